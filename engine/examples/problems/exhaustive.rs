//! Exhaustive proof of a problem: tries every action and every roll, without pruning or evaluation.
//!
//! Shares no code with the engine's searches. Uses only the rules, the scene of a position, and the aim that the game
//! defines.

use std::collections::HashMap;

use engine::kernel::event::Event;
use engine::kernel::game::Game;
use engine::kernel::problem::Kind;
use engine::kernel::rules::StepOf;
use engine::kernel::step::{Seat, Seats, Step, Turn};
use engine::problems::{Problem, Proof, Share};

/// Minimum advantage of the solution over all alternatives when dice fall, in millionths.
const MARGIN: u32 = 150_000;
/// Minimum number of actions to choose from.
const FEWEST: usize = 3;

/// Maximum number of consecutive actions of one side within a turn.
const MOST_IN_A_ROW: u8 = 8;

/// Returns the side of a seat.
pub fn side_of<G: Game>(game: &G, at: &G::Position, seat: Seat) -> Seats {
    let players = game.scene(at, at).players;
    let own = players.into_iter().find(|player| player.seat == seat);
    own.map_or(Seats::one(seat), |player| player.side)
}

/// Returns all seats outside a side.
fn others(side: Seats) -> Seats {
    let rest = (0..8).map(Seat).filter(|&seat| !side.has(seat));
    rest.fold(Seats::NONE, Seats::with)
}

/// Proves a problem that asks for a step: to take, to save, or to take in two or three turns.
///
/// # Errors
/// If the proof fails; the message gives the reason.
pub fn prove<G: Game>(game: &G, problem: &Problem) -> Result<(), String> {
    let at = game
        .position(&problem.position)
        .map_err(|error| error.to_string())?;
    let Turn::Decision(seat) = game.turn(&at) else {
        return Err("nobody decides".into());
    };
    let side = side_of(game, &at, seat);
    let (of, turns) = match problem.kind.turns() {
        Some(turns) => (side, turns),
        None => (others(side), 1),
    };
    let mut tree = Tree {
        game,
        of,
        throws: problem.kind != Kind::Take,
        known: HashMap::new(),
    };
    let mut all = tree.actions(&at, turns);
    if all.len() < FEWEST {
        return Err(format!("only {} actions", all.len()));
    }
    match problem.proof {
        Proof::Only(of) => {
            let right: Vec<&(String, f64)> =
                all.iter().filter(|(_, hope)| *hope > 0.999_999).collect();
            let [(only, _)] = right[..] else {
                return Err(format!("{} actions are right", right.len()));
            };
            if *only != problem.solution[0] || usize::from(of) != all.len() {
                return Err(format!("{only} of {} is right", all.len()));
            }
            played(game, &at, side, &problem.solution)
        }
        Proof::Against(best, next) => {
            let is_save = problem.kind == Kind::Save;
            all.sort_by(|one, other| one.1.total_cmp(&other.1));
            if !is_save {
                all.reverse();
            }
            let ((action, first), (_, second)) = (&all[0], &all[1]);
            let margin = f64::from(MARGIN) / 1e6 - 1e-5;
            if *action != problem.solution[0] || (first - second).abs() < margin {
                return Err(format!("{action} has {first}, another one {second}"));
            }
            for (stated, found) in [(best, *first), (next, *second)] {
                if (f64::from(stated.0) / 1000.0 - found).abs() > 0.001 {
                    return Err(format!("{stated} is stated, {found} found"));
                }
            }
            if !is_save && turns > 1 {
                let sooner = tree.actions(&at, turns - 1);
                let sooner = sooner.iter().map(|(_, hope)| *hope).fold(0.0, f64::max);
                if first - sooner < margin {
                    return Err(format!("{sooner} already a turn sooner"));
                }
            }
            Ok(())
        }
        Proof::Turns(_) | Proof::Score(..) => Err("the proof is of another kind".into()),
    }
}

/// Checks that the steps are legal and that the last one, and no other, reaches the aim.
fn played<G: Game>(
    game: &G,
    at: &G::Position,
    side: Seats,
    steps: &[String],
) -> Result<(), String> {
    let mut at = at.clone();
    for (number, text) in steps.iter().enumerate() {
        let step = game.step(&at, text).map_err(|error| error.to_string())?;
        let mut events: Vec<Event> = Vec::new();
        if !game.play(&mut at, step, &mut events) {
            return Err(format!("{text} is not legal"));
        }
        let has_it = events.iter().any(|event| (G::PROBLEMS.aim)(side, event));
        if has_it != (number + 1 == steps.len()) {
            return Err(format!("{text} does not end it"));
        }
    }
    Ok(())
}

/// Turn state in the tree: remaining turns of the hunters (the side with an aim), whether they are to act, and the
/// number of consecutive actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Clock {
    turns: u8,
    hunters: bool,
    row: u8,
}

