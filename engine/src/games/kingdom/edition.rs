//! Edition: printed and narrated parts of the game, apart from its rules.

use super::Kingdom;
use super::figures::{Figure, Rank, Side};
use super::{chronicle, companion, course, desk, modes, paper, problems, setup, subjects, words};
use crate::kernel::chronicle::Chronicle;
use crate::kernel::course::CourseScreen;
use crate::kernel::desk::Desk;
use crate::kernel::edition::{Edition, Spoken};
use crate::kernel::info::{DiceUse, GameInfo, Original, SeatInfo};
use crate::kernel::paper::Paper;
use crate::kernel::problem::ProblemFacts;
use crate::kernel::rules::Rules;
use crate::kernel::words::Phrase;

const fn seat_card(side: Side, name: Phrase, plays: Phrase) -> SeatInfo {
    SeatInfo {
        notation: Kingdom::SEATS[side as usize],
        name,
        plays,
        named_by: &[],
        emblem: Figure::new(side, Rank::Monarch).kind(),
        suit: side.suit(),
    }
}

impl Edition for Kingdom {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "kingdom",
        name: words::NAME,
        seats: &[
            seat_card(Side::White, words::WHITE_SIDE, subjects::WHITE_PLAYS),
            seat_card(Side::Black, words::BLACK_SIDE, subjects::BLACK_PLAYS),
        ],
        options: setup::OPTIONS,
        age: 7,
        modes: modes::MODES,
        player_options: modes::CHOOSABLE,
        dice_use: DiceUse::None,
        badge: "",
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: &[],
        original: Original {
            title: "Kingdom",
            authors: &["Max Gerchambeau"],
            publisher: "Dujardin",
            year: "2000",
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
            pack: "kingdom",
            phrases: &[words::ALL, chronicle::ALL, course::ALL],
        },
    ];
}
