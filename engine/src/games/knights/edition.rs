//! Edition: printed and narrated parts of the game, apart from its rules.

use super::Knights;
use super::colours::Colour;
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

const fn seat(colour: Colour, plays: Phrase, named_by: &'static [Phrase]) -> SeatInfo {
    SeatInfo {
        notation: Knights::SEATS[colour as usize],
        name: words::colour(colour),
        plays,
        named_by,
        emblem: scene::kind(colour),
        suit: scene::suit(colour),
    }
}

impl Edition for Knights {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "knights",
        name: words::NAME,
        seats: &[
            seat(
                Colour::Red,
                subjects::RED_PLAYS,
                &[words::CHOOSE_RED, words::RED_HELPS],
            ),
            seat(
                Colour::Green,
                subjects::GREEN_PLAYS,
                &[words::CHOOSE_GREEN, words::GREEN_HELPS],
            ),
            seat(
                Colour::Yellow,
                subjects::YELLOW_PLAYS,
                &[words::CHOOSE_YELLOW, words::YELLOW_HELPS],
            ),
            seat(
                Colour::Blue,
                subjects::BLUE_PLAYS,
                &[words::CHOOSE_BLUE, words::BLUE_HELPS],
            ),
        ],
        options: setup::OPTIONS,
        age: 8,
        modes: modes::MODES,
        player_options: modes::CHOOSABLE,
        badge: "",
        dice_use: DiceUse::None,
        kinds: words::KINDS,
        subjects: subjects::SUBJECTS,
        sounds: &[],
        original: Original {
            title: "Knights-challenge",
            authors: &["Christian Bernadou"],
            publisher: "",
            year: "",
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
            pack: "knights",
            phrases: &[words::ALL, chronicle::ALL, course::ALL],
        },
    ];
}
