//! Question whether to stop a game in which the same position has come back.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, UseReducerHandle, html};

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
    html! {
        <Dialog question={words::SAME_AGAIN} onclose={on.clone()}>
            <div class="dialog-buttons">
                {draw_button(session, Callback::noop(), language)}
                {Button::new(t(words::STOP_NO), on.reform(|_| ())).class("main big-answer").icon("icon-arrow").quiet().view()}
            </div>
        </Dialog>
    }
}

/// Renders the button that ends the game as a draw, then calls `then`.
pub fn draw_button(
    session: &UseReducerHandle<Session>,
    then: Callback<()>,
    language: Language,
) -> Html {
    let session = session.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        session.dispatch(Action::AgreeDraw);
        then.emit(());
    });
    let button = Button::new(words::MAKE_PEACE.text(language), onclick).class("big-answer");
    button.icon("heart").quiet().view()
}
