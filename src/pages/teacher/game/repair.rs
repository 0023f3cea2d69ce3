//! Actions of the teacher on the game in progress: step back and forward, reseed, copy, save.

use std::rc::Rc;

use engine::catalogue::{ALL, GameId};
use engine::kernel::side::PerSide;
use engine::kernel::words::{Language, Phrase};
use engine::table::Table;
use yew::{Callback, MouseEvent, NodeRef, UseStateHandle};

use crate::pages::shared::steps::go_to;
use crate::pages::teacher::steps::take_back;
use crate::shell::storage::{self, LoadResult};
use crate::shell::{clipboard, clock, files};
use crate::state::players::Assignment;
use crate::state::saved::Saved;
use crate::words::classroom as words;

/// Banners and players of the seats.
#[derive(Clone)]
pub struct Seats {
    /// Animals on the banners.
    pub banners: Vec<String>,
    /// Names of the players.
    pub players: Vec<String>,
    /// Whether the two children sit face to face.
    pub facing: bool,
}

/// Saved game of the device.
#[derive(Clone)]
pub enum SavedGame {
    /// No game.
    Nothing,
    /// A game that does not open.
    Unreadable,
    /// A game that can be continued.
    Game(GameId, Rc<dyn Table>, Seats),
}

/// Loads the saved game of the device.
pub fn found() -> SavedGame {
    let saved = match storage::load::<Saved>(storage::GAME) {
        LoadResult::Missing => return SavedGame::Nothing,
        LoadResult::Unreadable(_) => return SavedGame::Unreadable,
        LoadResult::Loaded(saved) => saved,
    };
    match (GameId::from_slug(&saved.record.game), saved.open(ALL)) {
        (Some(game), Ok(reopened)) if reopened.broken.is_none() => {
            let seats = Seats {
                banners: saved.banners,
                players: saved.players,
                facing: saved.facing,
            };
            SavedGame::Game(game, reopened.table.into(), seats)
        }
        _ => SavedGame::Unreadable,
    }
}

/// The game in progress, with the actions on it.
#[derive(Clone)]
pub struct Repair {
    /// The game.
    pub game: GameId,
    /// Its table.
    pub table: Rc<dyn Table>,
    /// Banners and players.
    pub seats: Seats,
    /// Saved game of the device.
    pub now: UseStateHandle<SavedGame>,
    /// Result of the last action.
    pub told: UseStateHandle<String>,
    /// Language of the page.
    pub language: Language,
}

impl Repair {
    fn t(&self, phrase: Phrase) -> String {
        phrase.text(self.language).to_owned()
    }

    fn change(&self, change: impl FnOnce(&mut dyn Table)) {
        let mut table = self.table.clone_box();
        change(&mut *table);
        // Thrown dice belong to the step that was left.
        let saved = Saved {
            banners: self.seats.banners.clone(),
            players: self.seats.players.clone(),
            facing: self.seats.facing,
            ..Saved::of(&*table, PerSide::default())
        };
        let is_saved = storage::save(storage::GAME, &saved);
        self.told.set(if is_saved {
            String::new()
        } else {
            self.t(words::NOT_KEPT)
        });
        self.now
            .set(SavedGame::Game(self.game, table.into(), self.seats.clone()));
    }

    /// Returns the callback that goes to a step.
    pub fn onstep(&self) -> Callback<usize> {
        let repair = self.clone();
        Callback::from(move |count| repair.change(|table| go_to(table, count)))
    }

    /// Returns the callback that undoes the steps since the last decision of a child.
    pub fn onback(&self) -> Callback<MouseEvent> {
        let repair = self.clone();
        let assignment = Assignment::named(&self.seats.players);
        Callback::from(move |_: MouseEvent| {
            repair.change(|table| take_back(table, &assignment));
        })
    }

    /// Returns the callback that reseeds the dice.
    pub fn onseed(&self) -> Callback<Option<u64>> {
        let repair = self.clone();
        Callback::from(move |seed: Option<u64>| {
            repair.change(|table| {
                if let Some(seed) = seed {
                    table.reseed(seed);
                }
            });
        })
    }

    /// Returns the callback that copies the text of a field.
    pub fn oncopy(&self, field: &NodeRef) -> Callback<MouseEvent> {
        let (repair, field) = (self.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let copied = clipboard::copy(&field);
            repair.told.set(repair.t(if copied {
                words::COPIED
            } else {
                words::COPY_BY_HAND
            }));
        })
    }

    /// Returns the callback that downloads the game as a file.
    pub fn onexport(&self) -> Callback<MouseEvent> {
        let repair = self.clone();
        Callback::from(move |_: MouseEvent| {
            let table = &repair.table;
            let name = format!("{}-{}.partie", table.info().slug, clock::today());
            let saved = files::save(&name, &table.record().write());
            repair.told.set(match saved {
                true => format!("{} {name}", repair.t(words::EXPORTED)),
                false => repair.t(words::EXPORT_FAILED),
            });
        })
    }
}
