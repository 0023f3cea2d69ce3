//! Pictures beside the app's own phrases. The pages draw them and no program can query them, so they are listed here;
//! `tests/browser/pictures.spec.js` checks each list on the screen.

use engine::games;
use engine::kernel::words::Phrase;
use engine::search;

use super::contexts::{Book, Place};
use super::{parts as q, whole_clips};
use crate::words::{
    arena as a, council as c, crests, fight as f, pages as p, play as t, problems as d, vocabulary,
};

/// Place, picture, and phrases spoken beside it.
type Line = (Place, &'static str, &'static [&'static Phrase]);

const LINES: &[Line] = &[
    // No position is known that gives this answer; it would look like all other answers.
    ("answer", "#barred", &[&games::gran::words::LEADS_NOWHERE]),
    ("screen", "#round-table", &[&p::APP, &p::WHAT_TO_PLAY]),
    (
        "screen",
        ".cover",
        &[&p::CHOOSE_GAME, &p::WHAT_TO_PLAY, &p::APP],
    ),
    (
        "screen",
        "#person",
        &[&p::WHO_PLAYS, &t::WHO_PLAYS_ON, &q::PLAYS, &q::PLAY],
    ),
    ("screen", ".preview", &[&p::WAITING]),
    ("screen", "#icon-home", &[&t::STOP_ASK]),
    ("screen", "#heart", &[&t::SAME_AGAIN]),
    ("screen", ".arena-piece", &[&a::CHOOSE_PIECE]),
    ("screen", ".arena-block", &[&a::WHAT_HAPPENED]),
    ("press", "#icon-die", &[&a::ARENA]),
    ("screen", ".word-picture", &[&vocabulary::TOUCH_PICTURE]),
    (
        "press",
        ".way-picture",
        &[
            &vocabulary::AHEAD,
            &vocabulary::BESIDE,
            &vocabulary::DIAGONALLY,
        ],
    ),
    ("box", "#person", &[&q::PLAYERS]),
    ("screen", ".crest-choice", &[&crests::CHOOSE]),
    ("press", "#icon-pen", &[&crests::CHOOSE]),
    ("press", "#crest-none", &[&crests::NONE]),
    (
        "press",
        "#icon-arrow",
        &[
            &p::PLAY,
            &p::RESUME,
            &p::NEXT,
            &p::CONTINUE,
            &t::STOP_NO,
            &t::STEP_AFTER,
        ],
    ),
    ("press", "#icon-arrow", &[&t::PLACE_FOR_ME, &t::GO_ON]),
    (
        "press",
        "#icon-book",
        &[&p::LEARN, &t::LEARN, &vocabulary::TALE],
    ),
    ("press", "#icon-home", &[&p::HOME, &t::STOP_YES]),
    ("press", "#icon-back", &[&p::BACK, &t::STEP_BEFORE]),
    ("press", "#icon-ear", &[&p::HEAR]),
    ("press", "#icon-sound", &[&p::SOUND_OFF]),
    ("press", "#icon-hush", &[&p::SOUND_ON]),
    ("press", "#icon-lock", &[&p::ADULT]),
    ("press", "#cupboard", &[&p::CUPBOARD]),
    ("press", "#icon-die", &[&p::FIGHT_NOW, &p::NEW_GAME]),
    ("press", ".preview", &[&p::NEW_GAME]),
    ("press", "#icon-check", &[&p::CLOSE, &t::CLOSE]),
    ("press", ".banner-cloth", &[&p::CHANGE_BANNER]),
    (
        "press",
        ".seating-picture",
        &[&p::SIDE_BY_SIDE, &p::FACE_TO_FACE],
    ),
    ("press", "#icon-stop", &[&t::STOP_HERE, &t::PAUSE]),
    ("press", "#icon-restart", &[&t::AGAIN]),
    ("press", "#icon-eye", &[&t::LOOK_AGAIN]),
    ("press", "#icon-book", &[&t::TALE_OF_GAME]),
    ("tale", ".tale-picture", &[&t::THE_END]),
    ("press", "#face-fingers-3", &[&t::COUNT_NOW]),
    ("press", "#icon-arrow", &[&t::COUNT_MORE]),
    ("press", "#icon-home", &[&t::COUNT_LATER]),
    (
        "counting",
        ".count-tokens",
        games::chevaliers::counting::ALL,
    ),
    ("press", "#icon-download", &[&t::KEEP]),
    ("press", "#person", &[&t::CHILD]),
    ("press", "#computer", &[&q::COMPUTER, &t::OTHER_LEVEL]),
    ("press", ".level-dot", &[&q::LEVEL]),
    ("press", ".grade-tower", &[&q::LEVEL]),
    ("press", "#heart", &[&t::FRIEND, &t::MAKE_PEACE]),
    ("press", "#helmet", &[&vocabulary::WORDS]),
    ("press", "#bulb", &[&t::HINT]),
    ("press", "#sword-stone", &[&d::PROBLEMS, &d::MISSED]),
    ("screen", "#sword-stone", &[&d::NOTHING_MISSED]),
    ("screen", "#icon-download", &[&d::UNFETCHED]),
    ("press", "#icon-restart", &[&d::TRY_AGAIN]),
    ("screen", "#sword-stone", &[&d::CHOOSE]),
    (
        "lesson",
        ".cell",
        &[
            &d::TAKE,
            &d::SAVE,
            &d::BEST_FIGHT,
            &d::COUNT,
            &d::LEAST,
            &d::WAY,
            &d::STEPS,
            &d::TWO,
            &d::THREE,
            &d::SOLVED,
            &d::PENNANT,
            &d::RIGHT,
            &d::THEY_WIN,
            &d::TAKEN,
            &d::LOOK_AT_WAY,
            &d::OTHER_FIGHT,
            &d::ANOTHER,
            &d::TRY_AGAIN,
        ],
    ),
    ("council", ".class-columns", &[&d::SHOW_FINGERS]),
    ("press", ".numeral", &[&d::TRY_NUMBER]),
    ("way", "#icon-sun", &[&d::OF_DAY]),
    ("press", "#icon-sun", &[&d::OF_DAY]),
    (
        "council",
        ".council-sign",
        &[&c::SHOW_MOVE, &c::CIRCLE, &c::SQUARE, &c::TRIANGLE],
    ),
    ("council", "#hand", &[&c::COUNCIL, &c::RAISE_HANDS]),
    ("council", ".council-faces", &[&c::DIE_DECIDES]),
    ("press", "#icon-arrow", &[&c::PLAY_IT]),
    ("again", ".preview", &[&t::STEP]),
    ("banner", "#animal-computer", &[&t::COMPUTER_PLAYS]),
    ("cell", ".mark-ring", &[&t::CHOOSE_CELL, &t::JUMP_ON]),
    ("remark", "#steps", games::chevaliers::narration::NAMES),
    (
        "remark",
        "#steps",
        &[
            &q::ADVANCES,
            &q::ADVANCES_DIAGONALLY,
            &q::GOES_SIDEWAYS,
            &q::RETREATS,
            &q::RETREATS_DIAGONALLY,
            &q::IS_AHEAD,
            &q::IS_BESIDE,
            &q::IS_DIAGONAL,
            &q::IS_BEHIND,
        ],
    ),
    ("remark", "#computer", search::words::ALL),
    ("remark", "#computer", games::chevaliers::companion::ALL),
    ("remark", "#computer", games::kingdom::companion::ALL),
    ("remark", "#computer", games::knights::companion::ALL),
    ("remark", "#computer", games::patrakill::companion::ALL),
    ("remark", "#computer", games::gran::companion::ALL),
    (
        "remark",
        "#bulb",
        &[&t::HINT_PIECE, &t::HINT_MOVE, &t::HINT_BUTTON],
    ),
    (
        "cell",
        ".cell",
        &[&t::BOARD, &q::ROW, &q::COLUMN, &t::EMPTY],
    ),
    (
        "cell",
        ".ground-symbol",
        &[&t::BOARD, &q::ROW, &q::COLUMN, &t::EMPTY],
    ),
    ("cell", "#coin", &[&t::PLUS_ONE, &t::PLUS_TWO]),
    (
        "fight",
        ".die-button",
        &[
            &t::FIGHT,
            &f::FIGHT,
            &f::THROW,
            &f::READ,
            &f::HIDDEN,
            &f::DIE_OF,
            &q::YOUR_NUMBER,
        ],
    ),
    ("fight", ".die-button", &[&f::REMEMBER, &f::SAME]),
    ("fight", ".face-choice", &[&f::REAL_DICE, &f::TAP_FACE]),
    (
        "fight",
        ".card-back",
        &[&f::CARD, &f::TURN_CARD, &f::CARD_OF],
    ),
    (
        "fight",
        ".towers",
        &[
            &f::COUNT,
            &q::AND_ONE_MORE,
            &q::AND_TWO_MORE,
            &q::IS_MORE_THAN,
            &q::IS_AS_MUCH_AS,
        ],
    ),
    (
        "fight",
        ".towers",
        &[
            &f::SAME,
            &f::WHO_WINS,
            &f::LOOK_AT_TOWERS,
            &f::WELL_ADDED,
            &q::YES,
            &q::YES_IT_MAKES,
            &f::ALMOST,
        ],
    ),
    ("fight", ".counted", &[&f::ALMOST]),
    ("fight", ".fighter-token", &[&q::WINS]),
    (
        "fight",
        ".numeral",
        &[&f::HOW_MANY, &q::I_READ, &q::AND_YOU],
    ),
    ("fight", ".same-sign", &[&f::SAME_SIGN]),
    (
        "fight",
        ".told-die",
        &[&f::WELL_READ, &f::I_WAS_WRONG, &q::YES_IT_MAKES],
    ),
];

/// Notes all of the app's own phrases.
pub fn note_screens(book: &mut Book) {
    for (place, picture, phrases) in LINES {
        for phrase in *phrases {
            book.text(phrase.fr, place, (*picture).to_owned());
        }
    }
    for (drawing, word, meaning) in &vocabulary::CARDS {
        book.drawing(word, "word", drawing);
        book.drawing(meaning, "word", drawing);
    }
    for (crest, name) in crests::named() {
        book.drawing(&name, "press", crest);
    }
    for number in &f::NUMBERS {
        book.shape(number, "fight", "die-button");
        book.shape(number, "fight", "towers");
    }
    for number in &c::NUMBERS {
        book.shape(number, "council", "council-tower");
    }
    for (text, place, picture) in whole_clips::all() {
        book.text(&text, place, picture.to_owned());
    }
}
