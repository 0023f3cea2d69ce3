//! « On arrête ? » with two pictures, before a game is left.

use yew::{Callback, Children, Html, Properties, component, html};

use super::button::Button;
use super::dialog::Dialog;
use crate::settings_context::use_words;
use crate::words::play as words;

/// What each answer does.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game goes on.
    pub onstay: Callback<()>,
    /// The game is left; it stays kept.
    pub onleave: Callback<()>,
    /// What can be changed before the game goes on.
    #[prop_or_default]
    pub children: Children,
}

/// The question.
#[component]
pub fn Stop(props: &Props) -> Html {
    let say = use_words();
    html! {
        <Dialog question={words::STOP_ASK} onclose={props.onstay.clone()}>
            <div class="dialog-buttons">
                {Button::new(say(words::STOP_YES), props.onleave.reform(|_| ()))
                    .class("big-answer").icon("icon-home").quiet().view()}
                {Button::new(say(words::STOP_NO), props.onstay.reform(|_| ()))
                    .class("main big-answer").icon("icon-arrow").quiet().view()}
            </div>
            {props.children.clone()}
        </Dialog>
    }
}
