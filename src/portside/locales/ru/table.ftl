# Текстовый стол.

table-welcome = Portside: настольные игры о портах. Прерваться можно в любой момент: партия сохранится.
table-which-game = Какая игра?
table-which-seats = Сколько игроков?
table-against = Кто соперник?
table-against-bot = { $name }: { $line }
table-against-friends = Друзья за этой клавиатурой
table-number = Введите номер.
table-player = Игрок { $number }

table-turn = { $name }, ваш ход.
table-alone = { $name }, дальше только для вас: пусть остальные отвернутся, затем нажмите Enter.
table-choices = Вы можете:
table-choice = { $number }. { $text }
table-prompt = Номер, ? или помощь:
table-bad-number = Варианта «{ $number }» нет; введите номер от 1 до { $most }.
table-bad-word = Команды «{ $word }» нет. Введите номер, ? (узнать, почему какого-то варианта нет) или помощь.

table-help = Что можно ввести:
    .number = номер: сыграть этот вариант
    .ask = ?: чего сейчас нельзя и почему; ? 2: что значит вариант 2; ? СЛОВО: можно ли действие с таким названием и почему нельзя
    .undo = { $word }: отменить своё последнее действие, если после него ничего не произошло
    .save = { $word } или { $word } ФАЙЛ: сохранить партию в файл; при выходе она тоже сохраняется
    .load = { $word } ФАЙЛ: продолжить сохранённую партию
    .rules = { $word } или { $word } 9: правила или только пункт 9
    .lang = { $word } en, fr или ru: сменить язык
    .board = { $word }: показать стол ещё раз
    .log = { $word }: всё, что произошло
    .quit = { $word }: встать из-за стола; партия сохраняется
table-command-undo = отмена
table-command-save = сохранить
table-command-load = загрузить
table-command-rules = правила
table-command-lang = язык
table-command-board = стол
table-command-log = журнал
table-command-quit = выход
table-command-help = помощь

table-may-not = Чего сейчас нельзя и почему:
table-refusal = { $reason } ({ $clause })
table-refused = { $action } — сейчас нельзя. { $reason } ({ $clause })
table-all-allowed = Сейчас разрешено всё, что есть в этой игре.
table-ask-unknown = Действий, в названии которых есть «{ $word }», не нашлось.
table-ask-allowed = { $action } — это вариант { $number }.

table-undone = Отменено: { $action }.
table-no-undo = Отменять нечего: отменить можно только свои последние действия, пока не вмешались случай или другой игрок.
table-saved = Партия сохранена в файле { $path }
table-loaded = Вот партия из файла { $path }
table-load-which = Укажите файл: { $word } ФАЙЛ.
table-lang-which = Доступные языки: { $languages }.
table-lang-set = Теперь язык — русский.
table-over = Партия окончена.
table-winner = Побеждает { $name }.
table-draw = Ничья, первое место делят: { $names }.
table-reveal = Зерно партии (seed): { $seed }. Проверить кубики: { $command } record verify { $path }
table-commitment = Всё случайное в этой партии уже определено; отпечаток зерна: { $commitment }.
table-resume = Продолжить: { $command } play --load { $path }
