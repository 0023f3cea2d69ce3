//! The twelve slots as the device holds them.

use engine::kernel::side::PerSide;
use engine::table::Table;

use super::steps::go_to;
use crate::browser::storage::{self, Found};
use crate::browser::{clock, hold};
use crate::state::animals::ANIMALS;
use crate::state::saved::Saved;
use crate::state::slots::{SLOTS, Slot, key, next_animal};

/// What lies in a slot.
#[derive(Clone, PartialEq)]
pub enum Orientation {
    /// Nothing.
    Nothing,
    /// A game.
    Game(Box<Slot>),
    /// A text that does not read: it stays.
    Unreadable(String),
}

/// Why a game is not kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unkept {
    /// All slots are taken.
    Taken,
    /// The device has no room left.
    Full,
}

/// All slots.
pub fn slots() -> Vec<Orientation> {
    let orientation = |slot| match storage::load::<Slot>(&key(slot)) {
        Found::Nothing => Orientation::Nothing,
        Found::Kept(slot) => Orientation::Game(Box::new(slot)),
        Found::Unreadable(text) => Orientation::Unreadable(text),
    };
    (0..SLOTS).map(orientation).collect()
}

/// The animals that name games.
pub fn taken(slots: &[Orientation]) -> Vec<String> {
    let name = |orientation: &Orientation| match orientation {
        Orientation::Game(slot) => Some(slot.animal.clone()),
        Orientation::Nothing | Orientation::Unreadable(_) => None,
    };
    slots.iter().filter_map(name).collect()
}

/// Keeps a game in the first free slot; its animal.
///
/// # Errors
/// Why it is not kept; then nothing has changed.
pub fn keep(saved: &Saved) -> Result<String, Unkept> {
    let slots = slots();
    let free = slots
        .iter()
        .position(|orientation| *orientation == Orientation::Nothing);
    let free = free.ok_or(Unkept::Taken)?;
    let last = ANIMALS[ANIMALS.len() - 1];
    let animal = next_animal(last, &taken(&slots)).to_owned();
    let slot = Slot {
        animal: animal.clone(),
        day: clock::day(),
        saved: saved.clone(),
    };
    if storage::keep_or_leave(&key(free), &slot) {
        Ok(animal)
    } else {
        Err(Unkept::Full)
    }
}

/// The game in progress, if there is one that reads.
pub fn current() -> Option<Saved> {
    storage::load_if_readable(storage::GAME)
}

/// Whether the game in progress would be lost if another took its place: it has steps, is not over, and no slot
/// holds it.
pub fn would_lose() -> bool {
    let Some(saved) = current() else {
        return false;
    };
    let holds = |orientation: &Orientation| matches!(orientation, Orientation::Game(slot) if slot.saved.partie == saved.partie);
    saved.waits() && !slots().iter().any(holds)
}

/// Whether a slot holds this game, up to its last step or further.
fn is_in_slot(saved: &Saved) -> bool {
    let holds = |orientation: &Orientation| matches!(orientation, Orientation::Game(slot) if slot.saved.holds(saved));
    slots().iter().any(holds)
}

/// Saves the game in progress for the teacher before a game of a link replaces it. A game that an earlier link replaced moves to
/// a free slot; where none is free, the one with more steps stays.
pub fn keep_replaced() {
    let Some(now) = current().filter(Saved::waits) else {
        return;
    };
    let earlier = storage::load_if_readable::<Saved>(storage::REPLACED);
    if let Some(earlier) = earlier.filter(|earlier| earlier.waits() && !now.holds(earlier)) {
        if earlier.holds(&now) {
            return;
        }
        let is_longer = earlier.partie.actions.len() > now.partie.actions.len();
        let is_safe = is_in_slot(&earlier) || keep(&earlier).is_ok();
        if is_longer && !is_safe {
            return;
        }
    }
    storage::keep(storage::REPLACED, &now);
}

/// Keeps a game whose last steps were taken back in a free slot, those steps included, unless a slot holds them
/// already. Tells whether the game can go on from where it stands and nothing is lost.
pub fn keep_whole(table: &dyn Table) -> bool {
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
    let now = current().filter(|now| now.partie.game == of_table.partie.game);
    let (banners, players) = now.map_or_else(Default::default, |now| (now.banners, now.players));
    let saved = Saved {
        banners,
        players,
        ..of_table
    };
    keep(&saved).is_ok()
}

/// Puts a game in the place of the one in progress, which is first kept in a free slot if it would be lost. Tells
/// whether it was done: it is not where there is no free slot, unless `anyway`.
pub fn replace(saved: &Saved, anyway: bool) -> bool {
    let is_safe = !would_lose() || current().is_some_and(|now| keep(&now).is_ok());
    if !is_safe && !anyway {
        return false;
    }
    hold::take();
    storage::keep(storage::GAME, saved);
    true
}
