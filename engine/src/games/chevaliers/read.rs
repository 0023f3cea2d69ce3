//! Reading a position string, and every reason to refuse it. (Section 10)

use super::board::{COLUMNS, Cell, ROWS};
use super::figures::{Figure, Goal, Item, Side};
use super::position::{Lie, Mark, Numbers, Outcome, Phase, Placing, Position, Stage, hand_order};
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::words::Phrase;

type Read<T> = Result<T, ReadError>;

const FIELDS: usize = 8;

/// A field of the string and the byte where it begins.
#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Field<'a> {
    const fn refuse<T>(self, reason: &'static Phrase) -> Read<T> {
        Err(ReadError::new(self.at, reason))
    }

    /// The parts of the field between separators.
    fn parts(self, separator: char) -> impl Iterator<Item = Field<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Field { text, at };
            at += text.len() + 1;
            part
        })
    }

    fn cell(self) -> Option<Cell> {
        Cell::named(self.text.as_bytes().try_into().ok()?)
    }
}

/// Exactly so many parts, or nothing.
fn exactly<'a, const N: usize>(parts: impl Iterator<Item = Field<'a>>) -> Option<[Field<'a>; N]> {
    let mut all = [Field { text: "", at: 0 }; N];
    let mut count = 0;
    for part in parts {
        *all.get_mut(count)? = part;
        count += 1;
    }
    (count == N).then_some(all)
}

/// Reads a position string.
///
/// # Errors
/// Refuses all that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let line = Field { text, at: 0 };
    let fields = exactly::<FIELDS>(line.parts(' '));
    let Some([board, goals, side, phase, moved, hand, rules, quiet]) = fields else {
        return line.refuse(&reasons::NOT_EIGHT_FIELDS);
    };
    let to_act = match side.text {
        "P" => Side::Prince,
        "D" => Side::Dragons,
        _ => return side.refuse(&reasons::NO_SUCH_SIDE),
    };
    let mut at = Position::empty(to_act, read_numbers(rules)?);
    read_board(board, &mut at)?;
    read_goals(goals, &mut at)?;
    at.phase = read_phase(phase)?;
    at.moved = match (moved.text, moved.cell()) {
        ("-", _) => Mark::None,
        ("x", _) => Mark::Lost,
        (_, Some(cell)) => Mark::At(cell),
        _ => return moved.refuse(&reasons::NO_MARK),
    };
    read_hands(hand, &mut at)?;
    at.quiet = match number(quiet.text) {
        Some(count) => count,
        None => return quiet.refuse(&reasons::NO_NUMBER),
    };
    check_counts(board, &at)?;
    check_goals(goals, &at)?;
    check_quiet(quiet, &at)?;
    match at.phase {
        Phase::Setup(_) => check_setup(board, side, hand, &at)?,
        Phase::Play | Phase::Fight { .. } | Phase::Over(_) => {
            if hand.text != "-" {
                return hand.refuse(&reasons::HAND_NOT_EMPTY);
            }
        }
    }
    match at.phase {
        Phase::Setup(_) | Phase::Over(_) if at.moved != Mark::None => {
            return moved.refuse(&reasons::MARK_OUT_OF_PLAY);
        }
        Phase::Play | Phase::Fight { .. } => check_play(board, goals, moved, &at)?,
        Phase::Setup(_) | Phase::Over(_) => {}
    }
    if let Phase::Fight { from, to } = at.phase {
        check_fight(phase, from, to, &at)?;
    }
    Ok(at)
}

/// A number without leading zeros.
pub(super) fn number(text: &str) -> Option<u32> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

/// The bonus of each rank: three digits 0 to 2.
pub(super) fn bonus(text: &str) -> Option<[u8; 3]> {
    let digits: [u8; 3] = text.as_bytes().try_into().ok()?;
    let is_good = digits.iter().all(|digit| matches!(digit, b'0'..=b'2'));
    is_good.then(|| digits.map(|digit| digit - b'0'))
}

/// The faces of a die, in any order.
pub(super) fn die(text: &str) -> Option<[u8; 6]> {
    let digits: [u8; 6] = text.as_bytes().try_into().ok()?;
    let is_good = digits.iter().all(u8::is_ascii_digit) && digits.iter().any(|&d| d != digits[0]);
    is_good.then(|| digits.map(|digit| digit - b'0'))
}

