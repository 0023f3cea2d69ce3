//! Sentences with numbers that are spoken as whole clips: those of fights, and those that speech recognition misheard
//! when assembled from parts (`docs/voice.md`).

use std::fmt::Display;
use std::ops::RangeInclusive;

use engine::kernel::words::{Language, Phrase};

use super::contexts::Place;
use super::parts;
use crate::words::fight;

/// Maximum total of a die and its bonus in *Chevaliers et Dragons*.
const GREATEST: usize = 8;
/// Numbers on a die, and on the dragon cards of *Gran* except zero.
const DIE: RangeInclusive<usize> = 1..=6;

/// Sentence, place where it is spoken, and picture there.
pub type Whole = (String, Place, &'static str);

/// Returns all sentences spoken as whole clips.
pub fn all() -> Vec<Whole> {
    [of_fights(), heard_wrong()].concat()
}

/// Returns the sentences that compare, add and require numbers.
fn of_fights() -> Vec<Whole> {
    let pairs = (0..=GREATEST).flat_map(|more| (0..more).map(move |less| (more, less)));
    // Zero exists only on cards of Gran, against a die of at most six.
    let pairs = pairs.filter(|(more, less)| *less > 0 || DIE.contains(more));
    let more = pairs.map(|(more, less)| compared(&fight::MORE_THAN, more, less));
    // « Un, c'est autant que un. » is easier to understand in parts.
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

/// Returns the sentences with numbers that were misheard when assembled from parts.
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

/// Returns a comparison: « Cinq, c'est plus que quatre. ».
fn compared(sentence: &Phrase, more: usize, less: usize) -> String {
    let [more, less] = [more, less].map(number);
    sentence.filled(Language::FRENCH, &[("more", &more), ("less", &less)])
}

/// Returns a sentence with one number filled in.
fn numbered(sentence: &Phrase, n: usize) -> String {
    sentence.filled(Language::FRENCH, &[("number", &number(n))])
}

/// Returns the count of one coin: « Cinq… et encore un : six ».
fn one_more(sum: usize) -> String {
    let holes: [(&str, &dyn Display); 2] = [("number", &number(sum - 1)), ("sum", &number(sum))];
    fight::ONE_MORE_MAKES.filled(Language::FRENCH, &holes)
}
