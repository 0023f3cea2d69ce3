//! Shortest path of one piece while all others stand still, in turns of its seat.

use alloc::vec::Vec;

use crate::kernel::edit::{Edit, Editable as _, SettingValue};
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::piece::Spot;
use crate::kernel::step::{Place, Seat, Step, Turn};

/// Maximum path length, in turns.
const MOST_TURNS: usize = 9;

/// Resets a position to the start of a seat's turn; `None` if the rules cannot continue from there.
pub fn restart<G: Game>(game: &G, at: &G::Position, seat: Seat) -> Option<G::Position> {
    let mut fresh = at.clone();
    fresh.edit(Edit::Begin);
    let settings = fresh.settings();
    let mut values = settings.first()?.values.iter();
    let value = values.position(|value| *value == SettingValue::Seat(seat))?;
    fresh.edit(Edit::Set(0, value));
    let fresh = game.position(&alloc::format!("{fresh}")).ok()?;
    (game.turn(&fresh) == Turn::Decision(seat)).then_some(fresh)
}

/// Returns the places of a piece after each turn of a shortest path, the target included.
pub fn shortest_path<G: Game>(
    game: &G,
    at: &G::Position,
    from: Place,
    to: Place,
) -> Option<Vec<Place>> {
    let Turn::Decision(seat) = game.turn(at) else {
        return None;
    };
    let walk = Walk { game, seat, to };
    let mut seen = Vec::from([from]);
    let mut front = Vec::from([(at.clone(), Vec::new())]);
    for _ in 0..MOST_TURNS {
        let mut next = Vec::new();
        for (at, way) in front {
            let here = way.last().copied().unwrap_or(from);
            let mut ends = Vec::new();
            if walk.turn(&at, here, &mut ends) {
                let mut way: Vec<Place> = way;
                way.push(to);
                return Some(way);
            }
            for (after, place) in ends {
                if seen.contains(&place) {
                    continue;
                }
                let Some(after) = restart(game, &after, seat) else {
                    continue;
                };
                seen.push(place);
                let mut way = way.clone();
                way.push(place);
                next.push((after, way));
            }
        }
        front = next;
    }
    None
}

struct Walk<'a, G> {
    game: &'a G,
    seat: Seat,
    to: Place,
}

impl<G: Game> Walk<'_, G> {
    /// Collects the places where the piece on `here` can end this turn; returns whether it reaches the target.
    fn turn(&self, at: &G::Position, here: Place, ends: &mut Vec<(G::Position, Place)>) -> bool {
        let mut actions = Vec::new();
        self.game.actions(at, &mut actions);
        for action in actions {
            let (mut next, mut events) = (at.clone(), Vec::new());
            self.game.apply(&mut next, Step::Act(action), &mut events);
            let Some(place) = self.follow(here, &events) else {
                continue;
            };
            if place == self.to {
                return true;
            }
            match self.game.turn(&next) {
                Turn::Decision(seat) if seat == self.seat && place != here => {
                    if self.turn(&next, place, ends) {
                        return true;
                    }
                }
                Turn::Decision(seat) if seat != self.seat => ends.push((next, place)),
                Turn::Decision(_) | Turn::Chance | Turn::Over(_) => {}
            }
        }
        false
    }

    /// Follows the piece through events; `None` if another one moves, appears or disappears before it arrives.
    fn follow(&self, mut here: Place, events: &[Event]) -> Option<Place> {
        let mut walker = None;
        for event in events {
            match *event {
                Event::Moved { kind, from, to, .. }
                    if from == Spot::On(here) && walker.is_none_or(|walker| walker == kind) =>
                {
                    let Spot::On(place) = to else { return None };
                    (here, walker) = (place, Some(kind));
                }
                Event::Moved { .. } | Event::Appeared { .. } | Event::Removed { .. }
                    if here != self.to =>
                {
                    return None;
                }
                _ => {}
            }
        }
        Some(here)
    }
}
