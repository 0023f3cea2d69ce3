//! Answers that are not steps: numbers and cards.

use engine::kernel::scene::RollState;
use engine::kernel::words::Language;
use engine::problems::Problem;
use yew::{AttrValue, Callback, Html, html};

use super::class_vote::ClassVote;
use super::trial::{Trial, TrialState};
use crate::fight::numbered_card::face;
use crate::fight::numeral::{Numeral, numeral};
use crate::state::session::Session;
use crate::state::settings::{Faces, Settings};
use crate::words::fight::NUMBERS;

/// Minimum number of offered numbers.
const LEAST: u8 = 6;

fn word(number: u8, language: Language) -> &'static str {
    NUMBERS[usize::from(number).min(NUMBERS.len() - 1)].text(language)
}

/// Renders an answer.
fn answer(
    trial: &Trial,
    text: String,
    class: &'static str,
    label: &'static str,
    picture: Html,
) -> Html {
    let is_open = matches!(trial.stage, TrialState::Awaited(_));
    let tap = is_open.then(|| AttrValue::from(format!("answer-{text}")));
    let onclick = {
        let trial = trial.clone();
        Callback::from(move |_| trial.answer(&text))
    };
    html! {
        <button type="button" {class} aria-label={label} disabled={!is_open} data-tap={tap} {onclick}>{picture}</button>
    }
}

/// Renders the numbers, in the notation of the class.
pub fn numbers(trial: &Trial, problem: &Problem, settings: &Settings) -> Html {
    let greatest = problem.number().unwrap_or(0).max(LEAST);
    let faces = match settings.faces {
        Faces::Mixed => Faces::Digits,
        faces => faces,
    };
    let language = settings.language;
    let number = |number: u8| {
        let picture = numeral(number, Numeral::plain(faces), language);
        let label = word(number, language);
        answer(
            trial,
            number.to_string(),
            "answer problem-number",
            label,
            picture,
        )
    };
    let is_open = matches!(trial.stage, TrialState::Awaited(_));
    html! {
        <div class="problem-numbers">
            { for (1..=greatest).map(number) }
            if is_open {
                <ClassVote trial={trial.clone()} {greatest} {faces} />
            }
        </div>
    }
}

/// Returns the number at the end of a roll in notation.
fn number_of(roll: &str) -> Option<u8> {
    roll.rsplit([':', ',']).next()?.parse().ok()
}

/// Renders the cards on offer, or the one to beat.
pub fn cards(trial: &Trial, problem: &Problem, session: &Session, language: Language) -> Html {
    if let Some(number) = problem.number() {
        let combat = session.scene().combat.as_ref();
        let shown = combat.and_then(|combat| match combat.defender.roll_state {
            RollState::Shown(number) => Some(number),
            RollState::Now | RollState::Later => None,
        });
        let label = word(shown.unwrap_or(number), language);
        return html! {
            <div class="problem-cards"><span class="problem-card" role="img" aria-label={label}>{face(shown)}</span></div>
        };
    }
    let card = |roll: &String| {
        let number = number_of(roll);
        let label = word(number.unwrap_or(0), language);
        answer(trial, roll.clone(), "problem-card", label, face(number))
    };
    html! { <div class="problem-cards">{ for problem.options.iter().map(card) }</div> }
}
