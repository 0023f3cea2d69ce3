//! Pages in three folders: for pupils, for the teacher, and parts that both share. This module draws the page of a route.

pub mod chunks;
pub mod pupil;
mod shared;
mod teacher;

use engine::catalogue::{GameId, GameSet};
use yew::{Callback, Html, Properties, component, hook, html, use_state};

use crate::games_context::{FIRST_GAME, use_games};
use crate::pages::chunks::{PRINT, TEACHER};
use crate::pages::pupil::chunks::{GAMES, LEARNING, TABLE};
use crate::pages::pupil::trouble::TroublePage;
use crate::pages::pupil::{first, home, play};
use crate::pages::shared::chunk::{Chunk, Draw, use_chunk};
use crate::pages::shared::message::Trouble;
use crate::pages::shared::{skill_stats, trash};
use crate::route::Route;
use crate::shell::offline::Offline;
use crate::shell::storage::{self, LoadResult};
use crate::state::settings::Settings;

/// Properties of [`Pages`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Route of the page.
    pub route: Route,
    /// State of the offline copy.
    pub offline: Offline,
}

/// Deletes data that may be kept for a limited number of days only.
pub fn forget_expired() {
    skill_stats::forget_expired();
    trash::forget_expired();
}

/// Returns the message about saved settings that do not parse, until it is closed. They are quarantined before anything is
/// saved in their place.
#[hook]
fn use_unread_settings(is_home: bool) -> Option<Html> {
    let trouble = use_state(|| {
        // The home page reports them together with other messages.
        if is_home {
            return None;
        }
        match storage::load::<Settings>(storage::SETTINGS) {
            LoadResult::Unreadable(text) => {
                storage::quarantine(storage::SETTINGS);
                Some(Trouble::Settings(text))
            }
            LoadResult::Missing | LoadResult::Loaded(_) => None,
        }
    });
    let found = (*trouble).clone()?;
    let onclose = Callback::from(move |()| trouble.set(None));
    Some(html! { <TroublePage trouble={found} {onclose} /> })
}

/// Chunk that draws a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PageChunk {
    /// The main program, which is always loaded.
    Main,
    /// [`TABLE`].
    Table,
    /// [`LEARNING`].
    Learning,
    /// [`TEACHER`].
    Teacher,
    /// [`PRINT`].
    Print,
}

/// Chunks that a page needs.
struct Needs {
    /// The chunk that draws it.
    page: PageChunk,
    /// Whether it opens other games than the first, whose rules are in the chunk [`GAMES`].
    games: bool,
}

impl Needs {
    /// Returns the chunks that the page of a route needs.
    fn of(route: &Route) -> Self {
        let (page, games) = match route {
            Route::Home | Route::Lost(_) => (PageChunk::Main, false),
            Route::First(game) | Route::Play(game, _) => (PageChunk::Main, *game != GameId::FIRST),
            Route::Shelf => (PageChunk::Table, false),
            Route::Setup(game) => (PageChunk::Table, *game != GameId::FIRST),
            Route::Arena => (PageChunk::Learning, false),
            Route::Course(_)
            | Route::Tale(_)
            | Route::Chronicle(..)
            | Route::Problems
            | Route::Problem(..)
            | Route::Words => (PageChunk::Learning, true),
            Route::Rules(_)
            | Route::Teacher
            | Route::Cupboard
            | Route::Projector
            | Route::ClassTables
            | Route::ClassChances(_)
            | Route::Credits
            | Route::Install => (PageChunk::Teacher, true),
            Route::Print(..) => (PageChunk::Print, true),
        };
        Self { page, games }
    }
}

/// Returns the games that are loaded, or `None` while the page of a route waits for others.
#[hook]
pub fn use_games_of(route: &Route) -> Option<GameSet> {
    let is_needed = Needs::of(route).games;
    let games = use_chunk(&GAMES, is_needed);
    games.or_else(|| (!is_needed).then_some(FIRST_GAME))
}

