# Les Ombres de Macao. После двоеточия именительный падеж: ни одно имя не склоняется.

macao-title = Les Ombres de Macao
    .line = Вербуйте участников триады и открывайте её заведения. От 2 до 4 игроков, около 30 минут.

## Карты и плитки

macao-resource-money = деньги
macao-resource-alcohol = алкоголь
macao-resource-weapons = оружие
macao-resource-opium = опиум
macao-resource-art = искусство
macao-card = { $kind } ({ $resource })
macao-card-trader = { $kind } { $one }/{ $two } ({ $resource })
macao-price = стоимость: { $cost }; { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
macao-price-needs = условие: { $cost }; { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
macao-none = нет
macao-kind-killer = Убийца
    .help = Вы платите её стоимость, и она становится красной. Сразу же по часовой стрелке каждый соперник сбрасывает одну живую синюю карту по своему выбору. (OM-9, OM-16)
macao-kind-dancer = Танцовщица
    .help = Вы платите её стоимость, и она становится красной. Сразу же вы заводите связь: берёте верхнюю карту стопки. (OM-9, OM-17)
macao-kind-policeman = Полицейский
    .help = Вы платите его стоимость, и он становится красным. Сразу же вы резервируете плитку из центра; открыть её сможете только вы. (OM-9, OM-18)
macao-kind-croupier = Крупье
    .help = Вы платите его стоимость, и он становится красным. С этих пор ваши персонажи, в стоимости которых ресурс указан несколько раз, стоят на 1 меньше, но не меньше 1. (OM-9, OM-19)
macao-kind-landlord = Трактирщик
    .help = Вы платите его стоимость, и он становится красным. С этих пор у вас может быть на одну синюю карту больше. (OM-9, OM-21)
macao-kind-sailor = Моряк
    .help = Вы платите его стоимость, и он становится красным. С этих пор при каждой оплате он даёт свой ресурс дважды. (OM-9, OM-22)
macao-kind-politician = Политик
    .help = Вы платите стоимость, и карта становится красной. Эффекта нет, зато монет больше всего. (OM-9, OM-22)
macao-kind-trader = Торговка
    .help = Вы платите её стоимость, и она становится красной. С этих пор два ресурса, которые она связывает, заменяют друг друга, а Торговки образуют цепочки. (OM-9, OM-20)
macao-kind-widow = Вдова
    .help = Вы платите её стоимость, и она становится красной. При каждой оплате она даёт джокер, а в конце отнимает у вас 2 монеты. (OM-9, OM-15)
macao-tile-harbour-restaurant = Портовый ресторан
macao-tile-temple-bar = Темпл-бар
macao-tile-china-club = Чайна-клуб
macao-tile-black-market = Чёрный рынок
macao-tile-casino-royal = Казино «Рояль»
macao-tile-art-gallery = Художественная галерея
macao-tile-red-chamber = Красная комната
macao-tile-officers-club = Офицерский клуб
macao-tile-distillery = Винокурня
macao-tile-crime-syndicate = Преступный синдикат
macao-needs-4-of-one-kind = 4 персонажа одного типа
macao-needs-6-blue = 6 синих персонажей
macao-needs-6-kinds = 6 разных типов
macao-needs-every-colour = синий и красный персонаж, зелёная и жёлтая плитка

## Сколько ещё не хватает

macao-outlook-short = Вам не хватает: { $count }.
macao-outlook-blue = { $count ->
    [one] Вы платите { $count } синей картой.
    [few] Вы платите { $count } синими картами.
   *[many] Вы платите { $count } синими картами.
}
macao-outlook-free = Ваши красные карты платят за всё.
macao-outlook-met = Условие выполнено.
macao-outlook-unmet = Условие не выполнено.

## Выбор

macao-contact = Завести связь, стопка { $pile }: { $card }; { $price }
    .help = Вы берёте верхнюю карту стопки синей стороной вверх, и открывается следующая. Если синих карт стало больше предела, затем вы сбрасываете одну. (OM-7, OM-8)
macao-contact-empty = Завести связь, стопка { $pile }
macao-recruit = Завербовать: { $card }; { $price }. { $outlook }
macao-open = Открыть: { $tile }; { $price }. { $outlook }
    .help = Плитка становится жёлтой, и её монеты ваши. Условие не стоит ни одной карты, а стоимость оплачивают так же, как у персонажа. (OM-11)
macao-pay = Заплатить картой: { $card }
    .help = Карта платит тем, что даёт, и её сбрасывают. Платить можно только нужными картами; вы называете их в порядке таблицы карт. (OM-9, OM-10)
macao-pay-widow = Заплатить картой: { $card }; до конца игры её накроет «Умершая Вдова»
    .help = Она платит одним джокером. Её не сбрасывают: её накрывает «Умершая Вдова», которая до конца игры занимает ячейку для синих карт. (OM-14)
macao-pay-fatal = Заплатить картой: { $card }; осторожно: до конца игры умершие Вдовы займут ваши ячейки для синих карт: { $dead } из { $slots }
macao-discard = Сбросить: { $card }; { $price }
    .help = Карта уходит под самую маленькую стопку. (OM-8, OM-12, OM-16)
macao-under = Под стопку { $pile }: { $cards }
    .help = Самых маленьких стопок несколько: вы выбираете, под какую уйдут все сброшенные карты вместе. (OM-12)
macao-lay = Следующей под стопку { $pile }: { $card }
    .help = Вы кладёте сброшенные карты одну за другой: от той, которая выйдет наверх первой, до последней. (OM-12)
macao-reserve = Зарезервировать: { $tile }; { $price }. { $outlook }
    .help = Вы берёте плитку зелёной стороной вверх. Открыть её можете только вы; до этого она ничего не приносит. (OM-18)
macao-pass = Пропустить ход
    .help = Других действий у вас нет. (OM-13)

## Почему нельзя

macao-no-over = Партия окончена.
macao-no-turn = Сейчас не ваш ход.
macao-no-finish-paying = Вы платите: сначала назовите синие карты, которыми платите.
macao-no-finish-dancer = Вы завербовали Танцовщицу: сначала заведите связь.
macao-no-finish-trimming = У вас больше синих карт, чем позволяет предел: сначала сбросьте одну.
macao-no-finish-killer = Завербована Убийца: сначала сбросьте живую синюю карту.
macao-no-finish-policeman = Вы завербовали Полицейского: сначала зарезервируйте плитку из центра.
macao-no-finish-choosing = Сначала выберите, под какую из самых маленьких стопок уйдут сброшенные карты.
macao-no-finish-laying = Сначала разложите сброшенные карты: от той, которая выйдет наверх первой, до последней.
macao-no-contact-empty = В этой стопке нет карт.
macao-no-card-blue = Этой карты нет среди ваших синих.
macao-no-card-dead = Ваша Вдова умерла: она ничего не даёт, её нельзя ни завербовать, ни сбросить.
macao-no-card-red = Эта карта уже красная.
macao-no-recruit-dear = Другие ваши карты не дают всего, что стоит этот персонаж.
macao-no-open-boxed = Этой плитки нет в игре.
macao-no-open-again = Это заведение уже открыто.
macao-no-open-reserved = Эту плитку зарезервировал другой игрок.
macao-no-open-alike = Нужно не меньше 4 персонажей одного типа, синих и красных вместе.
macao-no-open-blue = Нужно не меньше 6 живых синих персонажей.
macao-no-open-kinds = Нужны персонажи не меньше чем 6 разных типов, синие и красные вместе.
macao-no-open-colours = Нужны хотя бы один синий и один красный персонаж, одна зелёная и одна жёлтая плитка перед вами.
macao-no-open-dear = Ваши карты не дают всего, что стоит эта плитка.
macao-no-pay-nothing = Платить не за что: сначала скажите, кого вербуете или что открываете.
macao-no-pay-itself = Персонаж, которого вы вербуете, не платит сам за себя.
macao-no-pay-again = Этой картой вы уже платите.
macao-no-pay-order = Платят в порядке таблицы карт, а эта карта стоит раньше последней названной.
macao-no-pay-needless = Эта карта не оплатит ничего из того, чего ещё не хватает, или сделает работу красной карты.
macao-no-pay-short = Если следующей назвать эту карту, карт после неё не хватит, чтобы завершить оплату.
macao-no-discard-nothing = Сбрасывать нечего: к этому обязывают только предел или Убийца.
macao-no-under-nothing = Выбирать стопку не нужно: ничего не сброшено или самая маленькая стопка одна.
macao-no-under-smallest = Сброшенные карты уходят под самую маленькую стопку, а эта не такая.
macao-no-lay-nothing = Нет сброшенных карт, которые нужно разложить.
macao-no-lay-other = Этой карты нет среди сброшенных вами.
macao-no-reserve-nothing = Плитку резервирует только Полицейский в тот момент, когда вы его вербуете.
macao-no-reserve-centre = Этой плитки нет в центре.
macao-no-pass = Пропустить ход можно, только если вы не можете ни завести связь, ни завербовать, ни открыть.

## Рассказ

macao-story-first = Партию начинает: { $name }.
macao-story-centre = В центре: { $tiles }.
macao-story-top = На стопке { $pile } теперь видна: { $card }.
macao-story-empty = Стопка { $pile } пуста.
macao-story-contact = { $name }: связь со стопки { $pile } — { $card }.
macao-story-recruit = { $name } вербует; карта: { $target }. Стоимость: { $cost }.
macao-story-open = { $name } открывает: { $target }. Требуется: { $cost }.
macao-story-reds-pay = За всё платят красные карты.
macao-story-pay = { $name } платит картой: { $card }.
macao-story-covered = { $name }: «Умершая Вдова» накрывает Вдову, которая заплатила.
macao-story-discard = { $name } сбрасывает: { $card }.
macao-story-under = { $name } выбирает стопку { $pile } для сброшенных карт.
macao-story-lay = Под стопку { $pile } уходит: { $card }.
macao-story-onto = На пустой стопке { $pile } теперь лежит: { $card }.
macao-story-red = { $name }: новый участник — { $card }.
macao-story-yellow = { $name }: новое заведение — { $tile }.
macao-story-killer = Убийца: каждый соперник сбрасывает живую синюю карту.
macao-story-dancer = Танцовщица: { $name } заводит связь.
macao-story-dancer-idle = Танцовщица: карт нет ни в одной стопке, поэтому связи нет.
macao-story-policeman = Полицейский: { $name } резервирует плитку.
macao-story-policeman-idle = Полицейский: в центре нет плиток, резервировать нечего.
macao-story-spared = { $name }: живых синих карт нет, сбрасывать нечего.
macao-story-reserve = { $name } резервирует: { $tile }.
macao-story-pass = { $name }: действий нет, ход пропущен.
macao-story-seven = Близится конец: красных персонажей — { $count }. Круг доигрывают.
macao-story-no-tiles = Близится конец: в центре не осталось плиток. Круг доигрывают.
macao-story-notice-quiet = Кругов без вербовки и открытия: { $quiet }. Ещё { $notice } — и игра окончена.
macao-story-notice-long = До конца игры осталось кругов: не больше { $notice }.
macao-story-over = Игра окончена. { $rounds ->
    [one] Сыгран { $rounds } круг
    [few] Сыграно { $rounds } круга
   *[many] Сыграно { $rounds } кругов
}.
macao-story-over-quiet = Игра окончена: слишком много кругов без вербовки и открытия.
macao-story-over-long = Игра окончена: сыграно кругов: { $rounds }.

## Стол

macao-board-round = Круг { $round }. Первый в каждом круге: { $name }.
macao-board-over = Игра окончена.
macao-board-last = Близится конец: этот круг последний.
macao-board-quiet = Кругов без вербовки и открытия: { $quiet }. После { $limit } игра закончится.
macao-board-long = Когда кругов будет { $limit }, игра закончится.
macao-board-centre = В центре:
macao-board-centre-empty = В центре не осталось плиток.
macao-board-item = { $item }; { $price }.
macao-board-piles = Стопки (в скобках — что даёт карта):
macao-board-pile = { "  " }Стопка { $pile }: { $item } Ниже неизвестных: { $unknown }.
macao-board-pile-empty = { "  " }Стопка { $pile }: пусто.
macao-board-known = Затем: { $cards }.
macao-board-known-more = Затем: { $cards } и ещё { $more }.
macao-board-seat = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}. Занято синих ячеек: { $used } из { $limit }.
macao-board-dead = Умершие Вдовы: { $count }.
macao-board-blue = Синие: { $cards }.
macao-board-red = Красные, { $count } из { $limit }: { $cards }.
macao-board-green = Зарезервировано: { $tiles }.
macao-board-own-green = Зарезервировано вами:
macao-board-yellow = Открыто: { $tiles }.
macao-board-paying = { $name } платит за: { $target }. Уже названы: { $paid }. Осталось назвать карт: { $count }.
macao-board-placing = { $name } раскладывает сброшенные карты: { $cards }.
macao-board-trimming = { $name }: синих карт больше предела, одну нужно сбросить.
macao-board-killing = { $name }: нужно сбросить карту из-за Убийцы.
macao-board-contacting = { $name }: Танцовщица велит завести связь.
macao-board-reserving = { $name }: Полицейский велит зарезервировать плитку.

## Счёт

macao-bill-seat = { $place }. { $name }
macao-bill-line = { $item }: { $coins }
macao-bill-total = Всего: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}; открытые заведения: { $tiles }; красные персонажи: { $members }

