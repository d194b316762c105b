# Стол в браузере: слова самого клиента. О ходе партии рассказывает файл игры.

web-home = Portside, начальная страница
web-skip = К столу
web-tools = Инструменты
web-menu = Меню
web-menu-language = Язык
web-menu-light = Освещение
web-menu-light-system = Как на устройстве
web-menu-light-light = День
web-menu-light-dark = Ночь
web-menu-sound = Звук
web-menu-notify = Позвать, когда мой ход
web-carry = Играть на другом устройстве
web-carry-text = Откройте эту ссылку там: и то устройство станет вашим. Она действует один раз, четверть часа. Никому её не давайте.
web-close = Закрыть
web-cancel = Отмена
web-loading = Минутку…
web-reload = Загрузить заново
web-error = Что-то пошло не так:
web-outdated = Portside обновился. Загрузите страницу заново; партия продолжится с того же места.

## Начальная страница

web-start-over = Карта
web-start-lede = Три портовые игры, как они есть: с друзьями или с ботами, в браузере или простым текстом.
web-poster-shanghaien = Плакат: боцман с трубкой между двумя кубиками
web-poster-macao = Плакат: женщина под вуалью перед ночными крышами Макао
web-poster-montego-bay = Плакат: корабль с бочками на фоне солнца
web-title-shanghaien = Shanghaien
web-title-macao = Les Ombres de Macao
web-title-montego_bay = Montego Bay
web-players-shanghaien = 2 игрока, 8 раундов
web-players-macao = от 2 до 4 игроков
web-players-montego_bay = от 2 до 4 игроков
web-line-of-shanghaien = Бросайте кубики в таверне, перебивайте соперника кубик за кубиком и звоните в колокол, пока удача с вами.
web-line-of-macao = Заводите связи, тратьте их, вербуйте лучших и одну за другой открывайте двери города.
web-line-of-montego_bay = Угадайте, куда побегут другие, столкните их со склада и последним загрузите нужный корабль.
web-play = Играть
web-play-game = Играть: { $game }
web-play-whom = С кем?
web-play-whom-bot = С ботом
web-play-whom-friends = С друзьями, по ссылке
web-play-whom-device = С друзьями, на этом устройстве
web-play-level = С каким ботом?
web-play-seats = Сколько игроков?
web-play-clock = Часы
web-play-clock-none = Без часов
web-play-clock-quick = 10 минут, +5 с за ход
web-play-clock-slow = 30 минут, +15 с за ход
web-play-clock-days = 3 дня на ход
web-play-public = Могут сесть и незнакомые
web-play-now = Играть
web-play-open = Открыть стол
web-name = Ваше имя
web-name-default = Гость
web-rules = Правила
web-rules-game = Правила: { $game }
web-rules-of = { $game }: правила
web-tables-mine = Ваши столы
web-tables-under-way = сейчас: { $count }
web-tables-public = Открытые столы
web-tables-open = Открыть
web-tables-watch = Смотреть
web-join = Сесть за стол
web-join-text = Вам прислали слово? Введите его здесь.
web-join-word = Слово стола
web-join-go = Войти
web-fair = Честные кубики
web-fair-text = Хеш зерна показан до первого броска, а зерно — после последнего: каждый может проверить каждый кубик.

## Стол

