//! Code splitting: functions marked with `#[wasm_split(…)]` go into Wasm files of their own, which are loaded on demand
//! (docs/decisions/091).
//!
//! A chunk consists of the marked functions with the same name and the code that only they reach. Each marked function returns
//! the functions that draw its pages and views. [`use_chunk`] passes them to a component once the chunk is loaded. The first page,
//! the first game and its board need no chunk.

// The macro declares the imports that the splitter resolves.
#![allow(unsafe_code)]

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::thread::LocalKey;

use engine::catalogue::{ALL, Entry, GameId, GameSet};
use engine::kernel::words::Language;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{future_to_promise, spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::{Callback, Html, NodeRef, UseReducerHandle, UseStateHandle, hook, html};
use yew::{use_effect_with, use_state};

use crate::fight::arena::arena;
use crate::pages;
use crate::pages::pupil::count::count;
use crate::pages::pupil::game::hour::Hour;
use crate::pages::pupil::game::stop;
use crate::pages::pupil::missed;
use crate::pages::pupil::pause::{Pause, Props as PauseProps};
use crate::pages::pupil::setup::Setup;
use crate::pages::pupil::shelf::Shelf;
use crate::pages::pupil::victory::victory;
use crate::pages::shared::message::{Trouble, message};
use crate::printing::PrintPage;
use crate::route::Route;
use crate::shell::chunk_loading;
use crate::shell::offline::Offline;
use crate::shell::scheduler::Slices;
use crate::state::fight::view::FightView;
use crate::state::session::Session;
use crate::state::settings::Settings;

type Load<V> = Pin<Box<dyn Future<Output = Result<V, SplitLoaderError>>>>;

/// A chunk of the program, with the functions that it holds for others.
pub struct Chunk<V: 'static> {
    views: &'static LocalKey<Cell<Option<V>>>,
    load: fn() -> Load<V>,
    /// Whether its pages have a style sheet of their own.
    is_styled: bool,
}

/// Draws a page of a chunk. Draws nothing for a page of another chunk.
pub type Draw = fn(Route, Offline) -> Html;

/// Draws the end of a game.
type VictoryView =
    fn(GameId, GameSet, &UseReducerHandle<Session>, &UseStateHandle<bool>, &Settings) -> Html;

