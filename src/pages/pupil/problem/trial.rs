//! State of an answer: awaited, being shown, or solved.

use std::rc::Rc;

use engine::kernel::problem::Kind;
use engine::kernel::side::PerSide;
use engine::kernel::step::Turn;
use engine::problems::{Puzzle, Refutation, Verdict};
use engine::table::seed_for;
use yew::{
    Callback, UseReducerHandle, UseStateHandle, hook, use_effect_with, use_mut_ref, use_state_eq,
};

use super::Open;
use crate::pages::shared::skill_stats;
use crate::shell::voice::{Sound, play};
use crate::shell::{clock, random, storage};
use crate::state::session::{Action, Session};
use crate::state::skill_stats::Skill;

/// State of the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialState {
    /// An answer is awaited; the number of known steps.
    Awaited(usize),
    /// A right step and its replies are shown, up to this number of steps.
    Right(usize),
    /// A wrong answer and its refutation are shown.
    Wrong(Option<Refutation>),
    /// A step was taken that is no answer here.
    Strayed,
    /// The chosen fight is being fought.
    Fought,
    /// The problem is solved.
    Solved,
}

impl TrialState {
    /// Identifier in the DOM.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Awaited(_) => "awaited",
            Self::Right(_) => "right",
            Self::Wrong(_) => "wrong",
            Self::Strayed => "strayed",
            Self::Fought => "fought",
            Self::Solved => "solved",
        }
    }
}

/// Answer in progress.
#[derive(Clone)]
pub struct Trial {
    /// Current state.
    pub stage: TrialState,
    /// Number of wrong answers.
    pub errors: u8,
    set: UseStateHandle<(TrialState, u8)>,
    session: UseReducerHandle<Session>,
    puzzle: Rc<dyn Puzzle>,
}

/// Returns the table of a problem. In a counting problem its dice are seeded for the given roll.
pub fn lay(open: &Open) -> Rc<dyn engine::table::Table> {
    let mut table = open.puzzle.table();
    let roll = open.problem.options.first();
    let seed = match open.problem.kind {
        Kind::Count => roll.and_then(|roll| seed_for(&*table, roll)),
        _ => Some(random::seed()),
    };
    if let Some(seed) = seed {
        table.reseed(seed);
    }
    table.into()
}

/// Returns which dice are already thrown when the problem opens: both in a counting problem with a given roll.
pub fn thrown(open: &Open) -> PerSide<bool> {
    let is_thrown = open.problem.kind == Kind::Count && open.problem.options.len() > 1;
    PerSide::new(is_thrown, is_thrown)
}

/// Checks whether the answer is a card: a fight that depends on the draw.
pub fn asks_card(open: &Open) -> bool {
    let mut options = open.problem.options.iter();
    open.problem.kind == Kind::Fight && options.any(|option| option.contains(':'))
}

/// Checks whether the answer is not a step of the game.
pub fn is_told(open: &Open) -> bool {
    asks_number(open) || asks_card(open)
}

/// Checks whether the answer is a number, chosen below the board.
pub fn asks_number(open: &Open) -> bool {
    match open.problem.kind {
        Kind::Path => true,
        Kind::Count => open.problem.options.len() == 1,
        _ => false,
    }
}

impl Trial {
    fn go_to(&self, stage: TrialState) {
        self.set.set((stage, self.errors));
    }

    fn err(&self, stage: TrialState) {
        play(Sound::Wrong);
        self.set.set((stage, self.errors.saturating_add(1)));
    }

    /// Marks the problem as solved.
    fn solve(&self) {
        play(Sound::Win);
        self.session.dispatch(Action::Freeze(true));
        self.go_to(TrialState::Solved);
    }

    /// Handles a number or a card as the answer.
    pub fn answer(&self, text: &str) {
        let Some(judged) = self.puzzle.judge(&[], text) else {
            return;
        };
        match judged.verdict {
            Verdict::Solved | Verdict::Right => self.solve(),
            Verdict::Wrong => self.err(TrialState::Wrong(judged.refutation)),
        }
    }

    /// Resets the problem.
    pub fn again(&self, open: &Open) {
        let table = lay(open);
        self.session.dispatch(Action::Load(table, thrown(open)));
        self.session.dispatch(Action::Freeze(asks_number(open)));
        self.go_to(TrialState::Awaited(0));
    }

