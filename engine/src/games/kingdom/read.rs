//! Parser for position strings, with every reason for why_not. (Rules, 10)

use super::board::{Cell, LINE};
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::position::{Courtesy, Outcome, Phase, Position};
use super::reasons;
use crate::kernel::reader::{Field as Part, Read, Rows};
use crate::kernel::reasons as common;

const BOARD: Rows = Rows {
    width: LINE,
    wrong_count: &common::NOT_NINE_ROWS,
    wrong_width: &reasons::NOT_NINE_COLUMNS,
    no_such_letter: &reasons::NO_SUCH_LETTER,
    run_not_merged: &common::RUN_NOT_MERGED,
};

/// Parses a position string.
///
/// # Errors
/// Refuses everything that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let fields = Part::whole(text).exactly(b' ', &reasons::NOT_FIVE_FIELDS)?;
    let [board, side, phase, rules, count] = fields;
    let to_act = side.found(Side::named(side.text), &reasons::NO_SUCH_SIDE)?;
    let [manners, limit] = rules.exactly(b'/', &reasons::NO_RULES)?;
    let courtesy = manners.found(Courtesy::named(manners.text), &reasons::NO_COURTESY)?;
    let at = Position {
        field: read_board(board)?,
        side: to_act,
        phase: read_phase(phase, to_act)?,
        courtesy,
        limit: limit.number(&common::NO_NUMBER)?,
        count: count.number(&common::NO_NUMBER)?,
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

fn read_board(board: Part<'_>) -> Read<Field> {
    let mut field = Field::EMPTY;
    let stand = |figure, column, row| field = field.with(figure, Cell::new(column, row));
    board.rows::<{ LINE as usize }, _>(&BOARD, Figure::from_letter, stand)?;
    Ok(field)
}

fn read_phase(phase: Part<'_>, to_act: Side) -> Read<Phase> {
    if let Some(text) = phase.text.strip_prefix("place:") {
        let mut letters = text.chars();
        let figure = match (letters.next().and_then(Figure::from_letter), letters.next()) {
            (Some(figure), None) => figure,
            _ => return phase.refuse(&common::NO_PHASE),
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
        _ => phase.refuse(&common::NO_PHASE),
    }
}

/// Checks that there are at most two knights of a letter, with the one to be put back.
fn check_numbers(board: Part<'_>, at: &Position) -> Read<()> {
    for side in Side::BOTH {
        for size in Size::ALL {
            let knight = Figure::new(side, Rank::Knight(size));
            let waiting = u32::from(at.lifted() == Some(knight));
            let count = at.field.all(knight).size() + waiting;
            board.demand(count <= 2, &reasons::TOO_MANY)?;
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
    count.demand(is_good, &reasons::BAD_COUNT)
}

fn check_thrones(board: Part<'_>, at: &Position) -> Read<()> {
    for side in Side::BOTH {
        let monarchs = at.field.monarchs(side);
        board.demand(monarchs.size() == 1, &reasons::NOT_ONE_MONARCH)?;
        let is_clear = !at.field.knights(side).meets(Cells::THRONES);
        board.demand(is_clear, &reasons::KNIGHT_ON_THRONE)?;
        let is_enthroned = monarchs.has(side.other().throne());
        board.demand(!is_enthroned, &reasons::MONARCH_ON_ENEMY_THRONE)?;
    }
    Ok(())
}
