//! Parser for position strings, with every reason for refusal. (Section 10)

use super::board::{KNIGHTS, MEALS, TOWERS};
use super::position::{Outcome, Phase, Position};
use super::reasons;
use super::seats::{Faction, Order, Player, Zones};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::read::{Phases, bans, board, number};
use crate::games::patrakill::reasons as shared;
use crate::kernel::reader::{Field, Read};

const PHASES: Phases<Phase, Outcome> = Phases {
    from_letter: |letter| match letter {
        "P" => Some(Phase::Landing),
        "T" => Some(Phase::Turn),
        _ => None,
    },
    jumps: Phase::Jumps,
    over: Phase::Over,
    outcome: |sign| match sign {
        "=" => Some(Outcome::Drawn),
        _ => player(sign).map(Outcome::Won),
    },
};

/// Parses a position string.
///
/// # Errors
/// Refuses everything that section 10 refuses.
pub fn position(text: &str) -> Read<Position> {
    let fields = Field::whole(text).exactly(b' ', &reasons::NOT_TWELVE_FIELDS)?;
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
    name.demand(name.text == "vatrakill", &shared::WRONG_GAME)?;
    let seating = zones.after('z', &reasons::NO_ZONES)?;
    let seating = seating.found(Zones::read(seating.text), &reasons::NO_ZONES)?;
    let seats = order.after('o', &reasons::NO_SEATS)?;
    let seats = seats.found(Order::read(seats.text, seating), &reasons::NO_SEATS)?;
    let mut at = Position::bare(seats, seating, number(limit, 'L')?);
    let meals = u8::try_from(number(eaten, 'e')?).ok();
    let meals = meals.filter(|&count| count <= MEALS);
    at.eaten = eaten.found(meals, &reasons::TOO_MANY_EATEN)?;
    at.calm = number(calm, 'c')?;
    at.phase = PHASES.read(phase, jumps, winner)?;
    at.turn = read_turn(turn, &at)?;
    read_board(cells, &mut at)?;
    at.bans = bans(banned, at.all_knights() & !TOWERS, TOWERS)?;
    let is_over = matches!(at.phase, Phase::Over(_));
    banned.demand(!is_over || at.bans.is_empty(), &shared::BAN_AFTER_END)?;
    eaten.demand(is_over || at.eaten < MEALS, &shared::EATEN_ENOUGH)?;
    Ok(at)
}

fn player(letter: &str) -> Option<Player> {
    letter.parse().ok().and_then(Player::from_letter)
}

fn read_turn(turn: Field<'_>, at: &Position) -> Read<u8> {
    if let Phase::Over(_) = at.phase {
        turn.demand(turn.text == "-", &reasons::NO_SUCH_SEAT)?;
        return Ok(0);
    }
    let player = player(turn.text);
    let index = player.and_then(|player| at.order.index(player));
    let index = turn.found(index, &reasons::NO_SUCH_SEAT)?;
    let is_jumping = matches!(at.phase, Phase::Jumps(_));
    let is_dragon = player == Some(Player::Dragon);
    turn.demand(!is_jumping || is_dragon, &reasons::NOT_THE_DRAGON)?;
    Ok(index)
}

fn read_board(field: Field<'_>, at: &mut Position) -> Read<()> {
    let mut dragons = 0;
    board(field, 2, |cell, letters| {
        let mut both = letters.text.chars();
        let is_right = both.next() == Some(at.tower_letter(cell));
        letters.demand(is_right, &reasons::WRONG_TOWER)?;
        match both.next() {
            Some('.') => {}
            Some('D') => {
                letters.demand(!TOWERS.has(cell), &reasons::DRAGON_ON_TOWER)?;
                dragons += 1;
                at.dragon.add(cell);
            }
            letter => {
                let faction = letter.and_then(Faction::from_letter);
                let faction = letters.rest(1).found(faction, &shared::NO_SUCH_LETTER)?;
                let is_known = at.zones.zone(faction).is_some();
                letters.demand(is_known, &reasons::STRANGE_KNIGHT)?;
                at.knights[faction as usize].add(cell);
            }
        }
        Ok(())
    })?;
    let has_landed = u32::from(at.phase != Phase::Landing);
    field.demand(dragons == has_landed, &shared::DRAGON_COUNT)?;
    let factions = at.zones.factions().count() as u32;
    let too_many = |knights: &Cells| knights.size() > KNIGHTS;
    let all = at.all_knights().size() + u32::from(at.eaten);
    let is_good = all == factions * KNIGHTS && !at.knights.iter().any(too_many);
    field.demand(is_good, &reasons::NOT_FIVE_EACH)
}
