# Командная строка: справка, ошибки, результаты.

cli-about = Три настольные игры о портах, по всем правилам. Без команды стол открывается в браузере.
cli-usage = Использование:
cli-options = Параметры
cli-commands = Команды
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-lang = Язык: en, fr или ru.

cli-play = Сыграть в терминале: против ботов или с друзьями за одной клавиатурой.
cli-play-text = Текстовый стол, его читают программы экранного доступа (другого пока нет).
cli-play-bots = Боты на последних местах, через запятую: { $bots }.
cli-play-hot-seat = Без ботов: все играют за этой клавиатурой.
cli-play-seats = Число мест.
cli-play-names = Имена игроков за этой клавиатурой, через запятую.
cli-play-seed = Зерно партии (seed); без него берётся такое, которое никто не может предугадать.
cli-play-first = Номер места, которое начинает (с 1); без него решает жребий.
cli-play-load = Продолжить сохранённую партию.

cli-simulate = Провести много партий между ботами и подвести итоги.
cli-simulate-games = Число партий.
cli-simulate-seed = Одно и то же зерно (seed) даёт один и тот же результат при любом числе ядер.
cli-simulate-bots = По боту на каждое место, через запятую; если бот назван один, он занимает все места.
cli-simulate-cores = Число ядер; по умолчанию все.
cli-simulate-duplicate = Одна и та же удача в стольких партиях, сколько мест; каждый бот садится на каждое место по разу.
cli-simulate-json = Вывести результат одним объектом JSON.
cli-simulate-progress = Идут партии
cli-simulate-done = { $title }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }.
cli-simulate-bot = { $name }: { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
} ({ $rate } %, 95-процентный интервал: от { $low } до { $high } %); очков в среднем: { $points }.
cli-simulate-draws = Первое место поделено: { $draws ->
    [one] { $draws } раз
    [few] { $draws } раза
    [many] { $draws } раз
   *[other] { $draws } раза
}.
cli-simulate-length = Действий за партию: { $length }.
cli-simulate-speed = Действий в секунду: { $moves }; партий в секунду: { $games }.

cli-arena = Свести любых ботов в дубль-партиях и дать им рейтинг.
cli-arena-bots = Наши боты через запятую: { $bots }.
cli-arena-bot = Ещё один бот любого вида: python:ФАЙЛ.py:Класс, process:КОМАНДА, http://АДРЕС, или ИМЯ=… перед ними. Можно указать несколько раз.
cli-arena-deals = Раздач на каждую группу; каждая играется по разу с каждого места, с той же удачей.
cli-arena-seconds = Сколько секунд бот может думать над ходом; кто дольше — проигрывает партию.
cli-arena-ray = Играть на кластере Ray по этому адресу; «local» запускает его здесь.
cli-arena-out = Записать отчёт с графиками в этот файл.
cli-arena-table = Записать все результаты в этот файл: CSV, или Parquet, если он кончается на .parquet.

cli-lab = Изменить значения компонентов и увидеть, что станет с балансом.
cli-lab-set = Задать значение, например four_players.10.points=[6,3,2]; строку называет её первое значение, или #3 — её номер. Можно указать несколько раз.
cli-ladder = Свести все уровни друг с другом при равной удаче и расставить по силе.
cli-ladder-games = Партий за каждым столом ботов, которые встречаются.
cli-ladder-bots = Боты от слабейшего к сильнейшему, через запятую: { $bots }. Без этого — все уровни.
cli-ladder-cores = Число ядер; по умолчанию одно: боты, думающие по часам, мешали бы друг другу.
cli-ladder-save = Сохранить результат в этот файл, в виде JSON.
cli-ladder-done = { $title }, мест: { $seats }; { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} при равной удаче, зерно { $seed }. Рейтинги, с надёжностью 95 %:
cli-ladder-standing = { $number }. { $name }: { $rating } (от { $low } до { $high }), обошёл { $beaten } % соперников
cli-ladder-meeting = { $one } против { $other }: впереди в { $ahead } % из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
}

