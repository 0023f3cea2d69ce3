//! Exact odds, with ties thrown again: of one fight, and of every difference of bonuses.

use engine::kernel::odds::{Fraction, Odds, Roller};
use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::pieces::Figures;
use super::ways::ways;
use crate::widgets::numbers::{chances, mean, percent};
use crate::widgets::token::colour;
use crate::words::punctuation::label;
use crate::words::{classroom as words, lesson};

/// Renders the odds of one fight: bar, fraction, the 36 throws, and the mean number of throws. `colours` are those of
/// attacker and defender.
pub fn fight(odds: Odds, colours: [&'static str; 2], language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let (Some(chance), Some(risk), Some(throws)) = (odds.chance(), odds.risk(), odds.throws())
    else {
        return Html::default();
    };
    let labels = [percent(chance, language), percent(risk, language)];
    let count =
        |number: u32, what: Phrase| html! { <div><dd>{number}</dd><dt>{t(what)}</dt></div> };
    html! {
        <div class="fight-chances">
            <p class="chance-line">
                <span>{label(t(words::ATTACKER), language)}{" "}<b>{chances(chance, language)}</b></span>
                <span>{label(t(words::DEFENDER), language)}{" "}<b>{chances(risk, language)}</b></span>
            </p>
            {share_bar(chance, labels, colours)}
            <h3>{if odds.total() == 36 { t(words::ONE_THROW) } else { t(lesson::ALL_WAYS) }}</h3>
            {ways(odds, colours, language)}
            <dl class="throw-counts">
                {count(odds.wins, words::ATTACKER_WINS)}
                {count(odds.ties, words::TIES)}
                {count(odds.losses, words::DEFENDER_WINS)}
            </dl>
            if odds.ties > 0 {
                <p>{words::MEAN_THROWS.filled(language, &[("times", &mean(throws, language))])}</p>
            }
        </div>
    }
}

/// Renders the odds of every difference of bonuses. Differences that these figures do not have are labelled as such.
pub fn by_bonus(figures: &Figures, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let thrower = |bonus| Roller {
        faces: figures.faces,
        bonus,
    };
    let occurs = |more: u8| {
        let of = |piece: &Piece| {
            figures
                .pieces
                .iter()
                .any(|other| other.bonus + more == piece.bonus)
        };
        figures.pieces.iter().any(of)
    };
    let line = |(more, title): (u8, Phrase)| {
        let odds = Odds::of(thrower(more), thrower(0));
        let (Some(chance), Some(risk)) = (odds.chance(), odds.risk()) else {
            return Html::default();
        };
        let labels = [percent(chance, language), percent(risk, language)];
        let known = occurs(more);
        html! {
            <li class={if known { "" } else { "unused" }}>
                <p>
                    <b>{t(title)}</b>{format!(" ({})", chances(chance, language))}
                    if !known { {", "}{t(words::NOT_IN_SET)} }
                </p>
                {share_bar(chance, labels, ["blue", "red"])}
            </li>
        }
    };
    let lines = [
        (0, words::BONUS_EQUAL),
        (1, words::BONUS_ONE),
        (2, words::BONUS_TWO),
    ];
    html! { <ul class="by-bonus">{ for lines.map(line) }</ul> }
}

/// Returns the colours of two figures.
pub fn colours(attacker: &Piece, defender: &Piece) -> [&'static str; 2] {
    [colour(attacker.suit), colour(defender.suit)]
}

/// Renders a bar of two parts, each with its label and its colour: `blue` or `red`.
pub fn share_bar(share: Fraction, labels: [String; 2], colours: [&'static str; 2]) -> Html {
    let first = share.parts(10_000);
    let parts = [first, 10_000 - first];
    let part = |((parts, label), colour): ((u32, String), &'static str)| {
        if parts == 0 {
            return Html::default();
        }
        let style = format!("width:{}.{:02}%", parts / 100, parts % 100);
        // A label without room on its part would be cut off.
        let label = if parts < 1_700 { String::new() } else { label };
        let narrow = if parts < 2_500 { "narrow" } else { "" };
        html! { <span class={format!("share {colour} {narrow}")} {style}>{label}</span> }
    };
    html! { <div class="odds-bar">{ for parts.into_iter().zip(labels).zip(colours).map(part) }</div> }
}
