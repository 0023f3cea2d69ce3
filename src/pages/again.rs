//! The game looked at again, step by step; where something was missed, a mark leads to the try.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::table::Table;
use yew::{Callback, Html, MouseEvent, Properties, TargetCast, component, html, use_state_eq};

use super::missed::use_missed;
use crate::board::preview::preview;
use crate::settings_context::use_words;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::{play as words, problems};

/// The game to look at, and how to leave it.
#[derive(Properties)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The whole of it, as the word of a link.
    pub word: String,
    /// The table, at its last position.
    pub table: Rc<dyn Table>,
    /// Tells it as a tale.
    pub ontell: Callback<MouseEvent>,
    /// Tries again what was missed, from the moment after so many steps on.
    pub ontry: Callback<Option<usize>>,
    /// Leaves.
    pub onclose: Callback<MouseEvent>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word && Rc::ptr_eq(&self.table, &other.table)
    }
}

/// Marks of moments on a line: a tick at each moment, and above it, or near, what leads there; none lies on its neighbour.
fn marks(missed: &[usize], last: usize, props: &Props, label: &'static str) -> Html {
    let mark = |&step: &usize| {
        let ontry = props.ontry.reform(move |_: MouseEvent| Some(step));
        // The rail grows before a mark as the game does.
        let share = |steps: usize| format!("flex:{steps} 0 0");
        let before = missed.iter().rev().find(|other| **other < step);
        let before = step - before.copied().unwrap_or(0);
        html! {
            <>
                <i style={share(before)}></i>
                <button type="button" class="button again-mark" data-step={step.to_string()} aria-label={label} onclick={ontry}>
                    {icon("sword-stone")}
                </button>
            </>
        }
    };
    let after = last.saturating_sub(missed.last().copied().unwrap_or(0));
    let tick = |&step: &usize| {
        let share = step as f64 / last.max(1) as f64;
        html! { <b class="again-tick" style={format!("--at:{share:.3}")}></b> }
    };
    html! {
        <div class="again-marks">
            { for missed.iter().map(tick) }
            { for missed.iter().map(mark) }
            <i style={format!("flex:{after} 0 0")}></i>
        </div>
    }
}

/// The board after any step, with the way back and forth.
#[component]
pub fn LookAgain(props: &Props) -> Html {
    let say = use_words();
    let missed = use_missed(props.game, &props.word);
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
    let ontry = props.ontry.reform(|_: MouseEvent| None);
    html! {
        <section class="again" aria-label={say(words::LOOK_AGAIN)}>
            {preview(&*table)}
            <div class="again-bar">
                {Button::new(say(words::STEP_BEFORE), to(shown.saturating_sub(1))).class("square").icon("icon-back").quiet().view()}
                <div class="again-line">
                    if !missed.is_empty() {
                        {marks(&missed, last, props, say(problems::MISSED))}
                    }
                    <input type="range" min="0" max={last.to_string()} value={shown.to_string()} {oninput}
                        aria-label={say(words::STEP)} aria-valuetext={format!("{} {step}", *shown)} />
                </div>
                {Button::new(say(words::STEP_AFTER), to((*shown + 1).min(last))).class("square").icon("icon-arrow").quiet().view()}
                {Button::new(say(words::TALE_OF_GAME), props.ontell.clone()).class("square").icon("icon-book").quiet().view()}
                {Button::new(say(problems::MISSED), ontry).class("square").icon("sword-stone").quiet().view()}
                {Button::new(say(words::CLOSE), props.onclose.clone()).class("square main").icon("icon-check").quiet().view()}
            </div>
        </section>
    }
}
