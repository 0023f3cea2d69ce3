//! Final count of a game: the treasures of each side one after another, then the winner.

use engine::kernel::scene::{Material, Shelf};
use engine::kernel::side::PerSide;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, UseReducerHandle, classes, html};

use super::time_limit::TimeLimit;
use crate::route::Route;
use crate::shell::{history, random, storage};
use crate::state::count::{Beat, What, counted, winner};
use crate::state::game_timer::{TimerEvent, TimerPhase};
use crate::state::saved::Saved;
use crate::state::session::{Action, Session};
use crate::widgets::button::Button;
use crate::widgets::heading::ribbon;
use crate::widgets::token::{TokenStyle, colour, emblem, token};
use crate::words::play as words;

/// Saves the game for another time: no longer counted, and with the full time limit again.
fn put_by() {
    if let Some(saved) = storage::load_if_readable::<Saved>(storage::GAME) {
        let later = Saved {
            counted: false,
            spent: 0,
            ..saved
        };
        storage::save(storage::GAME, &later);
    }
    history::go(&Route::Home);
}

/// Returns the running total of a seat, if its count has begun.
fn so_far(seen: &[Beat], shelf: &Shelf, of: What) -> Option<usize> {
    let numbers = seen.iter().filter_map(|beat| match *beat {
        Beat::Number(seat, what, number) if seat == shelf.seat && what == of => Some(number),
        _ => None,
    });
    numbers.max()
}

/// Renders the pieces that count, those already counted in full colour, and their number.
fn row(session: &Session, shelf: &Shelf, what: What, seen: &[Beat]) -> Html {
    let card = session.table().info();
    let number = so_far(seen, shelf, what);
    let all: Vec<_> = counted(session.scene(), shelf.seat, what).collect();
    let tokens = all.iter().enumerate().map(|(at, piece)| {
        let is_counted = number.is_some_and(|number| at < number);
        let class = classes!("count-one", is_counted.then_some("is-counted"));
        html! { <span {class}>{token(&session.drawn(piece), TokenStyle::Of(Material::Wood, ""), card)}</span> }
    });
    let free = match what {
        What::Taken => shelf.goals.len() - all.len().min(shelf.goals.len()),
        What::Standing => 0,
    };
    let ghosts = shelf
        .goals
        .iter()
        .filter(|goal| all.iter().all(|piece| piece.kind != goal.kind));
    let ghosts = ghosts.take(free).map(|goal| {
        html! { <span class="count-one">{token(goal, TokenStyle::Ghost, card)}</span> }
    });
    html! {
        <div class={classes!("count-row", (what == What::Standing).then_some("of-pieces"))}>
            <span class="count-tokens">{ for tokens }{ for ghosts }</span>
            <span class="count-number" aria-hidden="true">{ for number }</span>
        </div>
    }
}

/// Renders the page.
pub fn count(
    session: &UseReducerHandle<Session>,
    time_limit: &TimeLimit,
    language: Language,
) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let card = session.table().info();
    let seen = time_limit.seen();
    let is_over = time_limit.stage == TimerPhase::Counted;
    let sentence = seen.iter().rev().find_map(|beat| match beat {
        Beat::Say(phrase) => Some(phrase.text(language)),
        Beat::Number(..) => None,
    });
    let winner = winner(session.scene()).filter(|_| is_over);
    let suit = winner.map_or("white", |seat| colour(card.seats[usize::from(seat.0)].suit));
    let stands = |beat: &Beat| matches!(beat, Beat::Number(_, What::Standing, _));
    let has_pieces = time_limit.beats.iter().any(stands) && seen.iter().any(stands);
    let side = |shelf: &Shelf| {
        let seat = &card.seats[usize::from(shelf.seat.0)];
        let wins = (winner == Some(shelf.seat)).then_some("wins-count");
        html! {
            <div class={classes!("card", "count-side", format!("suit-{}", colour(seat.suit)), wins)}>
                <span class="side-emblem">{emblem(seat)}<span class="visually-hidden">{t(seat.name)}</span></span>
                <div class="count-rows">
                    {row(session, shelf, What::Taken, seen)}
                    if has_pieces {
                        {row(session, shelf, What::Standing, seen)}
                    }
                </div>
            </div>
        }
    };
    let onagain = {
        let (session, happen) = (session.clone(), time_limit.happen.clone());
        Callback::from(move |_| {
            happen.emit(TimerEvent::Begin);
            let table = session.table().restarted(random::seed());
            session.dispatch(Action::Load(table.into(), PerSide::default()));
        })
    };
    html! {
        <div class="victory counting">
            {ribbon(suit, sentence.unwrap_or_default())}
            <div class="count-sides">{ for session.scene().shelves.iter().map(side) }</div>
            <div class="victory-buttons">
                if is_over {
                    {Button::new(t(words::AGAIN), onagain).class("main").icon("icon-restart").view()}
                    {Button::new(t(words::COUNT_LATER), Callback::from(|_| put_by())).icon("icon-home").view()}
                }
            </div>
        </div>
    }
}
