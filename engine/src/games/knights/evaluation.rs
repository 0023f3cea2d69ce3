//! Static evaluation for computer players: points counted now, and points expected.

use super::Knights;
use super::camps::{Camp, UNICORNS};
use super::cells::Cells;
use super::colours::{Colour, Colours};
use super::companion;
use super::distance::to_nearest;
use super::position::{Mode, Position};
use super::{jumps, score};
use crate::kernel::evaluate::{Evaluate, MOST, WON, rivals};
use crate::kernel::logistic::Scale;
use crate::kernel::sayings::KindSayings;
use crate::kernel::step::Seat;
use crate::kernel::strength::Ladder;

impl Evaluate for Knights {
    const LADDER: Ladder = companion::LADDER;
    const SCALE: Scale = companion::SCALE;
    const SAYINGS: KindSayings = companion::SAYINGS;

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        evaluate(at, Colour::seated(seat))
    }

    fn calm(&self, at: &Position) -> u32 {
        (100 * at.calm)
            .checked_div(at.terms.limit)
            .unwrap_or_default()
    }
}

/// Below the strength of any side.
const NOBODY: i32 = i32::MIN / 2;

/// One point of the final count. All worths are in hundredths of it.
const POINT: i32 = 100;
/// Worth of a live knight at the gate of a camp, and deduction per jump to it.
const AT_THE_GATE: i32 = 165;
const PER_JUMP: i32 = 26;
/// Deduction for a knight at home, which may be left there at the end.
const AT_HOME: i32 = 60;
/// Bonus of a unicorn cell, where a knight cannot be captured.
const SHELTER: i32 = 12;
/// Deduction for a knight under attack, if its side is to move, and otherwise.
const EXPOSED: i32 = 35;
const ATTACKED: i32 = 110;
/// Worth of a partly filled line that can still be completed, by the number of its filled cells.
const RANK_BEGUN: [i32; 4] = [0, 5, 30, 110];
const FILE_BEGUN: [i32; 3] = [0, 10, 90];
/// In a race only placed points decide; this factor lets the other terms hardly count.
const RACE: i32 = 2;

/// Evaluates the lead of a colour's side, from -1000 (lost) to 1000 (won).
pub fn evaluate(at: &Position, colour: Colour) -> i32 {
    if at.slot.is_none() {
        return if score::winners(at).has(colour) {
            WON
        } else {
            -WON
        };
    }
    if !at.terms.colours.has(colour) {
        return 0;
    }
    let own = strength(at, at.terms.side(colour));
    let others = score::sides(at).filter(|side| !side.has(colour));
    let rivals = rivals(NOBODY, others.map(|side| strength(at, side)));
    ((own - rivals) / 2).clamp(-MOST, MOST)
}

/// Returns the points of a side, counted and expected.
fn strength(at: &Position, side: Colours) -> i32 {
    let tally = score::tally(at, side);
    let captures = POINT * tally.captures as i32;
    let placed = POINT * tally.placed.points() as i32;
    let live: i32 = side.iter().map(|colour| of_live(at, colour)).sum();
    let lines = lines_begun(at, side);
    if at.terms.target > 0 {
        return RACE * (placed + lines) + live + captures / RACE;
    }
    placed + captures + live + lines + presence(at, side, tally.bonus)
}

/// Returns the expected points of a colour's live knights.
fn of_live(at: &Position, colour: Colour) -> i32 {
    let enemies = at.terms.enemies(colour);
    let home = Camp::of(colour).cells;
    let hunters = enemies
        .iter()
        .fold(Cells::NONE, |all, enemy| all | at.live(enemy));
    // The side to move can still save one knight.
    let danger = match at.slot {
        Some(slot) if at.terms.side(slot).has(colour) => EXPOSED,
        _ => ATTACKED,
    };
    let mut worth = 0;
    for cell in at.live(colour) {
        let jumps = i32::from(to_nearest(colour, enemies, cell));
        worth += AT_THE_GATE - PER_JUMP * jumps;
        if home.has(cell) {
            worth -= AT_HOME;
        } else if UNICORNS.has(cell) {
            worth += SHELTER;
        } else if jumps::around(cell).meets(hunters) {
            worth -= danger;
        }
    }
    worth
}

/// Returns the worth of started lines that are not blocked for good.
fn lines_begun(at: &Position, side: Colours) -> i32 {
    let mut worth = 0;
    let mut counted = Cells::NONE;
    for colour in side.iter() {
        let own = score::placed_together(at, colour);
        // Mixed lines belong to both colours and count once.
        if own.is_empty() || own == counted {
            continue;
        }
        counted = own;
        let coming: u32 = if own == at.placed(colour) {
            at.live(colour).size()
        } else {
            side.iter().map(|colour| at.live(colour).size()).sum()
        };
        let others = at.terms.colours.iter();
        let blocked = others.fold(Cells::NONE, |all, other| all | at.placed(other));
        let blocked = blocked.without(own);
        for camp in at.terms.enemies(colour).iter().map(Camp::of) {
            if !own.meets(camp.cells) {
                continue;
            }
            let begun = |line: &Cells, steps: &[i32]| {
                let filled = (*line & own).size() as usize;
                let missing = line.size() - filled as u32;
                match steps.get(filled) {
                    Some(&worth) if missing <= coming && !line.meets(blocked) => worth,
                    _ => 0,
                }
            };
            worth += camp
                .ranks
                .iter()
                .map(|rank| begun(rank, &RANK_BEGUN))
                .sum::<i32>();
            worth += camp
                .files
                .iter()
                .map(|file| begun(file, &FILE_BEGUN))
                .sum::<i32>();
        }
    }
    worth
}

