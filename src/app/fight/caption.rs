//! What is written and said at each beat of a fight.

use std::cmp::Ordering;

use engine::kernel::game::Card;
use engine::kernel::words::{Language, Phrase};

use crate::state::cue::Cue;
use crate::state::showing::Showing;
use crate::words::fight as words;

/// The title above the fight, and the sentence below it.
pub fn caption(
    fight: &Showing,
    now: Option<&Cue>,
    card: &Card,
    language: Language,
) -> (&'static str, String) {
    let say = |phrase: Phrase| phrase.text(language);
    let number = |n: u8| say(words::NUMBERS[usize::from(n).min(11)]);
    let title = match now {
        Some(Cue::Towers | Cue::Coin(_)) => words::COUNT,
        Some(Cue::Verdict) => words::WHO_WINS,
        Some(Cue::Again) => words::SAME,
        Some(Cue::Read) => words::READ,
        _ if fight.throws == 0 => words::FIGHT,
        _ => words::THROW,
    };
    let sentence = match now {
        Some(Cue::Coin(side)) => {
            let total = fight.total(*side);
            format!(
                "{}… {} : {}",
                number(total - 1),
                say(words::AND_ONE_MORE),
                number(total)
            )
        }
        Some(Cue::Verdict) => verdict(fight, card, language),
        Some(Cue::Again) => say(words::SAME).to_owned(),
        Some(Cue::Read | Cue::Towers) => fight
            .faces
            .iter()
            .flatten()
            .map(|face| number(*face))
            .collect::<Vec<_>>()
            .join(", "),
        _ => say(words::THROW).to_owned(),
    };
    (say(title), sentence)
}

/// « Cinq, c'est plus que quatre. Chevalier gagne. »
fn verdict(fight: &Showing, card: &Card, language: Language) -> String {
    let say = |phrase: Phrase| phrase.text(language);
    let number = |side: usize| say(words::NUMBERS[usize::from(fight.total(side)).min(11)]);
    let winner = match fight.total(0).cmp(&fight.total(1)) {
        Ordering::Greater => 0,
        Ordering::Less => 1,
        Ordering::Equal => return say(words::SAME).to_owned(),
    };
    let kind = fight.sides()[winner].piece.kind;
    let name = card.kind(kind).map_or(kind, |name| say(*name));
    let (more, less) = (number(winner), number(1 - winner));
    format!(
        "{more}, {} {less}. {name} {}\u{a0}!",
        say(words::IS_MORE_THAN),
        say(words::WINS)
    )
}
