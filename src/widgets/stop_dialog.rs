//! « On s’arrête ? » dialog with two pictures, before the pupils leave a game.

use yew::{Callback, Children, Html, Properties, component, html};

use super::button::Button;
use super::dialog::Dialog;
use crate::settings_context::use_words;
use crate::words::play as words;

/// Props of the dialog.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Callback for continuing the game.
    pub onstay: Callback<()>,
    /// Callback for leaving the game, which stays saved.
    pub onleave: Callback<()>,
    /// Settings that can be changed before the game continues.
    #[prop_or_default]
    pub children: Children,
}

/// The dialog.
#[component]
pub fn Stop(props: &Props) -> Html {
    let t = use_words();
    html! {
        <Dialog question={words::STOP_ASK} onclose={props.onstay.clone()}>
            <div class="dialog-buttons">
                {Button::new(t(words::STOP_YES), props.onleave.reform(|_| ()))
                    .class("big-answer").icon("icon-home").quiet().view()}
                {Button::new(t(words::STOP_NO), props.onstay.reform(|_| ()))
                    .class("main big-answer").icon("icon-arrow").quiet().view()}
            </div>
            {props.children.clone()}
        </Dialog>
    }
}
