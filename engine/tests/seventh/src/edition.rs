//! Edition of the game: minimal but complete.

use engine::kernel::course::CourseScreen;
use engine::kernel::edition::{Edition, Spoken};
use engine::kernel::info::{DiceUse, GameInfo, Mode, Original, SeatInfo};
use engine::kernel::paper::Paper;
use engine::kernel::words::Phrase;

use super::position::Side;
use super::{Tour, scene, subjects, words};

const fn seat(side: Side, name: Phrase, plays: Phrase) -> SeatInfo {
    SeatInfo {
        notation: side.letter(),
        name,
        plays,
        named_by: &[],
        emblem: scene::kind(side),
        suit: scene::suit(side),
    }
}

const fn screen(
    phrase: Phrase,
    position: &'static str,
    steps: &'static [&'static str],
) -> CourseScreen {
    CourseScreen {
        phrase,
        position,
        steps,
    }
}

impl Edition for Tour {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "tour",
        name: words::NAME,
        seats: &[
            seat(Side::Blue, words::BLUE, subjects::BLUE_PLAYS),
            seat(Side::Red, words::RED, subjects::RED_PLAYS),
        ],
        options: &["first"],
        age: 5,
        modes: &[Mode {
            name: words::TWO,
            clocks: 1,
            seats: &[Side::Blue.seat(), Side::Red.seat()],
            ready: &[],
            by_hand: None,
            shuffled: None,
        }],
        player_options: &[],
        // The die moves a knight, which no variant covers: see `docs/decisions/036-test-game.md`.
        dice_use: DiceUse::None,
        badge: "",
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: &[],
        original: Original {
            title: "La Petite Tour",
            authors: &[],
            publisher: "",
            year: "",
        },
    };
    const COURSE: &'static [CourseScreen] = &[
        screen(words::GO, "a g B 3", &["d"]),
        screen(words::SEND_HOME, "c d B 1", &["d"]),
        screen(words::ARRIVE, "e b B -", &["dice:3", "g"]),
    ];
    const PAPER: &'static Paper = &Paper {
        sets: &[],
        extras: &[],
        dice: &[],
        pile: None,
        grid: None,
        memo: &[],
        say: &[],
        words: &[],
        aims: &[words::GO],
    };
    const SPOKEN: &'static [Spoken] = &[Spoken {
        pack: "tour",
        phrases: &[words::ALL],
    }];
}