## Стол в браузере

macao-resource-joker = джокер
macao-round = Раунд { $round }
macao-places-left = Мест осталось: { $left } из { $all }
macao-piles = Новые связи
macao-places = Заведения
macao-cards = { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
macao-discards-here = , сброс идёт сюда
macao-shut = Закрыто
macao-reserved = Ваш резерв
macao-members = Члены: { $count } из { $limit }
macao-contacts = Связи: { $count } из { $limit }
macao-no-members = Членов пока нет: завербуйте одну из своих связей.
macao-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
macao-coins-word = { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}
macao-dead-widow = Мёртвая Вдова
macao-supply = Может дать
macao-between = { "; " }
macao-cost-is = Стоимость: { $cost }
macao-unit-told = { $resource }: { $how }
macao-supply-of = { $resource }: { $red } от членов, { $blue } от связей
macao-lasting-croupier = −1 за пары
macao-lasting-landlord = +1 связь
macao-look-large = { $name }: показать карты крупно
macao-last = Последний раунд.
macao-turns-left = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[many] Осталось { $count } ходов.
}
macao-ribbon-killer = — каждый соперник сбрасывает связь. Сейчас: { $name }.
macao-ribbon-policeman = — резервируется заведение: { $name }.
macao-ribbon-dancer = — новая связь: { $name }.
macao-effect-killer = При вербовке каждый соперник сбрасывает связь.
macao-effect-dancer = При вербовке вы сразу берёте карту.
macao-effect-policeman = При вербовке вы сразу резервируете заведение.
macao-effect-croupier = Повторяющиеся ресурсы стоят на 1 меньше.
macao-effect-landlord = Можно иметь на одну связь больше.
macao-effect-sailor = Даёт ресурс дважды.
macao-effect-politician = Без действия, зато больше всех монет.
macao-effect-trader = Два её ресурса заменяют друг друга.
macao-effect-widow = Платит любым ресурсом; среди членов стоит 2 монеты.
macao-tab-recruit = вербуется
macao-tab-pays = платит: { $resource }
macao-tab-spares = минус 1
macao-tab-proposed = заплатит
macao-unit-due = нужно
macao-unit-spared = не нужно
macao-unit-red = есть
macao-unit-blue = есть
macao-bill-of-cost = Счёт
macao-outlook-missing = Не хватает: { $count }. Поможет: { $helps }.
macao-button-recruit = Завербовать
macao-button-open = Открыть
macao-button-contact = Взять
macao-button-choose = Выбрать карты
macao-button-proposal = Заплатить предложенными картами: { $count }
macao-ask-wait = Ждём: { $name }
macao-ask-wait-turn = Связь, вербовка или открытие.
macao-ask-wait-starting = Партия начинается.
macao-ask-wait-tiling = Вытягиваются заведения.
macao-ask-wait-dealing = Раздаются стопки.
macao-ask-wait-topping = Открывается карта.
macao-ask-wait-paying = Идёт оплата.
macao-ask-wait-contacting = Танцовщица приводит связь.
macao-ask-wait-trimming = Сверх предела: одна связь уходит.
macao-ask-wait-killing = Убийца забирает связь.
macao-ask-wait-reserving = Полицейский резервирует заведение.
macao-ask-wait-choosing = Раскладывается сброс.
macao-ask-wait-laying = Раскладывается сброс.
macao-ask-wait-ended = Партия окончена.
macao-ask-turn = Возьмите, завербуйте или откройте
    .text = Возьмите верхнюю карту стопки, переверните свою связь красной стороной или откройте заведение.
