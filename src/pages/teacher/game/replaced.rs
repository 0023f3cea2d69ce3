//! Card of the game that was replaced by a link, with a button to restore it.

use engine::catalogue::{ALL, GameId};
use yew::{Callback, Html, MouseEvent, component, html, use_state};

use crate::board::preview::preview;
use crate::pages::shared::saved_slots::{current, replace};
use crate::route::Route;
use crate::settings_context::use_words;
use crate::shell::{history, storage};
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::words::saving as words;

/// Card of the replaced game; empty if there is none.
#[component]
pub fn Replaced() -> Html {
    let t = use_words();
    let found = use_state(|| storage::load_if_readable::<Saved>(storage::REPLACED));
    let Some(saved) = (*found).clone() else {
        return Html::default();
    };
    let game = GameId::from_slug(&saved.record.game);
    let (Some(game), Ok(opened)) = (game, saved.open(ALL)) else {
        return Html::default();
    };
    let onclick = {
        let saved = saved.clone();
        Callback::from(move |_: MouseEvent| {
            let now = current();
            if replace(&saved, false) {
                storage::remove(storage::REPLACED);
            } else {
                // No slot is free: both games are swapped.
                replace(&saved, true);
                now.map(|now| storage::save(storage::REPLACED, &now));
            }
            history::go(&Route::play(game));
        })
    };
    html! {
        <section class="card game-card replaced-game">
            <h2>{t(words::REPLACED)}</h2>
            {preview(&*opened.table)}
            <p class="small-print">{t(words::REPLACED_NOTE)}</p>
            <div class="buttons">
                {Button::new(t(words::TAKE_BACK_GAME), onclick).class("plain").icon("icon-arrow").adult("replaced").view()}
            </div>
        </section>
    }
}
