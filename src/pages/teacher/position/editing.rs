//! State of the position editor: the undo history, the selected piece, and the edits.

use std::rc::Rc;

use engine::catalogue::{ALL, GameId};
use engine::kernel::edit::Edit;
use engine::kernel::options::Options;
use engine::kernel::read::ReadError;
use engine::kernel::side::PerSide;
use engine::kernel::step::Place;
use engine::kernel::words::{Language, Phrase};
use engine::table::{OpenError, PositionEditor};
use yew::{Callback, Event, MouseEvent, TargetCast, UseStateHandle};

use crate::pages::shared::saved_slots::{current, replace};
use crate::route::Route;
use crate::shell::{history, random};
use crate::state::saved::Saved;
use crate::words::saving as words;

/// Undo history: the current position last, the oldest first.
pub type Drafts = Vec<Rc<dyn PositionEditor>>;

/// Returns the start position of a game, to be edited.
pub fn first(game: GameId) -> Drafts {
    let options = Options::default();
    let table = game.entry().open(&options, 0);
    let text = table.map_or_else(|_| String::new(), |table| table.position());
    game.entry()
        .edit(&options, &text)
        .into_iter()
        .map(Rc::from)
        .collect()
}

/// Returns the game in progress with its position.
pub fn in_progress() -> Option<(GameId, Rc<dyn PositionEditor>)> {
    let saved = current()?;
    let game = GameId::from_slug(&saved.record.game)?;
    let position = saved.open(ALL).ok()?.table.position();
    let taken = game.entry().edit(&saved.record.options, &position).ok()?;
    Some((game, taken.into()))
}

/// State of the position editor.
#[derive(Clone)]
pub struct Editing {
    /// The game.
    pub game: UseStateHandle<GameId>,
    /// Undo history.
    pub drafts: UseStateHandle<Drafts>,
    /// Index of the selected piece; `None` for the eraser.
    pub hand: UseStateHandle<Option<usize>>,
    /// Result of the last edit.
    pub told: UseStateHandle<String>,
    /// Language of the page.
    pub language: Language,
}

impl Editing {
    fn t(&self, phrase: Phrase) -> String {
        phrase.text(self.language).to_owned()
    }

    /// Returns the reason why a position does not parse or cannot be played.
    pub fn explain(&self, error: &ReadError) -> String {
        error.reason.text(self.language).to_owned()
    }

    fn push(&self, next: Rc<dyn PositionEditor>) {
        let mut all = (*self.drafts).clone();
        all.push(next);
        self.drafts.set(all);
        self.told.set(String::new());
    }

    fn edit(&self, edit: Edit) {
        let Some(now) = self.drafts.last() else {
            return;
        };
        let mut next = now.clone_box();
        if next.edit(edit) {
            self.push(next.into());
        } else if let Edit::Put(..) = edit {
            self.told.set(self.t(words::NO_MORE));
        }
    }

    fn onclick(&self, act: impl Fn(&Self) + 'static) -> Callback<MouseEvent> {
        let editing = self.clone();
        Callback::from(move |_: MouseEvent| act(&editing))
    }

    /// Returns the callback that edits the position.
    pub fn changes(&self, edit: Edit) -> Callback<MouseEvent> {
        self.onclick(move |editing| editing.edit(edit))
    }

    /// Returns the callback that puts the selected piece onto a place, or clears the place.
    pub fn onplace(&self) -> Callback<Place> {
        let editing = self.clone();
        Callback::from(move |place: Place| {
            editing.edit(match *editing.hand {
                Some(spare) => Edit::Put(spare, place),
                None => Edit::Clear(place),
            });
        })
    }

    /// Returns the callback that selects a piece or the eraser.
    pub fn takes(&self, spare: Option<usize>) -> Callback<MouseEvent> {
        self.onclick(move |editing| editing.hand.set(spare))
    }

    /// Returns the callback that opens the start position of another game.
    pub fn plays(&self, other: GameId) -> Callback<MouseEvent> {
        self.onclick(move |editing| {
            editing.game.set(other);
            editing.drafts.set(first(other));
            editing.hand.set(Some(0));
            editing.told.set(String::new());
        })
    }

    /// Returns the callback that undoes the last edit.
    pub fn undoes(&self) -> Callback<MouseEvent> {
        self.onclick(|editing| {
            let mut all = (*editing.drafts).clone();
            all.pop();
            editing.drafts.set(all);
            editing.told.set(String::new());
        })
    }

    /// Returns the callback that loads the start position of the game.
    pub fn restarts(&self) -> Callback<MouseEvent> {
        self.onclick(|editing| {
            for first in first(*editing.game) {
                editing.push(first);
            }
        })
    }

    /// Returns the callback that loads the position of the game in progress, if it is the same game.
    pub fn resumes(&self) -> Option<Callback<MouseEvent>> {
        let (_, taken) = in_progress().filter(|(other, _)| *other == *self.game)?;
        Some(self.onclick(move |editing| editing.push(taken.clone())))
    }

    /// Returns the callback that parses a typed position.
    pub fn oncode(&self) -> Callback<Event> {
        let editing = self.clone();
        Callback::from(move |event: Event| {
            let field: web_sys::HtmlInputElement = event.target_unchecked_into();
            match editing
                .game
                .entry()
                .edit(&Options::default(), field.value().trim())
            {
                Ok(read) => editing.push(read.into()),
                Err(OpenError::Position(error)) => {
                    let (refused, why) = (words::NOT_PLAYABLE, editing.explain(&error));
                    editing.told.set(format!("{} {why}", editing.t(refused)));
                }
                Err(_) => {}
            }
        })
    }

    /// Returns the callback that plays the position, if it can be played.
    pub fn begins(&self) -> Callback<MouseEvent> {
        self.onclick(|editing| {
            let Some(now) = editing.drafts.last() else {
                return;
            };
            let (game, position) = (*editing.game, now.position());
            let table = game
                .entry()
                .at_position(&Options::default(), &position, random::seed());
            let Ok(table) = table else {
                return;
            };
            if replace(&Saved::of(&*table, PerSide::default()), false) {
                history::go(&Route::play(game));
            } else {
                editing.told.set(editing.t(words::KEPT_FULL));
            }
        })
    }
}
