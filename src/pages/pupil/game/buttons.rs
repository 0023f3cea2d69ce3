//! Buttons at the table: a step, automatic placement, and the pause of a game between computers.

use engine::kernel::words::Language;
use engine::table::Choice;
use yew::{Callback, Html, MouseEvent, UseReducerHandle, html};

use crate::pages::pupil::hint::Hint;
use crate::state::session::{Action, Session};
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::emblem;
use crate::words::play as words;

fn does(session: &UseReducerHandle<Session>, action: fn() -> Action) -> Callback<MouseEvent> {
    let session = session.clone();
    Callback::from(move |_: MouseEvent| session.dispatch(action()))
}

/// Renders the button of a step, or the « stop » button while a path could go on.
pub fn step(session: &UseReducerHandle<Session>, hint: &Hint, language: Language) -> Html {
    if session.selection().stop().is_some() {
        return stop(session, language);
    }
    match session.buttons().next() {
        Some(choice) => press(session, choice, hint, language),
        None => Html::default(),
    }
}

fn stop(session: &UseReducerHandle<Session>, language: Language) -> Html {
    let onclick = does(session, || Action::Stop);
    let button = Button::new(words::STOP_HERE.text(language), onclick);
    button
        .class("main table-button")
        .icon("icon-stop")
        .tap("stop")
        .view()
}

fn press(
    session: &UseReducerHandle<Session>,
    choice: &Choice,
    hint: &Hint,
    language: Language,
) -> Html {
    let Some(shown) = choice.button() else {
        return Html::default();
    };
    let step = choice.text().to_owned();
    let tap = step.clone();
    let hinted = hint.button.as_ref() == Some(&step);
    let onclick = {
        let session = session.clone();
        Callback::from(move |_: MouseEvent| session.dispatch(Action::Press(step.clone())))
    };
    let players = &session.scene().players;
    // A button that has touches too may end the move but not the turn, so it shows no next player.
    let next = choice
        .inputs()
        .is_empty()
        .then_some(super::player(session) + 1);
    let next = next.and_then(|next| players.get(next % players.len().max(1)));
    let seats = session.table().info().seats;
    let seat = next.map(|next| emblem(&seats[usize::from(next.seat.0)]));
    let class = if hinted {
        "main table-button hinted"
    } else {
        "main table-button"
    };
    Button::new(shown.phrase.text(language), onclick)
        .class(class)
        .tap(tap)
        .after(html! { <>{icon(shown.drawing)}{seat}</> })
        .view()
}

/// Renders the button for automatic placement.
pub fn place_for_me(session: &UseReducerHandle<Session>, language: Language) -> Html {
    if session.can_place_for_me() {
        place(session, language)
    } else {
        Html::default()
    }
}

fn place(session: &UseReducerHandle<Session>, language: Language) -> Html {
    let onclick = does(session, || Action::PlaceForMe);
    let label = words::PLACE_FOR_ME.text(language);
    let button = Button::new(label, onclick).class("main table-button place");
    button.icon("icon-arrow").tap("place").view()
}

/// Renders the button that pauses or resumes a game between computers.
pub fn halt(session: &UseReducerHandle<Session>, language: Language) -> Html {
    if session.plays_alone() {
        wait(session, language)
    } else {
        Html::default()
    }
}

fn wait(session: &UseReducerHandle<Session>, language: Language) -> Html {
    let (onclick, word, drawing) = if session.seats().is_paused() {
        let onclick = does(session, || Action::Pause(false));
        (onclick, words::GO_ON, "icon-arrow")
    } else {
        let onclick = does(session, || Action::Pause(true));
        (onclick, words::PAUSE, "icon-stop")
    };
    let button = Button::new(word.text(language), onclick).class("main table-button");
    button.icon(drawing).adult("halt").view()
}
