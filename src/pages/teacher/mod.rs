//! Teacher's desk, behind the parental gate: tables, settings, the game in progress.

mod best_moves;
mod chances;
pub mod class_chances;
mod class_screen;
pub mod class_tables;
pub mod credits;
mod cross;
mod device;
mod duels;
mod fallen;
mod fields;
mod fights;
mod game;
pub mod install;
mod languages;
mod link_card;
mod new_games;
mod observations;
mod parental_gate;
mod pieces;
mod position;
mod position_board;
mod presets;
mod problems;
pub mod projector;
mod pupils;
mod quarantine;
mod readings;
mod results;
mod rows;
mod rule_options;
pub mod rules;
mod saved_games;
mod scan;
mod settings;
mod share;
mod shown_games;
mod steps;
mod storage_status;
mod switch;
mod tables;
mod ways;

use engine::catalogue::GameId;
use engine::kernel::words::Phrase;
use yew::{
    Callback, Html, MouseEvent, Properties, classes, component, html, use_callback, use_memo,
    use_state, use_state_eq,
};

use self::class_screen::ClassScreen;
use self::game::GameInProgress;
use self::observations::ObservationsPage;
use self::parental_gate::ParentalGate;
use self::readings::Readings;
use self::settings::SettingsPage;
use self::tables::Tables;
use crate::pages::shared::message::{Trouble, message};
use crate::route::{PROBLEM_OF_DAY, Route};
use crate::settings_context::{use_language, use_words};
use crate::shell::history;
use crate::shell::offline::Offline;
use crate::shell::storage;
use crate::state::saved::Saved;
use crate::widgets::heading::head;
use crate::words::{classroom as words, desk, paper, problem_desk, saving};

/// Properties of `Teacher`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// State of the offline copy.
    pub offline: Offline,
    /// Whether to start with the choice of the games on the shelf.
    #[prop_or_default]
    pub shows_games: bool,
}

/// Tab of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Settings,
    Tables,
    Game,
    SavedGames,
    Position,
    Problems,
    Observations,
    Readings,
}

impl Tab {
    const ALL: [(Self, Phrase, &'static str); 8] = [
        (Self::Settings, words::TAB_SETTINGS, "tab-settings"),
        (Self::Tables, words::TAB_TABLES, "tab-tables"),
        (Self::Game, words::TAB_GAME, "tab-game"),
        (Self::SavedGames, saving::TAB_KEPT, "tab-kept"),
        (Self::Position, saving::TAB_POSITION, "tab-position"),
        (Self::Problems, problem_desk::TAB, "tab-problems"),
        (
            Self::Observations,
            desk::TAB_OBSERVATIONS,
            "tab-observations",
        ),
        (Self::Readings, desk::TAB_READINGS, "tab-readings"),
    ];

    const fn title(self) -> Phrase {
        match self {
            Self::Tables => words::TITLE_TABLES,
            Self::Settings => words::TITLE_SETTINGS,
            Self::Game => words::TITLE_GAME,
            Self::Observations => desk::TITLE_OBSERVATIONS,
            Self::Readings => desk::TITLE_READINGS,
            Self::SavedGames => saving::TAB_KEPT,
            Self::Position => saving::TITLE_POSITION,
            Self::Problems => problem_desk::TAB,
        }
    }
}

/// Returns the game for the links to rules and sheets (the saved one, or the first), and the initial tab. After a
/// finished game it is the tab of the game.
fn at_hand() -> (GameId, Tab) {
    let saved = storage::load_if_readable::<Saved>(storage::GAME);
    let found = saved.and_then(|saved| Some((GameId::from_slug(&saved.record.game)?, saved.over)));
    match found {
        Some((game, true)) => (game, Tab::Game),
        Some((game, false)) => (game, Tab::Settings),
        None => (GameId::ALL[0], Tab::Settings),
    }
}

/// Teacher's desk.
#[component]
pub fn Teacher(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let opened = use_state(|| false);
    let shows_games = props.shows_games;
    let shown = use_state(|| match shows_games {
        true => Tab::Settings,
        false => at_hand().1,
    });
    let trouble = use_state(|| None::<Trouble>);
    let shares = use_state_eq(|| false);
    let onshare = use_callback((), {
        let shares = shares.setter();
        move |shown, ()| shares.set(shown)
    });
    let game = *use_memo(*opened, |_| at_hand().0);
    if !*opened {
        let onopen = Callback::from(move |()| opened.set(true));
        return html! { <ParentalGate {onopen} /> };
    }
    if let Some(found) = &*trouble {
        let trouble = trouble.clone();
        let onclose = Callback::from(move |()| trouble.set(None));
        return message(found, Some(onclose), language);
    }
    let tab = |(tab, label, name): (Tab, Phrase, &'static str)| {
        let here = tab == *shown;
        let shown = shown.clone();
        let onclick = Callback::from(move |_: MouseEvent| shown.set(tab));
        let class = if here { "tab here" } else { "tab" };
        html! {
            <button type="button" {class} aria-current={here.then_some("page")} data-adult={name} {onclick}>
                {t(label)}
            </button>
        }
    };
    let link = |(route, label): (Route, Phrase)| {
        html! { <a class="tab" href={format!("#{}", route.path())}>{t(label)}</a> }
    };
    let links = [
        (Route::Rules(game), words::TAB_RULES),
        (Route::print(game), paper::PRINT),
    ];
    let part = match *shown {
        Tab::Tables => Some(Route::ClassTables.path()),
        Tab::Game | Tab::SavedGames | Tab::Position => Some(Route::Projector.path()),
        Tab::Problems => Some(PROBLEM_OF_DAY.to_owned()),
        Tab::Settings | Tab::Observations | Tab::Readings => None,
    };
    let nav = html! {
        <>
        <nav class="tabs" aria-label={t(words::TABS)}>
            { for Tab::ALL.map(tab) }
            { for links.map(link) }
        </nav>
        <ClassScreen here={part} />
        </>
    };
    html! {
        <main class={classes!("page", "adult-page", "page-teacher", shares.then_some("is-sharing"))}>
            {head(language, t(shown.title()), history::back, nav)}
            {match *shown {
                Tab::Tables => html! { <Tables /> },
                Tab::Settings => html! { <SettingsPage offline={props.offline} /> },
                Tab::Observations => html! { <ObservationsPage /> },
                Tab::Readings => html! { <Readings /> },
                Tab::SavedGames => html! { <saved_games::SavedGames {onshare} /> },
                Tab::Position => html! { <position::PositionByHand /> },
                Tab::Problems => html! { <problems::ProblemsPage {onshare} /> },
                Tab::Game => {
                    let ontrouble = Callback::from(move |found| trouble.set(Some(found)));
                    html! { <GameInProgress {ontrouble} /> }
                }
            }}
        </main>
    }
}
