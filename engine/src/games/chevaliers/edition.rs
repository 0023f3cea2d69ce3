//! Edition: printed and narrated parts of the game, apart from its rules.

use super::Chevaliers;
use super::{
    chronicle, companion, counting, course, desk, modes, narration, paper, problems, setup,
    subjects, tale, words,
};
use crate::kernel::chronicle::Chronicle;
use crate::kernel::counting::Counting;
use crate::kernel::course::{CourseScreen, TalePage};
use crate::kernel::desk::Desk;
use crate::kernel::edition::{Edition, Spoken};
use crate::kernel::info::{DiceUse, GameInfo, Original, SeatInfo};
use crate::kernel::paper::Paper;
use crate::kernel::piece::Suit;
use crate::kernel::problem::ProblemFacts;
use crate::kernel::rules::Rules;

impl Edition for Chevaliers {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "chevaliers",
        name: words::NAME,
        seats: &[
            SeatInfo {
                notation: Self::SEATS[0],
                name: words::PRINCE_SIDE,
                plays: subjects::PRINCE_PLAYS,
                named_by: &[],
                emblem: "prince",
                suit: Suit::Blue,
            },
            SeatInfo {
                notation: Self::SEATS[1],
                name: words::DRAGON_SIDE,
                plays: subjects::DRAGONS_PLAY,
                named_by: &[words::PLACE_DRAGONS],
                emblem: "tyrant",
                suit: Suit::Red,
            },
        ],
        options: setup::OPTIONS,
        age: 5,
        modes: modes::MODES,
        player_options: &[],
        dice_use: DiceUse::Fights,
        badge: "",
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: super::figures::SOUNDS,
        original: Original {
            title: "Chevaliers et Dragons",
            authors: &["Alain Séverac"],
            publisher: "",
            year: "2012",
        },
    };
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const TALE: &'static [TalePage] = tale::PAGES;
    const COUNTING: Option<&'static Counting> = Some(&counting::COUNTING);
    const DESK: &'static Desk = &desk::DESK;
    const CHRONICLE: &'static Chronicle = chronicle::CHRONICLE;
    const PROBLEMS: &'static ProblemFacts = problems::FACTS;
    const PAPER: &'static Paper = paper::PAPER;
    const SPOKEN: &'static [Spoken] = &[
        Spoken {
            pack: "players",
            phrases: &[companion::ALL],
        },
        Spoken {
            pack: "chevaliers",
            phrases: &[
                words::ALL,
                chronicle::ALL,
                course::ALL,
                tale::ALL,
                counting::ALL,
                narration::NAMES,
            ],
        },
    ];
}
