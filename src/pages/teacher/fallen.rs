//! Histogram of the dice rolled in this game, beside the expectation for a fair die.

use engine::kernel::step::Seat;
use engine::kernel::words::{Language, Phrase};
use engine::table::{RolledDie, Table};
use yew::{Html, html};

use crate::state::settings::Faces;
use crate::widgets::icon::die_face;
use crate::widgets::numbers::decimal;
use crate::widgets::token::colour;
use crate::words::lesson as words;

/// Counts of one face: by seat, and the expected count in sixths.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    face: u8,
    seen: Vec<(Seat, u32)>,
    sixths: u32,
}

impl Line {
    fn count(&self) -> u32 {
        self.seen.iter().map(|(_, count)| count).sum()
    }
}

/// Returns the counts of each face of these dice, in ascending order.
fn lines(fallen: &[RolledDie]) -> Vec<Line> {
    let mut seats: Vec<Seat> = fallen.iter().map(|die| die.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let line = |face: u8| {
        let shows = |seat: Seat| {
            let same = fallen
                .iter()
                .filter(|die| (die.seat, die.face) == (seat, face));
            (seat, same.count() as u32)
        };
        let sixths = |die: &RolledDie| die.faces.iter().filter(|other| **other == face).count();
        Line {
            face,
            seen: seats.iter().copied().map(shows).collect(),
            sixths: fallen.iter().map(sixths).sum::<usize>() as u32,
        }
    };
    let lines = (0..=9).map(line);
    lines.filter(|line| line.sixths > 0).collect()
}

/// Returns a width relative to the widest bar, in per cent.
fn width(parts: u32, most: u32) -> String {
    format!("{}%", 100 * parts / most.max(1))
}

/// Renders the histogram, as a table with bars.
pub fn fallen(table: &dyn Table, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let dice = table.rolled_dice();
    let lines = lines(&dice);
    let most = lines
        .iter()
        .map(|line| (6 * line.count()).max(line.sixths))
        .max();
    let most = most.unwrap_or(1);
    let card = table.info();
    let row = |line: &Line| {
        let part = |(seat, count): &(Seat, u32)| {
            let suit = colour(card.seats[usize::from(seat.0)].suit);
            html! { <span class={format!("bar suit-{suit}")} style={format!("width:{}", width(6 * count, most))} /> }
        };
        html! {
            <tr>
                <th scope="row">{die_face(line.face, &Faces::Dots.symbol(line.face), "")}</th>
                <td class="bars" aria-hidden="true">
                    <div class="bar-row">{ for line.seen.iter().map(part) }</div>
                    <i class="expected" style={format!("left:{}", width(line.sixths, most))} />
                </td>
                <td><b>{line.count()}</b></td>
                <td>{decimal((line.sixths * 10 + 3) / 6, 1, language)}</td>
            </tr>
        }
    };
    html! {
        <section class="card fallen">
            <h2>{t(words::FALLEN_TITLE)}</h2>
            if dice.is_empty() {
                <p>{t(words::FALLEN_NONE)}</p>
            } else {
                <table>
                    <thead><tr>
                        <th scope="col">{t(words::FALLEN_FACE)}</th>
                        <td></td>
                        <th scope="col">{t(words::FALLEN_SEEN)}</th>
                        <th scope="col">{t(words::FALLEN_EXPECTED)}</th>
                    </tr></thead>
                    <tbody>{ for lines.iter().map(row) }</tbody>
                </table>
                <p class="small-print">{t(words::FALLEN_NOTE)}</p>
            }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::step::Seat;
    use engine::table::RolledDie;

    use super::lines;

    #[test]
    fn each_face_is_counted_beside_what_is_expected() {
        let die = |seat, face| RolledDie {
            seat: Seat(seat),
            face,
            faces: [1, 1, 2, 2, 3, 3],
        };
        let lines = lines(&[die(0, 1), die(1, 1), die(0, 3)]);
        let found: Vec<_> = lines
            .iter()
            .map(|line| (line.face, line.count(), line.sixths))
            .collect();
        assert_eq!(found, [(1, 2, 6), (2, 0, 6), (3, 1, 6)]);
        assert_eq!(lines[0].seen, [(Seat(0), 1), (Seat(1), 1)]);
    }
}
