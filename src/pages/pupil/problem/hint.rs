//! Hint of a problem: the piece, then its target; for a path problem the whole path.

use engine::kernel::input::Touch;
use engine::kernel::problem::Kind;
use engine::kernel::step::Place;
use engine::kernel::words::Language;
use engine::problems::Verdict;
use engine::table::Choice;
use yew::{
    Callback, Html, MouseEvent, UseReducerHandle, hook, use_effect_with, use_memo, use_state_eq,
};

use super::Open;
use super::trial::TrialState;
use crate::shell::clock;
use crate::state::session::Session;
use crate::widgets::button::Button;
use crate::words::play;

/// Content of the hint, and its button.
pub struct ProblemHint {
    /// Touches shown so far, in order.
    pub touches: Vec<Touch>,
    /// Places that the problem is about.
    pub light: Vec<Place>,
    /// Light bulb button.
    pub bulb: Html,
}

/// Returns the hinted touches: the piece, then its target.
fn hinted(session: &Session, open: &Open, shown: usize) -> Vec<Touch> {
    if shown == 0 || open.problem.kind == Kind::Path {
        return Vec::new();
    }
    let taken = session.table().steps();
    let choices = session.table().choices();
    let is_right = |choice: &&Choice| match open.problem.solution.get(taken.len()) {
        Some(step) => step == choice.text(),
        // After its first step a solution depends on the opponents.
        None => {
            let judged = open.puzzle.judge(&taken, choice.text());
            judged.is_some_and(|judged| judged.verdict != Verdict::Wrong)
        }
    };
    let touches = choices.iter().find(is_right).map(Choice::inputs);
    touches
        .unwrap_or_default()
        .iter()
        .copied()
        .take(shown)
        .collect()
}

/// Returns the places of a problem: the piece and its destination, or the fights on offer.
fn meant(session: &Session, open: &Open) -> Vec<Place> {
    let board = session.table().board();
    let options = open.problem.options.iter();
    match open.problem.kind {
        Kind::Path => options.filter_map(|word| board.place(word)).collect(),
        Kind::Fight => {
            let choices = session.table().choices();
            let offered = choices.iter().filter(|choice| {
                open.problem
                    .options
                    .iter()
                    .any(|word| word == choice.text())
            });
            let mut places: Vec<Place> = offered
                .filter_map(|choice| match choice.inputs().last() {
                    Some(Touch::At(place)) => Some(*place),
                    _ => None,
                })
                .collect();
            places.sort_unstable();
            places.dedup();
            places
        }
        _ => Vec::new(),
    }
}

/// Returns the whole path of a path problem.
fn way(session: &Session, open: &Open) -> Vec<Touch> {
    let board = session.table().board();
    let from = open.problem.options.first();
    let from = from.and_then(|word| board.place(word));
    let places = from.into_iter().chain(open.puzzle.way());
    places.map(Touch::At).collect()
}

/// Time for which the hand shows the piece, then the goal of a path problem, in milliseconds.
const POINTED: u32 = 1_600;

/// Points at the piece of a path problem, then at its goal, while the question is spoken. Returns the touch to show.
#[hook]
fn use_pointing(session: &Session, open: &Open, is_wanted: bool) -> Option<Touch> {
    let places = use_memo((), |()| meant(session, open));
    let at = use_state_eq(|| 0_usize);
    use_effect_with((*at, is_wanted), {
        let (at, count) = (at.clone(), places.len());
        move |&(shown, is_wanted)| {
            let next = (is_wanted && shown < count)
                .then(|| clock::after(POINTED, move || at.set(shown + 1)));
            move || drop(next)
        }
    });
    let place = places.get(*at).filter(|_| is_wanted)?;
    Some(Touch::At(*place))
}

/// Returns the hint. Each tap shows one touch more, until a step is taken.
#[hook]
pub fn use_hint(
    session: &UseReducerHandle<Session>,
    open: &Open,
    stage: TrialState,
    language: Language,
) -> ProblemHint {
    let asked = use_state_eq(|| (0_u32, 0_usize));
    let version = session.version();
    let shown = if asked.0 == version { asked.1 } else { 0 };
    let is_awaited = matches!(stage, TrialState::Awaited(_));
    let is_way = open.problem.kind == Kind::Path;
    let way = use_memo((), |()| way(session, open));
    let found = use_memo((version, shown), |&(_, shown)| hinted(session, open, shown));
    let pointed = use_pointing(session, open, is_way && is_awaited && shown == 0);
    let touches = match is_way {
        true if !is_awaited || shown > 0 => (*way).clone(),
        true => pointed.into_iter().collect(),
        false if is_awaited && !session.is_busy() => (*found).clone(),
        _ => Vec::new(),
    };
    let light = if is_awaited {
        meant(session, open)
    } else {
        Vec::new()
    };
    let onclick = Callback::from(move |_: MouseEvent| asked.set((version, shown + 1)));
    let bulb = Button::new(play::HINT.text(language), onclick).class("round bulb problem-hint");
    let can_hint = is_awaited && session.fight().is_none();
    ProblemHint {
        touches,
        light,
        bulb: bulb.icon("bulb").quiet().disabled(!can_hint).view(),
    }
}
