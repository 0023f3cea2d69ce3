//! Edition: printed and narrated parts of the game, apart from its rules.

use super::Vatrakill;
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

impl Edition for Vatrakill {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "vatrakill",
        name: words::NAME,
        seats: &[
            SeatInfo {
                notation: Self::SEATS[0],
                name: words::BLUE_SIDE,
                plays: subjects::BLUE_PLAYS,
                named_by: &[],
                emblem: "helmet",
                suit: Suit::Blue,
            },
            SeatInfo {
                notation: Self::SEATS[1],
                name: words::GREEN_SIDE,
                plays: subjects::GREEN_PLAYS,
                named_by: &[],
                emblem: "helmet",
                suit: Suit::Green,
            },
            SeatInfo {
                notation: Self::SEATS[2],
                name: words::YELLOW_SIDE,
                plays: subjects::YELLOW_PLAYS,
                named_by: &[],
                emblem: "helmet",
                suit: Suit::Yellow,
            },
            SeatInfo {
                notation: Self::SEATS[3],
                name: words::VIOLET_SIDE,
                plays: subjects::VIOLET_PLAYS,
                named_by: &[],
                emblem: "helmet",
                suit: Suit::Violet,
            },
            SeatInfo {
                notation: Self::SEATS[4],
                name: words::KNIGHTS_SIDE,
                plays: side::KNIGHTS_PLAY,
                named_by: &[words::MOVE_ANY],
                emblem: "helmet",
                suit: Suit::White,
            },
            SeatInfo {
                notation: Self::SEATS[5],
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
        player_options: modes::CHOOSABLE,
        dice_use: DiceUse::None,
        badge: "",
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: &[],
        original: Original {
            title: "Patrakill, les factions",
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
            pack: "vatrakill",
            phrases: &[words::ALL, course::ALL],
        },
    ];
}