/// Properties of [`ChunkPage`].
#[derive(Properties)]
struct ChunkProps {
    chunk: &'static Chunk<Draw>,
    route: Route,
    offline: Offline,
}

impl PartialEq for ChunkProps {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.chunk, other.chunk)
            && self.route == other.route
            && self.offline == other.offline
    }
}

/// Page of a chunk, once that is loaded.
#[component]
fn ChunkPage(props: &ChunkProps) -> Html {
    let draw = use_chunk(props.chunk, true);
    draw.map_or_else(Html::default, |draw| {
        draw(props.route.clone(), props.offline)
    })
}

/// Page of the course, the tale, the problems or the arena, once their chunk is loaded.
#[component]
fn LearningPage(props: &Props) -> Html {
    let views = use_chunk(&LEARNING, true);
    views.map_or_else(Html::default, |views| {
        (views.page)(props.route.clone(), props.offline)
    })
}

/// Shelf or setup of a game, once their chunk is loaded.
#[component]
fn TablePage(props: &Props) -> Html {
    let views = use_chunk(&TABLE, true);
    let games = use_games();
    match (views, &props.route) {
        (Some(views), Route::Shelf) => (views.shelf)(),
        (Some(views), Route::Setup(game)) => {
            games.get(*game).map_or_else(Html::default, views.setup)
        }
        _ => Html::default(),
    }
}

/// Draws a page of the main program.
fn main_page(route: Route, offline: Offline, games: GameSet) -> Html {
    match route {
        Route::Home => html! { <home::Home {offline} /> },
        Route::First(game) => games
            .get(game)
            .map_or_else(Html::default, |game| html! { <first::First {game} /> }),
        Route::Play(game, opening) => games.get(game).map_or_else(
            Html::default,
            |game| html! { <play::Play {game} {opening} /> },
        ),
        Route::Lost(path) => html! { <TroublePage trouble={Trouble::Lost(path)} /> },
        _ => Html::default(),
    }
}

/// Page of a route.
#[component]
pub fn Pages(props: &Props) -> Html {
    let games = use_games();
    let (route, offline) = (props.route.clone(), props.offline);
    let is_home = matches!(route, Route::Home);
    if let Some(unread) = use_unread_settings(is_home) {
        return unread;
    }
    match Needs::of(&route).page {
        PageChunk::Main => main_page(route, offline, games),
        PageChunk::Table => html! { <TablePage {route} {offline} /> },
        PageChunk::Learning => html! { <LearningPage {route} {offline} /> },
        PageChunk::Teacher => html! { <ChunkPage chunk={&TEACHER} {route} {offline} /> },
        PageChunk::Print => html! { <ChunkPage chunk={&PRINT} {route} {offline} /> },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::chunks::{learning_page, print_page, teacher_page};
    use crate::route::{Opening, ProblemSelection, Wish};

    #[test]
    fn the_chunk_of_each_route_draws_its_page() {
        let game = GameId::FIRST;
        let routes = [
            Route::Home,
            Route::First(game),
            Route::Play(game, Opening::default()),
            Route::Lost(String::new()),
            Route::Course(game),
            Route::Tale(game),
            Route::Chronicle(game, None),
            Route::Problems,
            Route::Problem(game, ProblemSelection::Own),
            Route::Words,
            Route::Arena,
            Route::Rules(game),
            Route::Teacher,
            Route::Cupboard,
            Route::Projector,
            Route::Credits,
            Route::Install,
            Route::Print(game, Wish::default()),
        ];
        for route in routes {
            let (drawn, offline) = (route.clone(), Offline::default());
            let page = match Needs::of(&route).page {
                PageChunk::Main => main_page(drawn, offline, FIRST_GAME),
                PageChunk::Learning => learning_page(drawn, offline),
                PageChunk::Teacher => teacher_page(drawn, offline),
                PageChunk::Print => print_page(drawn, offline),
                PageChunk::Table => Html::default(),
            };
            assert!(page != Html::default(), "{}", route.path());
        }
    }
}
