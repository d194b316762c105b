# Shanghaien. Имена и названия стоят только в именительном падеже: в начале, после двоеточия или в кавычках.

shanghaien-title = Shanghaien
    .line = Два капитана разыгрывают на кубиках моряков из таверны. 2 игрока, около 20 минут.

## Карты

shanghaien-nation-american = Американец
shanghaien-nation-french = Француз
shanghaien-nation-german = Немец
shanghaien-nation-chinese = Китаец
shanghaien-nation-dutch = Голландец
shanghaien-nation-turkish = Турок
shanghaien-nation-spanish = Испанец
shanghaien-nation-italian = Итальянец
shanghaien-crew-american = Американцы
shanghaien-crew-french = Французы
shanghaien-crew-german = Немцы
shanghaien-crew-chinese = Китайцы
shanghaien-crew-dutch = Голландцы
shanghaien-crew-turkish = Турки
shanghaien-crew-spanish = Испанцы
shanghaien-crew-italian = Итальянцы
shanghaien-sailor = { $nation } { $value }
shanghaien-trick = Уловка ({ $first } или { $second })
shanghaien-effect-sailors = 2 моряка
    .short = 2 моряка
    .help = Карта навсегда вступает в одну из ваших команд и считается моряком ценностью 2. Нацию вы выбираете следующим шагом; в ней у вас должен быть настоящий моряк. Потом вы, как обычно, выкладываете кубик. (SH-16)
shanghaien-effect-change = +/−1
    .short = ±1
    .help = Вы поворачиваете один из двух кубиков так, чтобы число стало на единицу больше или меньше, но не больше 6 и не меньше 1. Потом выкладываете любой из двух. Карта выбывает из игры. (SH-17, SH-20)
shanghaien-effect-again = Переброс
    .short = Переброс
    .help = Вы бросаете оба кубика ещё раз. Второй бросок окончательный; один из двух кубиков вы выкладываете. Карта выбывает из игры. (SH-19, SH-20)
shanghaien-effect-both = Выложить оба кубика
    .short = Оба кубика
    .help = Вы выкладываете оба кубика на их карты. Карта уловки выбывает из игры. (SH-18, SH-20)
shanghaien-end-left = слева
shanghaien-end-right = справа
shanghaien-wild = 2 (уловка)
shanghaien-nobody = нет
shanghaien-none = нет
shanghaien-between = { "; " }

## Варианты

shanghaien-roll = Бросить два кубика
    .help = Вы бросаете два кубика, один выкладываете на карту с его числом, другой возвращаете в запас. (SH-7)
shanghaien-shanghai = Объявить «Шанхай»: раунд кончается, таверну делят
    .help = Раунд кончается. Каждая карта достаётся тому, у кого на ней больше кубиков; если кубиков поровну, решают суммы чисел на кубиках соседних карт. Следующий раунд начинает соперник. (SH-9, SH-11, SH-12, SH-14)
shanghaien-place = Выложить { $value ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
   *[other] { $value }
} на карту «{ $card }»
    .help = Кубик лежит на карте со своим числом до конца раунда. Ход переходит к сопернику. (SH-6, SH-7)
shanghaien-place-any = Выложить { $value ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
   *[other] { $value }
}
shanghaien-place-first = Выложить { $value ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
   *[other] { $value }
} на карту «{ $card }», карта 1 — крайняя { $end }
shanghaien-play = Сыграть «{ $effect }» с карты «{ $card }»
shanghaien-join = { $nation }: сила команды { $strength }, станет { $after }
    .help = Карта уловки считается моряком этой нации ценностью 2 до конца игры. (SH-16)
shanghaien-turn = Повернуть кубик: было { $value }, станет { $after }
    .help = Дальше важно новое число кубика: и чтобы его выложить, и для соседних карт. (SH-17)
shanghaien-both = Выложить оба кубика, карта 1 — крайняя { $end }
    .help = Один и тот же край действует для обоих кубиков. Для обоих игроков он остаётся таким до конца раунда. (SH-8, SH-18)

## Почему нельзя

