//! What is written and said at each beat of a fight.

use engine::kernel::game::Card;
use engine::kernel::scene::{Fall, Throws};
use engine::kernel::words::{Language, Phrase};

use crate::state::cue::Cue;
use crate::state::showing::Showing;
use crate::widgets::token::short;
use crate::words::fight as words;

/// The title above the fight, and the sentence below it.
pub fn caption(
    fight: &Showing,
    now: Option<&Cue>,
    card: &Card,
    language: Language,
) -> (String, String) {
    let say = |phrase: Phrase| phrase.text(language);
    let number = |n: u8| say(words::NUMBERS[usize::from(n).min(11)]);
    let title = match now {
        Some(Cue::Verdict) if fight.compared().is_ne() => {
            return (winner(fight, card, language), compared(fight, language));
        }
        Some(Cue::Towers | Cue::Coin(_)) => words::COUNT,
        Some(Cue::Turn(..)) => words::CARD,
        Some(Cue::Again | Cue::Verdict) => words::SAME,
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
        Some(Cue::Turn(_, number_on_it)) => number(*number_on_it).to_owned(),
        None if needs(fight).is_some() => {
            let least = needs(fight).unwrap_or_default();
            return (
                say(words::THROW).to_owned(),
                format!(
                    "{} {} {}",
                    say(words::MAKE),
                    number(least.max(1)),
                    say(words::OR_MORE)
                ),
            );
        }
        _ if fight.waits_for_card() => {
            return (
                say(words::TURN_CARD).to_owned(),
                say(words::TURN_CARD).to_owned(),
            );
        }
        Some(Cue::Verdict | Cue::Again) => say(words::SAME).to_owned(),
        Some(Cue::Read | Cue::Towers) => fight
            .faces
            .iter()
            .flatten()
            .map(|face| number(*face))
            .collect::<Vec<_>>()
            .join(", "),
        _ => say(words::THROW).to_owned(),
    };
    (say(title).to_owned(), sentence)
}

/// The least number with which the attacker wins, once the card it fights is known.
fn needs(fight: &Showing) -> Option<u8> {
    let [attacker, defender] = fight.sides();
    match (defender.throws, attacker.fall) {
        (Throws::Card, Fall::Now) => fight.faces[1].filter(|_| fight.faces[0].is_none()),
        _ => None,
    }
}

/// « Grand dragon gagne ! »
fn winner(fight: &Showing, card: &Card, language: Language) -> String {
    let ahead = usize::from(fight.compared().is_lt());
    let kind = fight.sides()[ahead].piece.kind;
    let name = card
        .kind(kind)
        .map_or(kind, |name| short(name.text(language)));
    format!("{name} {}\u{a0}!", words::WINS.text(language))
}

/// « Cinq, c'est plus que quatre. »
fn compared(fight: &Showing, language: Language) -> String {
    let number =
        |side: usize| words::NUMBERS[usize::from(fight.total(side)).min(11)].text(language);
    let ahead = usize::from(fight.compared().is_lt());
    let than = match fight.total(0) == fight.total(1) {
        true => words::IS_AS_MUCH_AS,
        false => words::IS_MORE_THAN,
    };
    let than = than.text(language);
    format!("{}, {than} {}.", number(ahead), number(1 - ahead))
}
