//! Sentences with numbers that are spoken whole: those of every fight, and what machines heard wrong as long as it
//! was put together from parts (`docs/voice.md`).

use std::fmt::Display;
use std::ops::RangeInclusive;

use engine::kernel::words::{Language, Phrase};

use super::book::Place;
use super::parts;
use crate::words::fight;

/// The greatest total of a die and its bonus in *Chevaliers et Dragons*.
const GREATEST: usize = 8;
/// The numbers on a die, those of the dragon cards of *Gran* but for the nought.
const DIE: RangeInclusive<usize> = 1..=6;

/// A sentence, the place where it is said, and the picture there.
pub type Whole = (String, Place, &'static str);

/// All of them.
pub fn all() -> Vec<Whole> {
    [of_fights(), heard_wrong()].concat()
}

/// What is compared, added and needed.
fn of_fights() -> Vec<Whole> {
    let pairs = (0..=GREATEST).flat_map(|more| (0..more).map(move |less| (more, less)));
    // A nought is a card of Gran, and a die has six at most.
    let pairs = pairs.filter(|(more, less)| *less > 0 || DIE.contains(more));
    let more = pairs.map(|(more, less)| compared(&fight::MORE_THAN, more, less));
    // « Un, c'est autant que un. » is understood better from its parts.
    let ties = (2..=GREATEST).map(|n| compared(&fight::AS_MUCH_AS, n, n));
    let one_more = (1..=GREATEST).map(one_more);
    let least = (0..=*DIE.end()).map(|n| numbered(&fight::AT_LEAST, n));
    let of_towers = more
        .chain(ties)
        .chain(one_more)
        .map(|text| (text, "fight", ".towers"));
    let of_cards = least.map(|text| (text, "fight", ".card-front"));
    of_towers.chain(of_cards).collect()
}

/// Of what is put together from parts everywhere else, the numbers that were heard wrong so.
fn heard_wrong() -> Vec<Whole> {
    let sums = [
        numbered(&fight::YES_NUMBER, 6),
        numbered(&fight::YES_NUMBER, 8),
        numbered(&fight::WITH_ONE_MORE, 1),
    ];
    let column = format!("{} {}", parts::COLUMN.fr, number(8));
    let players = format!("{} {}", number(6), parts::PLAYERS.fr);
    let mut all = vec![(column, "cell", ".cell"), (players, "box", "#person")];
    all.extend(sums.map(|text| (text, "fight", ".towers")));
    all
}

fn number(n: usize) -> &'static str {
    fight::NUMBERS[n].fr
}

/// « Cinq, c'est plus que quatre. »
fn compared(sentence: &Phrase, more: usize, less: usize) -> String {
    let [more, less] = [more, less].map(number);
    sentence.filled(Language::FRENCH, &[("more", &more), ("less", &less)])
}

/// A sentence with one number.
fn numbered(sentence: &Phrase, n: usize) -> String {
    sentence.filled(Language::FRENCH, &[("number", &number(n))])
}

/// « Cinq… et encore un : six »
fn one_more(sum: usize) -> String {
    let holes: [(&str, &dyn Display); 2] = [("number", &number(sum - 1)), ("sum", &number(sum))];
    fight::ONE_MORE_MAKES.filled(Language::FRENCH, &holes)
}
