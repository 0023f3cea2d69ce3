//! Actions on saved games: save, open, rename, download, erase, share.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, MouseEvent, UseStateHandle};

use crate::pages::shared::saved_slots::{self, NotSaved, SlotContent, replace};
use crate::route::Route;
use crate::shell::{clock, files, history, storage};
use crate::state::saved::Saved;
use crate::state::slots::{Slot, key, next_animal};
use crate::words::{animals, classroom, saving as words};

/// Confirmation of an action on a slot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SlotQuestion {
    /// Erase the slot.
    Erase(usize),
    /// Replace the game in progress by the slot.
    Replace(usize),
}

/// Game whose link and QR code are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Handed {
    /// The game in progress.
    Current,
    /// The game of a slot.
    Slot(usize),
}

/// The slots, with the state of the actions on them.
#[derive(Clone)]
pub struct SlotActions {
    /// Contents of the slots.
    pub all: UseStateHandle<Vec<SlotContent>>,
    /// Result of the last action.
    pub told: UseStateHandle<String>,
    /// Open confirmation.
    pub asked: UseStateHandle<Option<SlotQuestion>>,
    /// Game that is shared.
    pub handed: UseStateHandle<Option<Handed>>,
    /// Language of the page.
    pub language: Language,
}

impl SlotActions {
    fn t(&self, phrase: Phrase) -> String {
        phrase.text(self.language).to_owned()
    }

    fn refresh(&self) {
        self.all.set(saved_slots::load_all());
        self.asked.set(None);
    }

    fn onclick(&self, act: impl Fn(&Self) + 'static) -> Callback<MouseEvent> {
        let actions = self.clone();
        Callback::from(move |_: MouseEvent| act(&actions))
    }

    /// Returns the callback that saves the game in progress in a free slot.
    pub fn keeps(&self, now: Option<Saved>) -> Callback<MouseEvent> {
        self.onclick(move |actions| {
            let Some(saved) = &now else {
                return;
            };
            actions.told.set(match saved_slots::save(saved) {
                Ok(animal) => {
                    let name = animals::name(&animal).text(actions.language);
                    format!("{} {name}.", actions.t(words::KEPT_AS))
                }
                Err(NotSaved::NoFreeSlot) => actions.t(words::KEPT_FULL),
                Err(NotSaved::DeviceFull) => actions.t(words::DEVICE_FULL),
            });
            actions.refresh();
        })
    }

    /// Returns the callback that shows the link and the QR code of a game.
    pub fn hands(&self, what: Handed) -> Callback<MouseEvent> {
        self.onclick(move |actions| actions.handed.set(Some(what)))
    }

    /// Returns the callback that hides the link and the QR code.
    pub fn onclose(&self) -> Callback<()> {
        let handed = self.handed.clone();
        Callback::from(move |()| handed.set(None))
    }

    /// Returns the callback that opens or closes a confirmation.
    pub fn asks(&self, what: Option<SlotQuestion>) -> Callback<MouseEvent> {
        self.onclick(move |actions| actions.asked.set(what))
    }

    /// Returns the callback that opens a saved game. It asks for confirmation if the game in progress would be lost.
    pub fn opens(&self, number: usize, slot: &Slot) -> Callback<MouseEvent> {
        let saved = slot.saved.clone();
        let asked = Some(SlotQuestion::Replace(number));
        self.onclick(move |actions| {
            if !replace(&saved, *actions.asked == asked) {
                actions.asked.set(asked);
            } else if let Some(game) = GameId::from_slug(&saved.record.game) {
                history::go(&Route::play(game));
            }
        })
    }

    /// Returns the callback that gives a slot the next free animal.
    pub fn renames(&self, number: usize, slot: &Slot) -> Callback<MouseEvent> {
        let slot = slot.clone();
        self.onclick(move |actions| {
            let animal = next_animal(&slot.animal, &saved_slots::animals(&actions.all)).to_owned();
            let renamed = Slot {
                animal,
                ..slot.clone()
            };
            let is_saved = storage::save_or_restore(&key(number), &renamed);
            actions.told.set(if is_saved {
                String::new()
            } else {
                actions.t(words::DEVICE_FULL)
            });
            actions.refresh();
        })
    }

    /// Returns the callback that downloads the game of a slot as a file.
    pub fn saves(&self, slot: &Slot) -> Callback<MouseEvent> {
        let saved = slot.saved.clone();
        self.onclick(move |actions| {
            let name = format!("{}-{}.partie", saved.record.game, clock::today());
            actions
                .told
                .set(match files::save(&name, &saved.record.write()) {
                    true => format!("{} {name}", actions.t(classroom::EXPORTED)),
                    false => actions.t(classroom::EXPORT_FAILED),
                });
        })
    }

    /// Returns the callback that erases a slot.
    pub fn erases(&self, number: usize) -> Callback<MouseEvent> {
        self.onclick(move |actions| {
            storage::remove(&key(number));
            actions.refresh();
        })
    }
}
