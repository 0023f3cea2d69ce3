//! Static evaluation for computer players.

use super::Gran;
use super::companion;
use super::distances::{steps_to_ring, steps_to_seal};
use super::points::Points;
use super::position::{Phase, Pile, Position, Ring, SEATS};
use crate::kernel::evaluate::{Evaluate, MOST, WON, rivals};
use crate::kernel::logistic::Scale;
use crate::kernel::sayings::KindSayings;
use crate::kernel::step::Seat;
use crate::kernel::strength::Ladder;

impl Evaluate for Gran {
    const LADDER: Ladder = companion::LADDER;
    const SCALE: Scale = companion::SCALE;
    const SAYINGS: KindSayings = companion::SAYINGS;

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        evaluate(at, seat)
    }
}

/// Worth of all seals together.
const ALL_SEALS: i32 = 750;
/// Worth of amulets, by their number; the first is worth most.
const AMULETS: [i32; 4] = [0, 26, 44, 56];
/// Cost of a lost turn.
const TURN: i32 = 30;
/// Worth of the bonus move after a won duel.
const BONUS: i32 = 16;

/// Value of proximity, in hundredths of a seal: maximum, decrease per step, and minimum.
struct Nearness {
    most: i32,
    step: i32,
    least: i32,
}

/// For the bearer, by its distance to the nearest city it needs.
const BEARER: Nearness = Nearness {
    most: 92,
    step: 4,
    least: 44,
};
/// For all knights, by their distance to a ring on the board.
const SEEKER: Nearness = Nearness {
    most: 42,
    step: 3,
    least: 0,
};
/// For a knight that can attack the bearer, by its distance.
const HUNTER: Nearness = Nearness {
    most: 26,
    step: 3,
    least: 0,
};
/// For a knight that cannot attack: the bearer may drop the ring.
const FOLLOWER: Nearness = Nearness {
    most: 10,
    step: 1,
    least: 0,
};

/// Cost to the bearer of each knight that can attack it at once, in hundredths of a seal; at most two count.
const DANGER: i32 = 10;

impl Nearness {
    fn of_seal(&self, seal: i32, steps: u8) -> i32 {
        let share = (self.most - self.step * i32::from(steps)).max(self.least);
        seal * share / 100
    }
}

/// Evaluates a position from -1000 (lost) to 1000 (won): the worth of a seat minus that of its rivals, the
/// strongest above all.
pub fn evaluate(at: &Position, seat: Seat) -> i32 {
    if at.phase == Phase::Over {
        return if seat == at.seat { WON } else { -WON };
    }
    if seat.0 >= at.players {
        return 0;
    }
    let steps = steps_to_ring(at);
    let worth = |seat: Seat| worth(at, seat, &steps);
    let others = at.seats().filter(|&other| other != seat);
    (worth(seat) - rivals(0, others.map(worth))).clamp(-MOST, MOST)
}

/// Returns the worth of a seat: possessions and prospects.
fn worth(at: &Position, seat: Seat, all_steps: &[u8; SEATS]) -> i32 {
    let knight = at.knight(seat);
    let steps = all_steps[seat.0 as usize];
    let seal = ALL_SEALS / i32::from(at.goal);
    let owned = seal * i32::from(knight.seals.count());
    let amulets = AMULETS[knight.amulets as usize % AMULETS.len()];
    let lost_turn = if knight.shackled { TURN } else { 0 };
    let lays = at.phase == Phase::Lay && at.seat == seat;
    let hope = match at.ring {
        // The knight that lays the ring decides where all others seek it.
        Ring::Borne(bearer) if bearer == seat && lays => 0,
        Ring::Borne(bearer) if bearer == seat => {
            let hunters = at.seats().filter(|&other| {
                let is_near = (1..=2).contains(&all_steps[other.0 as usize]);
                is_near && can_attack(at, other, bearer)
            });
            let danger = hunters.count().min(2) as i32 * seal * DANGER / 100;
            BEARER.of_seal(seal, steps_to_seal(at, seat)) - danger
        }
        Ring::Borne(bearer) if can_attack(at, seat, bearer) => HUNTER.of_seal(seal, steps),
        Ring::Borne(_) => FOLLOWER.of_seal(seal, steps),
        Ring::On(_) => SEEKER.of_seal(seal, steps),
    };
    owned + amulets + hope - lost_turn + duel(at, seat, seal)
}

