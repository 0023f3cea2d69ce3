//! Reading a position string, and every reason to refuse it. (Section 10)

use super::board::{CAMP, KNIGHTS, MEALS, TOWERS};
use super::position::{Outcome, Phase, Position, Round, Side};
use super::reasons;
use super::stand::Stand;
use crate::games::patrakill::read::{Field, Read, bans, board, chain, exactly};
use crate::games::patrakill::reasons as shared;
use crate::kernel::read::ReadError;

const FIELDS: usize = 11;

/// Reads a position string.
///
/// # Errors
/// Refuses all that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let line = Field { text, at: 0 };
    let fields = exactly::<FIELDS>(line.parts(' '));
    let Some(fields) = fields else {
        return line.refuse(&reasons::NOT_ELEVEN_FIELDS);
    };
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
    if name.text != "vatrankill" {
        return name.refuse(&shared::WRONG_GAME);
    }
    let mut at = Position::bare(limit.number('L')?);
    at.round = match round.text {
        "1" => Round::First,
        "2" => Round::Second,
        _ => return round.refuse(&reasons::NO_ROUND),
    };
    let mut dragons = 0;
    board(cells, 1, |cell, letter| {
        let stand = Stand::lettered(letter.text);
        let stand = stand.ok_or(ReadError::new(letter.at, &shared::NO_SUCH_LETTER))?;
        dragons += u32::from(stand == Stand::Dragon);
        at.stand(stand, cell);
        Ok(())
    })?;
    at.supply = small(supply, 't')?;
    at.eaten = small(eaten, 'e')?;
    at.calm = calm.number('c')?;
    at.phase = read_phase(phase, jumps, winner)?;
    let is_landing = at.phase == Phase::Landing;
    if dragons != u32::from(!is_landing) {
        return cells.refuse(&shared::DRAGON_COUNT);
    }
    at.bans = bans(banned, at.outward & !at.towers, at.towers)?;
    if !at.bans.is_empty() {
        if matches!(at.phase, Phase::Over(_)) {
            return banned.refuse(&shared::BAN_AFTER_END);
        }
        if at.round == Round::First {
            return banned.refuse(&reasons::BAN_IN_ROUND_1);
        }
    }
    match at.round {
        Round::First => check_first(phase, cells, supply, eaten, &at)?,
        Round::Second => check_second(cells, supply, eaten, &at)?,
    }
    Ok(at)
}

/// A number of things of the box.
fn small(field: Field<'_>, letter: char) -> Read<u8> {
    let count = field.number(letter)?;
    u8::try_from(count).or(field.refuse(&reasons::TOO_MANY))
}

fn read_phase(phase: Field<'_>, jumps: Field<'_>, winner: Field<'_>) -> Read<Phase> {
    let chain = chain(jumps)?;
    let outcome = match winner.text {
        "w-" => None,
        "wK" => Some(Outcome::Won(Side::Knights)),
        "wD" => Some(Outcome::Won(Side::Dragon)),
        "w=" => Some(Outcome::Drawn),
        _ => return winner.refuse(&shared::NO_WINNER),
    };
    let named = match phase.text {
        "P" => Phase::Landing,
        "K" => Phase::Knights,
        "D" => Phase::Dragon,
        "J" => match chain {
            Some(chain) => Phase::Jumps(chain),
            None => return jumps.refuse(&shared::CHAIN_OUT_OF_PLACE),
        },
        "E" => match outcome {
            Some(outcome) => Phase::Over(outcome),
            None => return winner.refuse(&shared::WINNER_OUT_OF_PLACE),
        },
        _ => return phase.refuse(&shared::NO_PHASE),
    };
    if chain.is_some() && phase.text != "J" {
        return jumps.refuse(&shared::CHAIN_OUT_OF_PLACE);
    }
    if outcome.is_some() && phase.text != "E" {
        return winner.refuse(&shared::WINNER_OUT_OF_PLACE);
    }
    Ok(named)
}

fn check_first(
    phase: Field<'_>,
    cells: Field<'_>,
    supply: Field<'_>,
    eaten: Field<'_>,
    at: &Position,
) -> Read<()> {
    if matches!(at.phase, Phase::Over(_)) {
        return phase.refuse(&reasons::OVER_IN_ROUND_1);
    }
    let built = (at.towers | at.moving | at.broken).size();
    if built + u32::from(at.supply) != TOWERS {
        return supply.refuse(&reasons::NOT_FIVE_TOWERS);
    }
    if at.eaten >= MEALS {
        return eaten.refuse(&reasons::TOO_MANY_EATEN);
    }
    if at.knights().size() + u32::from(at.eaten) != KNIGHTS {
        return cells.refuse(&reasons::NOT_THIRTEEN);
    }
    if at.homeward.meets(CAMP) {
        return cells.refuse(&reasons::HOMEWARD_AT_HOME);
    }
    Ok(())
}

fn check_second(cells: Field<'_>, supply: Field<'_>, eaten: Field<'_>, at: &Position) -> Read<()> {
    if at.supply > 0 {
        return supply.refuse(&reasons::SUPPLY_IN_ROUND_2);
    }
    if !(at.homeward | at.moving).is_empty() {
        return cells.refuse(&reasons::HOMEWARD_IN_ROUND_2);
    }
    if (at.towers | at.broken).size() > TOWERS {
        return cells.refuse(&reasons::TOO_MANY_TOWERS);
    }
    if at.eaten > MEALS {
        return eaten.refuse(&reasons::TOO_MANY_EATEN);
    }
    if at.eaten == MEALS && !matches!(at.phase, Phase::Over(_)) {
        return eaten.refuse(&shared::EATEN_ENOUGH);
    }
    let lost = (at.broken & CAMP).size();
    if at.knights().size() + u32::from(at.eaten) + lost != KNIGHTS {
        return cells.refuse(&reasons::NOT_THIRTEEN);
    }
    Ok(())
}