/// Returns the camp bonus: the part reached, and half of the remainder in proportion to the progress. (Rules,
/// 7.2)
fn presence(at: &Position, side: Colours, reached: u32) -> i32 {
    let wanted = match at.terms.mode {
        Mode::Solo if at.terms.colours == Colours::ALL => 2,
        Mode::Team => 3,
        Mode::Solo | Mode::Duel => return 0,
    };
    let most = reached.max(at.terms.high).min(100) as i32;
    let reached = reached.min(100) as i32;
    let (mut there, mut of) = (0, 0);
    for colour in side.iter() {
        let placed = at.placed(colour);
        let mut missing = 0;
        for camp in at.terms.enemies(colour).iter().map(Camp::of) {
            let here = (placed & camp.cells).size().min(wanted);
            there += here as i32;
            of += wanted as i32;
            missing += wanted - here;
        }
        if missing > at.live(colour).size() {
            return POINT * reached;
        }
    }
    POINT * reached + POINT * (most - reached) * there * there / (2 * of * of).max(1)
}

#[cfg(test)]
mod tests {
    use super::super::read::position;
    use super::super::{colours::Colour, setup};
    use super::evaluate;
    use crate::kernel::options::Options;

    const BOARD: &str = ".......YYYY./GG.....YYYY./GG........../GG........../GG........../............/............/..........BB/..........BB/..........BB/.RRRR.....BB/.RRRR.......";

    fn seen(board: &str, turn: char) -> i32 {
        seen_with(board, turn, "-,-,-,-")
    }

    fn seen_with(board: &str, turn: char, trays: &str) -> i32 {
        let text = std::format!("knights solo RGYB {board} {turn} {trays} q0 Q80 T0 Lown C0,6");
        evaluate(&position(&text).expect("a position"), Colour::Red)
    }

    fn put(changes: &[(usize, usize, char)]) -> std::string::String {
        let mut rows: std::vec::Vec<std::vec::Vec<char>> =
            BOARD.split('/').map(|row| row.chars().collect()).collect();
        for &(column, row, letter) in changes {
            rows[12 - row][column] = letter;
        }
        let rows = rows.into_iter();
        let rows: std::vec::Vec<std::string::String> =
            rows.map(|row| row.into_iter().collect()).collect();
        rows.join("/")
    }

    #[test]
    fn nobody_is_ahead_at_first() {
        for mode in ["solo", "team", "duel"] {
            let options = Options::default().with("mode", mode);
            let at = setup::open(&options).expect("a mode");
            for colour in Colour::ALL {
                assert_eq!(evaluate(&at, colour), 0);
            }
        }
    }

    #[test]
    fn each_step_to_a_camp_is_worth_something() {
        // A red knight at home, out on the meadow, at the gate of a camp, in it.
        let home = seen(BOARD, 'G');
        let out = seen(&put(&[(2, 2, '.'), (3, 4, 'R')]), 'G');
        let gate = seen(&put(&[(2, 2, '.'), (7, 4, 'R')]), 'G');
        let placed = seen(&put(&[(2, 2, '.'), (9, 3, 'R')]), 'G');
        assert!(
            home < out && out < gate && gate < placed,
            "{home} {out} {gate} {placed}"
        );
    }

    #[test]
    fn a_unicorn_is_better_than_the_open() {
        let enemy = (6, 7, 'G');
        let gone = [(2, 2, '.'), (0, 8, '.'), enemy];
        let with = |cell: (usize, usize, char)| {
            let changes = [gone[0], gone[1], gone[2], cell];
            [seen(&put(&changes), 'R'), seen(&put(&changes), 'G')]
        };
        // Both cells are a jump from the green knight on g7; in red's turn the knight in the open can still flee.
        let [safe, safe_later] = with((7, 5, 'R'));
        let [open, attacked] = with((5, 5, 'R'));
        assert!(open < safe && attacked < safe_later);
        assert!(safe - open < safe_later - attacked);
    }

    #[test]
    fn lines_and_captures_count() {
        let line = put(&[(1, 1, '.'), (2, 1, '.'), (9, 2, 'R'), (9, 3, 'R')]);
        let alone = put(&[(1, 1, '.'), (2, 1, '.'), (9, 2, 'R'), (10, 10, 'R')]);
        let blocked = put(&[
            (1, 1, '.'),
            (2, 1, '.'),
            (9, 2, 'R'),
            (9, 3, 'R'),
            (0, 8, '.'),
            (9, 4, 'G'),
        ]);
        let free = put(&[
            (1, 1, '.'),
            (2, 1, '.'),
            (9, 2, 'R'),
            (9, 3, 'R'),
            (0, 8, '.'),
            (8, 10, 'G'),
        ]);
        assert!(seen(&line, 'G') > 0 && seen(&alone, 'G') > 0);
        assert!(seen(&blocked, 'G') < seen(&free, 'G'));
        let taken = put(&[(0, 8, '.')]);
        assert!(seen_with(&taken, 'Y', "G,-,-,-") > seen_with(&taken, 'Y', "-,-,G,-"));
    }

    #[test]
    fn allies_share_the_evaluation_and_a_duel_has_two_sides() {
        for mode in ["team", "duel"] {
            let terms = if mode == "team" { "C6,12" } else { "C0,0" };
            let board = put(&[(2, 2, '.'), (9, 3, 'R')]);
            let text = std::format!("knights {mode} RGYB {board} G -,-,-,- q0 Q80 T0 Lown {terms}");
            let at = position(&text).expect("a position");
            let seen = Colour::ALL.map(|colour| evaluate(&at, colour));
            assert_eq!(seen, [seen[0], -seen[0], seen[0], -seen[0]]);
            assert!(seen[0] > 0);
        }
    }
}
