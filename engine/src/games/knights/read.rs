//! Reading a position string, and every reason to refuse it. (Rules, 10)

use super::camps::{Camp, meadow_and};
use super::cells::{Cell, SIDE};
use super::colours::{Colour, Colours};
use super::position::{Position, Terms};
use super::{reasons, rules, score, setup};
use crate::kernel::read::ReadError;
use crate::kernel::words::Phrase;

type Read<T> = Result<T, ReadError>;

const FIELDS: usize = 11;
const KNIGHTS: u32 = 8;

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

    /// What is there, or a refusal.
    fn found<T>(self, found: Option<T>, reason: &'static Phrase) -> Read<T> {
        found.ok_or(ReadError::new(self.at, reason))
    }

    /// The parts of the field between separators.
    fn parts(self, separator: u8) -> impl Iterator<Item = Field<'a>> {
        let mut at = self.at;
        self.text.split(char::from(separator)).map(move |text| {
            let part = Field { text, at };
            at += text.len() + 1;
            part
        })
    }

    /// What stands after a mark.
    fn after(self, mark: char, reason: &'static Phrase) -> Read<Field<'a>> {
        let text = self.found(self.text.strip_prefix(mark), reason)?;
        Ok(Field {
            text,
            at: self.at + mark.len_utf8(),
        })
    }

    fn number(self) -> Read<u32> {
        self.found(setup::number(self.text), &reasons::NO_NUMBER)
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
/// Refuses all that section 10 of the rules refuses.
pub fn position(text: &str) -> Read<Position> {
    let line = Field { text, at: 0 };
    let fields = exactly::<FIELDS>(line.parts(b' '));
    let [game, mode, colours, board, turn, trays, calm, options @ ..] =
        line.found(fields, &reasons::NOT_ELEVEN_FIELDS)?;
    if game.text != "knights" {
        return game.refuse(&reasons::NOT_KNIGHTS);
    }
    let terms = read_terms(mode, colours, options)?;
    let mut at = Position::empty(terms, read_slot(turn, terms.colours)?);
    read_board(board, &mut at)?;
    read_trays(trays, &mut at)?;
    at.calm = calm.after('q', &reasons::NO_CALM)?.number()?;
    if terms.limit > 0 && at.calm > terms.limit {
        return calm.refuse(&reasons::CALM_ABOVE_LIMIT);
    }
    check_knights(board, &at)?;
    check_turn(turn, &at)?;
    Ok(at)
}

fn read_terms(mode: Field<'_>, colours: Field<'_>, options: [Field<'_>; 4]) -> Read<Terms> {
    let [limit, target, lines, bonus] = options;
    let with = mode.found(setup::mode(mode.text), &reasons::NO_MODE)?;
    let among = colours.found(setup::colours(colours.text, with), &reasons::NO_COLOURS)?;
    let limit = limit.after('Q', &reasons::NO_LIMIT)?.number()?;
    let target = target.after('T', &reasons::NO_TARGET)?;
    let lines = lines.after('L', &reasons::NO_LINES)?;
    let bonuses = bonus.after('C', &reasons::NO_BONUS)?.parts(b',');
    let [low, high] = bonus.found(exactly::<2>(bonuses), &reasons::NO_BONUS)?;
    let points =
        |field: Field<'_>| field.found(setup::bonus(field.text, with, among), &reasons::NO_BONUS);
    Ok(Terms {
        mode: with,
        colours: among,
        target: target.found(setup::target(target.text, with), &reasons::NO_TARGET)?,
        lines: lines.found(setup::lines(lines.text, with), &reasons::NO_LINES)?,
        low: points(low)?,
        high: points(high)?,
        limit,
    })
}

fn read_slot(field: Field<'_>, colours: Colours) -> Read<Option<Colour>> {
    if field.text == "-" {
        return Ok(None);
    }
    let colour = Colour::named(field.text).filter(|&colour| colours.has(colour));
    field.found(colour, &reasons::NO_SLOT).map(Some)
}

fn read_board(field: Field<'_>, at: &mut Position) -> Read<()> {
    let rows = exactly::<{ SIDE as usize }>(field.parts(b'/'));
    let rows = field.found(rows, &reasons::NOT_TWELVE_ROWS)?;
    for (row, part) in (0..SIDE as i8).rev().zip(rows) {
        let mut columns = 0;
        for (offset, letter) in part.text.char_indices() {
            let refuse = |reason| Err(ReadError::new(part.at + offset, reason));
            let Some(cell) = Cell::new(columns, row) else {
                return refuse(&reasons::NOT_TWELVE_COLUMNS);
            };
            columns += 1;
            if letter == '.' {
                continue;
            }
            match Colour::lettered(letter) {
                Some(colour) if at.terms.colours.has(colour) => {
                    at.knights[colour as usize].add(cell);
                }
                _ => return refuse(&reasons::NO_SUCH_LETTER),
            }
        }
        if columns != SIDE as i8 {
            return part.refuse(&reasons::NOT_TWELVE_COLUMNS);
        }
    }
    Ok(())
}

fn read_trays(field: Field<'_>, at: &mut Position) -> Read<()> {
    let parts = exactly::<4>(field.parts(b','));
    let parts = field.found(parts, &reasons::NOT_FOUR_TRAYS)?;
    for (owner, part) in Colour::ALL.into_iter().zip(parts) {
        if part.text == "-" {
            continue;
        }
        if part.text.is_empty() {
            return part.refuse(&reasons::TRAY_ORDER);
        }
        let mut last = Colour::Red;
        for (offset, letter) in part.text.char_indices() {
            let refuse = |reason| Err(ReadError::new(part.at + offset, reason));
            let known = Colour::lettered(letter).filter(|&one| at.terms.colours.has(one));
            let Some(captured) = known else {
                return refuse(&reasons::NO_SUCH_LETTER);
            };
            if captured < last {
                return refuse(&reasons::TRAY_ORDER);
            }
            last = captured;
            if !at.terms.colours.has(owner) {
                return refuse(&reasons::ABSENT_TRAY);
            }
            if !at.terms.enemies(owner).has(captured) {
                return refuse(&reasons::FRIEND_IN_TRAY);
            }
            let count = &mut at.trays[owner as usize][captured as usize];
            if u32::from(*count) == KNIGHTS {
                return refuse(&reasons::NOT_EIGHT_KNIGHTS);
            }
            *count += 1;
        }
    }
    Ok(())
}

fn check_knights(board: Field<'_>, at: &Position) -> Read<()> {
    for colour in at.terms.colours.iter() {
        let knights = at.knights[colour as usize];
        if knights.size() + u32::from(at.captured(colour)) != KNIGHTS {
            return board.refuse(&reasons::NOT_EIGHT_KNIGHTS);
        }
        let open = meadow_and(at.terms.enemies(colour)) | Camp::of(colour).cells;
        if !open.holds(knights) {
            return board.refuse(&reasons::CLOSED_CAMP);
        }
    }
    Ok(())
}

fn check_turn(turn: Field<'_>, at: &Position) -> Read<()> {
    match (at.slot, score::reason(at)) {
        (None, None) => turn.refuse(&reasons::NOT_OVER),
        (Some(_), Some(_)) => turn.refuse(&reasons::IS_OVER),
        (Some(slot), None) if !rules::is_alive(at, slot) => turn.refuse(&reasons::NOBODY_LEFT),
        (None, Some(_)) | (Some(_), None) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::position::Mode;
    use super::position;

    #[test]
    fn an_error_names_its_byte() {
        let text = "knights solo RGYB ............/x";
        assert_eq!(position(text).expect_err("too short").at, 0);
        let first = super::super::setup::open(&Default::default()).expect("opens");
        assert_eq!(first.terms.mode, Mode::Solo);
        let text = std::string::ToString::to_string(&first);
        let bad = text.replacen("GG.....YYYY", "GG.....YYXY", 1);
        assert_eq!(position(&bad).expect_err("no colour").at, 18 + 13 + 9);
    }
}
