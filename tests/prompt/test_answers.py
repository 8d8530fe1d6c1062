"""However a move is typed, it is the same move; and what is no move is explained, never a traceback."""

import pytest

from leonardo import Game
from leonardo.prompt.answers import COMMANDS, Asked, Chosen, Command, Problem, Step, command_words, why
from leonardo.prompt.parts import Speaker


def asked(game: Game, language: str = "en") -> Asked:
    view = game.view(game.to_move)
    speaker = Speaker(language, game.names, view.position)
    return Asked(speaker, view, tuple(view.legal.texts), True)


@pytest.fixture
def cross() -> Asked:
    """The hand is KH KI MI MW SF."""
    question = asked(Game("classic", seats=2, seed="1"))
    assert question.hand == sorted(question.hand)
    return question


@pytest.fixture
def field() -> Asked:
    game = Game("quintis-2009", seats=2, seed="3")
    while len(game.made) < 6:
        game.play(game.legal[len(game.made) * 7 % len(game.legal)])
    return asked(game)


def test_a_card_and_a_zone_may_be_typed_in_many_ways(cross):
    card = cross.hand[1]
    names = cross.speaker.card(card).words
    assert len(names) > 1, "the card has its two-letter names too"
    forms = [
        f"{card}>n",
        f"{card} n",
        f"{card.lower()} N",
        "2 n",
        "2 north",
        "2 n!",
        f"  {card}  n ",
        f"{card} > n",
    ]
    forms += [f"{name} n" for name in names]
    for form in forms:
        assert cross.answer(form) == Chosen(f"{card}>n", False), form


def test_a_question_mark_only_asks(cross):
    for form in ("2 n?", "2 n ?", f"{cross.hand[1]}>n?"):
        assert cross.answer(form) == Chosen(f"{cross.hand[1]}>n", True)


def test_cyrillic_letters_that_look_alike_are_the_same_card():
    game = Game("classic", seats=2, seed="1")
    look_alike = str.maketrans("MPCKHE", "МРСКНЕ")
    question = asked(game, "ru")
    for card in question.hand:
        assert question.answer(f"{card.translate(look_alike)} n") == Chosen(f"{card}>n", False)
        shorts = "".join(question.speaker.say(f"symbol-{code}.short") for code in card)
        assert question.answer(f"{shorts} север") == Chosen(f"{card}>n", False)


def test_a_card_alone_asks_for_the_place_and_numbers_go_on_from_there(cross):
    step = cross.answer("3")
    assert isinstance(step, Step) and len(step.moves) == 5
    inner = Asked(cross.speaker, cross.view, step.moves, False)
    labels = {number: part.token for number, _, part in inner.numbered() if part}
    assert sorted(labels.values()) == ["c", "e", "n", "s", "w"]
    for number, zone in labels.items():
        assert inner.answer(str(number)) == Chosen(f"{cross.hand[2]}>{zone}", False)


def test_a_place_alone_asks_for_the_card(cross):
    step = cross.answer("n")
    assert isinstance(step, Step)
    assert {move.partition(">")[2] for move in step.moves} == {"n"}


def test_on_a_cell_with_a_card_covering_and_replacing_are_asked_for(field):
    move = next(move for move in field.moves if "^" in move)
    card, cell = move.split("^")
    step = field.answer(f"{card} {cell}")
    assert isinstance(step, Step) and set(step.moves) == {f"{card}^{cell}", f"{card}/{cell}"}
    assert field.answer(f"{card} cover {cell}") == Chosen(f"{card}^{cell}", False)
    assert field.answer(f"{card} replace {cell}") == Chosen(f"{card}/{cell}", False)
    assert field.answer(f"{card}/{cell}") == Chosen(f"{card}/{cell}", False)


def test_every_number_of_every_list_leads_to_a_move():
    for edition in ("novem", "quintis-2011"):
        game = Game(edition, seats=3, seed="5")
        for _ in range(25):
            if game.is_over:
                break
            question = asked(game)
            reached: set[str] = set()
            waiting = [question]
            while waiting:
                one = waiting.pop()
                for number, _, part in one.numbered():
                    answer = one.answer(str(number))
                    if part is None:
                        assert isinstance(answer, Problem)
                    elif isinstance(answer, Chosen):
                        reached.add(answer.move)
                    else:
                        assert isinstance(answer, Step)
                        waiting.append(Asked(one.speaker, one.view, answer.moves, False))
            assert reached == set(question.moves)
            game.play(game.legal[len(game.made) * 13 % len(game.legal)])


@pytest.mark.parametrize(
    "text", ["", "?", "xyz", "1 2 3", "99", "MR>q", "!nothing", "key", "\x1b[A", "é n", "-1"]
)
def test_what_cannot_be_read_is_explained(cross, text):
    answer = cross.answer(text)
    assert isinstance(answer, Command if text == "?" else Problem)
    assert isinstance(answer, Command) or (answer.sentence and "\x1b" not in answer.sentence)


def test_what_is_not_allowed_names_the_rule_and_what_is_possible(cross, field):
    refused = cross.answer("2 nw")
    assert isinstance(refused, Problem)
    assert "nw" in refused.sentence and "leonardo rules classic" in refused.sentence
    banned = next((card for card in field.hand if not any(m.startswith(card) for m in field.moves)), None)
    if banned:
        assert "leonardo rules" in field.answer(banned).sentence


def test_why_says_what_a_move_meets(cross):
    assert cross.hand[0] in why(cross, "1 n")
    assert "leonardo rules classic" in why(cross, "1 nw")
    assert why(cross, "") != why(cross, "1") != why(cross, "1 n")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_commands_have_words_of_their_own_in_each_language(language):
    words = command_words(language)
    assert set(words.values()) == set(COMMANDS)
    for name in COMMANDS:
        assert words[name] == name, "English is understood everywhere"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("edition", ["classic", "novem", "quintis-2009-extra", "quintis-2011"])
def test_no_command_hides_a_move(language, edition):
    words = command_words(language)
    game = Game(edition, seats=3, seed="9")
    for _ in range(20):
        if game.is_over:
            break
        for move in game.legal.texts:
            answer = asked(game, language).answer(move)
            assert answer == Chosen(move, False)
            assert move.split()[0] not in words
        game.play(game.legal[len(game.made) * 11 % len(game.legal)])
