//! How far an answer has come: it is awaited, it is being shown, or the problem is solved.

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
use crate::browser::voice::{Sound, play};
use crate::browser::{chance, clock, storage};
use crate::pages::teacher::observations::counts;
use crate::state::observation::Skill;
use crate::state::session::{Action, Session};

/// Where an answer stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// An answer is awaited; so many steps of the table are known.
    Awaited(usize),
    /// A right step, and what the others do, are shown up to that step.
    Right(usize),
    /// A wrong answer is shown, and what speaks against it.
    Wrong(Option<Refutation>),
    /// Something was tried that is no answer here.
    Strayed,
    /// The fight that was chosen is fought.
    Fought,
    /// The problem is solved.
    Solved,
}

impl Stage {
    /// Its name for programs.
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

/// An answer on its way.
#[derive(Clone)]
pub struct Trial {
    /// Where it stands.
    pub stage: Stage,
    /// How many answers were wrong.
    pub errors: u8,
    set: UseStateHandle<(Stage, u8)>,
    session: UseReducerHandle<Session>,
    puzzle: Rc<dyn Puzzle>,
}

/// The table of a problem. Where a fight is to be counted, its dice fall as the problem says.
pub fn lay(open: &Open) -> Rc<dyn engine::table::Table> {
    let mut table = open.puzzle.table();
    let roll = open.problem.options.first();
    let seed = match open.problem.kind {
        Kind::Count => roll.and_then(|roll| seed_for(&*table, roll)),
        _ => Some(chance::seed()),
    };
    if let Some(seed) = seed {
        table.reseed(seed);
    }
    table.into()
}

/// Which dice lie thrown when a problem opens: both, where a fight is to be counted that has its roll.
pub fn thrown(open: &Open) -> PerSide<bool> {
    let is_thrown = open.problem.kind == Kind::Count && open.problem.options.len() > 1;
    PerSide::new(is_thrown, is_thrown)
}

/// Whether the answer is a card: a fight that hangs on what is drawn.
pub fn asks_card(open: &Open) -> bool {
    let mut options = open.problem.options.iter();
    open.problem.kind == Kind::Fight && options.any(|option| option.contains(':'))
}

/// Whether the answer is no step of the game.
pub fn is_told(open: &Open) -> bool {
    asks_number(open) || asks_card(open)
}

/// Whether the answer is a number that is chosen under the board.
pub fn asks_number(open: &Open) -> bool {
    match open.problem.kind {
        Kind::Path => true,
        Kind::Count => open.problem.options.len() == 1,
        _ => false,
    }
}

impl Trial {
    fn go_to(&self, stage: Stage) {
        self.set.set((stage, self.errors));
    }

    fn err(&self, stage: Stage) {
        play(Sound::Wrong);
        self.set.set((stage, self.errors.saturating_add(1)));
    }

    /// The problem is solved.
    fn solve(&self) {
        play(Sound::Win);
        self.session.dispatch(Action::Freeze(true));
        self.go_to(Stage::Solved);
    }

    /// A number or a card is the answer.
    pub fn answer(&self, text: &str) {
        let Some(judged) = self.puzzle.judge(&[], text) else {
            return;
        };
        match judged.verdict {
            Verdict::Solved | Verdict::Right => self.solve(),
            Verdict::Wrong => self.err(Stage::Wrong(judged.refutation)),
        }
    }

    /// All as at the beginning.
    pub fn again(&self, open: &Open) {
        let table = lay(open);
        self.session.dispatch(Action::Load(table, thrown(open)));
        self.session.dispatch(Action::Freeze(asks_number(open)));
        self.go_to(Stage::Awaited(0));
    }

    /// Whether the board takes no touch: the answer is no step, or something is being shown.
    pub fn is_frozen(&self, open: &Open) -> bool {
        is_told(open) || !matches!(self.stage, Stage::Awaited(_) | Stage::Fought)
    }

    /// Judges the last step, which a child has just taken.
    fn judge(&self, steps: &[String], kind: Kind) {
        let Some((last, before)) = steps.split_last() else {
            return;
        };
        let Some(judged) = self.puzzle.judge(before, last) else {
            return self.err(Stage::Strayed);
        };
        let known = steps.len() + judged.line.len();
        match judged.verdict {
            Verdict::Solved if kind == Kind::Fight => return self.go_to(Stage::Fought),
            Verdict::Solved => return self.solve(),
            Verdict::Right => self.go_to(Stage::Right(known)),
            Verdict::Wrong => self.err(Stage::Wrong(judged.refutation)),
        }
        self.session.dispatch(Action::Freeze(true));
        self.session.dispatch(Action::Follow(judged.line));
    }
}

/// Counts a problem of a kind once: when it is solved, or at the first wrong answer.
#[hook]
fn use_first_answer(stage: Stage, errors: u8, kind: Kind) {
    let first = match (errors, stage) {
        (1.., _) => Some(false),
        (0, Stage::Solved) => Some(true),
        (0, _) => None,
    };
    let counted = use_mut_ref(|| false);
    use_effect_with(first, move |first| {
        let Some(first_right) = first.filter(|_| !counted.replace(true)) else {
            return;
        };
        let mut all = counts();
        all.count(clock::day(), "", Skill::Solve(kind), first_right);
        storage::keep(storage::OBSERVATIONS, &all);
    });
}

/// Whether it is for the side that solves to act; `first` is whose turn it was when the problem opened.
fn is_players(session: &Session, first: Turn) -> bool {
    let (Turn::Decision(seat), Turn::Decision(solver)) = (session.table().turn(), first) else {
        return false;
    };
    let players = &session.scene().players;
    let own = players.iter().find(|player| player.seat == solver);
    own.map_or(seat == solver, |own| own.side.has(seat))
}

/// Follows the table: each step of a child is judged, and what is shown comes to its end. While the class looks, nothing is.
#[hook]
pub fn use_trial(
    session: &UseReducerHandle<Session>,
    open: &Open,
    stands: bool,
    onsolved: Callback<()>,
) -> Trial {
    let set = use_state_eq(|| (Stage::Awaited(0), 0_u8));
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
                // Equal numbers are counted, too: that all is thrown again is another lesson.
                Stage::Awaited(known) if is_count && steps.len() > known && !busy => trial.solve(),
                Stage::Awaited(_) if is_count => {}
                Stage::Awaited(known) if steps.len() > known => trial.judge(&steps, kind),
                // What was shown has brought what the player was after: with the dice, or since nobody is left.
                Stage::Right(_) if !busy && !is_players(session, open.puzzle.table().turn()) => {
                    trial.solve();
                }
                Stage::Right(known) if !busy => {
                    session.dispatch(Action::Freeze(false));
                    trial.go_to(Stage::Awaited(known));
                }
                Stage::Fought if !is_fight && !busy => trial.solve(),
                _ => {}
            }
        }
    });
    use_effect_with(stage == Stage::Solved, move |&is_solved| {
        if is_solved {
            onsolved.emit(());
        }
    });
    use_first_answer(stage, errors, open.problem.kind);
    trial
}
