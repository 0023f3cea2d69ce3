//! What is done with kept games: keep, open, rename, save, erase, hand on.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, MouseEvent, UseStateHandle};

use crate::browser::{clock, files, history, storage};
use crate::pages::teacher::kept_slots::{self, Orientation, Unkept, replace, slots, taken};
use crate::route::Route;
use crate::state::saved::Saved;
use crate::state::slots::{Slot, key, next_animal};
use crate::words::{animals, classroom, kept as words};

/// What is asked of a slot before it is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// Whether to erase it.
    Erase(usize),
    /// Whether it may take the place of the game in progress.
    Replace(usize),
}

/// Whose link and code are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Handed {
    /// Of the game in progress.
    Current,
    /// Of a slot.
    Slot(usize),
}

/// The slots, and what is being done with them.
#[derive(Clone)]
pub struct Keeper {
    /// What the slots hold.
    pub all: UseStateHandle<Vec<Orientation>>,
    /// What came of the last tap.
    pub told: UseStateHandle<String>,
    /// What is asked before something is done.
    pub asked: UseStateHandle<Option<Asked>>,
    /// What is handed on.
    pub handed: UseStateHandle<Option<Handed>>,
    /// The language of the page.
    pub language: Language,
}

impl Keeper {
    fn say(&self, phrase: Phrase) -> String {
        phrase.text(self.language).to_owned()
    }

    fn refresh(&self) {
        self.all.set(slots());
        self.asked.set(None);
    }

    fn onclick(&self, act: impl Fn(&Self) + 'static) -> Callback<MouseEvent> {
        let keeper = self.clone();
        Callback::from(move |_: MouseEvent| act(&keeper))
    }

    /// Keeps the game in progress in a free slot.
    pub fn keeps(&self, now: Option<Saved>) -> Callback<MouseEvent> {
        self.onclick(move |keeper| {
            let Some(saved) = &now else {
                return;
            };
            keeper.told.set(match kept_slots::keep(saved) {
                Ok(animal) => {
                    let name = animals::name(&animal).text(keeper.language);
                    format!("{} {name}.", keeper.say(words::KEPT_AS))
                }
                Err(Unkept::Taken) => keeper.say(words::KEPT_FULL),
                Err(Unkept::Full) => keeper.say(words::DEVICE_FULL),
            });
            keeper.refresh();
        })
    }

    /// Shows the link and the code of a game.
    pub fn hands(&self, what: Handed) -> Callback<MouseEvent> {
        self.onclick(move |keeper| keeper.handed.set(Some(what)))
    }

    /// Hides the link and the code.
    pub fn onclose(&self) -> Callback<()> {
        let handed = self.handed.clone();
        Callback::from(move |()| handed.set(None))
    }

    /// Asks something before it is done, or asks no more.
    pub fn asks(&self, what: Option<Asked>) -> Callback<MouseEvent> {
        self.onclick(move |keeper| keeper.asked.set(what))
    }

    /// Plays a kept game; asks before if the game in progress would be lost, unless that was asked just now.
    pub fn opens(&self, number: usize, slot: &Slot) -> Callback<MouseEvent> {
        let saved = slot.saved.clone();
        let asked = Some(Asked::Replace(number));
        self.onclick(move |keeper| {
            if !replace(&saved, *keeper.asked == asked) {
                keeper.asked.set(asked);
            } else if let Some(game) = GameId::from_slug(&saved.partie.game) {
                history::go(&Route::play(game));
            }
        })
    }

    /// Gives a slot the next free animal.
    pub fn renames(&self, number: usize, slot: &Slot) -> Callback<MouseEvent> {
        let slot = slot.clone();
        self.onclick(move |keeper| {
            let animal = next_animal(&slot.animal, &taken(&keeper.all)).to_owned();
            let renamed = Slot {
                animal,
                ..slot.clone()
            };
            let is_kept = storage::keep_or_leave(&key(number), &renamed);
            keeper.told.set(if is_kept {
                String::new()
            } else {
                keeper.say(words::DEVICE_FULL)
            });
            keeper.refresh();
        })
    }

    /// Saves the game of a slot as a file.
    pub fn saves(&self, slot: &Slot) -> Callback<MouseEvent> {
        let saved = slot.saved.clone();
        self.onclick(move |keeper| {
            let name = format!("{}-{}.partie", saved.partie.game, clock::today());
            keeper
                .told
                .set(match files::save(&name, &saved.partie.write()) {
                    true => format!("{} {name}", keeper.say(classroom::EXPORTED)),
                    false => keeper.say(classroom::EXPORT_FAILED),
                });
        })
    }

    /// Erases a slot.
    pub fn erases(&self, number: usize) -> Callback<MouseEvent> {
        self.onclick(move |keeper| {
            storage::forget(&key(number));
            keeper.refresh();
        })
    }
}
