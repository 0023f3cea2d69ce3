//! Replay of a finished game, step by step. Marks on the slider lead to missed moments, which can be tried again.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::table::Table;
use yew::{Callback, Html, MouseEvent, Properties, TargetCast, component, html, use_state_eq};

use super::missed_chances::use_missed_chances;
use crate::board::preview::preview;
use crate::settings_context::use_words;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::{play as words, problems};

/// Properties of `Replay`.
#[derive(Properties)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The complete game, in the compact form of links.
    pub word: String,
    /// Table at its last position.
    pub table: Rc<dyn Table>,
    /// Opens the tale of the game.
    pub ontell: Callback<MouseEvent>,
    /// Opens the missed moments, from the moment after this many steps on.
    pub ontry: Callback<Option<usize>>,
    /// Closes the replay.
    pub onclose: Callback<MouseEvent>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word && Rc::ptr_eq(&self.table, &other.table)
    }
}

/// Renders the marks of missed moments: a tick at each moment, and a button above or near it. Buttons never overlap.
fn marks(missed: &[usize], last: usize, props: &Props, label: &'static str) -> Html {
    let mark = |&step: &usize| {
        let ontry = props.ontry.reform(move |_: MouseEvent| Some(step));
        // The space before a mark is proportional to the steps before it.
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

/// Replay: the board after any step, with a slider.
#[component]
pub fn Replay(props: &Props) -> Html {
    let t = use_words();
    let missed = use_missed_chances(props.game, &props.word);
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
        <section class="again" aria-label={t(words::LOOK_AGAIN)}>
            {preview(&*table)}
            <div class="again-bar">
                {Button::new(t(words::STEP_BEFORE), to(shown.saturating_sub(1))).class("square").icon("icon-back").quiet().view()}
                <div class="again-line">
                    if !missed.is_empty() {
                        {marks(&missed, last, props, t(problems::MISSED))}
                    }
                    <input type="range" min="0" max={last.to_string()} value={shown.to_string()} {oninput}
                        aria-label={t(words::STEP)} aria-valuetext={format!("{} {step}", *shown)} />
                </div>
                {Button::new(t(words::STEP_AFTER), to((*shown + 1).min(last))).class("square").icon("icon-arrow").quiet().view()}
                {Button::new(t(words::TALE_OF_GAME), props.ontell.clone()).class("square").icon("icon-book").quiet().view()}
                {Button::new(t(problems::MISSED), ontry).class("square").icon("sword-stone").quiet().view()}
                {Button::new(t(words::CLOSE), props.onclose.clone()).class("square main").icon("icon-check").quiet().view()}
            </div>
        </section>
    }
}
