//! Filter of the problems for the pupils, by kind and grade.

use engine::kernel::problem::Kind;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, html};

use super::{grade_name, kind_name};
use crate::pages::teacher::rows::change;
use crate::settings_context::SettingsHandle;
use crate::state::problem_filter::GRADES;
use crate::state::settings::Settings;
use crate::widgets::kind_sign::kind_sign;
use crate::widgets::level_dots::level_dots;
use crate::words::problem_desk as words;

/// Renders a switch with a picture.
fn row(
    settings: &SettingsHandle,
    (name, on): (String, bool),
    (picture, label): (Html, Phrase),
    switch: impl Fn(&mut Settings) + Copy + 'static,
) -> Html {
    let handle = settings.clone();
    let onclick = Callback::from(move |_: MouseEvent| change(&handle, switch));
    html! {
        <button type="button" class="switch" role="switch" aria-checked={on.to_string()} data-setting={name} {onclick}>
            <span class="switch-track" aria-hidden="true"><span class="switch-knob"></span></span>
            {picture}
            <span>{label.text(settings.language)}</span>
        </button>
    }
}

/// Renders the card.
pub fn session(settings: &SettingsHandle) -> Html {
    let t = |phrase: Phrase| phrase.text(settings.language);
    let offer = &settings.problem_filter;
    let kind = |kind: Kind| {
        let named = (format!("kind-{}", kind.name()), offer.has_kind(kind));
        let face = (kind_sign(kind), kind_name(kind));
        row(settings, named, face, move |settings| {
            settings.problem_filter.switch_kind(kind);
        })
    };
    let grade = |grade: u8| {
        let named = (format!("grade-{grade}"), offer.has_grade(grade));
        let face = (level_dots(grade), grade_name(grade));
        row(settings, named, face, move |settings| {
            settings.problem_filter.switch_grade(grade);
        })
    };
    html! {
        <section class="card problems-session">
            <h2>{t(words::SESSION)}</h2>
            <p class="small-print">{t(words::SESSION_NOTE)}</p>
            <fieldset class="segments">
                <legend>{t(words::KINDS)}</legend>
                <div class="switches">{ for Kind::ALL.map(kind) }</div>
            </fieldset>
            <fieldset class="segments">
                <legend>{t(words::GRADES)}</legend>
                <div class="switches">{ for GRADES.map(grade) }</div>
            </fieldset>
        </section>
    }
}