fn read_numbers(field: Field<'_>) -> Read<Numbers> {
    let Some([bonuses, faces, limit]) = exactly::<3>(field.parts('/')) else {
        return field.refuse(&reasons::NO_NUMBERS);
    };
    Ok(Numbers {
        bonus: bonus(bonuses.text).ok_or(ReadError::new(bonuses.at, &reasons::BAD_BONUS))?,
        die: die(faces.text)
            .filter(|die| die.is_sorted())
            .ok_or(ReadError::new(faces.at, &reasons::BAD_DIE))?,
        limit: number(limit.text).ok_or(ReadError::new(limit.at, &reasons::NO_NUMBER))?,
    })
}

fn read_board(field: Field<'_>, at: &mut Position) -> Read<()> {
    let Some(rows) = exactly::<{ ROWS as usize }>(field.parts('/')) else {
        return field.refuse(&reasons::NOT_NINE_ROWS);
    };
    for (row, part) in (0..ROWS).rev().zip(rows) {
        let mut column = 0;
        let mut after_run = false;
        for (offset, letter) in part.text.char_indices() {
            let refuse = |reason| Err(ReadError::new(part.at + offset, reason));
            let run = letter.to_digit(10);
            if let Some(run @ 1..=6) = run {
                if after_run {
                    return refuse(&reasons::RUN_NOT_MERGED);
                }
                column += run as u8;
            } else if let Some(figure) = Figure::lettered(letter) {
                if column < COLUMNS {
                    at.stand(figure, Cell::new(column, row));
                }
                column += 1;
            } else {
                return refuse(&reasons::NO_SUCH_LETTER);
            }
            after_run = run.is_some();
            if column > COLUMNS {
                return part.refuse(&reasons::NOT_SIX_COLUMNS);
            }
        }
        if column != COLUMNS {
            return part.refuse(&reasons::NOT_SIX_COLUMNS);
        }
    }
    Ok(())
}

fn read_goals(field: Field<'_>, at: &mut Position) -> Read<()> {
    let Some(parts) = exactly::<4>(field.parts(',')) else {
        return field.refuse(&reasons::NOT_FOUR_GOALS);
    };
    for (goal, part) in Goal::ALL.into_iter().zip(parts) {
        at.goals[goal as usize] = match (part.text, part.cell()) {
            ("-", _) => Lie::Held,
            ("x", _) => Lie::Taken,
            (_, Some(cell)) if !goal.owner().last_row().has(cell) => {
                return part.refuse(&reasons::GOAL_OFF_LAST_ROW);
            }
            (_, Some(cell)) if at.goal(cell).is_some() => {
                return part.refuse(&reasons::TWO_GOALS);
            }
            (_, Some(cell)) => Lie::On(cell),
            (_, None) => return part.refuse(&reasons::NO_SUCH_CELL),
        };
    }
    Ok(())
}

fn read_phase(field: Field<'_>) -> Read<Phase> {
    Ok(match *field.text.as_bytes() {
        [b'f', b'i', b'g', b'h', b't', b':', a, b, c, d] => {
            match (Cell::named([a, b]), Cell::named([c, d])) {
                (Some(from), Some(to)) => Phase::Fight { from, to },
                _ => return field.refuse(&reasons::NO_SUCH_CELL),
            }
        }
        _ => match field.text {
            "setup-alt" => Phase::Setup(Placing::Alternate),
            "setup-side" => Phase::Setup(Placing::Sides),
            "play" => Phase::Play,
            "over:P" => Phase::Over(Outcome::Won(Side::Prince)),
            "over:D" => Phase::Over(Outcome::Won(Side::Dragons)),
            "over:draw" => Phase::Over(Outcome::Drawn),
            _ => return field.refuse(&reasons::NO_PHASE),
        },
    })
}

fn read_hands(field: Field<'_>, at: &mut Position) -> Read<()> {
    let mut held = [false; 4];
    if field.text != "-" {
        let Some(parts) = exactly::<2>(field.parts('/')) else {
            return field.refuse(&reasons::NO_HANDS);
        };
        if parts.iter().all(|part| part.text.is_empty()) {
            return field.refuse(&reasons::NO_HANDS);
        }
        for (side, part) in Side::BOTH.into_iter().zip(parts) {
            let mut rest = part.text;
            for item in hand_order(side) {
                let after = rest.trim_start_matches(item.letter());
                let count = rest.len() - after.len();
                rest = after;
                match item {
                    Item::Goal(goal) if count <= 1 => held[goal as usize] = count == 1,
                    Item::Figure(figure) if count <= figure.rank.most() as usize => {
                        at.hands[side as usize][figure.rank as usize] = count as u8;
                    }
                    Item::Goal(_) | Item::Figure(_) => {
                        return part.refuse(&reasons::TOO_MANY);
                    }
                }
            }
            if !rest.is_empty() {
                let offset = part.text.len() - rest.len();
                return Err(ReadError::new(part.at + offset, &reasons::HAND_ORDER));
            }
        }
    }
    let agrees = |goal: Goal| held[goal as usize] == (at.goals[goal as usize] == Lie::Held);
    if Goal::ALL.into_iter().all(agrees) {
        Ok(())
    } else {
        field.refuse(&reasons::GOAL_AND_HAND)
    }
}

