//! The game looked at again, step by step.

use std::rc::Rc;

use engine::table::Table;
use yew::{Callback, Html, MouseEvent, Properties, TargetCast, component, html, use_state_eq};

use crate::board::preview::preview;
use crate::settings_context::use_words;
use crate::widgets::button::Button;
use crate::words::{play as words, problems};

/// The game to look at, and how to leave it.
#[derive(Properties)]
pub struct Props {
    /// The table, at its last position.
    pub table: Rc<dyn Table>,
    /// Tells it as a tale.
    pub ontell: Callback<MouseEvent>,
    /// Tries again what was missed.
    pub ontry: Callback<MouseEvent>,
    /// Leaves.
    pub onclose: Callback<MouseEvent>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table)
    }
}

/// The board after any step, with the way back and forth.
#[component]
pub fn LookAgain(props: &Props) -> Html {
    let say = use_words();
    let last = props.table.steps().len();
    let shown = use_state_eq(|| last);
    let mut table = props.table.clone_box();
    for _ in *shown..last {
        table.undo();
    }
    let to = |step: usize| {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(step))
    };
    let oninput = {
        let shown = shown.clone();
        Callback::from(move |event: yew::InputEvent| {
            let slider: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            if let Some(step) = slider.and_then(|slider| slider.value().parse().ok()) {
                shown.set(step);
            }
        })
    };
    let step = table.steps().pop().unwrap_or_default();
    html! {
        <section class="again" aria-label={say(words::LOOK_AGAIN)}>
            {preview(&*table)}
            <div class="again-bar">
                {Button::new(say(words::STEP_BEFORE), to(shown.saturating_sub(1))).class("square").icon("icon-back").quiet().view()}
                <input type="range" min="0" max={last.to_string()} value={shown.to_string()} {oninput}
                    aria-label={say(words::STEP)} aria-valuetext={format!("{} {step}", *shown)} />
                {Button::new(say(words::STEP_AFTER), to((*shown + 1).min(last))).class("square").icon("icon-arrow").quiet().view()}
                {Button::new(say(words::TALE_OF_GAME), props.ontell.clone()).class("square").icon("icon-book").quiet().view()}
                {Button::new(say(problems::MISSED), props.ontry.clone()).class("square").icon("sword-stone").quiet().view()}
                {Button::new(say(words::CLOSE), props.onclose.clone()).class("square main").icon("icon-check").quiet().view()}
            </div>
        </section>
    }
}
