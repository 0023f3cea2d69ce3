//! Question whether to leave a game, with the choice of the players.

use engine::kernel::words::Language;
use yew::{Callback, Html, UseReducerHandle, UseStateHandle, html};

use super::game::players::players_row;
use super::repetition::draw_button;
use crate::route::Route;
use crate::shell::history;
use crate::state::session::{Action, Session};
use crate::widgets::stop_dialog::Stop;
use crate::words::play as words;

/// Renders the question. While the same position has come back, it also offers a draw.
pub fn stop(
    session: &UseReducerHandle<Session>,
    stopping: &UseStateHandle<bool>,
    language: Language,
) -> Html {
    let close = |stopping: &UseStateHandle<bool>| {
        let stopping = stopping.clone();
        Callback::from(move |()| stopping.set(false))
    };
    let onseat = {
        let session = session.clone();
        Callback::from(move |assignment| session.dispatch(Action::Assign(assignment)))
    };
    let card = session.table().info();
    let seats = session.scene().players.iter().map(|player| player.seat);
    html! {
        <Stop onstay={close(stopping)} onleave={Callback::from(|()| history::go(&Route::Home))}>
            if session.offers_draw() {
                <div class="dialog-buttons">{draw_button(session, close(stopping), language)}</div>
            }
            <h3 class="word">{words::WHO_PLAYS_ON.text(language)}</h3>
            {players_row(card, seats, session.seats().assignment(), language, &onseat)}
        </Stop>
    }
}