shanghaien-no-over = Партия окончена.
shanghaien-no-turn = Сейчас не ваш ход.
shanghaien-no-roll-few = Для броска нужно два кубика; если их меньше, вы обязаны объявить «Шанхай».
shanghaien-no-roll-again = Кубики уже брошены: один из них нужно выложить.
shanghaien-no-shanghai-few = Объявить «Шанхай» можно, только когда выложено не меньше двух ваших собственных кубиков.
shanghaien-no-shanghai-rolled = Кубики уже брошены, один нужно выложить. «Шанхай» объявляют в начале хода.
shanghaien-no-place-unrolled = Сначала бросьте кубики: выложить можно только кубик из нового броска.
shanghaien-no-place-other = Ни на одном из брошенных кубиков нет этого числа.
shanghaien-no-place-endless = Это первый кубик раунда: вместе с ним выберите, какой край ряда станет картой 1.
shanghaien-no-place-set = Где карта 1, в этом раунде уже решено.
shanghaien-no-trick-card = У вас нет такой карты уловки.
shanghaien-no-trick-unrolled = Уловку играют сразу после собственного броска, а не до него.
shanghaien-no-trick-second = Ваша уловка этого раунда уже сыграна.
shanghaien-no-trick-sailor = Для «2 моряка» нужен хотя бы один ваш моряк, а у вас их пока нет.
shanghaien-no-join-pending = Сыграно «2 моряка»: сначала выберите нацию, в команду которой вступит карта.
shanghaien-no-turn-pending = Сыграно «+/−1»: сначала поверните один из кубиков.
shanghaien-no-both-pending = Сыграно «Выложить оба кубика»: теперь выкладываются оба. Выберите край карты 1.
shanghaien-no-join-card = Карта вступает в команду, только если сыграть её как «2 моряка».
shanghaien-no-join-nation = У вас нет настоящего моряка этой нации, к которому могла бы присоединиться карта.
shanghaien-no-turn-card = Кубик поворачивают, только если сыграно «+/−1».
shanghaien-no-turn-limit = Шестёрку нельзя увеличить, единицу нельзя уменьшить.
shanghaien-no-both-card = Выложить сразу оба кубика и выбрать край можно, только если уловка «Выложить оба кубика» открывает раунд.

## Рассказ

shanghaien-story-first = Партию начинает { $name }.
shanghaien-story-tavern = Раунд { $round }: начинает { $name }. В таверне, слева направо: { $cards }.
shanghaien-story-dice = { $name } бросает кубики: { $low } и { $high }.
shanghaien-story-place = { $name } выкладывает { $value ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
    [6] шестёрку
   *[other] { $value }
} на карту «{ $card }».
shanghaien-story-end = В этом раунде карта 1 — крайняя { $end }.
shanghaien-story-play = { $name } играет уловку: «{ $effect }».
shanghaien-story-join = { $name }: карта вступает в команду «{ $nation }».
shanghaien-story-turn = { $name } поворачивает кубик: было { $value }, стало { $after }.
shanghaien-story-shanghai = { $name } объявляет «Шанхай»!
shanghaien-story-settle-empty = Карта { $number }, { $card }: кубиков нет; карта выбывает из игры.
shanghaien-story-settle-majority = Карта { $number }, { $card }: её забирает { $name }, кубиков { $more } против { $less }.
shanghaien-story-settle-neighbours = Карта { $number }, { $card }: кубиков поровну; её забирает { $name }, на соседних картах { $more } против { $less }.
shanghaien-story-settle-tied = Карта { $number }, { $card }: кубиков поровну, на соседних картах { $more } против { $less }; карта выбывает из игры.

## Стол

shanghaien-board-round = Раунд { $round } из { $rounds }.
shanghaien-board-end = Карта 1 — крайняя { $end }.
shanghaien-board-end-unset = С какого края карта 1, решит первый кубик раунда.
shanghaien-board-dice = { $name }: { $dice }
shanghaien-board-outlook-majority = сейчас забирает { $name }: больше кубиков
shanghaien-board-outlook-neighbours = сейчас забирает { $name }: кубиков поровну, на соседних картах больше
shanghaien-board-outlook-tied = сейчас не забирает никто: кубиков поровну, на соседних картах тоже
shanghaien-board-crew = { $name }: { $crew }
shanghaien-board-no-crews = Команд пока ни у кого нет.
shanghaien-board-points = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
shanghaien-board-equal = поровну: очков не получает никто
shanghaien-board-trick = { $card }{ $count ->
    [one] { "" }
    [few]  — { $count } карты
    [many]  — { $count } карт
   *[other]  — { $count } карты
}
shanghaien-board-seat = { $name }: в запасе { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}. Уловки: { $tricks }. Если считать сейчас: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.{ $used }
shanghaien-board-used = { " " }Уловка этого раунда уже сыграна.
shanghaien-board-rolled = { $name }: на кубиках { $low } и { $high }.

## Подсчёт

shanghaien-bill-tricks = Неиспользованные уловки, { $name }: { $points }
shanghaien-bill-total = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Стол в браузере

