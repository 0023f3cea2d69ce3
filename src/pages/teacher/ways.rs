//! All outcomes of a throw as one dot each: 36 for two dice.

use engine::kernel::odds::Odds;
use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use crate::words::classroom as words;
use crate::words::punctuation::{label, list, sentence, sentences};

/// Maximum number of dots; nobody counts more.
const MOST: u32 = 48;
const ACROSS: u32 = 12;

/// Renders the picture: discs where the attacker wins, rings for ties, hexagons where the defender wins. `colours`
/// are those of attacker and defender.
pub fn ways(prospect: Odds, colours: [&'static str; 2], language: Language) -> Html {
    let total = prospect.total();
    if total > MOST {
        return Html::default();
    }
    let t = |phrase: Phrase| phrase.text(language);
    let counts = [
        (prospect.wins, words::ATTACKER_WINS),
        (prospect.ties, words::TIES),
        (prospect.losses, words::DEFENDER_WINS),
    ];
    let parts =
        counts.map(|(count, what)| format!("{} {}", label(&count.to_string(), language), t(what)));
    let shares = sentence(&list(parts, language), language);
    let label = sentences([shares, total.to_string()], language);
    let dot = |index: u32| {
        let (x, y) = (10 + 20 * (index % ACROSS), 10 + 20 * (index / ACROSS));
        let place = format!("translate({x} {y})");
        if index < prospect.wins {
            html! { <circle class={format!("way {}", colours[0])} r="7.5" transform={place} /> }
        } else if index < prospect.wins + prospect.ties {
            html! { <circle class="way tie" r="6" transform={place} /> }
        } else {
            html! { <path class={format!("way {}", colours[1])} d="M-8 0-4-7H4L8 0 4 7H-4z" transform={place} /> }
        }
    };
    let height = 20 * total.div_ceil(ACROSS);
    html! {
        <svg class="ways" viewBox={format!("0 0 {} {height}", 20 * ACROSS)} role="img" aria-label={label}>
            { for (0..total).map(dot) }
        </svg>
    }
}
