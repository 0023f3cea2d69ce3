//! Fight in the tale of a game: the dice as they fell, the towers, and the loser walking off.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::Piece;
use engine::kernel::scene::Material;
use engine::kernel::side::Side;
use engine::kernel::words::Language;
use engine::table::{Episode, Fought};

use crate::state::settings::Faces;
use crate::widgets::cast::fighting;
use crate::widgets::drawing::{Drawing, Rect};
use crate::widgets::mood::Mood;
use crate::widgets::token::{TokenStyle, colour, stood_into};
use crate::words::council::capitalized;
use crate::words::fight;

/// Side of a block of the towers, and the foot of both.
const BLOCK: f64 = 38.0;
const FOOT: f64 = 436.0;
/// Side of a die.
const DIE: f64 = 96.0;

/// Returns the sentences of a fight: the meeting, the numbers, and the outcome.
pub fn told_fight(episode: &Episode, fought: &Fought, language: Language) -> String {
    let mut all: Vec<String> = episode
        .phrases
        .iter()
        .map(|phrase| phrase.text(language).to_owned())
        .collect();
    all.insert(all.len().min(1), compared(fought, language));
    all.join(" ")
}

/// Returns the sentence that compares the totals, the larger first.
fn compared(fought: &Fought, language: Language) -> String {
    let number = |side| fight::NUMBERS[usize::from(fought.total(side)).min(11)].text(language);
    let (winner, loser) = (number(fought.winner), number(fought.winner.other()));
    let phrase = match fought.total(Side::Attacker) == fought.total(Side::Defender) {
        true => fight::AS_MUCH_AS,
        false => fight::MORE_THAN,
    };
    capitalized(&phrase.filled(language, &[("more", &winner), ("less", &loser)]))
}

/// Draws a tower: a block for each point of the die, then the golden ones of the bonus.
fn tower_into(draw: &mut Drawing, fought: &Fought, side: Side, suit: &str, left: f64) {
    for number in 0..fought.total(side) {
        let class = if number < fought.faces[side] {
            suit
        } else {
            "coin"
        };
        draw.raw("<rect rx=\"6\"")
            .with("class", format_args!("block {class}"));
        draw.at("x", left)
            .at("y", FOOT - BLOCK * f64::from(number + 1));
        draw.at("width", BLOCK + 8.0).at("height", BLOCK).raw("/>");
    }
}

/// Draws the face that a die showed.
fn die_into(draw: &mut Drawing, face: u8, middle: f64) {
    let left = middle - DIE / 2.0;
    draw.raw("<rect class=\"told-face\" rx=\"20\"")
        .at("x", left)
        .at("y", 16.0);
    draw.at("width", DIE).at("height", DIE).raw("/>");
    let inner = Rect {
        x: left + 4.0,
        y: 20.0,
        w: DIE - 8.0,
        h: DIE - 8.0,
    };
    draw.symbol("", &Faces::Dots.symbol(face), inner);
}

/// Draws the fight: the attacker at the left with its die and its tower, the defender at the right.
pub fn fight_into(
    draw: &mut Drawing,
    fought: &Fought,
    cast: &[Piece],
    (card, material): (&GameInfo, Material),
) {
    for (piece, side) in cast.iter().zip(Side::BOTH) {
        let has_won = fought.winner == side;
        let area = fighting(side, has_won);
        let middle = area.x + area.w / 2.0;
        let tilt = match (has_won, side) {
            (true, _) => 0,
            (false, Side::Attacker) => -10,
            (false, Side::Defender) => 10,
        };
        draw.raw("<g")
            .with("data-mood", Mood::of_result(has_won).name());
        draw.with("transform", format_args!("rotate({tilt} {middle} {FOOT})"))
            .raw(">");
        stood_into(draw, piece, TokenStyle::Of(material, ""), card, area);
        draw.end();
        die_into(draw, fought.faces[side], middle);
        let left = match side {
            Side::Attacker => 400.0 - BLOCK - 14.0,
            Side::Defender => 406.0,
        };
        tower_into(draw, fought, side, colour(piece.suit), left);
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::side::{PerSide, Side};
    use engine::kernel::words::Language;
    use engine::table::Fought;

    use super::compared;

    #[test]
    fn the_larger_total_is_named_first() {
        let fought = |attack, defence, winner| Fought {
            faces: PerSide::new(attack, defence),
            bonuses: PerSide::new(1, 2),
            winner,
        };
        let said = |fought| compared(&fought, Language::FRENCH);
        assert_eq!(
            said(fought(5, 2, Side::Attacker)),
            "Six, c’est plus que quatre."
        );
        assert_eq!(
            said(fought(1, 6, Side::Defender)),
            "Huit, c’est plus que deux."
        );
        assert_eq!(
            said(fought(4, 3, Side::Attacker)),
            "Cinq, c’est autant que cinq."
        );
    }
}
