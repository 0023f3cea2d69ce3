//! Greedy player of an outsider: own step, mean over the dice, best answer of the next player.
//!
//! Its judgement counts what the scene shows: pieces on the board and the counters of each seat.

use engine::kernel::piece::Spot;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Seat, Step, Turn, Verdict};
use engine::kernel::view::View;

/// Maximum number of consecutive rolls that are averaged.
const MOST_ROLLS: u32 = 3;
const WIN: f64 = 1000.0;

/// Returns the action with the best judgement after the best answer; a random one of equals.
pub fn choose<G: View>(game: &G, at: &G::Position, seed: u64) -> G::Action {
    let Turn::Decision(seat) = game.turn(at) else {
        unreachable!("a seat decides");
    };
    let mut rng = Rng::seeded(seed);
    let start = game.start();
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    let mut best = (f64::MIN, Vec::new());
    for action in actions {
        let mut after = at.clone();
        game.apply(&mut after, Step::Act(action), &mut ());
        let value = expected(game, (&start, &after), seat, (MOST_ROLLS, true));
        if value > best.0 {
            best = (value, Vec::new());
        }
        if value == best.0 {
            best.1.push(action);
        }
    }
    rng.one_of(&best.1).expect("a decision has an action")
}

/// Averages over rolls, then lets the next player answer once.
fn expected<G: View>(
    game: &G,
    (start, at): (&G::Position, &G::Position),
    seat: Seat,
    (rolls, answers): (u32, bool),
) -> f64 {
    match game.turn(at) {
        Turn::Chance if rolls > 0 => {
            let mut list = Vec::new();
            game.chance_outcomes(at, &mut list);
            let total: f64 = list.iter().map(|(_, weight)| f64::from(*weight)).sum();
            let values = list.iter().map(|(roll, weight)| {
                let mut after = at.clone();
                game.apply(&mut after, Step::Roll(*roll), &mut ());
                f64::from(*weight) * expected(game, (start, &after), seat, (rolls - 1, answers))
            });
            values.sum::<f64>() / total
        }
        Turn::Decision(next) if answers => {
            let mut actions = Vec::new();
            game.actions(at, &mut actions);
            let values = actions.iter().map(|action| {
                let mut after = at.clone();
                game.apply(&mut after, Step::Act(*action), &mut ());
                expected(game, (start, &after), seat, (0, false))
            });
            if next == seat {
                values.fold(f64::MIN, f64::max)
            } else {
                values.fold(f64::MAX, f64::min)
            }
        }
        turn => judge(game, (start, at), seat, turn),
    }
}

/// Judges a position by its scene: pieces on the board and counters, own minus the mean of the others.
fn judge<G: View>(
    game: &G,
    (start, at): (&G::Position, &G::Position),
    seat: Seat,
    turn: Turn,
) -> f64 {
    match turn {
        Turn::Over(Verdict::Drawn) => return 0.0,
        Turn::Over(Verdict::Won(seats)) if seats.has(seat) => return WIN,
        Turn::Over(Verdict::Won(_)) => return -WIN,
        Turn::Decision(_) | Turn::Chance => {}
    }
    let scene = game.scene(start, at);
    let worth = |of: Seat| {
        let own = scene.pieces.iter().filter(|piece| piece.owner == Some(of));
        let pieces = own.map(|piece| match piece.spot {
            Spot::On(_) => 1.0 + f64::from(piece.bonus),
            Spot::In(..) => 0.0,
        });
        let player = scene.players.iter().find(|player| player.seat == of);
        let counters = player.map_or(&[][..], |player| &player.counters[..]);
        let counted: f64 = counters
            .iter()
            .map(|counter| f64::from(counter.count))
            .sum();
        pieces.sum::<f64>() + 0.5 * counted
    };
    let is_ally = |of: Seat| {
        let own = scene.players.iter().find(|player| player.seat == seat);
        own.is_some_and(|own| own.side.has(of))
    };
    let seats = scene.players.iter().map(|player| player.seat);
    let rivals: Vec<f64> = seats.filter(|&of| !is_ally(of)).map(worth).collect();
    worth(seat) - rivals.iter().sum::<f64>() / rivals.len().max(1) as f64
}
