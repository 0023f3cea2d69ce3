//! Reading a position string, and every reason to refuse it. (Section 10)

use super::board::{KNIGHTS, MEALS, TOWERS};
use super::position::{Outcome, Phase, Position};
use super::reasons;
use super::seats::{Faction, Order, Player, Zones};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::read::{Field, Read, bans, board, chain, exactly};
use crate::games::patrakill::reasons as shared;
use crate::kernel::read::ReadError;

const FIELDS: usize = 12;

/// Reads a position string.
///
/// # Errors
/// Refuses all that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let line = Field { text, at: 0 };
    let Some(fields) = exactly::<FIELDS>(line.parts(' ')) else {
        return line.refuse(&reasons::NOT_TWELVE_FIELDS);
    };
    let [
        name,
        phase,
        turn,
        cells,
        eaten,
        calm,
        jumps,
        banned,
        winner,
        limit,
        order,
        zones,
    ] = fields;
    if name.text != "vatrakill" {
        return name.refuse(&shared::WRONG_GAME);
    }
    let seating = zones.after('z', &reasons::NO_ZONES)?;
    let refused = ReadError::new(seating.at, &reasons::NO_ZONES);
    let seating = Zones::read(seating.text).ok_or(refused)?;
    let seats = order.after('o', &reasons::NO_SEATS)?;
    let refused = ReadError::new(seats.at, &reasons::NO_SEATS);
    let seats = Order::read(seats.text, seating).ok_or(refused)?;
    let mut at = Position::bare(seats, seating, limit.number('L')?);
    at.eaten = match u8::try_from(eaten.number('e')?) {
        Ok(count) if count <= MEALS => count,
        Ok(_) | Err(_) => return eaten.refuse(&reasons::TOO_MANY_EATEN),
    };
    at.calm = calm.number('c')?;
    at.phase = read_phase(phase, jumps, winner)?;
    at.turn = read_turn(turn, &at)?;
    read_board(cells, &mut at)?;
    at.bans = bans(banned, at.all_knights() & !TOWERS, TOWERS)?;
    if !at.bans.is_empty() && matches!(at.phase, Phase::Over(_)) {
        return banned.refuse(&shared::BAN_AFTER_END);
    }
    if at.eaten == MEALS && !matches!(at.phase, Phase::Over(_)) {
        return eaten.refuse(&shared::EATEN_ENOUGH);
    }
    Ok(at)
}

fn read_phase(phase: Field<'_>, jumps: Field<'_>, winner: Field<'_>) -> Read<Phase> {
    let chain = chain(jumps)?;
    let sign = winner.after('w', &shared::NO_WINNER)?;
    let outcome = match sign.text {
        "-" => None,
        "=" => Some(Outcome::Drawn),
        letter => match letter.parse().ok().and_then(Player::lettered) {
            Some(player) => Some(Outcome::Won(player)),
            None => return winner.refuse(&shared::NO_WINNER),
        },
    };
    let named = match phase.text {
        "P" => Phase::Landing,
        "T" => Phase::Turn,
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

fn read_turn(turn: Field<'_>, at: &Position) -> Read<u8> {
    if let Phase::Over(_) = at.phase {
        return match turn.text {
            "-" => Ok(0),
            _ => turn.refuse(&reasons::NO_SUCH_SEAT),
        };
    }
    let player = turn.text.parse().ok().and_then(Player::lettered);
    let index = player.and_then(|player| at.order.index(player));
    match (index, at.phase) {
        (Some(_), Phase::Jumps(_)) if player != Some(Player::Dragon) => {
            turn.refuse(&reasons::NOT_THE_DRAGON)
        }
        (Some(index), _) => Ok(index),
        (None, _) => turn.refuse(&reasons::NO_SUCH_SEAT),
    }
}

fn read_board(field: Field<'_>, at: &mut Position) -> Read<()> {
    let mut dragons = 0;
    board(field, 2, |cell, letters| {
        let mut both = letters.text.chars();
        if both.next() != Some(at.tower_letter(cell)) {
            return letters.refuse(&reasons::WRONG_TOWER);
        }
        let refused = ReadError::new(letters.at + 1, &shared::NO_SUCH_LETTER);
        match both.next() {
            Some('.') => {}
            Some('D') if TOWERS.has(cell) => return letters.refuse(&reasons::DRAGON_ON_TOWER),
            Some('D') => {
                dragons += 1;
                at.dragon.add(cell);
            }
            Some(letter) => {
                let faction = Faction::lettered(letter).ok_or(refused)?;
                if at.zones.zone(faction).is_none() {
                    return letters.refuse(&reasons::STRANGE_KNIGHT);
                }
                at.knights[faction as usize].add(cell);
            }
            None => return Err(refused),
        }
        Ok(())
    })?;
    if dragons != u32::from(at.phase != Phase::Landing) {
        return field.refuse(&shared::DRAGON_COUNT);
    }
    let factions = at.zones.factions().count() as u32;
    let too_many = |knights: &Cells| knights.size() > KNIGHTS;
    let all = at.all_knights().size() + u32::from(at.eaten);
    if all != factions * KNIGHTS || at.knights.iter().any(too_many) {
        return field.refuse(&reasons::NOT_FIVE_EACH);
    }
    Ok(())
}
