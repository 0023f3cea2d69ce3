//! The game in progress in the teacher's hands: stepped back and on, given other dice, copied, saved.

use std::rc::Rc;

use engine::catalogue::{ALL, GameId};
use engine::kernel::side::PerSide;
use engine::kernel::words::{Language, Phrase};
use engine::table::Table;
use yew::{Callback, MouseEvent, NodeRef, UseStateHandle};

use crate::browser::storage::{self, Found};
use crate::browser::{clipboard, clock, files};
use crate::pages::teacher::steps::{go_to, take_back};
use crate::state::players::Assignment;
use crate::state::saved::Saved;
use crate::words::classroom as words;

/// The banners of the seats, and the names of who plays them.
#[derive(Clone)]
pub struct Seats {
    /// The banners.
    pub banners: Vec<String>,
    /// Who plays.
    pub players: Vec<String>,
}

/// The game that the device keeps.
#[derive(Clone)]
pub enum Kept {
    /// None.
    Nothing,
    /// One that does not open.
    Unreadable,
    /// One that is played on.
    Game(GameId, Rc<dyn Table>, Seats),
}

/// The game that the device keeps.
pub fn found() -> Kept {
    let saved = match storage::load::<Saved>(storage::GAME) {
        Found::Nothing => return Kept::Nothing,
        Found::Unreadable(_) => return Kept::Unreadable,
        Found::Kept(saved) => saved,
    };
    match (GameId::from_slug(&saved.partie.game), saved.open(ALL)) {
        (Some(game), Ok(reopened)) if reopened.broken.is_none() => {
            let seats = Seats {
                banners: saved.banners,
                players: saved.players,
            };
            Kept::Game(game, reopened.table.into(), seats)
        }
        _ => Kept::Unreadable,
    }
}

/// The game in progress in the teacher's hands.
#[derive(Clone)]
pub struct Repair {
    /// The game.
    pub game: GameId,
    /// Its table.
    pub table: Rc<dyn Table>,
    /// Who sits there.
    pub seats: Seats,
    /// What the device keeps.
    pub now: UseStateHandle<Kept>,
    /// What came of the last tap.
    pub told: UseStateHandle<String>,
    /// The language of the page.
    pub language: Language,
}

impl Repair {
    fn say(&self, phrase: Phrase) -> String {
        phrase.text(self.language).to_owned()
    }

    fn change(&self, change: impl FnOnce(&mut dyn Table)) {
        let mut table = self.table.clone_box();
        change(&mut *table);
        // Dice in the air belong to the step that was left.
        let saved = Saved {
            banners: self.seats.banners.clone(),
            players: self.seats.players.clone(),
            ..Saved::of(&*table, PerSide::default())
        };
        let is_kept = storage::keep(storage::GAME, &saved);
        self.told.set(if is_kept {
            String::new()
        } else {
            self.say(words::NOT_KEPT)
        });
        self.now
            .set(Kept::Game(self.game, table.into(), self.seats.clone()));
    }

    /// Goes to a step.
    pub fn onstep(&self) -> Callback<usize> {
        let repair = self.clone();
        Callback::from(move |count| repair.change(|table| go_to(table, count)))
    }

    /// Takes back what was played since a child last chose.
    pub fn onback(&self) -> Callback<MouseEvent> {
        let repair = self.clone();
        let assignment = Assignment::named(&self.seats.players);
        Callback::from(move |_: MouseEvent| {
            repair.change(|table| take_back(table, &assignment));
        })
    }

    /// Gives other dice.
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

    /// Copies what stands in a field.
    pub fn oncopy(&self, field: &NodeRef) -> Callback<MouseEvent> {
        let (repair, field) = (self.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let copied = clipboard::copy(&field);
            repair.told.set(repair.say(if copied {
                words::COPIED
            } else {
                words::COPY_BY_HAND
            }));
        })
    }

    /// Saves the game as a file.
    pub fn onexport(&self) -> Callback<MouseEvent> {
        let repair = self.clone();
        Callback::from(move |_: MouseEvent| {
            let table = &repair.table;
            let name = format!("{}-{}.partie", table.info().slug, clock::today());
            let saved = files::save(&name, &table.record().write());
            repair.told.set(match saved {
                true => format!("{} {name}", repair.say(words::EXPORTED)),
                false => repair.say(words::EXPORT_FAILED),
            });
        })
    }
}