web-table = Стол
web-your-turn = Ваш ход
web-seat = Игрок { $number }
web-seat-acts = ходит
web-seat-waits = ждёт
web-seat-away = нет на месте
web-seat-resigned = сдача
web-seat-stand-in = за него играет бот
web-clock = Осталось времени
web-clock-days = дней: { $days }
web-log = Журнал
web-undo = Отменить ход
web-hint = Подсказка
web-hint-thinking = Бот думает…
web-hint-says = Бот сделал бы так:
web-talk = Сказать
web-not-now = Сейчас нельзя:
web-resign = Сдаться
web-resign-sure = Сдать эту партию? Вернуть её будет нельзя.
web-resign-yes = Да, сдаюсь
web-spectator = Вы смотрите.
web-take-back-ask = Попросить вернуть мой последний ход
web-take-back-asked = { $name } просит вернуть ход.
web-take-back-agree = Согласиться
web-take-back-decline = Нет
web-take-back-waits = Попросили вернуть ход; ответили ещё не все.
web-bots-preparing = Боты готовятся к игре. Это занимает около минуты и нужно только в первый раз.
web-stand-in-mine = За вас играет бот.
web-stand-in-back = Я здесь
web-stand-in-absent = За столом нет: { $name }.
web-stand-in-call = Пусть сыграет бот
web-moment = Взгляд назад.
web-moment-back = Вернуться
web-curtain = Только для глаз: { $name }
web-curtain-lift = Это я
web-lobby = Кто играет?
web-lobby-empty = Свободное место
web-lobby-sit = Сесть
web-lobby-leave = Встать
web-lobby-bot = Посадить бота
web-lobby-close = Отказаться от стола
web-invite = Позвать друзей
web-invite-text = Пошлите эту ссылку или слово «{ $word }». Кто придёт, когда все места заняты, может смотреть.
web-invite-link = Ссылка на стол
web-invite-copy = Скопировать
web-invite-copied = Скопировано
web-guide-offer = Первая партия? Каждый шаг первого раунда можно объяснить прямо здесь.
web-guide-yes = Объясните
web-guide-no = Не нужно
web-guide-stop = Спасибо, хватит
web-end-won = Вы победили
web-end-winner = Победа: { $name }
web-end-draw = Ничья
web-end-resigned = Сдача: { $name }.
web-end-again = Ещё партию
web-end-home = На начальную страницу
web-end-record = Партия текстом
web-end-fair = Зерно случая было

## Связь

web-line-up = Связь есть.
    .short = На связи
web-line-joining = Соединение…
    .short = Соединение
web-line-down = Связь прервана.
    .short = Нет связи
web-line-safe = Ваш последний ход сохранён.
web-line-unsent = Ваш последний ход ещё не отправлен; он будет отправлен.
web-line-retry = Новая попытка через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
web-line-now = Попробовать сейчас
web-problem-offline = Сервер не отвечает.
web-problem-answer = Сервер ответил ошибкой { $status }.
web-notice-lost = За краем карты
    .text = По этому адресу ничего нет. Возможно, ссылка неполная.
web-notice-offline = Никто не отвечает
    .text = Сервер не отвечает. Ничего не пропало: каждый подтверждённый ход сохранён. Попробуйте немного позже.
web-notice-closed = Стол закрыт
    .text = От этого стола отказались до начала партии.
web-notice-no-table = Пока не здесь
    .text = У этой игры ещё нет стола в браузере. В неё можно играть в терминале: portside play.
web-notice-other-rules = Другие правила
    .text = Эта партия сыграна по другой версии правил. Её ещё можно скачать текстом.
web-notice-problem = Так не получится

## Текстовый вид

web-text-view = Текстовый вид
web-chart-view = Карта
web-text-now = Сейчас
web-text-board = На столе
web-text-may = Вам можно
web-text-may-not = Вам нельзя
web-text-nothing = Сейчас ничего.

## Клавиши

web-keys = Клавиши
web-key-undo = отменить свой последний шаг
web-key-hint = спросить совета у бота
web-key-text = текстовый вид и обратно
web-key-log = к журналу
web-key-board = к столу
web-key-moves = к тому, что вам можно
web-key-rules = правила, на пункте последнего «сейчас нельзя»
web-key-escape = закрыть или вернуться
web-key-help = этот лист
web-key-number = в текстовом виде: действие с этим номером

## Replays

web-replay = Повтор
web-replay-events = { $at } из { $total }
web-replay-all = Знание всех мест
web-replay-spectator = Как зритель
web-replay-quiet = Ничего не сказано.
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = К концу
web-replay-speed = Скорость
web-replay-knowledge = С чьим знанием
web-replay-moment = Момент
web-replay-link = Ссылка на этот момент
web-replay-verify = Проверить кости
web-replay-dice-hold = Вся случайность следует из зерна.
web-replay-dice-wrong = Случай события { $event } не следует из зерна.
web-replay-dice-unknown = Случайность не проверить: зерно неизвестно, или это копия другой партии.
web-replay-play-on = Играть отсюда
web-replay-play-on-text = Откроется копия после события { $at }. Сама партия не изменится; дальше своя случайность.
web-replay-as = Вы играете
web-replay-against = Остальные — боты
web-replay-begin = Играть дальше
web-bring = Посмотреть запись
web-bring-text = Партия в текстовом файле, отсюда или нет:
