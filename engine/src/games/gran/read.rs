//! Reading a position string. What it must not hold is in `refuse.rs`. (Section 10)

use super::board::{Kingdom, Point};
use super::knight::{AMULETS, Knight, Seals};
use super::points::Points;
use super::position::{FULL_PILE, Phase, Pile, Position, Ring, SEATS};
use super::{reasons, refuse};
use crate::kernel::read::ReadError;
use crate::kernel::step::Seat;
use crate::kernel::words::Phrase;

/// What was read, or why not.
pub(super) type Read<T> = Result<T, ReadError>;

/// A field of the string and the byte where it begins.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Field<'a> {
    pub(super) const fn refuse<T>(self, reason: &'static Phrase) -> Read<T> {
        Err(ReadError::new(self.at, reason))
    }

    /// The field, refused unless something holds.
    pub(super) const fn demand(self, holds: bool, reason: &'static Phrase) -> Read<()> {
        if holds { Ok(()) } else { self.refuse(reason) }
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

    fn point(self) -> Read<Point> {
        Point::named(self.text.as_bytes()).ok_or(ReadError::new(self.at, &reasons::NO_POINT))
    }

    fn digit(self, most: u8, reason: &'static Phrase) -> Read<u8> {
        match *self.text.as_bytes() {
            [digit @ b'0'..=b'9'] if digit - b'0' <= most => Ok(digit - b'0'),
            _ => self.refuse(reason),
        }
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

/// The fields of a position string.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a> {
    pub(super) turn: Field<'a>,
    pub(super) context: Field<'a>,
    pub(super) knights: Field<'a>,
    pub(super) ring: Field<'a>,
    pub(super) stones: Field<'a>,
}

/// Reads a position string.
///
/// # Errors
/// Refuses all that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let line = Field { text, at: 0 };
    let Some([turn, context, knights, ring, stones, pile, goal]) = exactly(line.parts(' ')) else {
        return line.refuse(&reasons::NOT_SEVEN_FIELDS);
    };
    let [letter @ b'A'..=b'Z', seat @ b'0'..=b'5'] = *turn.text.as_bytes() else {
        return turn.refuse(&reasons::NO_PHASE);
    };
    let mut at = Position::start(SEATS as u8, 1, Seat(seat - b'0'));
    at.players = read_knights(knights, &mut at.knights)?;
    turn.demand(at.seat.0 < at.players, &reasons::NO_SUCH_SEAT)?;
    at.phase = read_phase(turn, letter, context, at.players)?;
    at.ring = read_ring(ring, at.players)?;
    at.stones = read_stones(stones)?;
    at.pile = read_pile(pile)?;
    at.goal = goal.digit(4, &reasons::BAD_GOAL)?;
    goal.demand(at.goal > 0, &reasons::BAD_GOAL)?;
    let fields = Fields {
        turn,
        context,
        knights,
        ring,
        stones,
    };
    refuse::check(&at, fields)?;
    Ok(at)
}

fn read_phase(turn: Field<'_>, letter: u8, context: Field<'_>, players: u8) -> Read<Phase> {
    let plain = match letter {
        b'M' => Phase::First,
        b'B' => Phase::Bonus,
        b'P' => Phase::Put,
        b'S' => Phase::Choose,
        b'C' => Phase::Card,
        b'R' => Phase::Lay,
        b'U' => Phase::Shackled,
        b'E' => Phase::Over,
        b'N' => {
            return Ok(Phase::Second {
                from: context.point()?,
            });
        }
        b'O' => {
            return Ok(Phase::BonusSecond {
                from: context.point()?,
            });
        }
        b'T' => {
            return Ok(Phase::Shift {
                from: context.point()?,
            });
        }
        b'X' => {
            let victim = context.digit(players - 1, &reasons::NO_SUCH_SEAT)?;
            return Ok(Phase::Exile {
                victim: Seat(victim),
            });
        }
        b'D' => {
            let strength = context.digit(6, &reasons::NO_STRENGTH)?;
            return Ok(Phase::Die { strength });
        }
        _ => return turn.refuse(&reasons::NO_PHASE),
    };
    context.demand(context.text == "-", &reasons::NO_CONTEXT)?;
    Ok(plain)
}

/// Reads the knights and tells how many there are.
fn read_knights(field: Field<'_>, knights: &mut [Knight; SEATS]) -> Read<u8> {
    let mut count = 0;
    for part in field.parts('/') {
        let Some(knight) = knights.get_mut(count) else {
            return field.refuse(&reasons::NOT_SO_MANY_KNIGHTS);
        };
        *knight = read_knight(part)?;
        count += 1;
    }
    field.demand(count >= 3, &reasons::NOT_SO_MANY_KNIGHTS)?;
    Ok(count as u8)
}

fn read_knight(field: Field<'_>) -> Read<Knight> {
    let Some([place, amulets, seals, shackle]) = exactly(field.parts(':')) else {
        return field.refuse(&reasons::NO_KNIGHT);
    };
    Ok(Knight {
        at: match place.text {
            "-" => None,
            _ => Some(place.point()?),
        },
        amulets: amulets.digit(AMULETS, &reasons::BAD_AMULETS)?,
        seals: read_seals(seals)?,
        shackled: match shackle.text {
            "c" => true,
            "-" => false,
            _ => return shackle.refuse(&reasons::BAD_SHACKLE),
        },
    })
}

fn read_seals(field: Field<'_>) -> Read<Seals> {
    let mut seals = Seals::default();
    if field.text == "-" {
        return Ok(seals);
    }
    let mut letters = field.text.chars().peekable();
    for kingdom in Kingdom::CLOCKWISE {
        if letters.next_if_eq(&kingdom.letter()).is_some() {
            seals.add(kingdom);
        }
    }
    let is_good = letters.next().is_none() && seals.count() > 0;
    field.demand(is_good, &reasons::BAD_SEALS)?;
    Ok(seals)
}

fn read_ring(field: Field<'_>, players: u8) -> Read<Ring> {
    match *field.text.as_bytes() {
        [b'@', seat @ b'0'..=b'9'] => {
            field.demand(seat - b'0' < players, &reasons::NO_SUCH_SEAT)?;
            Ok(Ring::Borne(Seat(seat - b'0')))
        }
        ref name => Point::named(name)
            .map(Ring::On)
            .ok_or(ReadError::new(field.at, &reasons::BAD_RING)),
    }
}

fn read_stones(field: Field<'_>) -> Read<Points> {
    let mut stones = Points::NONE;
    if field.text == "-" {
        return Ok(stones);
    }
    let mut before = None;
    for part in field.parts(',') {
        let point = part.point()?;
        part.demand(before < Some(point), &reasons::BAD_STONES)?;
        stones = stones.with(point);
        before = Some(point);
    }
    Ok(stones)
}

fn read_pile(field: Field<'_>) -> Read<Pile> {
    let mut pile: Pile = match field.text.as_bytes().try_into() {
        Ok(digits) => digits,
        Err(_) => return field.refuse(&reasons::BAD_PILE),
    };
    for (count, most) in pile.iter_mut().zip(FULL_PILE) {
        *count = count.wrapping_sub(b'0');
        field.demand(*count <= most, &reasons::BAD_PILE)?;
    }
    field.demand(pile != [0; 7], &reasons::BAD_PILE)?;
    Ok(pile)
}
