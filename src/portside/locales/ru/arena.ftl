# Арена и лаборатория: результаты, отчёты, ошибки.

arena-done = { $title }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, зерно { $seed }.
arena-standing = { $place }. { $name }: рейтинг { $rating } (с уверенностью 95 %: от { $low } до { $high }), оставил позади { $beaten } % соперников.
arena-failed = { $name } проиграл { $count ->
    [one] { $count } партию
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
} из-за сбоя: { $why }
arena-written = Записано: { $path }

arena-failure-crash = упал.
arena-failure-timeout = думал слишком долго.
arena-failure-illegal = выбрал то, что не разрешено:
arena-failure-answer = дал ответ, который нельзя прочесть:

arena-report-title = { $title }: арена
arena-report-lead = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
} в { $title }, мест: { $seats }, зерно { $seed }. Каждая раздача сыграна по разу с каждого места, с той же удачей.
arena-report-ratings = Рейтинги
arena-report-ratings-note = 400 пунктов — это шансы десять к одному; среднее по всем — 0. Отрезки — интервалы 95 %, они учитывают партии с общей удачей.
arena-report-bot = Бот
arena-report-rating = Рейтинг
arena-report-interval = Интервал 95 %
arena-report-beaten = Соперников позади
arena-report-matches = Партий
arena-report-match = Партия
arena-report-mean = Очков в среднем
arena-report-meetings = Кто кого победил
arena-report-meetings-note = Какую долю встреч бот слева выиграл у бота сверху; равное место считается за половину.
arena-report-meetings-caption = Доля выигранных встреч
arena-report-hint = с уверенностью 95 %: от { $low } до { $high } %, партий: { $matches }
arena-report-seats = Места за столом
arena-report-seats-note = Доля первых мест у каждого места за столом. Каждый бот сидел на каждом, так что сила взаимно гасится; черта — равная доля.
arena-report-seat = Место { $seat }
arena-report-seat-head = Место
arena-report-length = Длина
arena-report-length-note = В среднем ходов в партии: { $moves }.
arena-report-points = Очки
arena-report-failures = Сбои
arena-report-no-failures = Сбоев не было.
arena-report-failed = { $count ->
    [one] { $count } партия проиграна
    [few] { $count } партии проиграны
    [many] { $count } партий проиграно
   *[other] { $count } партии проиграны
} ботом, который упал, думал слишком долго или выбрал неразрешённое.
arena-report-why = Что случилось

arena-lab-progress = Измеряем обе стороны; изменённая игра компилируется заново, это может занять две минуты
arena-lab-title = { $title }: лаборатория
arena-lab-lead = { $title } с { $changes } рядом со стандартной игрой: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
} с каждой стороны, мест: { $seats }, боты { $bots }, зерно { $seed }.
arena-lab-standard = стандарт
arena-lab-variant = изменено
arena-lab-figures = Цифры
arena-lab-figure = В среднем
arena-lab-moves = Ходов в партии
arena-lab-points = Очков у игрока
arena-lab-winning = Очков у победителя
arena-lab-margin = Отрыв победителя
arena-lab-shared = Первых мест поделено
arena-lab-order = Порядок хода
arena-lab-order-note = Доля первых мест, начиная с того, кто ходит первым; черта — равная доля.
arena-lab-place = очередь { $place }
arena-lab-uses = Использование каждого действия
arena-lab-uses-note = Сначала самые изменившиеся. Победы сравнивают использовавших с равной долей: 1 — ни хорошо, ни плохо. Использовавшие могли победить и по другим причинам.
arena-lab-action = Действие
arena-lab-times-standard = За партию, стандарт
arena-lab-times-variant = За партию, изменено
arena-lab-difference = Разница
arena-lab-wins-standard = Победы, стандарт
arena-lab-wins-variant = Победы, изменено
arena-lab-told = { $what }: { $was } → { $now }
arena-lab-told-order = Первых мест у ходящего в очередь { $place }: { $was } % → { $now } %
arena-lab-told-use = «{ $action }»: { $was } → { $now } раза за партию

arena-error-entrant = Нет бота «{ $name }»; есть { $bots }, а также python:ФАЙЛ.py:Класс, process:КОМАНДА, http://АДРЕС.
arena-error-twice = Два бота называются «{ $name }»; назовите одного иначе: ИМЯ=…
arena-error-class = «{ $target }» не называет класса; пишите python:ФАЙЛ.py:Класс или python:пакет.модуль:Класс.
arena-error-file = Нет файла { $path }.
arena-error-command = В «{ $command }» нет программы, которую можно запустить.
arena-error-few = Нужны хотя бы два бота; назовите их через --bots и --bot.
arena-error-no-change = Скажите, что изменить: --set ТАБЛИЦА.СТРОКА.КЛЮЧ=ЗНАЧЕНИЕ
arena-error-lab-bots = Лаборатория играет только скомпилированными ботами: { $bots }.
arena-error-set = «{ $change }» — не изменение; пишите ТАБЛИЦА.СТРОКА.КЛЮЧ=ЗНАЧЕНИЕ, например four_players.10.points=[6,3,2].
arena-error-set-value = В «{ $change }» значение { $value } нельзя прочесть; пишите число, true, false, "текст" или [список].
arena-error-set-table = В «{ $change }» нет таблицы { $name }; есть таблицы: { $known }.
arena-error-set-row = В «{ $change }» строка { $name } не одна или её нет; есть строки: { $known }.
arena-error-set-key = В «{ $change }» у строки нет { $name }; у неё есть: { $known }.