fn check_counts(board: Field<'_>, at: &Position) -> Read<()> {
    let fits = |figure: Figure| at.count(figure) <= figure.rank.most();
    if Figure::ALL.into_iter().all(fits) {
        Ok(())
    } else {
        board.refuse(&reasons::TOO_MANY)
    }
}

fn check_goals(goals: Field<'_>, at: &Position) -> Read<()> {
    for goal in Goal::ALL {
        if let Lie::On(cell) = at.goals[goal as usize]
            && at.sides[goal.owner().other() as usize].has(cell)
        {
            return goals.refuse(&reasons::ENEMY_ON_GOAL);
        }
    }
    Ok(())
}

fn check_quiet(quiet: Field<'_>, at: &Position) -> Read<()> {
    let limit = at.numbers.limit;
    let is_good = match at.phase {
        _ if limit == 0 => at.quiet == 0,
        Phase::Over(_) => true,
        Phase::Play => at.quiet < limit,
        Phase::Setup(_) | Phase::Fight { .. } => at.quiet == 0,
    };
    if is_good {
        Ok(())
    } else {
        quiet.refuse(&reasons::BAD_QUIET)
    }
}

/// Whether both sides have a figure and a goal left, on the board or in hand.
fn check_forces(board: Field<'_>, goals: Field<'_>, at: &Position) -> Read<()> {
    for side in Side::BOTH {
        if at.sides[side as usize].is_empty() && !at.holds(side, Stage::Figures) {
            return board.refuse(&reasons::NO_FIGURE_LEFT);
        }
        let is_taken = |goal: Goal| at.goals[goal as usize] == Lie::Taken;
        if side.goals().into_iter().all(is_taken) {
            return goals.refuse(&reasons::NO_GOAL_LEFT);
        }
    }
    Ok(())
}

fn check_setup(board: Field<'_>, side: Field<'_>, hand: Field<'_>, at: &Position) -> Read<()> {
    if hand.text == "-" {
        return hand.refuse(&reasons::HANDS_EMPTY);
    }
    if !at.holds(at.side, at.stage()) {
        return side.refuse(&reasons::NOTHING_TO_PLACE);
    }
    let goals = at.goal_cells();
    for own in Side::BOTH {
        let figures = at.sides[own as usize];
        if !(figures & !own.camp()).is_empty() {
            return board.refuse(&reasons::OUT_OF_CAMP);
        }
        if !(figures & goals).is_empty() {
            return board.refuse(&reasons::PLACED_ON_GOAL);
        }
        // Ten figures and two goals at most always find room in the twelve cells of a camp.
        if at.stage() == Stage::Goals && !figures.is_empty() {
            return board.refuse(&reasons::TOO_EARLY);
        }
    }
    check_forces(board, hand, at)
}

fn check_play(board: Field<'_>, goals: Field<'_>, moved: Field<'_>, at: &Position) -> Read<()> {
    check_forces(board, goals, at)?;
    match at.moved {
        Mark::At(cell) if !at.sides[at.side as usize].has(cell) => {
            moved.refuse(&reasons::MARK_OFF_FIGURE)
        }
        Mark::At(_) | Mark::Lost | Mark::None => Ok(()),
    }
}

fn check_fight(phase: Field<'_>, from: Cell, to: Cell, at: &Position) -> Read<()> {
    if !from.neighbours().has(to) {
        return phase.refuse(&reasons::NOT_NEIGHBOURS);
    }
    let is_own = at.sides[at.side as usize].has(from);
    if !is_own || !at.sides[at.side.other() as usize].has(to) {
        return phase.refuse(&reasons::NO_FIGHTERS);
    }
    if at.moved == Mark::At(from) {
        return phase.refuse(&reasons::FOUGHT_TWICE);
    }
    Ok(())
}
