//! Second proof of a problem, from its text alone; also used by the test suite.
//!
//! Covers fights, counts and paths, and delegates all other kinds to `exhaustive.rs`. Also finds idle pieces.

use std::collections::{BTreeMap, BTreeSet};

use engine::kernel::edit::{Edit, Editable as _};
use engine::kernel::game::Game;
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::problem::Kind;
use engine::kernel::scene::RollState;
use engine::kernel::step::{Place, Step, Turn};
use engine::problems::{Problem, Proof, restart};

/// Maximum grade of problems that must not have idle pieces.
pub const BARE: u8 = 2;

/// Proves a problem from its text alone.
///
/// # Errors
/// If the proof fails; the message gives the reason.
pub fn prove<G: Game>(game: &G, problem: &Problem) -> Result<(), String> {
    match problem.kind {
        Kind::Fight => fight(game, problem),
        Kind::Count => count(game, problem),
        Kind::Path => path(game, problem),
        Kind::Take | Kind::Save | Kind::Two | Kind::Three => {
            super::exhaustive::prove(game, problem)
        }
    }
}

fn fight<G: Game>(game: &G, problem: &Problem) -> Result<(), String> {
    let at = game
        .position(&problem.position)
        .map_err(|error| error.to_string())?;
    let mut chances = Vec::new();
    for word in &problem.options {
        let step = game.step(&at, word).map_err(|error| error.to_string())?;
        if !game.allows(&at, step) {
            return Err(format!("{word} is not legal"));
        }
        let chance = super::exhaustive::chance(game, &at, step);
        chances.push((chance.ok_or(format!("{word} is no fight"))?, word));
    }
    chances.sort_by(|one, other| other.0.total_cmp(&one.0));
    let Proof::Against(best, next) = problem.proof else {
        return Err("the proof is of another kind".into());
    };
    let [(first, word), (second, _), ..] = chances[..] else {
        return Err("there is nothing to choose".into());
    };
    let is_proven =
        super::exhaustive::is_share(best, first) && super::exhaustive::is_share(next, second);
    if *word != problem.solution[0] || first - second < 0.01 || !is_proven {
        return Err(format!("{word} has {first}, another one {second}"));
    }
    // The options must include all possible fights.
    let fights = game.steps(&at).into_iter();
    let fights = fights.filter(|step| super::exhaustive::chance(game, &at, *step).is_some());
    match game.turn(&at) {
        Turn::Decision(_) if fights.count() != problem.options.len() => {
            Err("another fight is possible".into())
        }
        _ => Ok(()),
    }
}

/// Proves a count from the faces in the notation and the bonuses in the scene.
fn count<G: Game>(game: &G, problem: &Problem) -> Result<(), String> {
    let at = game
        .position(&problem.position)
        .map_err(|error| error.to_string())?;
    let combat = game.scene(&at, &at).combat.ok_or("nobody fights")?;
    let number = i32::from(problem.number().ok_or("no number")?);
    let found = match &problem.options[..] {
        [roll, ask] => {
            let step = game.step(&at, roll).map_err(|error| error.to_string())?;
            if !game.allows(&at, step) {
                return Err(format!("{roll} does not fall"));
            }
            let faces = roll
                .split([':', ','])
                .filter_map(|part| part.parse::<i32>().ok());
            let bonuses = combat
                .sides()
                .into_array()
                .map(|side| i32::from(side.piece.bonus));
            let totals: Vec<i32> = faces
                .zip(bonuses)
                .map(|(face, bonus)| face + bonus)
                .collect();
            let [attack, defence] = totals[..] else {
                return Err("two dice are needed".into());
            };
            if Proof::read(&format!("{attack} to {defence}")) != Some(problem.proof) {
                return Err(format!("{attack} to {defence} fell"));
            }
            match ask.as_str() {
                "attacker" => attack,
                "defender" => defence,
                _ => (attack - defence).abs(),
            }
        }
        _ => {
            let shown = [&combat.attacker, &combat.defender].map(|side| side.roll_state);
            let shown = shown.iter().find_map(|state| match state {
                RollState::Shown(number) => Some(i32::from(*number)),
                RollState::Now | RollState::Later => None,
            });
            // A roll equal to the card wins.
            shown.ok_or("no card is shown")?
        }
    };
    if found == number && found > 0 {
        Ok(())
    } else {
        Err(format!("{found} is right"))
    }
}

