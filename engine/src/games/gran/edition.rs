//! Edition: printed and narrated parts of the game, apart from its rules.

use super::Gran;
use super::{
    chronicle, companion, course, desk, modes, paper, problems, scene, setup, subjects, words,
};
use crate::kernel::chronicle::Chronicle;
use crate::kernel::course::CourseScreen;
use crate::kernel::desk::Desk;
use crate::kernel::edition::{Edition, Spoken};
use crate::kernel::info::{DiceUse, GameInfo, Original, SeatInfo};
use crate::kernel::paper::Paper;
use crate::kernel::problem::ProblemFacts;
use crate::kernel::rules::Rules;
use crate::kernel::words::Phrase;

const fn seat(number: usize, name: Phrase, plays: Phrase) -> SeatInfo {
    SeatInfo {
        notation: Gran::SEATS[number],
        name,
        plays,
        named_by: &[],
        emblem: scene::KNIGHT,
        suit: scene::SUITS[number],
    }
}

impl Edition for Gran {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "gran",
        name: words::NAME,
        seats: &[
            seat(0, words::BLUE, subjects::BLUE_PLAYS),
            seat(1, words::RED, subjects::RED_PLAYS),
            seat(2, words::YELLOW, subjects::YELLOW_PLAYS),
            seat(3, words::GREEN, subjects::GREEN_PLAYS),
            seat(4, words::VIOLET, subjects::VIOLET_PLAYS),
            seat(5, words::WHITE, subjects::WHITE_PLAYS),
        ],
        options: setup::OPTIONS,
        age: 12,
        modes: modes::MODES,
        player_options: modes::CHOOSABLE,
        dice_use: DiceUse::Duels,
        badge: scene::AMULET,
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: &[],
        original: Original {
            title: "Gran",
            authors: &["Kurt Feyerabend", "Tom Ring"],
            publisher: "Ravensburger",
            year: "1985",
        },
    };
    const DESK: &'static Desk = &desk::DESK;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const CHRONICLE: &'static Chronicle = chronicle::CHRONICLE;
    const PROBLEMS: &'static ProblemFacts = problems::FACTS;
    const PAPER: &'static Paper = paper::PAPER;
    const SPOKEN: &'static [Spoken] = &[
        Spoken {
            pack: "players",
            phrases: &[companion::ALL],
        },
        Spoken {
            pack: "gran",
            phrases: &[words::ALL, chronicle::ALL, course::ALL],
        },
    ];
}
