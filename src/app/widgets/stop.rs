//! « On arrête ? » with two pictures, before a game is left.

use yew::{
    Callback, Children, Html, KeyboardEvent, Properties, component, html, use_effect_with,
    use_node_ref,
};

use super::button::Button;
use crate::browser::page;
use crate::words::{play as words, use_words};

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
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| page::focus(&dialog)
    });
    let onkeydown = {
        let stay = props.onstay.clone();
        let dialog = dialog.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                stay.emit(());
            }
            page::keep_focus(&dialog, &event);
        })
    };
    html! {
        <div class="dialog-veil" {onkeydown}>
            <section class="card dialog" role="dialog" aria-modal="true" aria-labelledby="stop-question"
                tabindex="-1" ref={dialog}>
                <h2 id="stop-question" class="word">{say(words::STOP_ASK)}</h2>
                <div class="dialog-buttons">
                    {Button::new(say(words::STOP_YES), props.onleave.reform(|_| ()))
                        .class("big-answer").icon("icon-home").quiet().view()}
                    {Button::new(say(words::STOP_NO), props.onstay.reform(|_| ()))
                        .class("main big-answer").icon("icon-arrow").quiet().view()}
                </div>
                {props.children.clone()}
            </section>
        </div>
    }
}
