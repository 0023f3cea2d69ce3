//! Choice of problems: a row for each game on the shelf, with a button for each grade and one for the teacher's
//! problems.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, classes, component, html, use_memo};

use super::problem::Problems as OfGame;
use crate::pages::shared::frame::{Frame, said as spoken, straight_home};
use crate::route::{ProblemSelection, Route};
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::{history, storage};
use crate::state::own_problems::OwnProblems;
use crate::state::problem_filter::ProblemFilter;
use crate::widgets::button::Button;
use crate::widgets::flag::flag;
use crate::widgets::icon::icon;
use crate::widgets::said::said;
use crate::words::punctuation::asides;
use crate::words::{pages, play, problems as words};

/// Renders the button to the problems, a sword in its stone.
pub fn problems_button(label: &'static str) -> Html {
    let button = Button::to(label, Route::Problems.path()).class("square problems-way");
    button.icon("sword-stone").quiet().after(flag()).view()
}

/// Renders a grade as a tower with a flag: the higher, the harder.
fn tower(grade: u8) -> Html {
    let top = |blocks: u8| 92 - 14 * i32::from(blocks);
    let block = |number: u8| {
        html! { <rect class="grade-block" x="14" y={(top(number) - 14).to_string()} width="32" height="14" rx="3" /> }
    };
    let flag = format!("M30 {0}v-18l16 6-16 6", top(grade));
    html! {
        <svg class="grade-tower" viewBox="0 0 60 100" aria-hidden="true">
            { for (0..grade).map(block) }
            <path class="grade-flag" d={flag} />
            <path class="grade-ground" d="M6 92h48" />
        </svg>
    }
}

/// Renders the problems of a game by grade, and those of the teacher if there are any.
fn row(game: GameId, (grades, has_own): (Vec<u8>, bool), language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let card = game.info();
    let follow = |asked: ProblemSelection| {
        let address = asked.address(game);
        Callback::from(move |_| history::follow(&address))
    };
    let grade = |grade: u8| {
        let grade_name = play::AT_LEVEL.filled(language, &[("level", &grade)]);
        let label = asides([t(card.name), &grade_name], language);
        let button = Button::new(label, follow(ProblemSelection::Grade(grade))).class("grade");
        button.quiet().after(tower(grade)).view()
    };
    let own = || {
        let label = asides([t(card.name), t(pages::ADULT)], language);
        let button = Button::new(label, follow(ProblemSelection::Own)).class("grade own");
        button.icon("icon-pen").quiet().view()
    };
    html! {
        <div class="problem-row" role="group" aria-label={t(card.name)}>
            <svg class="problem-cover" viewBox="0 0 436 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
            </svg>
            <div class={classes!("grades", has_own.then_some("with-own"))}>
                { for grades.into_iter().map(grade) }
                if has_own {
                    {own()}
                }
            </div>
        </div>
    }
}

/// Returns the included grades of a game.
fn grades(game: GameId, offer: &ProblemFilter) -> Vec<u8> {
    let mut kinds = game.problems().kinds.iter();
    match kinds.any(|kind| offer.has_kind(*kind)) {
        true => offer.grades(),
        false => Vec::new(),
    }
}

/// Checks whether a game has included problems, or problems of the teacher.
pub fn has_problems(game: GameId, offer: &ProblemFilter) -> bool {
    let has_own = || {
        let own = storage::load_or_default::<OwnProblems>(storage::OWN_PROBLEMS);
        own.own.iter().any(|own| own.game == game)
    };
    !grades(game, offer).is_empty() || has_own()
}

/// Problem of the day: of the first game on the shelf that has problems.
#[component]
pub fn ProblemOfDay() -> Html {
    let settings = use_settings_handle();
    let has_some = |game: &GameId| {
        settings.shows(*game) && !grades(*game, &settings.problem_filter).is_empty()
    };
    let game = GameId::ALL.iter().copied().find(has_some);
    let (game, asked) = (game.unwrap_or(GameId::FIRST), ProblemSelection::OfDay);
    html! { <OfGame {game} {asked} /> }
}

/// Choice of problems.
#[component]
pub fn Problems() -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let own = use_memo((), |()| {
        storage::load_or_default::<OwnProblems>(storage::OWN_PROBLEMS)
    });
    let has_own = |game: GameId| own.own.iter().any(|own| own.game == game);
    let shown = GameId::ALL.iter().filter(|game| settings.shows(**game));
    let rows = shown.map(|&game| {
        (
            game,
            (grades(game, &settings.problem_filter), has_own(game)),
        )
    });
    let rows = rows.filter(|(_, (grades, has_own))| !grades.is_empty() || *has_own);
    let rows: Vec<(GameId, (Vec<u8>, bool))> = rows.collect();
    html! {
        <Frame name="problems" class={classes!(format!("rows-{}", rows.len()))} onhome={straight_home()} say={spoken(words::CHOOSE, t)}>
            <h1 class="page-title">{icon("sword-stone")}<span class="word">{said(t(words::CHOOSE))}</span></h1>
            <div class="problem-rows">{ for rows.into_iter().map(|(game, offered)| row(game, offered, settings.language)) }</div>
        </Frame>
    }
}
