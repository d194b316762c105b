# Как думает каждый уровень ботов, одной фразой.

bots-deckhand-shanghaien = смотрит, как раунд выглядит сейчас, и ошибается на очко-другое.
bots-deckhand-macao = примерно знает, чем хорош ход, и часто ошибается; вперёд почти не смотрит.
bots-deckhand-montego-bay = { bots-deckhand-macao }
bots-bosun-shanghaien = перед каждым ходом пробует несколько сотен путей, какими может пойти партия.
bots-bosun-macao = взвешивает разумные ходы и один-два ответа и иногда ошибается.
bots-bosun-montego-bay = { bots-bosun-macao }
bots-mate-shanghaien = просчитывает раунд до конца, а о том, что после него, судит по простому правилу.
bots-mate-macao = смотрит на несколько ходов вперёд и редко ошибается в оценке.
bots-mate-montego-bay = { bots-mate-macao }
bots-captain-shanghaien = просчитывает раунд до конца со всеми хитростями и выучил, сколько побед стоит каждый исход.
bots-captain-macao = до секунды перебирает сотни продолжений и каждое доигрывает разумными ходами до конца.
bots-captain-montego-bay = до секунды перебирает тысячи продолжений, а судить научился на десяти тысячах партий.
bots-admiral-shanghaien = играет так же, как captain: раунд решён, и лишнее время ничего бы не изменило.
bots-admiral-macao = думает так же, как captain, но на двух ядрах и до пяти секунд.
bots-admiral-montego-bay = { bots-admiral-macao }
