//! Parser for position strings, with every reason for refusal. (Section 10)

use super::board::{CAMP, KNIGHTS, MEALS, TOWERS};
use super::occupant::Occupant;
use super::position::{Outcome, Phase, Position, Round, Side};
use super::reasons;
use crate::games::patrakill::read::{Phases, bans, board, number};
use crate::games::patrakill::reasons as shared;
use crate::kernel::reader::{Field, Read};

const PHASES: Phases<Phase, Outcome> = Phases {
    from_letter: |letter| match letter {
        "P" => Some(Phase::Landing),
        "K" => Some(Phase::Knights),
        "D" => Some(Phase::Dragon),
        _ => None,
    },
    jumps: Phase::Jumps,
    over: Phase::Over,
    outcome: |sign| match sign {
        "K" => Some(Outcome::Won(Side::Knights)),
        "D" => Some(Outcome::Won(Side::Dragon)),
        "=" => Some(Outcome::Drawn),
        _ => None,
    },
};

/// Parses a position string.
///
/// # Errors
/// Refuses everything that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let fields = Field::whole(text).exactly(b' ', &reasons::NOT_ELEVEN_FIELDS)?;
    let [
        name,
        round,
        phase,
        cells,
        supply,
        eaten,
        calm,
        jumps,
        banned,
        winner,
        limit,
    ] = fields;
    name.demand(name.text == "vatrankill", &shared::WRONG_GAME)?;
    let mut at = Position::bare(number(limit, 'L')?);
    at.round = match round.text {
        "1" => Round::First,
        "2" => Round::Second,
        _ => return round.refuse(&reasons::NO_ROUND),
    };
    let mut dragons = 0;
    board(cells, 1, |cell, letter| {
        let occupant = Occupant::from_letter(letter.text);
        let occupant = letter.found(occupant, &shared::NO_SUCH_LETTER)?;
        dragons += u32::from(occupant == Occupant::Dragon);
        at.put(occupant, cell);
        Ok(())
    })?;
    at.supply = small(supply, 't')?;
    at.eaten = small(eaten, 'e')?;
    at.calm = number(calm, 'c')?;
    at.phase = PHASES.read(phase, jumps, winner)?;
    let has_landed = u32::from(at.phase != Phase::Landing);
    cells.demand(dragons == has_landed, &shared::DRAGON_COUNT)?;
    at.bans = bans(banned, at.outward & !at.towers, at.towers)?;
    let is_free = at.bans.is_empty();
    let is_over = matches!(at.phase, Phase::Over(_));
    banned.demand(is_free || !is_over, &shared::BAN_AFTER_END)?;
    let is_second = at.round == Round::Second;
    banned.demand(is_free || is_second, &reasons::BAN_IN_ROUND_1)?;
    match at.round {
        Round::First => check_first(phase, cells, supply, eaten, &at)?,
        Round::Second => check_second(cells, supply, eaten, &at)?,
    }
    Ok(at)
}

/// Parses a number of components of the box.
fn small(field: Field<'_>, letter: char) -> Read<u8> {
    let count = number(field, letter)?;
    u8::try_from(count).or(field.refuse(&reasons::TOO_MANY))
}

fn check_first(
    phase: Field<'_>,
    cells: Field<'_>,
    supply: Field<'_>,
    eaten: Field<'_>,
    at: &Position,
) -> Read<()> {
    let is_over = matches!(at.phase, Phase::Over(_));
    phase.demand(!is_over, &reasons::OVER_IN_ROUND_1)?;
    let built = (at.towers | at.moving | at.broken).size() + u32::from(at.supply);
    supply.demand(built == TOWERS, &reasons::NOT_FIVE_TOWERS)?;
    eaten.demand(at.eaten < MEALS, &reasons::TOO_MANY_EATEN)?;
    let all = at.knights().size() + u32::from(at.eaten);
    cells.demand(all == KNIGHTS, &reasons::NOT_THIRTEEN)?;
    cells.demand(!at.homeward.meets(CAMP), &reasons::HOMEWARD_AT_HOME)
}

fn check_second(cells: Field<'_>, supply: Field<'_>, eaten: Field<'_>, at: &Position) -> Read<()> {
    supply.demand(at.supply == 0, &reasons::SUPPLY_IN_ROUND_2)?;
    let is_outward = (at.homeward | at.moving).is_empty();
    cells.demand(is_outward, &reasons::HOMEWARD_IN_ROUND_2)?;
    let towers = (at.towers | at.broken).size();
    cells.demand(towers <= TOWERS, &reasons::TOO_MANY_TOWERS)?;
    eaten.demand(at.eaten <= MEALS, &reasons::TOO_MANY_EATEN)?;
    let is_over = matches!(at.phase, Phase::Over(_));
    eaten.demand(is_over || at.eaten < MEALS, &shared::EATEN_ENOUGH)?;
    let lost = (at.broken & CAMP).size();
    let all = at.knights().size() + u32::from(at.eaten) + lost;
    cells.demand(all == KNIGHTS, &reasons::NOT_THIRTEEN)
}
