# Ходы, которые не прочесть. $text — что написано, $nearest — что, вероятно, имелось в виду.

unreadable-empty = Ничего не написано; ход выглядит, например, так: { $nearest }.
unreadable-order = Символы карты пишут по старшинству: { $right }, а не { $wrong }.
unreadable-capitals = Символы пишут заглавными буквами, всё остальное строчными: { $nearest }, а не { $text }.
unreadable-letters = Некоторые буквы в { $text } из другого алфавита и только похожи: напишите { $nearest } латиницей.
unreadable-spaces = Пробелы бывают только между словами: напишите { $nearest }.
unreadable-symbol = В { $text } названо { $letter }, такого символа нет; символы: { $symbols }.
unreadable-twice = В { $card } дважды названо { $letter }; на карте каждый символ бывает только один раз.
unreadable-symbol-count = { $card } — не карта: на карте два или три символа.
unreadable-plus = Плюс дополнительной карты стоит перед ней: напишите { $nearest }.
unreadable-zone = Зоны { $zone } нет ({ $text }); зоны: { $zones }.
unreadable-cell = Клетки { $cell } нет ({ $text }); клетки идут от a1 до i9, например e5.
unreadable-no-place = Одно лишь { $card } не говорит, что делать с картой; напишите, например, { $nearest }.
unreadable-joint = Между картой и местом стоит один знак и ничего больше: > для зоны, @ выложить, ^ накрыть, / заменить; напишите, например, { $nearest }.
unreadable-action = Карты действия !{ $id } нет.
unreadable-action-near = Карты действия !{ $id } нет. Может быть, !{ $nearest }?
unreadable-form = { $text } не прочесть; пишут так: { $form }.
unreadable-word = { $text } — не ход; ход выглядит, например, так: { $nearest }.
unreadable-word-near = { $text } — не ход. Может быть, { $nearest }?

## Языки

unknown-language = Языка { $language } нет; тексты есть на таких: { $languages }.
unknown-language-near = Языка { $language } нет; тексты есть на таких: { $languages }. Может быть, { $nearest }?

## Протокол движка: что ещё бывает не так с запросом

error-malformed-json = Эта строка — не JSON; чтение остановилось на знаке { $column }.
error-malformed-object = Запрос — это один объект JSON в одной строке.
error-malformed-field = Запросу { $cmd } нужно поле { $field }.
error-malformed-type = { $kind ->
    [text] Поле { $field } должно быть текстом.
    [number] Поле { $field } должно быть целым числом.
    [list] Поле { $field } должно быть списком.
    [object] Поле { $field } должно быть объектом.
   *[other] Значение поля { $field } не того рода.
}
error-malformed-range = Поле { $field } должно лежать между { $lowest } и { $highest }.
error-malformed-command = Запроса { $cmd } нет; есть такие: { $commands }.
error-malformed-command-near = Запроса { $cmd } нет. Может быть, { $nearest }?
error-malformed-no-game = Партии ещё нет: начните с new, load или replay.
error-malformed-seat = Места { $seat } нет; места этой партии идут от 0 до { $last }.

error-bad-setup-seats = В издание «{ $edition }» играют на { $lowest }–{ $highest } местах, а не на { $seats }.

error-unknown-edition = Издания { $edition } нет; есть такие: { $editions }.
error-unknown-edition-near = Издания { $edition } нет. Может быть, { $nearest }?
error-unknown-option = В издании «{ $edition }» нет настройки { $option }; есть такие: { $options }.
error-unknown-option-near = В издании «{ $edition }» нет настройки { $option }. Может быть, { $nearest }?
error-unknown-value = Настройка { $option } не может быть { $value }; она бывает такой: { $values }.
error-nothing-to-undo = Вернуть нечего: с начала или загрузки партии не сделано ни одного хода.
error-over = Партия окончена, решать больше нечего.
