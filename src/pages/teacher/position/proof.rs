//! Turns a position into a problem: proves it in slices, and saves it with its solution.

use engine::catalogue::GameId;
use engine::kernel::words::Phrase;
use engine::problems::{Finding, NoProblem, Problem};
use yew::{
    Callback, Html, MouseEvent, Properties, UseStateHandle, component, html, use_mut_ref, use_state,
};

use crate::pages::teacher::problems::facts;
use crate::pages::teacher::problems::own;
use crate::route::ProblemSelection;
use crate::settings_context::{use_language, use_words};
use crate::shell::scheduler::{Slices, in_slices};
use crate::shell::{history, storage};
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::problem_desk as words;

/// Properties of `ProofCard`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Position as text.
    pub position: String,
    /// Whether the position can be played.
    pub is_playable: bool,
}

/// State of the proof.
#[derive(Clone, PartialEq)]
enum Proof {
    Offered,
    UnderWay,
    Done(Finding),
    Saved(Problem, bool),
}

impl Proof {
    /// Identifier in the DOM.
    const fn name(&self) -> &'static str {
        match self {
            Self::Offered => "offered",
            Self::UnderWay => "under-way",
            Self::Done(Finding::Problem(_)) => "found",
            Self::Done(Finding::NoProblem(_)) => "none",
            Self::Saved(..) => "kept",
        }
    }
}

/// Returns the reason why a position is not a problem.
const fn reason(why: NoProblem) -> Phrase {
    match why {
        NoProblem::NobodysTurn => words::NOBODYS_TURN,
        NoProblem::Forced => words::FORCED,
        NoProblem::Several => words::SEVERAL,
        NoProblem::Nothing => words::NOTHING,
        NoProblem::TooLong => words::TOO_LONG,
    }
}

/// Starts the proof of a position in slices, and updates its state.
fn proven(game: GameId, position: &str, proof: UseStateHandle<Proof>) -> Option<Slices> {
    let mut prover = game.prover(position)?;
    proof.set(Proof::UnderWay);
    Some(in_slices(move |nodes| {
        let found = prover.work(nodes);
        let is_done = found.is_some();
        if let Some(found) = found {
            proof.set(Proof::Done(found));
        }
        is_done
    }))
}

/// Card of the proof. Another position remounts it.
#[component]
pub fn ProofCard(props: &Props) -> Html {
    let (t, language) = (use_words(), use_language());
    let proof = use_state(|| Proof::Offered);
    let slices = use_mut_ref(|| None::<Slices>);
    let onprove = {
        let (proof, slices) = (proof.clone(), slices.clone());
        let (game, position) = (props.game, props.position.clone());
        Callback::from(move |_: MouseEvent| {
            *slices.borrow_mut() = proven(game, &position, proof.clone());
        })
    };
    let onstop = {
        let (proof, slices) = (proof.clone(), slices.clone());
        Callback::from(move |_: MouseEvent| {
            slices.borrow_mut().take();
            proof.set(Proof::Offered);
        })
    };
    let onkeep = |problem: &Problem| {
        let (proof, game, problem) = (proof.clone(), props.game, problem.clone());
        Callback::from(move |_: MouseEvent| {
            let mut all = own::load();
            all.keep(game, problem.clone());
            let is_saved = storage::save(storage::OWN_PROBLEMS, &all);
            proof.set(Proof::Saved(problem.clone(), is_saved));
        })
    };
    let onopen = |problem: &Problem| {
        let address = ProblemSelection::Given(problem.to_string()).address(props.game);
        Callback::from(move |_: MouseEvent| history::follow(&address))
    };
    let open = |problem: &Problem| {
        let button = Button::new(t(words::OPEN), onopen(problem)).class("plain");
        button.icon("icon-arrow").adult("proof-open").view()
    };
    let view = match &*proof {
        Proof::Offered => html! { <>
            <p class="small-print">{t(words::MAKE_NOTE)}</p>
            <div class="buttons">
                {Button::new(t(words::PROVE), onprove).class("plain").icon("icon-eye").adult("prove")
                    .disabled(!props.is_playable).view()}
            </div>
        </> },
        Proof::UnderWay => html! { <>
            <p>{t(words::PROVING)}</p>
            <div class="buttons">{Button::new(t(words::STOP), onstop).class("plain").icon("icon-stop").adult("prove-stop").view()}</div>
        </> },
        Proof::Done(Finding::NoProblem(why)) => html! {
            <p class="with-icon">{icon("icon-cross")}<span>{t(reason(*why))}</span></p>
        },
        Proof::Done(Finding::Problem(problem)) => html! { <>
            <p class="with-icon">{icon("icon-check")}<span>{t(words::FOUND)}</span></p>
            {facts(problem, language)}
            <div class="buttons">
                {Button::new(t(words::KEEP), onkeep(problem)).class("dark").icon("icon-check").adult("proof-keep").view()}
                {open(problem)}
            </div>
        </> },
        Proof::Saved(problem, is_kept) => html! { <>
            <p class="with-icon">{icon("icon-check")}<span>{t(if *is_kept { words::KEPT } else { words::NOT_KEPT })}</span></p>
            {facts(problem, language)}
            <div class="buttons">{open(problem)}</div>
        </> },
    };
    html! {
        <section class="card proof" data-proof={proof.name()}>
            <h2>{t(words::MAKE)}</h2>
            <div role="status">{view}</div>
        </section>
    }
}