    /// Checks whether the board accepts no touch, because the answer is not a step or something is being shown.
    pub fn is_frozen(&self, open: &Open) -> bool {
        is_told(open) || !matches!(self.stage, TrialState::Awaited(_) | TrialState::Fought)
    }

    /// Judges the last step, which a child has just taken.
    fn judge(&self, steps: &[String], kind: Kind) {
        let Some((last, before)) = steps.split_last() else {
            return;
        };
        let Some(judged) = self.puzzle.judge(before, last) else {
            return self.err(TrialState::Strayed);
        };
        let known = steps.len() + judged.line.len();
        match judged.verdict {
            Verdict::Solved if kind == Kind::Fight => return self.go_to(TrialState::Fought),
            Verdict::Solved => return self.solve(),
            Verdict::Right => self.go_to(TrialState::Right(known)),
            Verdict::Wrong => self.err(TrialState::Wrong(judged.refutation)),
        }
        self.session.dispatch(Action::Freeze(true));
        self.session.dispatch(Action::Follow(judged.line));
    }
}

/// Counts a problem of a kind once in the skill statistics: when it is solved, or at the first wrong answer.
#[hook]
fn use_first_answer(stage: TrialState, errors: u8, kind: Kind) {
    let first = match (errors, stage) {
        (1.., _) => Some(false),
        (0, TrialState::Solved) => Some(true),
        (0, _) => None,
    };
    let counted = use_mut_ref(|| false);
    use_effect_with(first, move |first| {
        let Some(first_right) = first.filter(|_| !counted.replace(true)) else {
            return;
        };
        let mut all = skill_stats::load();
        all.count(clock::day(), "", Skill::Solve(kind), first_right);
        storage::save(storage::SKILL_STATS, &all);
    });
}

/// Checks whether the solving side is to act; `first` is the turn when the problem opened.
fn is_players(session: &Session, first: Turn) -> bool {
    let (Turn::Decision(seat), Turn::Decision(solver)) = (session.table().turn(), first) else {
        return false;
    };
    let players = &session.scene().players;
    let own = players.iter().find(|player| player.seat == solver);
    own.map_or(seat == solver, |own| own.side.has(seat))
}

/// Follows the table: judges each step of a child, and ends what is being shown. It is inactive during a pause.
#[hook]
pub fn use_trial(
    session: &UseReducerHandle<Session>,
    open: &Open,
    stands: bool,
    onsolved: Callback<()>,
) -> Trial {
    let set = use_state_eq(|| (TrialState::Awaited(0), 0_u8));
    let (stage, errors) = *set;
    let trial = Trial {
        stage,
        errors,
        set: set.clone(),
        session: session.clone(),
        puzzle: open.puzzle.clone(),
    };
    use_effect_with((), {
        let (session, is_still) = (session.clone(), is_told(open));
        move |()| session.dispatch(Action::Freeze(is_still))
    });
    use_effect_with((session.version(), session.is_busy(), stage, stands), {
        let (trial, open, kind) = (trial.clone(), open.clone(), open.problem.kind);
        move |&(_, busy, stage, stands)| {
            if stands {
                return;
            }
            let session = &trial.session;
            let steps = session.table().steps();
            let is_fight = session.table().turn() == Turn::Chance;
            let is_count = kind == Kind::Count;
            match stage {
                // A tie counts as solved too: throwing again is another lesson.
                TrialState::Awaited(known) if is_count && steps.len() > known && !busy => {
                    trial.solve()
                }
                TrialState::Awaited(_) if is_count => {}
                TrialState::Awaited(known) if steps.len() > known => trial.judge(&steps, kind),
                // The events shown have solved the problem: through the dice, or because no opponent is left.
                TrialState::Right(_)
                    if !busy && !is_players(session, open.puzzle.table().turn()) =>
                {
                    trial.solve();
                }
                TrialState::Right(known) if !busy => {
                    session.dispatch(Action::Freeze(false));
                    trial.go_to(TrialState::Awaited(known));
                }
                TrialState::Fought if !is_fight && !busy => trial.solve(),
                _ => {}
            }
        }
    });
    use_effect_with(stage == TrialState::Solved, move |&is_solved| {
        if is_solved {
            onsolved.emit(());
        }
    });
    use_first_answer(stage, errors, open.problem.kind);
    trial
}