macao-ask-contact = Взять: { $name }
macao-ask-recruit = Вербовка: { $name }
macao-ask-open = Открыть: { $name }
macao-ask-pay = Выберите карту, которая заплатит: { $resources }.
macao-ask-contacting = Возьмите карту
    .text = Танцовщица приводит связь: выберите стопку.
macao-ask-trimming = Сбросьте связь
    .text = У вас на одну больше предела.
macao-ask-killing = Сбросьте связь
    .text = Завербована Убийца.
macao-ask-reserving = Зарезервируйте заведение
    .text = Открыть его сможете только вы.
macao-ask-choosing = Выберите стопку
    .text = Несколько одинаково малы: сброс пойдёт под одну из них.
macao-ask-laying = Разложите сброс
    .text = Первая карта первой и вернётся.
macao-key-pile = взять из этой стопки
macao-column-pile = Стопка
macao-column-top = Сверху
macao-column-cost = Стоимость
macao-column-coins = Монеты
macao-column-below = Ниже
macao-column-place = Заведение
macao-column-outlook = Для вас
macao-column-card = Карта
macao-column-player = Игрок
macao-column-members = Члены
macao-column-contacts = Связи
macao-below = неизвестных: { $count }
macao-slots = { $used } из { $limit }
macao-your-contacts = Ваши связи
macao-organisations = Организации
macao-total = Всего
macao-tie = Монет поровну. Открытых заведений: { $tiles }, затем членов: { $members }.

macao-guide-contact = Возьмите верхнюю карту стопки: она станет вашей связью, синей стороной вверх. Связь один раз даёт ресурс, что справа внизу, чтобы оплатить другую карту, и уходит.
macao-guide-turn = Собирайте связи, которые оплатят друг друга. Список слева на карте — её цена, круглый знак справа — что она даёт.
macao-guide-recruit = Вы можете вербовать: оплаченная связь становится красной, приносит монеты и отныне даёт ресурс при каждой оплате. Нажмите на неё, чтобы увидеть счёт.
macao-guide-paying = Красные члены платят первыми, сами. Выберите связи, которые заплатят остальное; уйдёт не больше, чем нужно.
macao-guide-killing = Убийца заставляет всех остальных отдать связь. Сбросьте ту, которую не жалко.
macao-guide-reserving = Зарезервируйте заведение, которое скоро сможете открыть: больше никто этого не сможет.
macao-guide-wait = Смотрите, что собирают другие. Игра кончается, когда у кого-то семь членов или не осталось заведений.
