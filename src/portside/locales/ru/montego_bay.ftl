# Montego Bay. После двоеточия и тире — именительный падеж, чтобы имена не нужно было склонять.

montego_bay-title = Montego Bay
    .line = Докеры ходят вокруг складов, теснят друг друга и грузят уходящие корабли. От 2 до 4 игроков, около 60 минут.

## Фигурки, отсеки, корабли

montego_bay-piece-large = большой докер
montego_bay-piece-small = маленький докер
montego_bay-piece-third = третий докер
montego_bay-piece-third-large = третий докер (большой)
montego_bay-piece-third-small = третий докер (маленький)
montego_bay-piece-jack = Ленивый Джек
montego_bay-short-large = большой
montego_bay-short-small = маленький
montego_bay-short-third = третий
montego_bay-short-jack = Джек
montego_bay-owned = { $name }, { $piece }
montego_bay-tile = { $name } { $piece }
montego_bay-pub-left = левый паб
montego_bay-pub-right = правый паб
montego_bay-store-good = { $count ->
    [one] { $count } бочка
    [few] { $count } бочки
   *[many] { $count } бочек
}
montego_bay-store-damaged = { $count ->
    [one] { $count } повреждённая
    [few] { $count } повреждённые
   *[many] { $count } повреждённых
}
montego_bay-store-coin = монета
montego_bay-store-empty = ничего
montego_bay-pilot = лоцманский катер
montego_bay-ship = корабль на { $slots } ({ $points })
montego_bay-share = { $name } { $count }
montego_bay-nobody = никто
montego_bay-free = свободно

## Что можно сделать

montego_bay-hire = Нанять Ленивого Джека за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
    .help = Вы платите в банк. Затем называете одного из своих докеров: Ленивый Джек встаёт рядом с ним, в этом раунде идёт первым и опустошает отсек для вас. (MB-9, MB-11)
montego_bay-decline = Обойтись без Ленивого Джека
    .help = Монеты остаются у вас. Спрашивают следующего, кто может заплатить. Вас в этом раунде больше не спросят. (MB-9)
montego_bay-host = Рядом с Ленивым Джеком: { $piece }
    .help = Он выходит с клетки этого докера и получает одну из тех же пяти карт, то есть другое значение. (MB-9, MB-10)
montego_bay-pick = Карта { $card }: { $piece }
    .help = Фигурка проходит столько клеток по часовой стрелке; занятые тоже считаются. С занятой клетки она вытесняет стоящую там фигурку на клетку напротив, если та свободна, а иначе пятится. Карты можно менять, пока не выложили все. (MB-10 – MB-13)
montego_bay-pick-jack = Карта: Ленивый Джек
    .help = Ленивый Джек идёт первым, с клетки напарника, на другое число клеток. На этой клетке стоит напарник, поэтому Джек может оказаться позади него. Карты можно менять, пока не выложили все. (MB-10, MB-11, MB-13)
montego_bay-load = Погрузить у причала { $pier }: { $ship }, { $aboard ->
    [one] на борту { $aboard } ваша бочка
    [few] на борту { $aboard } ваши бочки
   *[many] на борту { $aboard } ваших бочек
}, { $free ->
    [one] { $free } свободная ячейка
    [few] { $free } свободные ячейки
   *[many] { $free } свободных ячеек
}
    .help = Одна бочка из вашего запаса отправляется на борт. Кто занял последнюю ячейку корабля, тот сразу отправляет его в путь и получает ещё 1 очко. (MB-15, MB-18)
montego_bay-load-empty = Погрузить у причала { $pier }: судна нет
montego_bay-unload = Снять у причала { $pier }: { $ship }, { $aboard ->
    [one] на борту { $aboard } ваша бочка
    [few] на борту { $aboard } ваши бочки
   *[many] на борту { $aboard } ваших бочек
}
    .help = Одна ваша бочка возвращается с этого корабля в запас: в отсеке повреждённые бочки. (MB-16)
