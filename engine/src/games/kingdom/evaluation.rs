//! Static evaluation for computer players.

use super::Kingdom;
use super::board::Cell;
use super::companion;
use super::danger;
use super::field::Field;
use super::figures::{Figure, Rank, Side};
use super::position::{Outcome, Phase, Position};
use super::reach::Reach;
use crate::kernel::evaluate::{Evaluate, MOST, WON};
use crate::kernel::logistic::Scale;
use crate::kernel::sayings::KindSayings;
use crate::kernel::step::Seat;
use crate::kernel::strength::Ladder;

impl Evaluate for Kingdom {
    const LADDER: Ladder = companion::LADDER;
    const SCALE: Scale = companion::SCALE;
    const SAYINGS: KindSayings = companion::SAYINGS;

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let side = if seat == Side::White.seat() {
            Side::White
        } else {
            Side::Black
        };
        evaluate(at, side)
    }
}

/// Evaluation when the side to move wins at once.
const WINS: i32 = 950;
/// Cost of a threat to capture the Monarch: it must be answered.
const THREAT: i32 = 60;
/// Cost of a threat to take the throne: it is harder to answer.
const MARCH: i32 = 150;
/// Cost of both threats at once: one of them will succeed.
const FORK: i32 = 250;
/// Worth of the Monarch's distance to the enemy throne, by steps.
const ROAD: [i32; 9] = [400, 170, 130, 95, 65, 42, 24, 10, 0];
/// Worth of a knight, by its distance from the enemy Monarch.
const SIEGE: [i32; 9] = [0, 26, 24, 19, 14, 10, 6, 3, 0];
/// Worth of a knight as a guard, by its distance from its own throne.
const GUARD: [i32; 9] = [0, 8, 8, 6, 4, 2, 1, 0, 0];
/// Worth of being to move.
const TEMPO: i32 = 12;

/// Evaluates a position from -1000 (lost) to 1000 (won); zero-sum.
pub fn evaluate(at: &Position, side: Side) -> i32 {
    let mover = match at.phase {
        Phase::Over(Outcome::Drawn) => return 0,
        Phase::Over(Outcome::Won(winner)) => return if winner == side { WON } else { -WON },
        Phase::Play => at.side,
        // The other side moves next.
        Phase::Place(_) => at.side.other(),
    };
    let value = for_mover(&at.field, mover);
    if mover == side { value } else { -value }
}

fn for_mover(field: &Field, mover: Side) -> i32 {
    let waits = mover.other();
    if danger::is_exposed(field, waits) || can_take_throne(field, mover) {
        return WINS;
    }
    let threat = match (
        danger::is_exposed(field, mover),
        can_take_throne(field, waits),
    ) {
        (false, false) => 0,
        (true, false) => THREAT,
        (false, true) => MARCH,
        (true, true) => FORK,
    };
    let value = TEMPO - threat + strength(field, mover) - strength(field, waits);
    value.clamp(-MOST, MOST)
}

/// Checks whether the Monarch of a side, if it were to move, could land on the enemy throne.
fn can_take_throne(field: &Field, side: Side) -> bool {
    let Some(monarch) = field.monarch(side) else {
        return false;
    };
    let throne = side.other().throne();
    if monarch.distance(throne) == 1 {
        return !field.taken().has(throne);
    }
    // Jumps only reach cells an even number of columns and rows away.
    let is_even = (monarch.column() ^ throne.column() | monarch.row() ^ throne.row()) & 1 == 0;
    is_even
        && !field.taken().has(throne)
        && Reach::new(field, Figure::new(side, Rank::Monarch))
            .ends(monarch)
            .cells()
            .has(throne)
}

/// Returns the worth of the Monarch's progress, and of the knights as besiegers and guards.
fn strength(field: &Field, side: Side) -> i32 {
    let enemy = side.other();
    let road = field
        .monarch(side)
        .map_or(0, |monarch| worth(&ROAD, monarch, enemy.throne()));
    let target = field.monarch(enemy).unwrap_or(enemy.throne());
    let knights = field.knights(side).into_iter();
    let siege =
        knights.map(|knight| worth(&SIEGE, knight, target) + worth(&GUARD, knight, side.throne()));
    road + siege.sum::<i32>()
}

fn worth(table: &[i32; 9], from: Cell, to: Cell) -> i32 {
    table[usize::from(from.distance(to)).min(8)]
}

#[cfg(test)]
mod tests {
    use super::super::figures::Side;
    use super::super::read;
    use super::{WINS, WON, evaluate};

    fn look(text: &str, side: Side) -> i32 {
        let at = read::position(text).expect("the position reads");
        let value = evaluate(&at, side);
        assert_eq!(value, -evaluate(&at, side.other()), "{text}");
        value
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        let start = "abcdmdcba/9/9/9/9/9/9/9/ABCDMDCBA w play on/0 0";
        assert!((1..50).contains(&look(start, Side::White)));
    }

    #[test]
    fn the_end_is_known() {
        let won = "4M4/3A1B3/9/9/9/4m4/9/9/6a2 w over:w on/0 0";
        assert_eq!(look(won, Side::White), WON);
        let drawn = "4m4/9/9/9/9/9/9/9/4M4 w over:draw on/1 1";
        assert_eq!(look(drawn, Side::White), 0);
    }

    #[test]
    fn immediate_win_evaluates_like_a_won_game() {
        for text in [
            "4m4/4BA3/9/3A5/2D6/9/9/9/4M4 w play on/0 0",
            "9/3A1B3/2M6/9/9/4m4/9/9/6a2 w play on/0 0",
            "9/3M5/9/9/9/4m4/9/9/9 w play on/0 0",
            "9/4m4/4M4/9/9/9/9/9/9 w play on/0 0",
        ] {
            assert_eq!(look(text, Side::White), WINS, "{text}");
        }
    }

    #[test]
    fn a_throne_that_is_taken_cannot_be_landed_on() {
        assert!(look("4m4/9/4M4/9/9/9/9/9/9 w play on/0 0", Side::White) < WINS);
        assert!(look("4m4/4A4/4M4/9/9/9/9/9/9 b play on/0 0", Side::Black) == WINS);
    }

    #[test]
    fn nearer_to_the_throne_is_better() {
        let far = look("a3m3a/9/9/9/9/4M4/9/9/A7A b play on/0 0", Side::White);
        let near = look("a3m3a/9/9/4M4/9/9/9/9/A7A b play on/0 0", Side::White);
        assert!(near > far, "{near} {far}");
    }

    #[test]
    fn knights_near_the_enemy_monarch_are_better() {
        let far = look("4m4/9/9/9/9/9/9/9/A3M3A b play on/0 0", Side::White);
        let near = look("4m4/9/9/4A4/9/9/9/9/A3M4 b play on/0 0", Side::White);
        assert!(near > far, "{near} {far}");
    }

    #[test]
    fn threat_weighs_less_than_the_capture() {
        // Black is to move, but must protect its Monarch.
        let calm = look("4m4/9/2A6/9/9/9/9/9/4M4 b play on/0 0", Side::White);
        let threat = look("4m4/3A5/9/9/9/9/9/9/4M4 b play on/0 0", Side::White);
        assert!(calm < threat && threat < WINS, "{calm} {threat}");
    }
}
