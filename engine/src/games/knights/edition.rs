//! What is printed and told of the game, beside its rules.

use super::Knights;
use super::colours::Colour;
use super::{chronicle, companion, course, modes, paper, problems, rulebook, scene, setup, words};
use crate::kernel::chronicle::Chronicle;
use crate::kernel::course::{Chapter, CourseScreen};
use crate::kernel::edition::{Edition, Spoken};
use crate::kernel::info::{DiceUse, GameInfo, Original, SeatInfo};
use crate::kernel::paper::Paper;
use crate::kernel::problem::ProblemFacts;
use crate::kernel::rules::Rules;

const fn seat(colour: Colour) -> SeatInfo {
    SeatInfo {
        notation: Knights::SEATS[colour as usize],
        name: words::colour(colour),
        emblem: scene::kind(colour),
        suit: scene::suit(colour),
    }
}

impl Edition for Knights {
    const INFO: &'static GameInfo = &GameInfo {
        slug: "knights",
        name: words::NAME,
        seats: &[
            seat(Colour::Red),
            seat(Colour::Green),
            seat(Colour::Yellow),
            seat(Colour::Blue),
        ],
        options: setup::OPTIONS,
        age: 8,
        modes: modes::MODES,
        player_options: modes::CHOOSABLE,
        badge: "",
        dice_use: DiceUse::None,
        kinds: words::KINDS,
        original: Original {
            title: "Knights-challenge",
            authors: &["Christian Bernadou"],
            publisher: "",
            year: "",
        },
    };
    const RULES: &'static [Chapter] = rulebook::CHAPTERS;
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
