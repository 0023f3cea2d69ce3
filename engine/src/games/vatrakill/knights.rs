//! Turn of the knights. (Sections 5.1 and 6.1)

use alloc::vec::Vec;

use super::board::TOWERS;
use super::position::{Outcome, Position};
use super::rules;
use super::seats::{Faction, Player};
use crate::games::patrakill::action::Action;
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::events;
use crate::kernel::event::EventSink;

/// Returns the cells to which the knight on a cell may go. (Section 5.1)
#[inline]
pub(super) fn reach(at: &Position, from: Cell) -> Cells {
    let free = at.free_towers();
    let here = Cells::one(from);
    let straight = |barred: Option<Way>| {
        [Way::North, Way::East, Way::South, Way::West]
            .into_iter()
            .filter(|&way| Some(way) != barred)
            .fold(Cells::NONE, |cells, way| cells | here.gone(way))
    };
    let open = at.empty() | free;
    let reach = if TOWERS.has(from) {
        straight(None) & open | free
    } else {
        let zone = at.faction(from).and_then(|faction| at.zones.zone(faction));
        straight(zone.map(|zone| zone.forward().back())) & open
    };
    if at.bans.is_empty() {
        reach
    } else {
        reach & !at.bans.towers(TOWERS, from)
    }
}

/// Appends the actions of some knights, sorted.
#[inline]
pub(super) fn actions(at: &Position, knights: Cells, out: &mut Vec<Action>) {
    let before = out.len();
    for from in knights {
        let reach = reach(at, from);
        out.extend(reach.into_iter().map(|to| Action::step(from, to)));
    }
    if out.len() == before {
        out.push(Action::PASS);
    }
}

/// Checks that none of some knights can move. (Reading 19)
pub(super) fn are_stuck(at: &Position, knights: Cells) -> bool {
    knights.into_iter().all(|from| reach(at, from).is_empty())
}

/// Moves a knight, which may close a trap. (Section 6.1)
#[inline]
pub(super) fn walk(at: &mut Position, from: Cell, to: Cell, sink: &mut impl EventSink) {
    let Some(faction) = at.faction(from) else {
        return;
    };
    lift_bans(at);
    let own = &mut at.knights[faction as usize];
    own.remove(from);
    own.add(to);
    events::knight_moved(from, to, sink);
    let winner = pincer(at, faction, to).or_else(|| at.view().is_stuck().then_some(faction));
    match winner {
        Some(winner) => capture(at, Player::Of(winner), sink),
        None => rules::next_seat(at, sink),
    }
}

/// Passes when no knight of the seat can move. (Section 6.1)
pub(super) fn pass(at: &mut Position, sink: &mut impl EventSink) {
    lift_bans(at);
    let player = at.player();
    events::knights_stuck(player.seat(), sink);
    if at.view().is_stuck() {
        capture(at, player, sink);
    } else {
        rules::next_seat(at, sink);
    }
}

fn capture(at: &mut Position, winner: Player, sink: &mut impl EventSink) {
    events::dragon_trapped(sink);
    rules::finish(at, Outcome::Won(winner), sink);
}

/// Lifts the bans on the acting player's knights: bans last one turn of their player. (Section 6.1)
#[inline]
fn lift_bans(at: &mut Position) {
    match at.player() {
        Player::Of(faction) => at.bans.lift(at.knights[faction as usize]),
        Player::Knights | Player::Dragon => at.bans = Bans::NONE,
    }
}

/// Returns the faction that wins because a knight of `mover` has closed a pincer, if any. (Section 6.1)
pub(super) fn pincer(at: &Position, mover: Faction, reached: Cell) -> Option<Faction> {
    let across = at.view().pincer(reached)?;
    let other = at.faction(across)?;
    if !TOWERS.has(reached) && !TOWERS.has(across) {
        return None;
    }
    let here = [Some(mover), at.tower_of(reached)];
    let there = [Some(other), at.tower_of(across)];
    let is_common =
        |faction: &Faction| here.contains(&Some(*faction)) && there.contains(&Some(*faction));
    // The closing faction comes first: it wins if two factions are on both sides.
    [mover].into_iter().chain(Faction::ALL).find(is_common)
}