cli-train = Научить ботов игре заново, игрой с собой; можно прервать и продолжить с того же места.
cli-train-generations = Поколений после первого.
cli-train-first-matches = Быстрых партий, по которым учится первое поколение, для каждого числа мест.
cli-train-playouts = Случайных доигрываний, по которым оценивается их позиция; 0: по тому, чем кончилась её партия.
cli-train-matches = Быстрых партий в каждом следующем поколении, для каждого числа мест; 0: оценка позиций остаётся прежней.
cli-train-looks = Итераций поиска, по которым оценивается их позиция.
cli-train-epochs = Проходов по позициям при подгонке.
cli-train-hunch-matches = Партий поиска в каждом следующем поколении, по которым сеть учится упорядочивать действия; 0: не упорядочивает.
cli-train-hunch-iterations = Итераций поиска на действие в этих партиях.
cli-train-seed = Одно и то же зерно и тот же план дают те же партии.
cli-train-from = Файл весов, с которого продолжить, вместо первого поколения.
cli-train-seats = Обучать только для этого числа мест; что есть в --from для других, остаётся как есть.
cli-train-out = Куда записать веса; незаконченное лежит рядом.
cli-train-progress = Обучение
cli-train-play = Мест: { $seats }, поколение { $generation }: { $count ->
    [one] сыграна { $count } быстрая партия
    [few] сыграны { $count } быстрые партии
   *[many] сыграно { $count } быстрых партий
}.
cli-train-decide = Мест: { $seats }, поколение { $generation }: { $count ->
    [one] сыграна { $count } партия поиска
    [few] сыграны { $count } партии поиска
   *[many] сыграно { $count } партий поиска
}.
cli-train-fit = Мест: { $seats }, поколение { $generation }: оценивать позиции сеть научилась за { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}.
cli-train-rank = Мест: { $seats }, поколение { $generation }: упорядочивать действия сеть научилась за { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}.
cli-train-done = Веса записаны в { $path }.

cli-record = Посмотреть записи партий.
cli-record-show = Пересказать партию словами.
cli-record-verify = Воспроизвести партию и сверить её кубики с зерном (seed).
cli-record-export = Вывести партию в формате JSON для других программ.
cli-record-header = { $title }: { $names }.
cli-record-running = Партия не окончена.
cli-record-replays = Партия сыграна по правилам: { $events ->
    [one] { $events } событие
    [few] { $events } события
    [many] { $events } событий
   *[other] { $events } события
}.
cli-record-dice-good = Кубики честные: всё случайное следует из зерна, а зерно соответствует своему отпечатку.
cli-record-dice-unknown = Зерно ещё не раскрыто, поэтому проверить кубики нельзя.
cli-record-dice-bad = Строка { $line }: этот исход не следует из зерна.

cli-hint = Назвать лучшие действия в позиции записи, найденные перебором.
cli-hint-seconds = Сколько секунд думать.
cli-hint-for = Играет { $name }:
cli-hint-only = Возможно только одно: { $action }
cli-hint-action = { $number }. { $action } — { $chance }, { $points }
cli-hint-chance = победа примерно в { $chance } %
cli-hint-tried = очков в конце: { $points }, увидено за { $tries ->
    [one] { $tries } пробу
    [few] { $tries } пробы
   *[many] { $tries } проб
}
cli-hint-solved = перевес в конце: { $points }, раунд решён
cli-error-hint-over = Партия окончена: выбирать больше нечего.
cli-error-hint-luck = В этой записи очередь за случаем, а зерно неизвестно, так что выбирать пока некому.

cli-rules = Показать правила игры или один их пункт.

cli-compiling = Подготовка правил, только в первый раз: { $name } (готово: { $count })

## Ошибки: одно предложение, код выхода 2

