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
use crate::widgets::ribbon::ribbon;
use crate::widgets::token::{Make, emblem, token};
use crate::words::play as words;

/// The same game from its first position, with other dice.
fn again(table: &dyn Table) -> Option<Box<dyn Table>> {
    let mut record = table.record();
    record.actions.clear();
    Some(from_record(&record, chance::seed()).ok()?.table)
}

/// The end of a game.
pub fn victory(game: GameId, session: &UseReducerHandle<Session>, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let table = session.table();
    let card = table.card();
    let scene = &session.scene;
    let winner = match table.turn() {
        Turn::Over(Verdict::Won(seats)) => seats.iter().next(),
        _ => None,
    };
    let colour = match winner {
        Some(Seat(0)) => "blue",
        Some(_) => "red",
        None => "white",
    };
    let emblem = |seat: Seat| emblem(seat, &card.seats[seat.0 as usize]);
    let figure = |goal: &Piece| token(goal, Make::Of(Cut::Wood, ""));
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
                token(goal, Make::Ghost)
            };
            html! { <span class="side-goal">{goal}</span> }
        });
        let left = session.stage.pieces().iter().filter(|(_, piece)| {
            piece.owner == shelf.seat
                && piece.layer == Layer::Standing
                && matches!(piece.spot, Spot::On(_))
        });
        let left = left.count();
        html! {
            <div class={format!("card side-card seat-{}", shelf.seat.0)}>
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
    html! {
        <div class="victory">
            <svg class="victory-rays" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#victory-rays" width="1080" height="810" />
            </svg>
            <svg class="confetti" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#confetti" width="1080" height="810" />
            </svg>
            {ribbon(colour, say(*scene.prompt))}
            <div class="heroes">
                if let Some(winner) = winner {
                    {heroes}
                    <div class="hero">{emblem(winner)}</div>
                } else {
                    <div class="hero">{emblem(Seat(0))}</div>
                    <div class="hero">{emblem(Seat(1))}</div>
                }
            </div>
            <div class="sides">{ for sides }</div>
            <div class="victory-buttons">
                {Button::new(say(words::AGAIN), onagain).class("main").icon("icon-restart").view()}
                {Button::new(say(words::LEARN), onlearn).icon("icon-book").view()}
                {Button::new(say(words::KEEP), onkeep).icon("icon-download").adult("export").view()}
            </div>
        </div>
    }
}
