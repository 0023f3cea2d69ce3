//! The problems to choose from: a row for each game on the shelf, a button for each grade.

use engine::catalogue::GameId;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, classes, component, html};

use super::frame::{Frame, said as spoken, straight_home};
use crate::browser::history;
use crate::route::{Asked, Route};
use crate::settings_context::{use_settings_handle, use_words};
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::said::said;
use crate::words::{play, problems as words};

/// The way to the problems: a sword to be drawn out of its stone.
pub fn problems_button(label: &'static str) -> Html {
    let onclick = Callback::from(|_| history::go(&Route::Problems));
    let button = Button::new(label, onclick).class("square problems-way");
    button.icon("sword-stone").quiet().view()
}

/// A grade, as the levels of the computer are drawn: of five dots so many are full.
pub fn grade_dots(grade: u8) -> Html {
    let dot = |number: u8| {
        let class = if number <= grade {
            "level-dot full"
        } else {
            "level-dot"
        };
        html! { <span {class} /> }
    };
    html! { <span class="level-dots" aria-hidden="true">{ for (1..=5).map(dot) }</span> }
}

/// The problems of a game, by grade.
fn row(game: GameId, say: impl Fn(Phrase) -> &'static str) -> Html {
    let card = game.info();
    let grade = |grade: u8| {
        let address = Asked::Grade(grade).address(game);
        let onclick = Callback::from(move |_| history::follow(&address));
        let label = format!("{}, {} {grade}", say(card.name), say(play::LEVEL));
        let button = Button::new(label, onclick).class("grade").quiet();
        button.after(grade_dots(grade)).view()
    };
    html! {
        <div class="problem-row" role="group" aria-label={say(card.name)}>
            <svg class="problem-cover" viewBox="0 0 436 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
            </svg>
            <div class="grades">{ for (1..=5).map(grade) }</div>
        </div>
    }
}

/// The page.
#[component]
pub fn Problems() -> Html {
    let say = use_words();
    let settings = use_settings_handle();
    let games = GameId::ALL
        .iter()
        .copied()
        .filter(|game| settings.shows(*game) && !game.problems().kinds.is_empty());
    let games: Vec<GameId> = games.collect();
    html! {
        <Frame name="problems" class={classes!(format!("rows-{}", games.len()))} onhome={straight_home()} say={spoken(words::CHOOSE, say)}>
            <h1 class="page-title">{icon("sword-stone")}<span class="word">{said(say(words::CHOOSE))}</span></h1>
            <div class="problem-rows">{ for games.into_iter().map(|game| row(game, say)) }</div>
        </Frame>
    }
}
