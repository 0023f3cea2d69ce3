//! Score table of a game: a row for each side, revealed column by column.

use engine::kernel::scene::Player;
use engine::kernel::step::Seats;
use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use crate::state::session::Session;
use crate::widgets::icon::drawing;
use crate::widgets::token::{colour, emblem};

/// Delay between two columns, in milliseconds.
const APART: usize = 450;

/// Renders the score table; empty in games without points.
pub fn tally(session: &Session, winners: Seats, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let card = session.table().info();
    let counts = |player: &&Player| {
        // Seats that score together have one row, that of the first.
        !player.tally.is_empty() && player.side.iter().next() == Some(player.seat)
    };
    let mut players: Vec<&Player> = session.scene().players.iter().filter(counts).collect();
    players.sort_by_key(|player| -player.score());
    let Some(first) = players.first() else {
        return Html::default();
    };
    let heads = first.tally.iter().map(|entry| {
        html! {
            <th scope="col">{drawing(entry.kind, "count-sign")}
                <span class="visually-hidden">{t(*entry.name)}</span></th>
        }
    });
    let after = |column: usize| format!("animation-delay:{}ms", APART * (column + 1));
    let rows = players.iter().map(|player| {
        let seats = player.side.iter().map(|seat| &card.seats[usize::from(seat.0)]);
        let suit = colour(card.seats[usize::from(player.seat.0)].suit);
        let won = if winners.has(player.seat) { "won" } else { "" };
        let cells = player.tally.iter().enumerate().map(|(column, entry)| {
            let (class, text) = match entry.points {
                0 => ("count none", "·".to_owned()),
                points if points < 0 => ("count", format!("−{}", -points)),
                points => ("count", points.to_string()),
            };
            html! { <td {class} style={after(column)}>{text}</td> }
        });
        html! {
            <tr class={format!("suit-{suit} {won}")}>
                <th scope="row">
                    { for seats.map(|seat| html! { <>{emblem(seat)}<span class="visually-hidden">{t(seat.name)}</span></> }) }
                </th>
                { for cells }
                <td class="count total" style={after(player.tally.len())}><b>{player.score()}</b></td>
            </tr>
        }
    });
    html! {
        <table class="counts">
            <thead><tr><td></td>{ for heads }<th scope="col">{"="}</th></tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}