montego_bay-unload-empty = Снять у причала { $pier }: судна нет

## Почему нельзя

montego_bay-no-over = Партия окончена.
montego_bay-no-luck = Сначала жребий: что-то вытягивают.
montego_bay-no-asked-other = О Ленивом Джеке спрашивают другого игрока.
montego_bay-no-work-other = Свой отсек опустошает фигурка другого игрока; порядок определяет Тальман.
montego_bay-no-asked-now = О Ленивом Джеке спрашивают только в начале раунда: тех, кто может заплатить, начиная с того, у кого меньше очков.
montego_bay-no-host-pending = Вы наняли Ленивого Джека: сначала назовите докера, рядом с которым он встанет.
montego_bay-no-host-unhired = Докера для Ленивого Джека называет только тот, кто его нанял, и сразу после найма.
montego_bay-no-third = Третий докер есть у игроков только при игре вдвоём.
montego_bay-no-jack = В этом раунде вы не нанимали Ленивого Джека.
montego_bay-no-pick-now = Карты выбирают в начале раунда, пока докеры не пошли.
montego_bay-no-answer-pending = Сначала скажите, нанимаете ли вы Ленивого Джека.
montego_bay-no-pick-others = У этой фигурки карта уже есть. Сначала выберите карты остальным своим фигуркам, потом её можно будет сменить.
montego_bay-no-pick-partner = Ленивый Джек и докер рядом с ним берут из одних и тех же пяти карт; эта занята.
montego_bay-no-pick-same = У фигурки уже эта карта.
montego_bay-no-load-now = Сейчас вам нечего грузить.
montego_bay-no-load-damaged = Эти бочки повреждены: вы снимаете свои с кораблей.
montego_bay-no-load-pilot = Лоцманский катер бочек не берёт.
montego_bay-no-load-empty = У этого причала нет корабля.
montego_bay-no-unload-now = Бочки снимают, только когда ваш докер стоит у отсека с повреждёнными.
montego_bay-no-unload-good = Эти бочки целые: их грузят все.
montego_bay-no-unload-none = Там на борту нет ваших бочек.

## Рассказ

montego_bay-story-warehouse = Склад { $number }: клетка { $north } — { $north_store }; клетка { $south } — { $south_store }.
montego_bay-story-order = Очерёдность с позиции 1: { $order }.
montego_bay-story-pier = Причал { $pier }: { $ship }.
montego_bay-story-top = Верх стопки { $pile }: { $ship }.
montego_bay-story-round = Раунд { $round }.
montego_bay-story-hire = { $name } нанимает Ленивого Джека за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
montego_bay-story-decline = { $name } обходится без Ленивого Джека.
montego_bay-story-host = Рядом с Ленивым Джеком: { $piece }, клетка { $space }.
montego_bay-story-pick = { $name } кладёт карту рубашкой вверх: { $piece }.
montego_bay-story-change = { $name } меняет карту.
montego_bay-story-reveal = Все карты выложены. Докеры идут.
montego_bay-story-move = { $piece }: карта { $card }, с клетки { $start } на клетку { $space }.
montego_bay-story-leave = { $piece }: карта { $card }, { $pub } — на клетку { $space }.
montego_bay-story-push = Вытеснение напротив, на клетку { $space }: { $piece }.
montego_bay-story-back = Оттуда никого не вытеснить ({ $other }): назад до свободной клетки { $space }.
montego_bay-story-stay = Оттуда никого не вытеснить ({ $other }): назад на клетку { $space }, где ход и начался.
montego_bay-story-store = Тальман, клетка { $space }: { $piece }. В отсеке: { $store }.
montego_bay-story-coin = { $name } берёт монету; теперь монет: { $coins }.
montego_bay-story-no-coin = Монет в банке больше нет.
montego_bay-story-short = В запасе не хватает бочек ({ $name }); погрузить: { $count }.
montego_bay-story-jack-damaged = Из-за Ленивого Джека бочки не снимают.
montego_bay-story-few = Больше на борту нет ({ $name }); снять: { $count }.
montego_bay-story-load = { $name } грузит бочку у причала { $pier }: { $ship }, { $free ->
    [one] { $free } свободная ячейка
    [few] { $free } свободные ячейки
   *[many] { $free } свободных ячеек
}.
montego_bay-story-unload = { $name } снимает бочку у причала { $pier }: { $ship }.
montego_bay-story-pour = Кораблей в порту не осталось. { $name } несёт бочки в паб: { $count }.
montego_bay-story-pilot = Лоцманский катер уходит от причала 1.
montego_bay-story-sail-filled = Полон и уходит от причала { $pier }: { $ship }. Бочки: { $barrels }. Очки: { $points }.
montego_bay-story-sail-first = Первое судно уходит от причала { $pier }: { $ship }. Бочки: { $barrels }. Очки: { $points }.
montego_bay-story-sail-last = Подсчёт в конце: { $ship }. Бочки: { $barrels }. Очки: { $points }.
montego_bay-story-extra = Ещё 1 очко за последнюю ячейку: { $name }.
montego_bay-story-arrive = Новый у причала { $pier }: { $ship }.
montego_bay-story-second-pile = Начата вторая стопка: после этого раунда очерёдность тянут заново.
montego_bay-story-jack-leaves = Ленивый Джек покидает набережную.
montego_bay-story-shuffle = Жетоны очерёдности перемешивают.
montego_bay-story-closing = Судов в порту: { $boats }. Игра заканчивается.
montego_bay-story-pub = Подсчёт в пабе. Бочки: { $barrels }. Очки: { $points }.

