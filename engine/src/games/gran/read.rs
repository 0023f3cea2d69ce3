//! Parser for position strings. Checks of the parsed position are in `validate.rs`. (Section 10)

use super::board::{Kingdom, Point};
use super::knight::{AMULETS, Knight, Seals};
use super::points::Points;
use super::position::{FULL_PILE, Phase, Pile, Position, Ring, SEATS, Walls};
use super::{reasons, validate};
use crate::kernel::reader::{Field, Read, digit, digits};
use crate::kernel::step::Seat;

/// Fields of a position string.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a> {
    pub(super) turn: Field<'a>,
    pub(super) context: Field<'a>,
    pub(super) knights: Field<'a>,
    pub(super) ring: Field<'a>,
    pub(super) stones: Field<'a>,
}

/// Parses a position string.
///
/// # Errors
/// Refuses everything that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let fields = Field::whole(text).exactly(b' ', &reasons::NOT_SEVEN_FIELDS)?;
    let [turn, context, knights, ring, stones, pile, goal] = fields;
    let [letter @ b'A'..=b'Z', seat @ b'0'..=b'5'] = *turn.text.as_bytes() else {
        return turn.refuse(&reasons::NO_PHASE);
    };
    let (goal_digit, walls) = match goal.text.strip_suffix('l') {
        Some(digit) => (digit, Walls::Land),
        None => (goal.text, Walls::Ring),
    };
    let mut at = Position::start(SEATS as u8, 1, Seat(seat - b'0'), walls);
    at.players = read_knights(knights, &mut at.knights)?;
    turn.demand(at.seat.0 < at.players, &reasons::NO_SUCH_SEAT)?;
    at.phase = read_phase(turn, letter, context, at.players)?;
    at.ring = read_ring(ring, at.players)?;
    at.stones = read_stones(stones)?;
    at.pile = read_pile(pile)?;
    let digit = digit(goal_digit).filter(|digit| (1..=4).contains(digit));
    at.goal = goal.found(digit, &reasons::BAD_GOAL)?;
    let fields = Fields {
        turn,
        context,
        knights,
        ring,
        stones,
    };
    validate::check(&at, fields)?;
    Ok(at)
}

fn point(field: Field<'_>) -> Read<Point> {
    field.found(Point::named(field.text.as_bytes()), &reasons::NO_POINT)
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
        _ => return read_phase_with(turn, letter, context, players),
    };
    context.demand(context.text == "-", &reasons::NO_CONTEXT)?;
    Ok(plain)
}

fn read_phase_with(turn: Field<'_>, letter: u8, context: Field<'_>, players: u8) -> Read<Phase> {
    let from = || point(context);
    Ok(match letter {
        b'N' => Phase::Second { from: from()? },
        b'O' => Phase::BonusSecond { from: from()? },
        b'T' => Phase::Shift { from: from()? },
        b'X' => Phase::Exile {
            victim: Seat(context.digit(players - 1, &reasons::NO_SUCH_SEAT)?),
        },
        b'D' => Phase::Die {
            strength: context.digit(6, &reasons::NO_STRENGTH)?,
        },
        _ => return turn.refuse(&reasons::NO_PHASE),
    })
}

/// Parses the knights and returns their number.
fn read_knights(field: Field<'_>, knights: &mut [Knight; SEATS]) -> Read<u8> {
    let mut count = 0;
    for part in field.parts(b'/') {
        let knight = knights.get_mut(count);
        *field.found(knight, &reasons::NOT_SO_MANY_KNIGHTS)? = read_knight(part)?;
        count += 1;
    }
    field.demand(count >= 3, &reasons::NOT_SO_MANY_KNIGHTS)?;
    Ok(count as u8)
}

fn read_knight(field: Field<'_>) -> Read<Knight> {
    let [place, amulets, seals, shackle] = field.exactly(b':', &reasons::NO_KNIGHT)?;
    Ok(Knight {
        at: match place.text {
            "-" => None,
            _ => Some(point(place)?),
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
        ref name => field.found(Point::named(name).map(Ring::On), &reasons::BAD_RING),
    }
}

fn read_stones(field: Field<'_>) -> Read<Points> {
    let mut stones = Points::NONE;
    if field.text == "-" {
        return Ok(stones);
    }
    let mut before = None;
    for part in field.parts(b',') {
        let stone = point(part)?;
        part.demand(before < Some(stone), &reasons::BAD_STONES)?;
        stones.add(stone);
        before = Some(stone);
    }
    Ok(stones)
}

fn read_pile(field: Field<'_>) -> Read<Pile> {
    let pile: Pile = field.found(digits(field.text), &reasons::BAD_PILE)?;
    let is_good = pile != [0; 7] && pile.iter().zip(FULL_PILE).all(|(&some, most)| some <= most);
    field.demand(is_good, &reasons::BAD_PILE)?;
    Ok(pile)
}