cli-error-option = Параметра { $option } нет; см. --help.
cli-error-command = Команды «{ $command }» нет; есть такие: { $commands }.
cli-error-subcommand = Укажите, что делать с записями: { $commands }; см. --help.
cli-error-missing = Не указано: { $parameter }; см. --help.
cli-error-value = Значение «{ $value }» не подходит для { $parameter }.
cli-error-number = { $parameter }: нужно целое число от { $least } до { $most }, а не «{ $value }».
cli-error-needs-value = Параметру { $option } нужно значение.
cli-error-usage = Не удалось разобрать командную строку; см. --help.
cli-error-game = Игры «{ $name }» нет; есть такие: { $games }.
cli-error-bot = Бота «{ $name }» нет; есть такие: { $bots }.
cli-error-bot-here = Этот бот здесь играть не может. { $problem }
cli-error-bots-seats = { $game }: мест здесь { $seats }, поэтому ботов нужно { $seats } или один на все места.
cli-error-bots-many = Для { $bots ->
    [one] { $bots } бота
    [few] { $bots } ботов
    [many] { $bots } ботов
   *[other] { $bots } бота
} мест слишком мало: { $seats }.
cli-error-bots-hot-seat = Выберите что-то одно: --bots или --hot-seat.
cli-error-seats = { $game }: играют от { $least } до { $most } человек, а не { $seats }.
cli-error-seats-only = { $game } — игра для { $seats ->
    [one] { $seats } игрока
    [few] { $seats } игроков
    [many] { $seats } игроков
   *[other] { $seats } игрока
}.
cli-error-names = За этой клавиатурой { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}: назовите столько же имён.
cli-error-name = Имя «{ $name }» игроку не подходит.
cli-error-seed = «{ $seed }» не годится как зерно: нужна одна строка текста.
cli-error-first = В этой игре нельзя назначить, кто начинает.
cli-error-lang = Языка «{ $lang }» нет; есть такие: { $languages }.
cli-error-clause = { $game }: в правилах нет пункта «{ $clause }»; пункты идут с { $least } по { $most }.
cli-error-file = { $path }: { $problem }
cli-error-no-file = такого файла нет.
cli-error-no-place = такой папки нет, или в неё нельзя писать.
cli-error-folder = это папка, а не запись партии.
cli-error-denied = этот файл нельзя прочитать или записать.
cli-error-components = Компоненты игры непригодны. { $problem }

cli-serve = Запустить сервер: столы в браузере, по ссылкам, для ботов.
cli-serve-host = Адрес, на котором слушать; 127.0.0.1 — только эта машина, 0.0.0.0 — все.
cli-serve-port = Порт, по умолчанию 8088; 0 — любой свободный.
cli-serve-workers = Число процессов; больше одного требует --database и --bus.
cli-serve-database = sqlite+aiosqlite:///ФАЙЛ или postgresql+asyncpg://…; по умолчанию — файл в вашей папке данных.
cli-serve-bus = redis://…, через него несколько процессов сообщают друг другу, что происходит.
cli-serve-thinkers = Число процессов, в которых думают боты, на каждый процесс сервера; 0 — только «portside bots».
cli-serve-browse = Открыть в браузере начальную страницу.
cli-serve-check = Только сказать, годятся ли настройки; каждая — ещё и переменная PORTSIDE_….
cli-bots = Пусть боты этой машины думают за сервер на другой.
cli-bots-server = Адрес сервера.
cli-bots-token = Токен из PORTSIDE_BOTS_TOKEN сервера.
cli-error-extra = Для этого нужен пакет { $package }, он не установлен; наберите: pip install 'portside[{ $extra }]'
cli-error-ladder-bots = Лестнице на { $seats } места нужны хотя бы { $seats } разных бота.
cli-error-no-torch = Для обучения нужен torch; установите его: make .venv/train
cli-error-train = Обучение нельзя продолжить. { $problem }
cli-error-train-nothing = По этому плану учиться нечему: с --from нужно хотя бы одно поколение, а каждому нужны --matches или --hunch-matches.
