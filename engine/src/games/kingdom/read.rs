//! Reading a position string, and every reason to refuse it. (Rules, 10)

use super::board::{Cell, LINE};
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::position::{Courtesy, Outcome, Phase, Position};
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::words::Phrase;

type Read<T> = Result<T, ReadError>;

const FIELDS: usize = 5;

/// A part of the string and the byte where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Part<'a> {
    const fn refuse<T>(self, reason: &'static Phrase) -> Read<T> {
        Err(ReadError::new(self.at, reason))
    }

    /// The parts between separators.
    fn parts(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.len() + 1;
            part
        })
    }
}

/// Exactly so many parts, or nothing.
fn exactly<'a, const N: usize>(parts: impl Iterator<Item = Part<'a>>) -> Option<[Part<'a>; N]> {
    let mut all = [Part { text: "", at: 0 }; N];
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
    let line = Part { text, at: 0 };
    let Some([board, side, phase, rules, count]) = exactly::<FIELDS>(line.parts(' ')) else {
        return line.refuse(&reasons::NOT_FIVE_FIELDS);
    };
    let Some(to_act) = Side::named(side.text) else {
        return side.refuse(&reasons::NO_SUCH_SIDE);
    };
    let Some([manners, limit]) = exactly::<2>(rules.parts('/')) else {
        return rules.refuse(&reasons::NO_RULES);
    };
    let Some(courtesy) = Courtesy::named(manners.text) else {
        return manners.refuse(&reasons::NO_COURTESY);
    };
    let at = Position {
        field: read_board(board)?,
        side: to_act,
        phase: read_phase(phase, to_act)?,
        courtesy,
        limit: read_number(limit)?,
        count: read_number(count)?,
    };
    check_numbers(board, &at)?;
    check_count(count, &at)?;
    if !matches!(at.phase, Phase::Over(_)) {
        check_thrones(board, &at)?;
    }
    match at.lifted() {
        Some(knight) if !at.placing(knight).is_possible(&at.field) => {
            phase.refuse(&reasons::NO_PLACING)
        }
        Some(_) | None => Ok(at),
    }
}

/// A number without leading zeros.
pub(super) fn number(text: &str) -> Option<u32> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

fn read_number(part: Part<'_>) -> Read<u32> {
    number(part.text).ok_or(ReadError::new(part.at, &reasons::NO_NUMBER))
}

fn read_board(board: Part<'_>) -> Read<Field> {
    let Some(rows) = exactly::<{ LINE as usize }>(board.parts('/')) else {
        return board.refuse(&reasons::NOT_NINE_ROWS);
    };
    let mut field = Field::EMPTY;
    for (row, part) in (0..LINE).rev().zip(rows) {
        let mut column = 0;
        let mut after_run = false;
        for (offset, letter) in part.text.char_indices() {
            let refuse = |reason| Err(ReadError::new(part.at + offset, reason));
            let run = letter.to_digit(10).filter(|run| *run > 0);
            if let Some(run) = run {
                if after_run {
                    return refuse(&reasons::RUN_NOT_MERGED);
                }
                column += run as u8;
            } else if let Some(figure) = Figure::lettered(letter) {
                if column < LINE {
                    field = field.with(figure, Cell::new(column, row));
                }
                column += 1;
            } else {
                return refuse(&reasons::NO_SUCH_LETTER);
            }
            after_run = run.is_some();
            if column > LINE {
                return part.refuse(&reasons::NOT_NINE_COLUMNS);
            }
        }
        if column != LINE {
            return part.refuse(&reasons::NOT_NINE_COLUMNS);
        }
    }
    Ok(field)
}

fn read_phase(phase: Part<'_>, to_act: Side) -> Read<Phase> {
    if let Some(text) = phase.text.strip_prefix("place:") {
        let mut letters = text.chars();
        let figure = match (letters.next().and_then(Figure::lettered), letters.next()) {
            (Some(figure), None) => figure,
            _ => return phase.refuse(&reasons::NO_PHASE),
        };
        return match figure.rank {
            Rank::Knight(size) if figure.side != to_act => Ok(Phase::Place(size)),
            Rank::Knight(_) => phase.refuse(&reasons::OWN_KNIGHT_LIFTED),
            Rank::Monarch => phase.refuse(&reasons::NO_SUCH_KNIGHT),
        };
    }
    match phase.text {
        "play" => Ok(Phase::Play),
        "over:w" => Ok(Phase::Over(Outcome::Won(Side::White))),
        "over:b" => Ok(Phase::Over(Outcome::Won(Side::Black))),
        "over:draw" => Ok(Phase::Over(Outcome::Drawn)),
        _ => phase.refuse(&reasons::NO_PHASE),
    }
}

/// At most two knights of a letter, the one that waits to be put back included.
fn check_numbers(board: Part<'_>, at: &Position) -> Read<()> {
    for side in Side::BOTH {
        for size in Size::ALL {
            let knight = Figure::new(side, Rank::Knight(size));
            let waiting = u32::from(at.lifted() == Some(knight));
            if at.field.all(knight).size() + waiting > 2 {
                return board.refuse(&reasons::TOO_MANY);
            }
        }
    }
    Ok(())
}

fn check_count(count: Part<'_>, at: &Position) -> Read<()> {
    let is_good = match at.phase {
        _ if at.limit == 0 => at.count == 0,
        Phase::Over(_) => true,
        Phase::Play | Phase::Place(_) => at.count < at.limit,
    };
    if is_good {
        Ok(())
    } else {
        count.refuse(&reasons::BAD_COUNT)
    }
}

fn check_thrones(board: Part<'_>, at: &Position) -> Read<()> {
    for side in Side::BOTH {
        if at.field.monarchs(side).size() != 1 {
            return board.refuse(&reasons::NOT_ONE_MONARCH);
        }
        if !(at.field.knights(side) & Cells::THRONES).is_empty() {
            return board.refuse(&reasons::KNIGHT_ON_THRONE);
        }
        if at.field.monarchs(side).has(side.other().throne()) {
            return board.refuse(&reasons::MONARCH_ON_ENEMY_THRONE);
        }
    }
    Ok(())
}