struct Tree<'a, G: Game> {
    game: &'a G,
    of: Seats,
    throws: bool,
    known: HashMap<(G::Position, Clock), f64>,
}

impl<G: Game> Tree<'_, G> {
    /// Returns each action with the probability that the hunters reach their aim within `turns` turns.
    fn actions(&mut self, at: &G::Position, turns: u8) -> Vec<(String, f64)> {
        let Turn::Decision(seat) = self.game.turn(at) else {
            return Vec::new();
        };
        let hunters = self.of.has(seat);
        let clock = Clock {
            turns: turns - u8::from(hunters),
            hunters,
            row: 1,
        };
        let mut actions = Vec::new();
        self.game.actions(at, &mut actions);
        let hope =
            |action: G::Action| (action.to_string(), self.step(at, Step::Act(action), clock));
        actions.into_iter().map(hope).collect()
    }

    fn step(&mut self, at: &G::Position, step: StepOf<G>, clock: Clock) -> f64 {
        let (mut next, mut events) = (at.clone(), Vec::<Event>::new());
        self.game.apply(&mut next, step, &mut events);
        if events.iter().any(|event| (G::PROBLEMS.aim)(self.of, event)) {
            return 1.0;
        }
        if let Some(&hope) = self.known.get(&(next.clone(), clock)) {
            return hope;
        }
        let hope = self.hope(&next, clock);
        self.known.insert((next, clock), hope);
        hope
    }

    fn hope(&mut self, at: &G::Position, clock: Clock) -> f64 {
        match self.game.turn(at) {
            Turn::Over(_) => 0.0,
            Turn::Chance if !self.throws => 0.0,
            Turn::Chance => {
                let mut rolls = Vec::new();
                self.game.chance_outcomes(at, &mut rolls);
                let (mut sum, mut total) = (0.0, 0.0);
                for (roll, weight) in rolls {
                    let mut next = at.clone();
                    self.game.apply(&mut next, Step::Roll(roll), &mut ());
                    if next == *at {
                        continue;
                    }
                    sum += f64::from(weight) * self.step(at, Step::Roll(roll), clock);
                    total += f64::from(weight);
                }
                sum / total
            }
            Turn::Decision(seat) => {
                let hunters = self.of.has(seat);
                let mut clock = Clock {
                    row: clock.row + 1,
                    ..clock
                };
                if hunters != clock.hunters {
                    if clock.turns == 0 {
                        return 0.0;
                    }
                    clock = Clock {
                        turns: clock.turns - u8::from(hunters),
                        hunters,
                        row: 1,
                    };
                }
                if clock.row > MOST_IN_A_ROW {
                    return 0.0;
                }
                let mut actions = Vec::new();
                self.game.actions(at, &mut actions);
                let hopes: Vec<f64> = actions
                    .into_iter()
                    .map(|action| self.step(at, Step::Act(action), clock))
                    .collect();
                let best = if hunters { f64::max } else { f64::min };
                hopes.into_iter().reduce(best).unwrap_or(0.0)
            }
        }
    }
}

/// Returns the probability that the attacker wins the fight that a step starts; `None` if there is no fight.
pub fn chance<G: Game>(game: &G, at: &G::Position, step: StepOf<G>) -> Option<f64> {
    let mut next = at.clone();
    game.apply(&mut next, step, &mut ());
    let attacker = game.scene(&next, &next).combat?.attacker.seat;
    let (won, settled) = throws(game, &next, attacker, 1.0);
    (settled > 0.0).then_some(won / settled)
}

/// Returns the probabilities, as parts of `whole`, that the attacker wins and that the fight is decided.
fn throws<G: Game>(game: &G, at: &G::Position, attacker: Option<Seat>, whole: f64) -> (f64, f64) {
    let mut rolls = Vec::new();
    game.chance_outcomes(at, &mut rolls);
    let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
    let (mut won, mut settled) = (0.0, 0.0);
    for (roll, weight) in rolls {
        let part = whole * f64::from(weight) / f64::from(total);
        let (mut next, mut events) = (at.clone(), Vec::<Event>::new());
        game.apply(&mut next, Step::Roll(roll), &mut events);
        let winner = events.iter().find_map(|event| match event {
            Event::Beaten { winner } => Some(*winner),
            _ => None,
        });
        match winner {
            Some(winner) => {
                settled += part;
                won += if winner == attacker { part } else { 0.0 };
            }
            None if next == *at => {}
            None => {
                let (more, of) = throws(game, &next, attacker, part);
                won += more;
                settled += of;
            }
        }
    }
    (won, settled)
}

/// Compares a share with a probability, with a tolerance of one thousandth.
pub fn is_share(share: Share, found: f64) -> bool {
    (f64::from(share.0) / 1000.0 - found).abs() < 0.001
}
