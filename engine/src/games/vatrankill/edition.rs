//! Edition: printed and narrated parts of the game, apart from its rules.

use super::Vatrankill;
use super::{chronicle, course, modes, paper, problems, setup, subjects, words};
use crate::games::patrakill;
use crate::games::patrakill::{subjects as side, words as shared};
use crate::kernel::chronicle::Chronicle;
use crate::kernel::course::CourseScreen;
use crate::kernel::desk::Desk;
use crate::kernel::edition::{Edition, Spoken};
use crate::kernel::info::{DiceUse, GameInfo, Original, SeatInfo};
use crate::kernel::paper::Paper;
use crate::kernel::piece::Suit;
use crate::kernel::problem::ProblemFacts;
use crate::kernel::rules::Rules;

impl Edition for Vatrankill {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "vatrankill",
        name: words::NAME,
        seats: &[
            SeatInfo {
                notation: Self::SEATS[0],
                name: words::KNIGHTS_SIDE,
                plays: side::KNIGHTS_PLAY,
                named_by: &[words::HUNT],
                emblem: "helmet",
                suit: Suit::Blue,
            },
            SeatInfo {
                notation: Self::SEATS[1],
                name: shared::DRAGON_SIDE,
                plays: side::DRAGON_PLAYS,
                named_by: &[
                    shared::LAND,
                    shared::MUST_EAT,
                    shared::MOVE_DRAGON,
                    shared::STUCK,
                ],
                emblem: "dragon",
                suit: Suit::Red,
            },
        ],
        options: setup::OPTIONS,
        age: 7,
        modes: modes::MODES,
        player_options: &[],
        dice_use: DiceUse::None,
        badge: "",
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: &[],
        original: Original {
            title: "Patrakill, le duel",
            authors: &[],
            publisher: "Le Sésame",
            year: "",
        },
    };
    const DESK: &'static Desk = &patrakill::desk::DESK;
    const COURSE: &'static [CourseScreen] = course::LESSONS;
    const CHRONICLE: &'static Chronicle = chronicle::CHRONICLE;
    const PROBLEMS: &'static ProblemFacts = problems::FACTS;
    const PAPER: &'static Paper = paper::PAPER;
    const SPOKEN: &'static [Spoken] = &[
        Spoken {
            pack: "players",
            phrases: &[crate::games::patrakill::companion::ALL],
        },
        Spoken {
            pack: "patrakill",
            phrases: &[shared::ALL, crate::games::patrakill::chronicle::ALL],
        },
        Spoken {
            pack: "vatrankill",
            phrases: &[words::ALL, chronicle::ALL, course::ALL],
        },
    ];
}