shanghaien-progress = Раунд { $round } из { $rounds }
shanghaien-card-trick = Уловка
shanghaien-tavern = Таверна
shanghaien-crews = Команды
shanghaien-crews-now = если бы игра кончилась
shanghaien-crews-caption = Моряки по нациям
shanghaien-tricks = Несыгранные уловки
shanghaien-tricks-unused = { $count ->
    [one] уловка не сыграна
    [few] уловки не сыграно
    [many] уловок не сыграно
   *[other] уловки не сыграно
}
shanghaien-deck = { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
    [many] { $cards } карт в колоде
   *[other] { $cards } карты в колоде
}
shanghaien-in-supply = в запасе: { $dice }
shanghaien-dice-left = { $dice ->
    [one] { $dice } кубик в запасе
    [few] { $dice } кубика в запасе
    [many] { $dice } кубиков в запасе
   *[other] { $dice } кубика в запасе
}
shanghaien-rolled = Брошено: { $low } и { $high }
shanghaien-die-of = { $name }: { $value }
shanghaien-take-die = Взять { $value }
shanghaien-orient = Карта 1 на этом краю, для обоих, в этом раунде
shanghaien-outlook-leaves = сейчас уходит из игры
shanghaien-outlook-goes = сейчас достаётся: { $name }
shanghaien-reason-empty = без кубиков
shanghaien-reason-majority = больше
shanghaien-reason-neighbours = соседи
shanghaien-reason-tied = поровну
shanghaien-button-roll = Бросить
shanghaien-button-shanghai = «Шанхай»
shanghaien-column-number = Карта
shanghaien-column-card = Моряк или уловка
shanghaien-column-dice = Кубики: { $name }
shanghaien-column-outlook = Сейчас
shanghaien-column-nation = Нация
shanghaien-column-points = Очки
shanghaien-ask-wait = Ходит { $name }
shanghaien-ask-wait-turn = Бросить кубики или объявить «Шанхай».
shanghaien-ask-wait-place = Брошено { $low } и { $high }: один нужно выложить.
shanghaien-ask-wait-trick = Разыгрывается уловка.
shanghaien-ask-settle = «Шанхай»!
    .text = Каждая карта достаётся тому, кто на ней впереди.
shanghaien-ask-deal = Шесть новых карт
    .text = Они выходят в таверну из колоды.
shanghaien-ask-roll = Бросьте два кубика
    .text = Потом один вы выкладываете на карту с его номером.
shanghaien-ask-either = Бросьте или объявите «Шанхай»
    .text = «Шанхай» кончает раунд: каждая карта достаётся тому, кто на ней впереди.
shanghaien-ask-shanghai = Объявите «Шанхай»
    .text = Для броска кубиков не хватает: раунд кончается.
shanghaien-ask-place = Выложите один кубик
    .text = У вас { $low } и { $high }. Другой вернётся в запас.
    .first = У вас { $low } и { $high }. Первый кубик решает, на каком краю карта 1.
shanghaien-ask-join = Назовите нацию
    .text = Уловка вступает в одну из ваших команд как моряк силы 2.
shanghaien-ask-turn = Поверните один кубик
    .text = На один вверх или вниз; потом выложите любой.
shanghaien-ask-both = Выберите край
    .text = Выкладываются оба кубика; карта 1 — на том краю, что вы выберете.
shanghaien-guide-roll = В каждом раунде в таверне шесть карт. В свой ход вы бросаете два кубика и один выкладываете на карту с его номером. Нажмите «Бросить».
shanghaien-guide-first = Это первый кубик раунда: двойка может лечь на вторую карту слева или справа. Тем самым вы решаете для обоих, где карта 1. Нажмите на отмеченную карту.
shanghaien-guide-place = Выберите один из двух кубиков: нажмите на его отмеченную карту или перетащите кубик. Карту берёт тот, у кого на ней больше кубиков; поровну — решают соседние карты. Маленький ярлык показывает, кто впереди.
shanghaien-guide-wait = Теперь соперник бросает и выкладывает кубик, как и вы.
shanghaien-guide-shanghai = На картах два ваших кубика, и вместо броска можно объявить «Шанхай»: раунд кончится, каждая карта достанется тому, кто впереди. В конце каждая нация приносит очки более сильной команде. Бросайте дальше, пока надеетесь на большее.
shanghaien-guide-trick = Уловку играют один раз и сразу после броска. Несыгранная, она стоит очко в конце.
shanghaien-key-roll = бросить
shanghaien-key-place = выложить этот кубик; перед первым кубиком раунда: взять его
shanghaien-key-end = край карты 1 для взятого кубика
shanghaien-key-shanghai = объявить «Шанхай»
