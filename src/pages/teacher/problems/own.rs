//! Own problems of the teacher, to be opened, shared, or erased.

use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state, use_state_eq};

use super::{Handed, facts, opened_or_handed};
use crate::board::preview::preview;
use crate::route::ProblemSelection;
use crate::settings_context::{use_language, use_words};
use crate::shell::storage;
use crate::state::own_problems::{OwnProblem, OwnProblems};
use crate::widgets::button::Button;
use crate::words::{problem_desk as words, saving};

/// Properties of `Own`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Called with a problem to share.
    pub onhand: Callback<Handed>,
}

/// Loads the saved problems. A text that does not parse is quarantined before anything is saved in its place.
pub fn load() -> OwnProblems {
    let saved = storage::load_or_quarantine(storage::OWN_PROBLEMS);
    saved.ok().flatten().unwrap_or_default()
}

/// List of the own problems.
#[component]
pub fn Own(props: &Props) -> Html {
    let (t, language) = (use_words(), use_language());
    let all = use_state(load);
    let asked = use_state_eq(|| None::<usize>);
    let ask = |next: Option<usize>| {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(next))
    };
    let erase = |number: usize| {
        let (all, asked) = (all.clone(), asked.clone());
        Callback::from(move |_: MouseEvent| {
            let mut next = (*all).clone();
            if number < next.own.len() {
                next.own.remove(number);
            }
            storage::save(storage::OWN_PROBLEMS, &next);
            all.set(next);
            asked.set(None);
        })
    };
    let question = |number: usize| {
        html! {
            <div class="slot-ask" role="alert">
                <p>{t(saving::ERASE_SURE)}</p>
                <div class="buttons">
                    {Button::new(t(saving::ERASE_NO), ask(None)).class("plain").adult("own-no").view()}
                    {Button::new(t(saving::ERASE_YES), erase(number)).class("dark").adult("own-yes").view()}
                </div>
            </div>
        }
    };
    let actions = |number: usize, own: &OwnProblem| {
        let (game, asked) = (own.game, ProblemSelection::Given(own.problem.to_string()));
        let (onopen, onshare) = opened_or_handed(Handed { game, asked }, &props.onhand);
        html! {
            <div class="buttons">
                {Button::new(t(words::OPEN), onopen).class("dark").icon("icon-arrow").adult("own-open").view()}
                {Button::new(t(saving::HAND_ON), onshare).class("plain").icon("icon-qr").adult("own-share").view()}
                {Button::new(t(saving::ERASE), ask(Some(number))).class("plain").icon("icon-cross").adult("own-erase").view()}
            </div>
        }
    };
    let one = |(number, own): (usize, &OwnProblem)| {
        html! {
            <li class="slot card" data-own={(number + 1).to_string()}>
                {match own.game.puzzle(&own.problem) {
                    Ok(puzzle) => preview(&*puzzle.table()),
                    Err(_) => html! { <p>{t(words::OWN_UNREADABLE)}</p> },
                }}
                <h3 class="slot-name"><span>{own.game.info().name.text(language)}</span></h3>
                {facts(&own.problem, language)}
                if *asked == Some(number) {
                    {question(number)}
                } else {
                    {actions(number, own)}
                }
            </li>
        }
    };
    html! {
        <section class="own-problems">
            <div class="card">
                <h2>{t(words::OWN)}</h2>
                <p class="small-print">{t(words::OWN_NOTE)}</p>
                if all.own.is_empty() {
                    <p>{t(words::OWN_NOTHING)}</p>
                }
            </div>
            <ol class="slots">{ for all.own.iter().enumerate().map(one) }</ol>
        </section>
    }
}
