//! Exact odds of a die against each card, for the games whose pieces fight cards of the board.

use engine::catalogue::GameId;
use engine::kernel::info::DiceUse;
use engine::kernel::odds::Fraction;
use engine::kernel::words::Language;
use yew::{Html, html};

use super::chances::share_bar;
use crate::widgets::icon::die_face;
use crate::widgets::numbers::{chances, percent};
use crate::words::lesson as words;
use crate::words::punctuation::label;

/// Strength of the strongest card.
const STRONGEST: u8 = 6;

/// Returns the probability that a die from 1 to 6 shows at least `strength`.
fn chance(strength: u8) -> Option<Fraction> {
    Fraction::new(u32::from(7 - strength.max(1)), 6)
}

fn line(strength: u8, language: Language) -> Html {
    let Some(chance) = chance(strength) else {
        return Html::default();
    };
    let risk = Fraction::new(chance.denominator - chance.numerator, chance.denominator);
    let labels = [
        percent(chance, language),
        risk.map_or_else(String::new, |risk| percent(risk, language)),
    ];
    html! {
        <li>
            <p>
                {die_face(strength, &format!("face-digit-{strength}"), "")}
                <span>{chances(chance, language)}</span>
            </p>
            {share_bar(chance, labels, ["blue", "red"])}
        </li>
    }
}

/// Renders one card of odds for each such game.
pub fn duels(language: Language) -> Html {
    let games = GameId::ALL.iter().map(|game| game.info());
    let games = games.filter(|card| card.dice_use == DiceUse::Duels);
    let section = |card: &'static engine::kernel::info::GameInfo| {
        html! {
            <section class="card duels">
                <h2>{format!("{} {}", label(card.name.text(language), language), words::DUELS_TITLE.text(language))}</h2>
                <p class="small-print">{words::DUELS_NOTE.text(language)}</p>
                <ul>{ for (0..=STRONGEST).map(|strength| line(strength, language)) }</ul>
            </section>
        }
    };
    html! { <>{ for games.map(section) }</> }
}

#[cfg(test)]
mod tests {
    use engine::kernel::odds::Fraction;

    use super::chance;

    #[test]
    fn the_chances_that_the_rules_name() {
        let expected = [(1, 1), (1, 1), (5, 6), (2, 3), (1, 2), (1, 3), (1, 6)];
        for (strength, (numerator, denominator)) in (0..).zip(expected) {
            assert_eq!(chance(strength), Fraction::new(numerator, denominator));
        }
    }
}
