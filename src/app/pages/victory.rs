//! The end of a game: who won, what each side took, and again.

use engine::catalogue::GameId;
use engine::kernel::piece::{Layer, Piece, Spot, Tray};
use engine::kernel::scene::Cut;
use engine::kernel::step::{Seat, Turn, Verdict};
use engine::kernel::words::{Language, Phrase};
use engine::table::{Table, from_record};
use yew::{Callback, Html, UseReducerHandle, html};

use crate::browser::{chance, clock, files, history};
use crate::route::Route;
use crate::state::session::{Deed, Session};
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::ribbon::ribbon;
use crate::widgets::token::{Make, colour, emblem, token};
use crate::words::play as words;

/// The same game from its first position, with other dice.
fn again(table: &dyn Table) -> Option<Box<dyn Table>> {
    let mut record = table.record();
    record.actions.clear();
    Some(from_record(&record, chance::seed()).ok()?.table)
}

/// How the points came together: a row for each side, revealed sum by sum.
fn count(session: &Session, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let card = session.table().card();
    let players = &session.scene.players;
    let Some(first) = players.iter().find(|player| !player.tally.is_empty()) else {
        return Html::default();
    };
    let heads = first.tally.iter().map(|entry| {
        html! { <th scope="col">{drawing(entry.kind, "count-sign")}<span class="visually-hidden">{say(*entry.name)}</span></th> }
    });
    let rows = players.iter().enumerate().map(|(row, player)| {
        let seat = &card.seats[usize::from(player.seat.0)];
        let after = |column: usize| format!("animation-delay:{}ms", 400 * (column + 1) + 120 * row);
        let cells = player.tally.iter().enumerate().map(|(column, entry)| {
            let class = if entry.points == 0 { "count none" } else { "count" };
            let text = if entry.points == 0 { "·".to_owned() } else { entry.points.to_string() };
            html! { <td {class} style={after(column)}>{text}</td> }
        });
        html! {
            <tr class={format!("suit-{}", colour(seat.suit))}>
                <th scope="row">{emblem(seat)}<span class="visually-hidden">{say(seat.name)}</span></th>
                { for cells }
                <td class="count total" style={after(player.tally.len())}>{player.score()}</td>
            </tr>
        }
    });
    html! {
        <table class="card counts">
            <thead><tr><td></td>{ for heads }<th scope="col">{"="}</th></tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The end of a game.
pub fn victory(game: GameId, session: &UseReducerHandle<Session>, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let table = session.table();
    let card = table.card();
    let scene = &session.scene;
    let winners: Vec<Seat> = match table.turn() {
        Turn::Over(Verdict::Won(seats)) => seats.iter().collect(),
        _ => Vec::new(),
    };
    let winner = winners.first().copied();
    let suit = |seat: Seat| card.seats[usize::from(seat.0)].suit;
    let ribbon_colour = winner.map_or("white", |seat| colour(suit(seat)));
    let emblem = |seat: Seat| emblem(&card.seats[usize::from(seat.0)]);
    let figure = |goal: &Piece| token(goal, Make::Of(Cut::Wood, ""), card);
    let taken = |seat: Seat, kind: &str| {
        session
            .stage
            .pieces()
            .iter()
            .any(|(_, piece)| piece.kind == kind && piece.spot == Spot::In(seat, Tray::Shelf))
    };
    let heroes = winner.and_then(|winner| scene.shelves.iter().find(|shelf| shelf.seat == winner));
    let heroes = heroes.map(|shelf| {
        let goals = shelf.goals.iter().filter(|goal| taken(shelf.seat, goal.kind));
        html! { <>{ for goals.map(|goal| html! { <div class="hero goal">{figure(goal)}</div> }) }</> }
    });
    let sides = scene.shelves.iter().map(|shelf| {
        let goals = shelf.goals.iter().map(|goal| {
            let goal = if taken(shelf.seat, goal.kind) {
                figure(goal)
            } else {
                token(goal, Make::Ghost, card)
            };
            html! { <span class="side-goal">{goal}</span> }
        });
        let left = session.stage.pieces().iter().filter(|(_, piece)| {
            piece.owner == Some(shelf.seat)
                && piece.layer == Layer::Standing
                && matches!(piece.spot, Spot::On(_))
        });
        let left = left.count();
        html! {
            <div class={format!("card side-card suit-{}", colour(suit(shelf.seat)))}>
                <span class="side-emblem">{emblem(shelf.seat)}</span>
                <span class="side-line" />
                { for goals }
                <span class="side-count" aria-hidden="true">{left}</span>
            </div>
        }
    });
    let onagain = {
        let session = session.clone();
        Callback::from(move |_| {
            if let Some(table) = again(session.table()) {
                session.dispatch(Deed::Lay(table.into(), [false; 2]));
            }
        })
    };
    let onkeep = {
        let session = session.clone();
        Callback::from(move |_| {
            let name = format!("{}-{}.partie", card.slug, clock::today());
            files::save(&name, &session.table().record().write());
        })
    };
    let onlearn = Callback::from(move |_| history::go(&Route::Course(game)));
    let all = scene.players.iter().map(|player| player.seat);
    let shown: Vec<Seat> = if winners.is_empty() {
        all.collect()
    } else {
        winners
    };
    html! {
        <div class="victory">
            <svg class="victory-rays" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#victory-rays" width="1080" height="810" />
            </svg>
            <svg class="confetti" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#confetti" width="1080" height="810" />
            </svg>
            {ribbon(ribbon_colour, say(*scene.prompt))}
            <div class="heroes">
                {heroes}
                { for shown.into_iter().map(|seat| html! { <div class="hero">{emblem(seat)}</div> }) }
            </div>
            <div class="sides">{ for sides }</div>
            {count(session, language)}
            <div class="victory-buttons">
                {Button::new(say(words::AGAIN), onagain).class("main").icon("icon-restart").view()}
                {Button::new(say(words::LEARN), onlearn).icon("icon-book").view()}
                {Button::new(say(words::KEEP), onkeep).icon("icon-download").adult("export").view()}
            </div>
        </div>
    }
}
