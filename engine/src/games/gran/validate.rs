//! Reasons for refusing a well-formed position. (Section 10)

use super::board::{Kind, Point};
use super::points::Points;
use super::position::{Phase, Position, Ring, STONES, Walls};
use super::read::Fields;
use super::{land, reasons, rules, stones};
use crate::kernel::reader::Read;
use crate::kernel::step::Seat;

/// Refuses a position from which the rules cannot continue.
///
/// # Errors
/// The first reason of section 10 that applies.
pub(super) fn check(at: &Position, fields: Fields<'_>) -> Read<()> {
    check_stones(at, fields)?;
    check_points(at, fields)?;
    check_ring(at, fields)?;
    check_shackles(at, fields)?;
    check_seals(at, fields)?;
    let waits = at.mover().at.is_none();
    let may_wait = !waits || at.phase == Phase::First;
    fields.knights.demand(may_wait, &reasons::STILL_WAITS)?;
    check_phase(at, fields)
}

fn check_stones(at: &Position, fields: Fields<'_>) -> Read<()> {
    let field = fields.stones;
    let off_ground = at.stones & !Points::STONE_GROUND;
    field.demand(off_ground.is_empty(), &reasons::STONE_GROUND)?;
    let in_hand = u32::from(matches!(at.phase, Phase::Shift { .. }));
    let total = at.stones.size() + in_hand;
    field.demand(total <= u32::from(STONES), &reasons::TOO_MANY_STONES)?;
    let is_whole = at.walls == Walls::Ring || land::is_whole(at.stones);
    field.demand(is_whole, &reasons::LAND_NOT_WHOLE)
}

/// Checks that no two things share a point, except those that the mover passes or attacks.
fn check_points(at: &Position, fields: Fields<'_>) -> Read<()> {
    let mut taken = at.stones;
    for seat in at.seats() {
        let Some(point) = at.knight(seat).at else {
            continue;
        };
        let may_share = match at.phase {
            Phase::Second { .. } | Phase::BonusSecond { .. } => seat == at.seat,
            Phase::Exile { .. } => seat == at.seat && !at.stones.has(point),
            _ => false,
        };
        if may_share {
            continue;
        }
        let is_free = !taken.has(point);
        fields.knights.demand(is_free, &reasons::POINT_SHARED)?;
        taken = taken.with(point);
    }
    Ok(())
}

fn check_ring(at: &Position, fields: Fields<'_>) -> Read<()> {
    let field = fields.ring;
    match at.ring {
        Ring::On(point) => {
            field.demand(Points::RING_GROUND.has(point), &reasons::RING_GROUND)?;
            let is_held = at.all().iter().any(|knight| knight.at == Some(point));
            let is_free = !is_held && !at.stones.has(point);
            field.demand(is_free, &reasons::RING_NOT_FREE)?;
            let waits = at.all().iter().any(|knight| knight.at.is_none());
            let is_shut = waits && point == Point::KNIGHTS;
            field.demand(!is_shut, &reasons::RING_ON_SHUT_BALL)
        }
        Ring::Borne(seat) => field.demand(at.knight(seat).at.is_some(), &reasons::RING_WAITS),
    }
}

fn check_shackles(at: &Position, fields: Fields<'_>) -> Read<()> {
    let field = fields.knights;
    for seat in at.seats().filter(|&seat| at.knight(seat).shackled) {
        let on_dragon = at.knight(seat).at.is_some_and(|at| Points::DRAGONS.has(at));
        field.demand(on_dragon, &reasons::SHACKLE_OFF_DRAGON)?;
        let lays = seat == at.seat && at.phase == Phase::Lay;
        field.demand(!at.bears(seat) || lays, &reasons::SHACKLED_BEARER)?;
    }
    let is_shackled = at.mover().shackled;
    match at.phase {
        Phase::Shackled => field.demand(is_shackled, &reasons::NOT_SHACKLED),
        Phase::Lay => Ok(()),
        _ => field.demand(!is_shackled, &reasons::SHACKLED_MOVER),
    }
}