## Поле

montego_bay-phase-laying = раскладывают склады
montego_bay-phase-ordering = тянут очерёдность
montego_bay-phase-berthing = приходят корабли
montego_bay-phase-turning = открывают корабль
montego_bay-phase-hiring = Ленивый Джек
montego_bay-phase-hosting = Ленивый Джек
montego_bay-phase-picking = карты
montego_bay-phase-loading = погрузка
montego_bay-phase-unloading = погрузка
montego_bay-phase-ended = конец
montego_bay-board-round = Раунд { $round }: { $phase }. В банке { $bank ->
    [one] { $bank } монета
    [few] { $bank } монеты
   *[many] { $bank } монет
}.
montego_bay-board-north = Северная полоса, слева направо, как идут докеры:
montego_bay-board-south = Южная полоса, слева направо, навстречу докерам:
montego_bay-board-space = клетка { $space }
montego_bay-board-good = { $count ->
    [one] { $count } бочка
    [few] { $count } бочки
   *[many] { $count } бочек
}
montego_bay-board-damaged = { $count ->
    [one] { $count } повреждена
    [few] { $count } повреждены
   *[many] { $count } поврежд.
}
montego_bay-board-coin = + монета
montego_bay-board-order = Очерёдность с позиции 1: { $order }.
montego_bay-board-pilot = Причал { $pier }: лоцманский катер, бочек не берёт.
montego_bay-board-empty-ship = Причал { $pier }: { $ship }, пустой.
montego_bay-board-ship = Причал { $pier }: { $ship }, свободно: { $free }. Бочки (очки сейчас): { $barrels }.
montego_bay-board-aboard = { $name } { $barrels } ({ $points })
montego_bay-board-pile = Стопка { $pile }: { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[many] { $ships } кораблей
}, сверху: { $top }.
montego_bay-board-unturned = Ещё не открыты: { $ships }.
montego_bay-board-unturned-kind = { $count } на { $slots }
montego_bay-board-no-piles = Кораблей больше не будет.
montego_bay-board-seat = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} (сейчас { $total }), { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, { $barrels ->
    [one] { $barrels } бочка
    [few] { $barrels } бочки
   *[many] { $barrels } бочек
}; { $dockers }.
montego_bay-board-piece = { $piece }: { $where }
montego_bay-board-laid = { " " }Карт выложено: { $laid } из { $pieces }.
montego_bay-board-pub = { " " }В пабе: { $count }.
montego_bay-board-host = Рядом с Ленивым Джеком: { $piece }.
montego_bay-board-load = Клетка { $space } — { $piece }. Осталось погрузить бочек: { $count }.
montego_bay-board-unload = Клетка { $space } — { $piece }. Осталось снять бочек: { $count }.
montego_bay-board-cards = Клетка без вытеснений
montego_bay-board-card = карта { $card }
montego_bay-board-card-laid = { $piece }, карта { $card }

## Счёт

montego_bay-bill-head = Очки
montego_bay-bill-filled = Заполненные корабли
montego_bay-bill-extra = Последние ячейки
montego_bay-bill-first = Первые суда
montego_bay-bill-last = Корабли в конце
montego_bay-bill-pub = Паб
montego_bay-bill-port = Корабли в порту и паб, при подсчёте сейчас
montego_bay-bill-total = Всего
montego_bay-bill-coins = Монеты, при равных очках

## Стол в браузере

montego_bay-round = Раунд { $round }
montego_bay-setting-up = Подготовка
montego_bay-step-jack = Джек
montego_bay-step-cards = Карты
montego_bay-step-moves = Ходы
montego_bay-step-loading = Погрузка
montego_bay-step-sailing = Отплытие
montego_bay-pier = Причал
montego_bay-port = Порт
montego_bay-quay = Набережная
montego_bay-houses = Склады
montego_bay-north = Северная полоса, по ходу докеров
montego_bay-south = Южная полоса, слева направо, против хода докеров
montego_bay-lane-north = север
montego_bay-lane-south = юг
montego_bay-roads = Следующие корабли
montego_bay-tally-man = Тальман
montego_bay-room = свободно { $free } из { $slots }
montego_bay-sails-soon = ещё { $count }, и он отплывёт: +1
montego_bay-pilot-takes-none = Лоцман: бочек не берёт
montego_bay-no-boat = пусто
montego_bay-pile-next = { $more ->
    [0] следующий, последний
   *[other] следующий, потом ещё { $more }
}
montego_bay-pile-second = вторая стопка, { $ships }
montego_bay-players = Игроки
montego_bay-bank = В банке монет: { $coins }
montego_bay-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
montego_bay-coins = { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}
montego_bay-barrels-left = { $barrels ->
    [one] бочка в запасе
    [few] бочки в запасе
   *[many] бочек в запасе
}
montego_bay-ready = готово
montego_bay-order = Очерёдность и карты
montego_bay-order-down = рубашкой вверх
montego_bay-order-turned = открытые
montego_bay-card-turned = карта { $card }
montego_bay-card-own = ваша карта { $card }, закрыта
montego_bay-card-down = закрытая карта
montego_bay-jack-for = Ленивый Джек работает на игрока: { $name }
montego_bay-jack-card = карта { $card }
montego_bay-lead = на клетку { $space }: { $store }.
montego_bay-lead-push = Вытесняет напротив: { $piece }.
montego_bay-lead-back = Отступает с клетки { $space }.
montego_bay-leads = Куда ведёт каждая карта, если вас не вытеснят
montego_bay-take-up = Взять: { $piece }
montego_bay-card-for = Карта { $card }, { $piece }
montego_bay-hand-loading = Осталось погрузить бочек: { $count }
montego_bay-hand-unloading = Осталось снять бочек: { $count }
montego_bay-button-hire = Нанять за 3
montego_bay-button-decline = Обойтись
montego_bay-column-ship = Корабль
montego_bay-column-aboard = { $barrels } ({ $points })
montego_bay-column-space = Клетка
montego_bay-column-lane = Полоса
montego_bay-column-store = Отсек
montego_bay-column-piece = Фигурка
montego_bay-column-position = Позиция
montego_bay-column-card = Карта
montego_bay-text-seat = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} ({ $total }, если подсчитать сейчас), { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, { $barrels ->
    [one] { $barrels } бочка
    [few] { $barrels } бочки
   *[many] { $barrels } бочек
} в запасе.
montego_bay-phase-beginning = начинается раунд
montego_bay-phase-moving = докеры идут
montego_bay-phase-walking = идёт Тальман
montego_bay-phase-pouring = бочки уходят в паб
montego_bay-phase-sailing = корабль отплывает
montego_bay-phase-shifting = очерёдность сдвигается
montego_bay-phase-closing = подсчёт последних кораблей

montego_bay-ask-wait = Ждём: { $names }
montego_bay-ask-wait-hiring = Предлагается Ленивый Джек.
montego_bay-ask-wait-hosting = Ленивый Джек получает место.
montego_bay-ask-wait-picking = Карты кладут рубашкой вверх.
montego_bay-ask-wait-loading = Опустошают отсек.
montego_bay-ask-wait-unloading = Испорченные бочки снимают с кораблей.
montego_bay-ask-wait-other = Раунд продолжается.
montego_bay-ask-hire = Нанять Ленивого Джека?
    .text = Он ходит первым и опустошает отсек для вас.
montego_bay-ask-host = Выберите докера для Джека
    .text = Джек начинает рядом с ним, с другой его картой.
montego_bay-ask-pick = { $count ->
    [one] Положите { $count } карту
    [few] Положите { $count } карты
   *[many] Положите { $count } карт
}
    .text = Тайна, пока не готовы все. Призрак показывает, куда придёт фигурка, если её не вытеснят.
montego_bay-ask-laid = Ваши карты лежат
    .text = Их можно менять, пока выбирают другие: { $names }.
montego_bay-ask-load = { $count ->
    [one] Погрузите { $count } бочку
    [few] Погрузите { $count } бочки
   *[many] Погрузите { $count } бочек
}
    .text = Ваша фигурка ({ $piece }) опустошает отсек ({ $store }). Выберите корабль для каждой бочки.
montego_bay-ask-unload = { $count ->
    [one] Снимите { $count } бочку
    [few] Снимите { $count } бочки
   *[many] Снимите { $count } бочек
}
    .text = Ваша фигурка ({ $piece }) у испорченных бочек ({ $store }). Выберите корабль.
montego_bay-key-pick = положить эту карту для взятой фигурки
montego_bay-key-piece = взять другую фигурку
montego_bay-key-pier = погрузить или снять у этого причала
montego_bay-key-jack = нанять Ленивого Джека или нет

montego_bay-guide-pick = Каждый докер идёт по часовой стрелке на столько клеток, сколько на его карте, и опустошает отсек рядом: бочки грузятся, испорченные снимают ваши с кораблей, монета ваша. Выберите карту для каждого докера; пунктир показывает, куда он может прийти.
montego_bay-guide-push = Кто приходит на занятую клетку, вытесняет фигурку напротив, за склад. Если и там занято, отступает тот, кто пришёл. Плитки очерёдности показывают, кто ходит раньше.
montego_bay-guide-laid = Выбирают и другие. Когда ляжет последняя карта, все открываются по плиткам очерёдности, и докеры идут.
montego_bay-guide-load = Тальман дошёл до вашего докера. Положите каждую бочку на любой корабль: у кого бочек больше всех, тому первое число, а кто заполнит последнее место, тому ещё очко.
montego_bay-guide-sail = Полный корабль отплывает и приносит очки сразу. После раунда корабль у причала 1 уходит в любом случае: грузите его вовремя.
montego_bay-guide-unload = Эти бочки испорчены: снимите столько же своих, где не так жалко.
montego_bay-guide-jack = За три монеты Ленивый Джек работает на вас весь раунд: ходит первым и опустошает ещё один отсек.
montego_bay-guide-wait = Смотрите, куда грузят другие: корабль, где вы впереди, стоит ещё одной бочки.
