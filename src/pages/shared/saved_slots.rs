//! The twelve slots of saved games on the device, and the replacement of the game in progress.

use engine::kernel::side::PerSide;
use engine::table::Table;

use super::steps::go_to;
use crate::shell::storage::{self, LoadResult};
use crate::shell::{clock, tab_lock};
use crate::state::animals::ANIMALS;
use crate::state::saved::Saved;
use crate::state::slots::{SLOTS, Slot, key, next_animal};

/// Content of a slot.
#[derive(Clone, PartialEq)]
pub enum SlotContent {
    /// No game.
    Empty,
    /// A game.
    Game(Box<Slot>),
    /// A text that does not parse. It stays in place.
    Unreadable(String),
}

/// Reason why a game was not saved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum NotSaved {
    /// All slots are taken.
    NoFreeSlot,
    /// The device is full.
    DeviceFull,
}

/// Loads all slots.
pub fn load_all() -> Vec<SlotContent> {
    let content = |slot| match storage::load::<Slot>(&key(slot)) {
        LoadResult::Missing => SlotContent::Empty,
        LoadResult::Loaded(slot) => SlotContent::Game(Box::new(slot)),
        LoadResult::Unreadable(text) => SlotContent::Unreadable(text),
    };
    (0..SLOTS).map(content).collect()
}

/// Returns the animals that are in use.
pub fn animals(slots: &[SlotContent]) -> Vec<String> {
    let name = |content: &SlotContent| match content {
        SlotContent::Game(slot) => Some(slot.animal.clone()),
        SlotContent::Empty | SlotContent::Unreadable(_) => None,
    };
    slots.iter().filter_map(name).collect()
}

/// Saves a game in the first free slot, and returns its animal.
///
/// # Errors
/// Fails without changing anything if no slot is free or the device is full.
pub fn save(saved: &Saved) -> Result<String, NotSaved> {
    let slots = load_all();
    let free = slots
        .iter()
        .position(|content| *content == SlotContent::Empty);
    let free = free.ok_or(NotSaved::NoFreeSlot)?;
    let last = ANIMALS[ANIMALS.len() - 1];
    let animal = next_animal(last, &animals(&slots)).to_owned();
    let slot = Slot {
        animal: animal.clone(),
        day: clock::day(),
        saved: saved.clone(),
    };
    if storage::save_or_restore(&key(free), &slot) {
        Ok(animal)
    } else {
        Err(NotSaved::DeviceFull)
    }
}

/// Loads the game in progress, if there is one that parses.
pub fn current() -> Option<Saved> {
    storage::load_if_readable(storage::GAME)
}

/// Checks whether replacing the game in progress would lose it: it has steps, is not over, and is in no slot.
pub fn would_lose() -> bool {
    let Some(saved) = current() else {
        return false;
    };
    let holds = |content: &SlotContent| matches!(content, SlotContent::Game(slot) if slot.saved.record == saved.record);
    saved.waits() && !load_all().iter().any(holds)
}

/// Checks whether a slot holds this game, up to its last step or further.
fn is_in_slot(saved: &Saved) -> bool {
    let holds = |content: &SlotContent| matches!(content, SlotContent::Game(slot) if slot.saved.holds(saved));
    load_all().iter().any(holds)
}

/// Saves the game in progress for the teacher before a game of a link replaces it. A game replaced by an earlier link
/// moves to a free slot; without a free slot, the one with more steps stays.
pub fn save_replaced() {
    let Some(now) = current().filter(Saved::waits) else {
        return;
    };
    let earlier = storage::load_if_readable::<Saved>(storage::REPLACED);
    if let Some(earlier) = earlier.filter(|earlier| earlier.waits() && !now.holds(earlier)) {
        if earlier.holds(&now) {
            return;
        }
        let is_longer = earlier.record.actions.len() > now.record.actions.len();
        let is_safe = is_in_slot(&earlier) || save(&earlier).is_ok();
        if is_longer && !is_safe {
            return;
        }
    }
    storage::save(storage::REPLACED, &now);
}

/// Saves a game with undone steps in a free slot, those steps included, unless a slot already holds it. Returns
/// whether the game can continue from its current step without loss.
pub fn save_whole(table: &dyn Table) -> bool {
    let undone = table.undone();
    if undone.is_empty() {
        return true;
    }
    let mut whole = table.clone_box();
    go_to(&mut *whole, table.steps().len() + undone.len());
    let of_table = Saved::of(&*whole, PerSide::default());
    if is_in_slot(&of_table) {
        return true;
    }
    let now = current().filter(|now| now.record.game == of_table.record.game);
    let (banners, players, facing) = now.map_or_else(Default::default, |now| {
        (now.banners, now.players, now.facing)
    });
    let saved = Saved {
        banners,
        players,
        facing,
        ..of_table
    };
    save(&saved).is_ok()
}

/// Replaces the game in progress. A game that would be lost is first saved in a free slot; without one, `anyway`
/// decides. Returns whether the game was replaced.
pub fn replace(saved: &Saved, anyway: bool) -> bool {
    let is_safe = !would_lose() || current().is_some_and(|now| save(&now).is_ok());
    if !is_safe && !anyway {
        return false;
    }
    tab_lock::take();
    storage::save(storage::GAME, saved);
    true
}
