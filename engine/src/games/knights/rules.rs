//! Legal actions and their application. (Rules, 4 to 6)

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Knights;
use super::action::{Action, ActionKind, Landing};
use super::camps::{Camp, UNSAFE, meadow_and};
use super::cells::Cells;
use super::colours::{Colour, Colours};
use super::position::{Mode, Position};
use super::{apply, jumps, names, read, score, setup, words};
use crate::kernel::event::{Event, EventSink};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::step::{NoRoll, Seat, Step, Turn, Verdict};

impl Rules for Knights {
    type Position = Position;
    type Action = Action;
    type Roll = NoRoll;

    const SEATS: &'static [&'static str] = &[
        Colour::Red.name(),
        Colour::Green.name(),
        Colour::Yellow.name(),
        Colour::Blue.name(),
    ];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let start = setup::open(options)?;
        Ok(Self { start })
    }

    fn start(&self) -> Position {
        self.start
    }

    /// Returns the kind of the next step. (Rules, 4)
    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        match at.slot {
            Some(slot) => Turn::Decision(decider(at, slot).seat()),
            None => Turn::Over(verdict(at)),
        }
    }

    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        actions(at, out);
    }

    fn chance_outcomes(&self, _: &Position, _: &mut Vec<(NoRoll, u32)>) {}

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        match step {
            Step::Act(action) => apply(at, action, sink),
            Step::Roll(roll) => match roll {},
        }
    }

    fn without_clock(&self, at: &Position) -> Position {
        Position { calm: 0, ..*at }
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }

    fn decider_name(&self, at: &Position, seat: Seat) -> &'static str {
        names::decider_name(at, Colour::seated(seat))
    }

    fn result(&self, at: &Position) -> String {
        names::Winners(at).to_string()
    }
}

pub(super) fn verdict(at: &Position) -> Verdict {
    Verdict::Won(score::winners(at).seats())
}

/// Cells relevant to a colour's jumps.
pub(super) struct Ground {
    /// Knights that may jump.
    pub movers: Cells,
    /// Empty cells open to them.
    pub free: Cells,
    /// Enemies that may be captured.
    pub prey: Cells,
}

impl Ground {
    /// Computes the ground of a colour, to move or not. (Rules, 5.1)
    #[inline]
    pub fn of(at: &Position, colour: Colour) -> Self {
        let own = at.knights[colour as usize];
        let camp = Camp::of(colour);
        let enemies = at.terms.enemies(colour);
        let open = meadow_and(enemies.with(Colours::one(colour)));
        let free = open.without(at.knights_of(Colours::ALL));
        let prey = at.knights_of(enemies) & UNSAFE;
        // The first knight to leave must be a central one, and must leave the camp. (Rules, 5.1.7)
        if own == camp.start {
            return Self {
                movers: camp.central,
                free: free.without(camp.cells),
                prey,
            };
        }
        Self {
            movers: own & camp.live,
            free,
            prey,
        }
    }
}

/// Checks whether no knight of the colour has moved: the first one to move leaves the camp. (Rules, 5.1.7)
pub(super) fn is_first_move(at: &Position, colour: Colour) -> bool {
    at.knights[colour as usize] == Camp::of(colour).start
}

/// Checks whether a colour has a legal jump.
pub(super) fn has_jump(at: &Position, colour: Colour) -> bool {
    let ground = Ground::of(at, colour);
    let targets = ground.free | ground.prey;
    let mut movers = ground.movers.into_iter();
    movers.any(|from| jumps::reach(colour, from).meets(targets))
}

/// Returns the colour whose player decides in a slot: in a team the partner of a finished colour. (Rules, 4 and
/// reading 17)
#[inline]
pub(super) fn decider(at: &Position, slot: Colour) -> Colour {
    if at.terms.mode == Mode::Team && at.live(slot).is_empty() {
        slot.across()
    } else {
        slot
    }
}

