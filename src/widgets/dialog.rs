//! Modal dialog: a question that covers the page until it is answered.

use engine::kernel::words::Phrase;
use yew::{
    Callback, Children, Html, KeyboardEvent, Properties, classes, component, html, use_effect_with,
    use_node_ref,
};

use super::said::said;
use crate::settings_context::use_words;
use crate::shell::page;

/// Props of the dialog.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The question.
    pub question: Phrase,
    /// CSS class of the page, or empty.
    #[prop_or_default]
    pub class: &'static str,
    /// Callback for closing the dialog without an answer.
    pub onclose: Callback<()>,
    /// Answers.
    pub children: Children,
}

/// Modal dialog. It takes the focus while open; Escape closes it.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let t = use_words();
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| page::focus(&dialog)
    });
    let onkeydown = {
        let close = props.onclose.clone();
        let dialog = dialog.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close.emit(());
            }
            page::keep_focus(&dialog, &event);
        })
    };
    html! {
        <div class="dialog-veil" {onkeydown}>
            <section class={classes!("card", "dialog", props.class)} role="dialog" aria-modal="true" aria-labelledby="dialog-question"
                tabindex="-1" ref={dialog}>
                <h2 id="dialog-question" class="word">{said(t(props.question))}</h2>
                {props.children.clone()}
            </section>
        </div>
    }
}
