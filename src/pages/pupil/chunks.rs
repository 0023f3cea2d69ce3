//! Chunks that the pages of pupils need. The functions that load them are in [`crate::pages::chunks`].

use engine::catalogue::{Entry, GameId, GameSet};
use engine::kernel::words::Language;
use yew::{Callback, Html, NodeRef, UseReducerHandle, UseStateHandle};

use super::pause::Props as PauseProps;
use super::time_limit::TimeLimit;
use crate::board::layout::Layout;
use crate::pages::shared::chunk::{Draw, chunks};
use crate::pages::shared::message::Trouble;
use crate::shell::scheduler::Slices;
use crate::state::fight::view::FightView;
use crate::state::session::Session;
use crate::state::settings::Settings;

/// Draws the end of a game.
type VictoryView =
    fn(GameId, GameSet, &UseReducerHandle<Session>, &UseStateHandle<bool>, &Settings) -> Html;

/// Views that a game needs after its first board.
#[derive(Clone, Copy)]
pub struct TableViews {
    /// Shelf of the games.
    pub shelf: fn() -> Html,
    /// Preparation of a game.
    pub setup: fn(&'static Entry) -> Html,
    /// Message page.
    pub message: fn(&Trouble, Option<Callback<()>>, Language) -> Html,
    /// Fight.
    pub arena: fn(&UseReducerHandle<Session>, &FightView, &Settings, &NodeRef) -> Html,
    /// Pause, in which the class looks at the game.
    pub pause: fn(PauseProps) -> Html,
    /// Question whether to leave the game.
    pub stop: fn(&UseReducerHandle<Session>, &UseStateHandle<bool>, Language) -> Html,
    /// Question whether to stop a game that goes round in circles.
    pub repetition: fn(&UseReducerHandle<Session>, Language) -> Html,
    /// Question how the chosen piece goes.
    pub announcement: fn(&UseReducerHandle<Session>, &Layout, Language) -> Html,
    /// Final count of a game at its time limit.
    pub count: fn(&UseReducerHandle<Session>, &TimeLimit, Language) -> Html,
    /// End of a game.
    pub victory: VictoryView,
}

/// Views of the course, the tale, the problems, the arena and the council.
#[derive(Clone, Copy)]
pub struct LearningViews {
    /// Council of the class.
    pub council: fn(PauseProps) -> Html,
    /// Draws the pages.
    pub page: Draw,
    /// Searches a game, encoded as in links, for missed chances.
    pub missed_chances: fn(GameId, &str, Callback<Vec<usize>>) -> Option<Slices>,
}

chunks! {
    /// The rules of the games except the first.
    GAMES: GameSet, styled: false;
    /// Views and pages that a game needs after its first board.
    TABLE: TableViews, styled: false;
    /// The course, the tale, the problems, the vocabulary, the arena and the council.
    LEARNING: LearningViews, styled: true;
}
