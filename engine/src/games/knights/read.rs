//! Parser for position strings, with every reason for refusal. (Rules, 10)

use super::camps::{Camp, meadow_and};
use super::cells::{Cell, SIDE};
use super::colours::{Colour, Colours};
use super::position::{Position, Terms};
use super::{reasons, rules, score, setup};
use crate::kernel::reader::{Field, Read};
use crate::kernel::reasons as common;

const KNIGHTS: u32 = 8;

/// Parses a position string.
///
/// # Errors
/// Refuses everything that section 10 of the rules refuses.
pub fn position(text: &str) -> Read<Position> {
    let fields = Field::whole(text).exactly::<11>(b' ', &reasons::NOT_ELEVEN_FIELDS)?;
    let [game, mode, colours, board, turn, trays, calm, options @ ..] = fields;
    game.demand(game.text == "knights", &reasons::NOT_KNIGHTS)?;
    let terms = read_terms(mode, colours, options)?;
    let mut at = Position::empty(terms, read_slot(turn, terms.colours)?);
    read_board(board, &mut at)?;
    read_trays(trays, &mut at)?;
    let quiet = calm.after('q', &reasons::NO_CALM)?;
    at.calm = quiet.number(&common::NO_NUMBER)?;
    let is_calm = terms.limit == 0 || at.calm <= terms.limit;
    calm.demand(is_calm, &reasons::CALM_ABOVE_LIMIT)?;
    check_knights(board, &at)?;
    check_turn(turn, &at)?;
    Ok(at)
}

fn read_terms(mode: Field<'_>, colours: Field<'_>, options: [Field<'_>; 4]) -> Read<Terms> {
    let [limit, target, lines, bonus] = options;
    let with = mode.found(setup::mode(mode.text), &reasons::NO_MODE)?;
    let among = colours.found(setup::colours(colours.text, with), &reasons::NO_COLOURS)?;
    let limit = limit.after('Q', &reasons::NO_LIMIT)?;
    let limit = limit.number(&common::NO_NUMBER)?;
    let target = target.after('T', &reasons::NO_TARGET)?;
    let lines = lines.after('L', &reasons::NO_LINES)?;
    let bonuses = bonus.after('C', &reasons::NO_BONUS)?;
    let bonuses = bonuses.exactly(b',', &reasons::NO_BONUS);
    let [low, high] = bonuses.or(bonus.refuse(&reasons::NO_BONUS))?;
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
    let rows = field.exactly::<{ SIDE as usize }>(b'/', &reasons::NOT_TWELVE_ROWS)?;
    for (row, part) in (0..SIDE as i8).rev().zip(rows) {
        let mut columns = 0;
        for (letter, place) in part.letters() {
            let cell = place.found(Cell::new(columns, row), &reasons::NOT_TWELVE_COLUMNS)?;
            columns += 1;
            if letter != '.' {
                let colour = read_colour(place, letter, at)?;
                at.knights[colour as usize].add(cell);
            }
        }
        part.demand(columns == SIDE as i8, &reasons::NOT_TWELVE_COLUMNS)?;
    }
    Ok(())
}

fn read_colour(place: Field<'_>, letter: char, at: &Position) -> Read<Colour> {
    let known = Colour::from_letter(letter).filter(|&one| at.terms.colours.has(one));
    place.found(known, &reasons::NO_SUCH_LETTER)
}

fn read_trays(field: Field<'_>, at: &mut Position) -> Read<()> {
    let parts = field.exactly::<4>(b',', &reasons::NOT_FOUR_TRAYS)?;
    for (owner, part) in Colour::ALL.into_iter().zip(parts) {
        if part.text == "-" {
            continue;
        }
        part.demand(!part.text.is_empty(), &reasons::TRAY_ORDER)?;
        let mut last = Colour::Red;
        for (letter, place) in part.letters() {
            let captured = read_colour(place, letter, at)?;
            place.demand(captured >= last, &reasons::TRAY_ORDER)?;
            last = captured;
            place.demand(at.terms.colours.has(owner), &reasons::ABSENT_TRAY)?;
            let is_enemy = at.terms.enemies(owner).has(captured);
            place.demand(is_enemy, &reasons::FRIEND_IN_TRAY)?;
            let count = &mut at.trays[owner as usize][captured as usize];
            place.demand(u32::from(*count) < KNIGHTS, &reasons::NOT_EIGHT_KNIGHTS)?;
            *count += 1;
        }
    }
    Ok(())
}

fn check_knights(board: Field<'_>, at: &Position) -> Read<()> {
    for colour in at.terms.colours.iter() {
        let knights = at.knights[colour as usize];
        let all = knights.size() + u32::from(at.captured(colour));
        board.demand(all == KNIGHTS, &reasons::NOT_EIGHT_KNIGHTS)?;
        let open = meadow_and(at.terms.enemies(colour)) | Camp::of(colour).cells;
        board.demand(open.holds(knights), &reasons::CLOSED_CAMP)?;
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
