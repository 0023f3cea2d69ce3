//! The numbers to choose from, where a problem asks how many.

use engine::problems::Problem;
use yew::{AttrValue, Callback, Html, html};

use super::trial::{Stage, Trial};
use crate::fight::numeral::{Numeral, numeral};
use crate::state::settings::{Faces, Settings};
use crate::words::fight::NUMBERS;

/// So many numbers are offered at least.
const LEAST: u8 = 6;

/// The numbers, written as the class writes them.
pub fn answers(trial: &Trial, problem: &Problem, settings: &Settings) -> Html {
    let greatest = problem.number().unwrap_or(0).max(LEAST);
    let faces = match settings.faces {
        Faces::Mixed => Faces::Digits,
        faces => faces,
    };
    let is_open = matches!(trial.stage, Stage::Awaited(_));
    let number = |number: u8| {
        let onclick = {
            let trial = trial.clone();
            Callback::from(move |_| trial.answer(number))
        };
        let label = NUMBERS[usize::from(number)].text(settings.language);
        html! {
            <button type="button" class="answer problem-number" aria-label={label} disabled={!is_open}
                data-tap={is_open.then(|| AttrValue::from(format!("answer-{number}")))} {onclick}>
                {numeral(number, Numeral::plain(faces), settings.language)}
            </button>
        }
    };
    html! { <div class="problem-numbers">{ for (1..=greatest).map(number) }</div> }
}