/// Proves a path by breadth-first search over whole turns, comparing the pieces before and after each step.
fn path<G: Game>(game: &G, problem: &Problem) -> Result<(), String> {
    let at = game
        .position(&problem.position)
        .map_err(|error| error.to_string())?;
    let Turn::Decision(seat) = game.turn(&at) else {
        return Err("nobody decides".into());
    };
    let board = game.board(&at);
    let [from, to] = [0, 1].map(|index| board.place(&problem.options[index]));
    let (from, to) = (from.ok_or("no such place")?, to.ok_or("no such place")?);
    // All pieces on the board except the walking one. The last step may take what lies on the ground.
    let others = |at: &G::Position, without: Place, layers: &[Layer]| {
        let pieces = game.scene(at, at).pieces.into_iter();
        let is_other = |piece: &Piece| match piece.spot {
            Spot::On(place) => place != without || piece.layer == Layer::Ground,
            Spot::In(..) => false,
        };
        let pieces = pieces.filter(|piece| is_other(piece) && layers.contains(&piece.layer));
        pieces
            .map(|piece| (piece.spot, piece.kind, piece.owner))
            .collect::<Vec<_>>()
    };
    let all = [Layer::Ground, Layer::Standing];
    let mut here: BTreeMap<Place, G::Position> = [(from, at)].into();
    let mut been: BTreeSet<Place> = [from].into();
    for turns in 1..=9_u8 {
        let mut next = BTreeMap::new();
        for (place, at) in here {
            // Every sequence of actions of one turn that moves only this piece.
            let mut open = vec![(at, place)];
            while let Some((at, place)) = open.pop() {
                let still = others(&at, place, &all);
                let standing = others(&at, place, &all[1..]);
                for step in game.steps(&at) {
                    let mut after = at.clone();
                    game.apply(&mut after, step, &mut ());
                    let stands = |place: &Place| {
                        let scene = game.scene(&after, &after);
                        scene.pieces.iter().any(|piece| {
                            piece.layer == Layer::Standing
                                && piece.owner == Some(seat)
                                && piece.spot == Spot::On(*place)
                        })
                    };
                    if stands(&to) && others(&after, to, &all[1..]) == standing {
                        return if problem.number() == Some(turns) {
                            Ok(())
                        } else {
                            Err(format!("{turns} turns are enough"))
                        };
                    }
                    let places = (0..board.places.len() as u16).map(Place);
                    let mut now = places
                        .filter(|place| stands(place) && others(&after, *place, &all) == still);
                    let Some(now) = now.next() else { continue };
                    match game.turn(&after) {
                        Turn::Decision(next) if next == seat && now != place => {
                            open.push((after, now))
                        }
                        Turn::Decision(other) if other != seat && been.insert(now) => {
                            if let Some(fresh) = restart(game, &after, seat) {
                                next.insert(now, fresh);
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        here = next;
    }
    Err("there is no way".into())
}

/// Returns the place of an idle piece: not owned by the seat to act, and irrelevant to the problem.
pub fn idle<G: Game>(game: &G, problem: &Problem) -> Option<String> {
    let at = game.position(&problem.position).ok()?;
    let Turn::Decision(seat) = game.turn(&at) else {
        return None;
    };
    let board = game.board(&at);
    for piece in game.scene(&at, &at).pieces {
        let Spot::On(place) = piece.spot else {
            continue;
        };
        let name = &board.place_info(place).name;
        if piece.owner == Some(seat) || problem.options.contains(name) {
            continue;
        }
        let mut fewer = at.clone();
        fewer.edit(Edit::Begin);
        fewer.edit(Edit::Clear(place));
        let Some(fewer) = restart(game, &fewer, seat).filter(|fewer| *fewer != at) else {
            continue;
        };
        let same = Problem {
            position: fewer.to_string(),
            ..problem.clone()
        };
        let is_legal = |word: &String| {
            game.step(&fewer, word)
                .is_ok_and(|step: Step<_, _>| game.allows(&fewer, step))
        };
        let is_same = match problem.kind {
            Kind::Fight => problem.options.iter().all(is_legal) && prove(game, &same).is_ok(),
            _ => prove(game, &same).is_ok(),
        };
        if is_same {
            return Some(name.clone());
        }
    }
    None
}
