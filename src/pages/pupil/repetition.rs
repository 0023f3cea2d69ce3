//! Question whether to stop a game in which the same position has come back.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, UseReducerHandle, html};

use crate::state::session::{Action, Session};
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::words::play as words;

/// Renders the question.
pub fn repetition(session: &UseReducerHandle<Session>, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let on = {
        let session = session.clone();
        Callback::from(move |()| session.dispatch(Action::PlayOn))
    };
    let onpeace = {
        let session = session.clone();
        Callback::from(move |_| session.dispatch(Action::AgreeDraw))
    };
    html! {
        <Dialog question={words::SAME_AGAIN} onclose={on.clone()}>
            <div class="dialog-buttons">
                {Button::new(t(words::MAKE_PEACE), onpeace).class("big-answer").icon("heart").quiet().view()}
                {Button::new(t(words::STOP_NO), on.reform(|_| ())).class("main big-answer").icon("icon-arrow").quiet().view()}
            </div>
        </Dialog>
    }
}
