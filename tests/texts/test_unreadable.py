"""A text that is no move: why, and the form that was probably meant."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from leonardo.errors import UnreadableMove
from leonardo.explain import problem, unreadable
from leonardo.explain.problems import CAUSES, message_of
from leonardo.explain.written import read
from leonardo.move import Move
from leonardo.texts import has

MEANT = [
    ("RM>n", "write MR, not RM"),
    ("+RM@e5", "write MR, not RM"),
    ("mr>n", "write MR>n"),
    ("MR@E6", "write MR@e6"),
    ("Veto E5", "write veto e5"),
    ("!Palimpsest e5", "write !palimpsest e5"),
    ("MR @ e6", "write MR@e6"),
    ("МR>n", "write MR>n with Latin letters"),
    ("MR+>n", "write +MR>n"),
    ("MR", "write for example MR@e6"),
    ("MR e6", "write for example MR@e6"),
    ("MR-n", "write for example MR>n"),
    ("MR>e6", "write for example MR@e6"),
    ("MR@n", "write for example MR>n"),
    ("MX>n", "no symbol X"),
    ("MM>n", "names M twice"),
    ("M>n", "two or three symbols"),
    ("MPCG>n", "two or three symbols"),
    ("MR>x", "no zone x"),
    ("MR@j9", "no cell j9"),
    ("veto z9", "no cell z9"),
    ("key Q", "no symbol Q"),
    ("lift q", "no zone q"),
    ("!second-seal Z", "no symbol Z"),
    ("!palimsest e5", "Did you mean !palimpsest?"),
    ("!earthquake", "no action card !earthquake."),
    ("!palimpsest", "like this: !palimpsest e5"),
    ("!crossed-sketches e5", "like this: !crossed-sketches e5 e6"),
    ("!borrowed-folio", "like this: !borrowed-folio 1"),
    ("!varnish>n", "like this: !varnish n"),
    ("!sfumato", "like this: !sfumato M"),
    ("veto", "like this: veto e5"),
    ("draw", "like this: draw main"),
    ("skipp", "Did you mean skip?"),
    ("earthquake", "looks like MR@e6"),
    ("", "looks like MR@e6"),
]


@pytest.mark.parametrize(("text", "meant"), MEANT)
def test_the_nearest_form_is_named(text, meant):
    assert meant in unreadable("en", text, "quintis-2011")


@pytest.mark.parametrize(("text", "_"), MEANT)
def test_russian_has_a_sentence_too(text, _):
    sentence = unreadable("ru", text, "quintis-2011")
    assert "{" not in sentence
    assert sentence != unreadable("en", text, "quintis-2011")


def test_examples_fit_the_edition():
    assert "MR>n" in unreadable("en", "earthquake", "classic")
    assert "!sfumato n M" in unreadable("en", "!sfumato", "novem")


@given(st.text(alphabet="MRPH+>@^/!neswc159 vtok-МЕ", max_size=14))
@example("!" * 5000)
@example("MR@" * 3000)
@example("+?")
def test_any_text_gets_a_short_whole_sentence(text):
    for language in ("en", "ru"):
        sentence = unreadable(language, text, "novem")
        assert sentence
        assert len(sentence) < 400
        assert "{" not in sentence


@given(st.text(alphabet="MRPH+>@^/!neswc159 vtok-", max_size=10))
@example("key Q")
@example("!mirror-writing n w")
@example("!retouching MR n")
@example("!old-folio extra +MC")
@example("give !varnish")
@example("to discard")
@example("to 2")
def test_what_is_explained_here_is_what_can_be_played(text):
    """Whatever this room can take apart is a move for the game as well."""
    if read(text).kind:
        assert str(Move(text)) == text
    else:
        try:
            move = Move(text)
        except UnreadableMove:
            return
        # The game reads some texts more kindly; each is then written in a form known here.
        assert str(move).startswith("key ") or read(str(move)).kind


@pytest.mark.parametrize(("code", "cause"), [(c, cause) for c, causes in CAUSES.items() for cause in causes])
def test_every_cause_of_a_protocol_error_has_its_message(code, cause):
    assert has(message_of(code, cause))


def test_a_protocol_error_names_what_there_is_or_what_was_meant():
    editions = ["classic", "novem"]
    near = problem("en", "unknown_edition", edition="clasic", editions=editions)
    assert near == "There is no edition clasic. Did you mean classic?"
    far = problem("en", "unknown_edition", edition="chess", editions=editions)
    assert far == "There is no edition chess; there are classic and novem."
    command = problem("ru", "malformed", "command", cmd="lega", commands=["legal", "new"])
    assert command == "Запроса lega нет. Может быть, legal?"
    assert problem("en", "unknown_option", "value", option="tie", value="x", values=["full", "shared"])
