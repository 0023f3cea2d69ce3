//! Card of single-switch scanning: the input, and the time per target.

use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::rows::Choice;
use crate::settings_context::SettingsHandle;
use crate::state::switch::{Step, Switch};
use crate::widgets::segments::Segment;
use crate::words::desk as words;

const BY: Choice<Switch> = Choice {
    name: "switch",
    label: words::SWITCH_BY,
    all: &Switch::ALL,
    named: Switch::name,
    face: |switch, language| {
        let word = match switch {
            Switch::None => words::SWITCH_NONE,
            Switch::Any => words::SWITCH_ANY,
            Switch::Space => words::SWITCH_SPACE,
            Switch::Enter => words::SWITCH_ENTER,
            Switch::Click => words::SWITCH_CLICK,
            Switch::Function => words::SWITCH_FUNCTION,
        };
        Segment::new(switch.name(), word.text(language))
    },
    get: |settings| settings.switch,
    set: |settings, switch| settings.switch = switch,
    note: |_| None,
};

const STEP: Choice<Step> = Choice {
    name: "switch-step",
    label: words::SWITCH_STEP,
    all: &Step::ALL,
    named: |step| seconds(step).1,
    face: |step, language| {
        let (word, name) = seconds(step);
        Segment::new(name, word.text(language))
    },
    get: |settings| settings.switch_step,
    set: |settings, step| settings.switch_step = step,
    note: |_| None,
};

/// Returns the label of a time, and its identifier in the DOM.
const fn seconds(Step(milliseconds): Step) -> (Phrase, &'static str) {
    match milliseconds {
        0..=1_250 => (words::SECOND_ONE, "1000"),
        1_251..=1_750 => (words::SECOND_HALF, "1500"),
        1_751..=2_500 => (words::SECONDS_TWO, "2000"),
        _ => (words::SECONDS_THREE, "3000"),
    }
}

/// Renders the card.
pub fn switch(settings: &SettingsHandle, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    html! {
        <section class="card switch-card">
            <h2>{t(words::SWITCH)}</h2>
            <p class="small-print">{t(words::SWITCH_NOTE)}</p>
            {BY.row(settings, language)}
            if settings.switch != Switch::None {
                {STEP.row(settings, language)}
            }
        </section>
    }
}