/// Checks whether a knight has the amulets to attack the bearer in its place. (Section 5.1)
fn can_attack(at: &Position, seat: Seat, bearer: Seat) -> bool {
    let held = at.knight(bearer).at;
    let is_safe = held.is_some_and(|point| Points::CITIES.has(point));
    let on_dragon = held.is_some_and(|point| Points::DRAGONS.has(point));
    !is_safe && at.knight(seat).amulets > u8::from(on_dragon)
}

/// Returns the expected value of an open duel.
fn duel(at: &Position, seat: Seat, seal: i32) -> i32 {
    let (lost, of) = match at.phase {
        _ if seat != at.seat => return 0,
        Phase::Card => losses(at.pile),
        Phase::Die { strength } => (i32::from(strength.max(1)) - 1, 6),
        Phase::Bonus => return BONUS,
        _ => return 0,
    };
    let amulets = at.knight(seat).amulets as usize % AMULETS.len();
    let mut price = TURN + AMULETS[amulets] - AMULETS[amulets.max(1) - 1];
    if at.bears(seat) {
        price += seal * BEARER.least / 100;
    }
    (BONUS * (of - lost) - price * lost) / of
}

/// Counts the outcomes of card and die that lose the duel, and all outcomes.
fn losses(pile: Pile) -> (i32, i32) {
    let (mut lost, mut of) = (0, 0);
    for (strength, count) in (0..).zip(pile) {
        lost += i32::from(count) * (i32::max(strength, 1) - 1);
        of += 6 * i32::from(count);
    }
    (lost, of)
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::super::position::FULL_PILE;
    use super::super::read;
    use super::{evaluate, losses};
    use crate::kernel::step::Seat;

    fn seen(text: &str, seat: u8) -> i32 {
        evaluate(&read::position(text).expect("it reads"), Seat(seat))
    }

    /// Checks that the first position is better for seat 0 than the second.
    fn prefers(better: &str, worse: &str) {
        let (a, b) = (seen(better, 0), seen(worse, 0));
        assert!(a > b, "{a} {better}\n{b} {worse}");
        let (a, b) = (seen(better, 1), seen(worse, 1));
        assert!(a < b, "its rival: {a} {better}\n{b} {worse}");
    }

    #[test]
    fn seals_count_most() {
        prefers(
            "M0 - g11:0:tu:-/t05:3:-:-/e05:3:-:- t10 - 3344433 3",
            "M0 - g11:3:t:-/t05:3:-:-/e05:3:-:- t10 - 3344433 3",
        );
    }

    #[test]
    fn the_ring_is_worth_bearing_home() {
        prefers(
            "M0 - t18:1:-:-/t05:3:-:-/e05:3:-:- @0 - 3344433 3",
            "M0 - t11:1:-:-/t05:3:-:-/e05:3:-:- @0 - 3344433 3",
        );
        prefers(
            "M0 - t11:1:-:-/t05:3:-:-/e05:3:-:- @0 - 3344433 3",
            "M0 - t11:1:-:-/t05:3:-:-/e05:3:-:- @1 - 3344433 3",
        );
        // A city whose seal the bearer has does not count as nearest.
        prefers(
            "M0 - t18:1:u:-/g05:3:-:-/e05:3:-:- @0 - 3344433 3",
            "M0 - t18:1:t:-/g05:3:-:-/e05:3:-:- @0 - 3344433 3",
        );
    }

    #[test]
    fn near_the_ring_is_better_than_far() {
        prefers(
            "M1 - t06:3:-:-/g05:3:-:-/e05:3:-:- t10 - 3344433 3",
            "M1 - g06:3:-:-/g05:3:-:-/e05:3:-:- t10 - 3344433 3",
        );
        // Stones lengthen the path.
        prefers(
            "M1 - t06:3:-:-/g05:3:-:-/e05:3:-:- u04 - 3344433 3",
            "M1 - t06:3:-:-/g05:3:-:-/e05:3:-:- u04 t03 3344433 3",
        );
    }

    #[test]
    fn a_bearer_fears_its_neighbours() {
        let far = "M1 - t06:1:-:-/u05:1:-:-/e05:3:-:- @0 - 3344433 3";
        let near = "M1 - t06:1:-:-/t03:1:-:-/e05:3:-:- @0 - 3344433 3";
        assert!(seen(far, 0) > seen(near, 0) && seen(far, 1) < seen(near, 1));
        // In a city, or against a knight without amulets, there is no danger.
        let unarmed = "M1 - t06:1:-:-/t03:0:-:-/e05:3:-:- @0 - 3344433 3";
        assert!(seen(unarmed, 0) > seen(near, 0));
    }

    #[test]
    fn amulets_and_freedom() {
        prefers(
            "M1 - t16:2:-:-/g05:3:-:-/e05:3:-:- u04 - 3344433 3",
            "M1 - t16:1:-:-/g05:3:-:-/e05:3:-:- u04 - 3344433 3",
        );
        prefers(
            "M1 - t16:2:-:-/g05:3:-:-/e05:3:-:- u04 - 3344433 3",
            "M1 - t16:2:-:c/g05:3:-:-/e05:3:-:- u04 - 3344433 3",
        );
    }

    #[test]
    fn a_weak_dragon_promises_more() {
        let against = |strength: u8| {
            let text = std::format!("D0 {strength} t16:2:-:-/g05:3:-:-/e05:3:-:- u04 - 3344433 3");
            seen(&text, 0)
        };
        let all: Vec<i32> = (1..=6).map(against).collect();
        assert!(all.is_sorted_by(|a, b| a > b), "{all:?}");
        assert_eq!(against(0), against(1));
        assert_eq!(
            losses(FULL_PILE),
            (144 - 93, 144),
            "31/48 of all duels are won"
        );
    }

    #[test]
    fn the_winner_and_the_others() {
        let over = "E0 - t17:2:tug:-/g11:3:-:-/e05:3:-:- @0 - 3344433 3";
        assert_eq!(
            [0, 1, 2, 5].map(|seat| seen(over, seat)),
            [1000, -1000, -1000, -1000]
        );
    }

    /// A quarter turn of the board, with its seals, changes nothing.
    #[test]
    fn all_kingdoms_are_worth_the_same() {
        let turned = |text: &str| -> String {
            let fields: Vec<String> = text.split(' ').map(ToString::to_string).collect();
            let turn = |c: char| match c {
                't' => 'u',
                'u' => 'g',
                'g' => 'e',
                'e' => 't',
                other => other,
            };
            let mut fields: Vec<String> = fields
                .iter()
                .map(|field| field.chars().map(turn).collect())
                .collect();
            // Seals are written in the order of the kingdoms, stones in the order of their names.
            let mut stones: Vec<String> = fields[4].split(',').map(ToString::to_string).collect();
            stones.sort_unstable();
            fields[4] = stones.join(",");
            fields.join(" ")
        };
        for text in [
            "M0 - t11:1:t:-/t05:3:-:-/e05:3:u:- @0 - 3344433 3",
            "M1 - t06:3:-:-/g05:2:g:-/e05:3:-:- u04 e04,t07,w00 3344433 3",
            "M1 - e16:2:-:c/g05:3:-:-/e05:3:-:- u04 g01,w00 3344433 2",
        ] {
            for seat in 0..3 {
                assert_eq!(seen(text, seat), seen(&turned(text), seat), "{text}");
            }
        }
    }

    #[test]
    fn seats_are_alike() {
        let one = "M0 - t11:1:t:-/t05:3:-:-/e05:3:u:- @0 - 3344433 3";
        let other = "M1 - e05:3:u:-/t11:1:t:-/t05:3:-:- @1 - 3344433 3";
        for seat in 0..3 {
            assert_eq!(seen(one, seat), seen(other, (seat + 1) % 3));
        }
    }
}