/// Views of the chunk with which a game goes on after its first board.
#[derive(Clone, Copy)]
pub struct TableViews {
    /// The shelf.
    pub shelf: fn() -> Html,
    /// The preparation of a game.
    pub setup: fn(&'static Entry) -> Html,
    /// The page that says what went wrong.
    pub message: fn(&Trouble, Option<Callback<()>>, Language) -> Html,
    /// The fight.
    pub arena: fn(&UseReducerHandle<Session>, &FightView, &Settings, &NodeRef) -> Html,
    /// The game that stands still while the class looks at it.
    pub pause: fn(PauseProps) -> Html,
    /// The question whether to leave the game.
    pub stop: fn(&UseReducerHandle<Session>, &UseStateHandle<bool>, Language) -> Html,
    /// The treasures, counted when the time is over.
    pub count: fn(&UseReducerHandle<Session>, &Hour, Language) -> Html,
    /// The end of a game.
    pub victory: VictoryView,
}

/// Views of the chunk with the course, the tale and the problems.
#[derive(Clone, Copy)]
pub struct LearningViews {
    /// Draws its pages.
    pub page: Draw,
    /// Searches a game, encoded as in links, for missed chances.
    pub missed: fn(GameId, &str, Callback<Vec<usize>>) -> Option<Slices>,
}

macro_rules! chunks {
    ($($(#[$doc:meta])* $name:ident: $views:ty = $load:ident, styled: $is_styled:literal;)*) => {
        $(
            $(#[$doc])*
            pub static $name: Chunk<$views> = {
                thread_local!(static VIEWS: Cell<Option<$views>> = const { Cell::new(None) });
                Chunk { views: &VIEWS, load: || Box::pin($load()), is_styled: $is_styled }
            };
        )*
    };
}

chunks! {
    /// The games but the first.
    GAMES: GameSet = load_games, styled: false;
    /// Views and pages that a game needs after its first board.
    TABLE: TableViews = load_table, styled: false;
    /// The course, the tale, the problems and the words.
    LEARNING: LearningViews = load_learning, styled: true;
    /// The teacher's desk and the pages for adults.
    TEACHER: Draw = load_teacher, styled: true;
    /// The sheets to print.
    PRINT: Draw = load_print, styled: true;
}

#[wasm_split(pupil, fallible)]
fn load_games() -> Result<GameSet, SplitLoaderError> {
    Ok(ALL)
}

#[wasm_split(table, fallible)]
fn load_table() -> Result<TableViews, SplitLoaderError> {
    Ok(TableViews {
        shelf: || html! { <Shelf /> },
        setup: |game| html! { <Setup {game} /> },
        message,
        arena,
        pause: |props| html! { <Pause ..props /> },
        stop,
        count,
        victory,
    })
}

#[wasm_split(pupil, fallible)]
fn load_learning() -> Result<LearningViews, SplitLoaderError> {
    Ok(LearningViews {
        page: pages::learning_page,
        missed: missed::look,
    })
}

#[wasm_split(adult, fallible)]
fn load_teacher() -> Result<Draw, SplitLoaderError> {
    Ok(pages::adult_page)
}

#[wasm_split(adult, fallible)]
fn load_print() -> Result<Draw, SplitLoaderError> {
    Ok(|route, _| match route {
        Route::Print(game, wish) => html! { <PrintPage {game} {wish} /> },
        _ => Html::default(),
    })
}

impl<V: Copy + 'static> Chunk<V> {
    /// Returns the views of the chunk, if it is loaded.
    pub fn views(&'static self) -> Option<V> {
        self.views.get()
    }

    /// Loads the chunk and its styles. Returns `None` if one of them fails to load after several attempts (`shell/loading.js`).
    pub async fn load(&'static self) -> Option<V> {
        let styles = self.is_styled.then(chunk_loading::styles);
        let views = (self.load)().await.ok()?;
        if let Some(styles) = styles
            && !styles.await
        {
            return None;
        }
        self.views.set(Some(views));
        Some(views)
    }
}

/// Prefetches chunks when `start.js` asks for it. A chunk that fails here is loaded again on demand.
#[hook]
pub fn use_prefetch() {
    use_effect_with((), |()| {
        let first = || {
            future_to_promise(async {
                let _ = TABLE.load().await;
                Ok(JsValue::UNDEFINED)
            })
        };
        chunk_loading::connect_prefetch(first, prefetch);
    });
}

/// Loads all chunks, one after the other.
fn prefetch() {
    spawn_local(async {
        let _ = GAMES.load().await;
        let _ = LEARNING.load().await;
        let _ = TEACHER.load().await;
        let _ = PRINT.load().await;
    });
}

/// Returns the views of a chunk once it is loaded, and loads it if `is_wanted`. A failed load is silent.
#[hook]
pub fn use_quiet_chunk<V: Copy + 'static>(chunk: &'static Chunk<V>, is_wanted: bool) -> Option<V> {
    let views = use_state(|| chunk.views());
    use_effect_with(is_wanted, {
        let views = views.setter();
        move |&is_wanted| {
            if is_wanted && chunk.views().is_none() {
                spawn_local(async move { views.set(chunk.load().await) });
            }
        }
    });
    views.or_else(|| chunk.views())
}

/// Returns the views of a chunk once it is loaded, and loads it if `is_awaited`. A failed load shows the error panel, whose button
/// tries again.
#[hook]
pub fn use_chunk<V: Copy + 'static>(chunk: &'static Chunk<V>, is_awaited: bool) -> Option<V> {
    let views = use_state(|| chunk.views());
    let attempt = use_state(|| 0_u32);
    let is_missing = is_awaited && chunk.views().is_none();
    use_effect_with((is_missing, *attempt), {
        let (views, attempt) = (views.setter(), attempt.clone());
        move |&(is_missing, number)| {
            let retried = is_missing.then(|| {
                chunk_loading::awaited();
                spawn_local(async move {
                    match chunk.load().await {
                        Some(loaded) => {
                            views.set(Some(loaded));
                            chunk_loading::loaded();
                        }
                        None => chunk_loading::failed(),
                    }
                });
                chunk_loading::on_retry(move || attempt.set(number + 1))
            });
            move || drop(retried)
        }
    });
    views.or_else(|| chunk.views())
}
