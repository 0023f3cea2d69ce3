//! The end of a game: who won, what each side took, and again.

use engine::catalogue::GameId;
use engine::kernel::scene::{Cut, Layer, Spot, Tray};
use engine::kernel::step::{Seat, Turn, Verdict};
use engine::table::{Table, from_record};
use yew::{Callback, Html, Properties, UseReducerHandle, component, html};

use crate::browser::{chance, clock, files, history};
use crate::route::Route;
use crate::state::partie;
use crate::state::session::{Deed, Session};
use crate::widgets::button::Button;
use crate::widgets::ribbon::Ribbon;
use crate::widgets::token::Token;
use crate::words::{play as words, use_words};

/// The game that has ended.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The table on the screen.
    pub session: UseReducerHandle<Session>,
}

/// The same game from its first position, with other dice.
fn again(table: &dyn Table) -> Option<Box<dyn Table>> {
    let mut record = table.record();
    record.actions.clear();
    Some(from_record(&record, chance::seed()).ok()?.table)
}

/// The end of a game.
#[component]
pub fn Victory(props: &Props) -> Html {
    let say = use_words();
    let session = &props.session;
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
    let emblem = |seat: Seat| {
        let token = if seat.0 == 0 { "#token-blue" } else { "#token-red" };
        html! {
            <svg class="token-picture" viewBox="-6 -8 112 124" aria-hidden="true">
                <use href={token} x="-4" y="-4" width="108" height="116" />
                <use href={format!("#{}", card.seats[seat.0 as usize].emblem)} x="15" y="12" width="70" height="70" />
            </svg>
        }
    };
    let taken = |seat: Seat, kind: &str| {
        session.stage.pieces().iter().any(|(_, piece)| {
            piece.kind == kind && piece.spot == Spot::In(seat, Tray::Shelf)
        })
    };
    let heroes = winner.and_then(|winner| scene.shelves.iter().find(|shelf| shelf.seat == winner));
    let heroes = heroes.map(|shelf| {
        let goals = shelf.goals.iter().filter(|goal| taken(shelf.seat, goal.kind));
        html! { <>{ for goals.map(|goal| html! { <div class="hero goal"><Token piece={*goal} cut={Cut::Wood} /></div> }) }</> }
    });
    let sides = scene.shelves.iter().map(|shelf| {
        let goals = shelf.goals.iter().map(|goal| {
            let ghost = !taken(shelf.seat, goal.kind);
            html! { <span class="side-goal"><Token piece={*goal} cut={Cut::Wood} {ghost} /></span> }
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
            files::save(&name, &partie::write(&session.table().record()));
        })
    };
    let game = props.game;
    let onlearn = Callback::from(move |_| history::go(&Route::Course(game)));
    html! {
        <div class="victory">
            <svg class="victory-rays" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#victory-rays" width="1080" height="810" />
            </svg>
            <svg class="confetti" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href="#confetti" width="1080" height="810" />
            </svg>
            <Ribbon {colour} text={say(*scene.prompt)} />
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
                <Button class="main" icon="icon-restart" label={say(words::AGAIN)} onclick={onagain} />
                <Button icon="icon-book" label={say(words::LEARN)} onclick={onlearn} />
                <Button icon="icon-download" label={say(words::KEEP)} adult="export" onclick={onkeep} />
            </div>
        </div>
    }
}
