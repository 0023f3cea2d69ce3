//! Code splitting: functions marked with `#[wasm_split(…)]` go into Wasm files of their own, which are loaded on demand
//! (docs/decisions/084).
//!
//! A split file consists of the marked functions with the same name and the code that only they reach. Each marked function
//! returns the functions that draw the pages and views of a [`Chunk`]. The first page, the first game and its board need no
//! chunk.

// The macro declares the imports that the splitter resolves.
#![allow(unsafe_code)]

use engine::catalogue::{ALL, GameSet};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{future_to_promise, spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::{Html, hook, html, use_effect_with};

use crate::fight::arena::arena;
use crate::pages::pupil::announcement::announcement;
use crate::pages::pupil::chunks::{GAMES, LEARNING, LearningViews, TABLE, TableViews};
use crate::pages::pupil::council::Council;
use crate::pages::pupil::count::count;
use crate::pages::pupil::pause::Pause;
use crate::pages::pupil::repetition::repetition;
use crate::pages::pupil::setup::Setup;
use crate::pages::pupil::shelf::Shelf;
use crate::pages::pupil::stop::stop;
use crate::pages::pupil::victory::victory;
use crate::pages::pupil::{
    arena as arena_page, chronicle, course, missed_chances, problem, problems, tale, vocabulary,
};
use crate::pages::shared::chunk::{Draw, chunks};
use crate::pages::shared::message::message;
use crate::pages::teacher::{
    self, class_chances, class_tables, credits, install, projector, rules,
};
use crate::printing::PrintPage;
use crate::route::{ProblemSelection, Route};
use crate::shell::chunk_loading;
use crate::shell::offline::Offline;

chunks! {
    /// The teacher's desk and the other pages for adults.
    TEACHER: Draw, styled: true;
    /// The sheets to print.
    PRINT: Draw, styled: true;
}

/// Registers the function that loads each chunk. Runs before the first page is drawn.
pub fn register() {
    GAMES.register(|| Box::pin(load_games()));
    TABLE.register(|| Box::pin(load_table()));
    LEARNING.register(|| Box::pin(load_learning()));
    TEACHER.register(|| Box::pin(load_teacher()));
    PRINT.register(|| Box::pin(load_print()));
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
        repetition,
        announcement,
        count,
        victory,
    })
}

#[wasm_split(pupil, fallible)]
fn load_learning() -> Result<LearningViews, SplitLoaderError> {
    Ok(LearningViews {
        council: |props| html! { <Council ..props /> },
        page: learning_page,
        missed_chances: missed_chances::search,
    })
}

#[wasm_split(adult, fallible)]
fn load_teacher() -> Result<Draw, SplitLoaderError> {
    Ok(teacher_page)
}

#[wasm_split(adult, fallible)]
fn load_print() -> Result<Draw, SplitLoaderError> {
    Ok(print_page)
}

/// Draws the pages of the chunk [`LEARNING`].
pub(super) fn learning_page(route: Route, _: Offline) -> Html {
    match route {
        Route::Course(game) => html! { <course::Course {game} /> },
        Route::Tale(game) => html! { <tale::Tale {game} /> },
        Route::Chronicle(game, partie) => html! { <chronicle::Chronicle {game} {partie} /> },
        Route::Problems => html! { <problems::Problems /> },
        Route::Problem(_, ProblemSelection::OfDay) => html! { <problems::ProblemOfDay /> },
        Route::Problem(game, asked) => html! { <problem::Problems {game} {asked} /> },
        Route::Words => html! { <vocabulary::Vocabulary /> },
        Route::Arena => html! { <arena_page::Arena /> },
        _ => Html::default(),
    }
}

/// Draws the pages of the chunk [`TEACHER`].
pub(super) fn teacher_page(route: Route, offline: Offline) -> Html {
    match route {
        Route::Rules(game) => html! { <rules::Rules {game} /> },
        Route::Teacher => html! { <teacher::Teacher {offline} /> },
        Route::Cupboard => html! { <teacher::Teacher {offline} shows_games=true /> },
        Route::Projector => html! { <projector::Projector /> },
        Route::ClassTables => html! { <class_tables::ClassTables /> },
        Route::ClassChances(pair) => html! { <class_chances::ClassChances {pair} /> },
        Route::Credits => html! { <credits::Credits /> },
        Route::Install => html! { <install::Install {offline} /> },
        _ => Html::default(),
    }
}

/// Draws the page of the chunk [`PRINT`].
pub(super) fn print_page(route: Route, _: Offline) -> Html {
    match route {
        Route::Print(game, wish) => html! { <PrintPage {game} {wish} /> },
        _ => Html::default(),
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