fn check_seals(at: &Position, fields: Fields<'_>) -> Read<()> {
    for seat in at.seats() {
        let has_all = at.knight(seat).seals.count() >= at.goal;
        let is_winner = at.phase == Phase::Over && seat == at.seat;
        let field = fields.knights;
        field.demand(!has_all || is_winner, &reasons::ALREADY_WON)?;
        field.demand(has_all || !is_winner, &reasons::NOT_WON)?;
    }
    Ok(())
}

fn check_phase(at: &Position, fields: Fields<'_>) -> Read<()> {
    let (turn, here, amulets) = (fields.turn, at.origin(), at.mover().amulets);
    match at.phase {
        Phase::First | Phase::Shackled => Ok(()),
        Phase::Second { from } | Phase::BonusSecond { from } => check_second(at, from, fields),
        Phase::Exile { victim } => check_exile(at, victim, fields),
        Phase::Put => {
            turn.demand(here.kind() == Kind::Magic, &reasons::NOT_ON_MAGIC)?;
            turn.demand(at.supply() > 0, &reasons::NO_SUPPLY)?;
            turn.demand(!stones::places(at).is_empty(), &reasons::NO_PLACE)
        }
        Phase::Choose => {
            turn.demand(here.kind() == Kind::Sword, &reasons::NOT_ON_SWORD)?;
            turn.demand(!stones::movable(at).is_empty(), &reasons::NO_PLACE)
        }
        Phase::Shift { from } => {
            turn.demand(here.kind() == Kind::Sword, &reasons::NOT_ON_SWORD)?;
            let field = fields.context;
            let is_ground = Points::STONE_GROUND.has(from);
            field.demand(is_ground, &reasons::TAKEN_FROM_SYMBOL)?;
            field.demand(!at.stones.has(from), &reasons::TAKEN_FROM_STONE)?;
            let places = stones::places(at).without(from);
            turn.demand(!places.is_empty(), &reasons::NO_PLACE)
        }
        Phase::Card | Phase::Die { .. } | Phase::Bonus => {
            turn.demand(here.kind() == Kind::Dragon, &reasons::NOT_ON_DRAGON)?;
            turn.demand(amulets > 0, &reasons::NO_AMULET_LEFT)
        }
        Phase::Lay => {
            turn.demand(at.bears(at.seat), &reasons::NOT_BEARER)?;
            let is_good = match (at.mover().shackled, at.city()) {
                (true, city) => city.is_none(),
                (false, Some(city)) => at.mover().seals.has(city),
                (false, None) => false,
            };
            turn.demand(is_good, &reasons::LAID_FROM_NOWHERE)
        }
        Phase::Over => {
            let is_good = at.city().is_some() && at.bears(at.seat);
            turn.demand(is_good, &reasons::WON_ELSEWHERE)
        }
    }
}

fn check_second(at: &Position, from: Point, fields: Fields<'_>) -> Read<()> {
    let (reach, here) = (rules::reach(at), at.origin());
    let is_near = here.neighbours().has(from);
    fields.context.demand(is_near, &reasons::NOT_NEIGHBOURS)?;
    let goes_on = reach.pass.has(here) && !rules::seconds(reach, from, here).is_empty();
    fields.turn.demand(goes_on, &reasons::CANNOT_GO_ON)
}

fn check_exile(at: &Position, victim: Seat, fields: Fields<'_>) -> Read<()> {
    let here = at.origin();
    let stands_here = victim != at.seat && at.knight(victim).at == Some(here);
    fields
        .context
        .demand(stands_here, &reasons::NOBODY_TO_EXILE)?;
    let turn = fields.turn;
    turn.demand(here.kind() != Kind::City, &reasons::PEACE_IN_CITY)?;
    let pays_duel = here.kind() != Kind::Dragon || at.mover().amulets > 0;
    turn.demand(pays_duel, &reasons::NO_AMULET_LEFT)?;
    turn.demand(!rules::free_white(at).is_empty(), &reasons::NO_WHITE_POINT)
}