/// Returns the colour that moves in the current turn, if any can. (Rules, 4)
pub(super) fn mover(at: &Position) -> Option<Colour> {
    let slot = decider(at, at.slot?);
    let ally = Some(slot.across()).filter(|_| at.terms.mode == Mode::Duel);
    let mut crew = [Some(slot), ally].into_iter().flatten();
    crew.find(|&colour| has_jump(at, colour))
}

/// Appends the legal actions, sorted. (Rules, 5)
#[inline]
pub fn actions(at: &Position, out: &mut Vec<Action>) {
    let Some(slot) = at.slot else {
        return;
    };
    let begin = out.len();
    jumps_of(at, decider(at, slot), out);
    if out.len() == begin && at.terms.mode == Mode::Duel {
        jumps_of(at, slot.across(), out);
    }
    if out.len() == begin {
        out.push(Action::PASS);
    }
}

/// Capacity above eight knights with eight jumps each (64); a power of two keeps the bounds check cheap.
const MOST: usize = 128;

#[inline]
fn jumps_of(at: &Position, colour: Colour, out: &mut Vec<Action>) {
    let ground = Ground::of(at, colour);
    let free = ground.free.mask();
    let mut list = [Action::PASS; MOST];
    let mut length = 0;
    let mut is_sorted = true;
    for from in ground.movers {
        // Unconditional writes are faster than a branch per cell, which would be unpredictable.
        for (slot, &to) in jumps::slots(colour, from).iter().enumerate() {
            list[length % MOST] = Action::in_slot(from, Landing::Free, slot);
            length += free.bit(to);
        }
        let prey = ground.prey & jumps::reach(colour, from);
        if prey.is_empty() {
            continue;
        }
        is_sorted &= !from.is_on_first_row();
        let prey = prey.mask();
        for (slot, &to) in jumps::slots(colour, from).iter().enumerate() {
            list[length % MOST] = Action::in_slot(from, Landing::Capture, slot);
            length += prey.bit(to);
        }
    }
    let list = &mut list[..length.min(MOST)];
    if !is_sorted {
        list.sort_unstable();
    }
    out.extend_from_slice(list);
}

/// Applies a legal action. (Rules, 6)
#[inline]
pub fn apply(at: &mut Position, action: Action, sink: &mut impl EventSink) {
    let Some(slot) = at.slot else {
        return;
    };
    let decides = decider(at, slot);
    let is_calm = match action.kind() {
        ActionKind::Jump { from, to, landing } => {
            let is_own = at.knights[slot as usize].has(from);
            let colour = if is_own { slot } else { slot.across() };
            apply::jump(at, colour, (from, to), landing, sink)
        }
        ActionKind::Pass => {
            sink.emit(|| Event::Skipped {
                seat: decides.seat(),
                phrase: &words::NO_JUMP_LEFT,
            });
            true
        }
    };
    let is_over = if is_calm {
        at.calm = at.calm.saturating_add(1);
        // Only a capture or an arrival can create another reason to end.
        at.terms.limit > 0 && at.calm >= at.terms.limit
    } else {
        at.calm = 0;
        score::reason(at).is_some()
    };
    if is_over {
        at.slot = None;
        apply::end(at, decides, sink);
        return;
    }
    let next = next_slot(at, slot);
    at.slot = Some(next);
    let to = decider(at, next);
    if to != decides {
        sink.emit(|| Event::Passed { to: to.seat() });
    }
}

/// Returns the next colour that still has a turn; with alliances, whose alliance has one. (Rules, 4)
#[inline]
fn next_slot(at: &Position, slot: Colour) -> Colour {
    let mut next = slot.next();
    while next != slot && !is_alive(at, next) {
        next = next.next();
    }
    next
}

/// Checks whether the crew of a turn has a live knight. (Rules, 4 and 10)
#[inline]
pub(super) fn is_alive(at: &Position, slot: Colour) -> bool {
    let ally_lives = || at.terms.mode != Mode::Solo && !at.live(slot.across()).is_empty();
    !at.live(slot).is_empty() || ally_lives()
}
