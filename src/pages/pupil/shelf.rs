//! Shelf of the games. By default one box stands on it; the others are in the cupboard until the teacher adds them.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{AttrValue, Callback, Html, classes, component, hook, html, use_effect_with, use_state};

use super::arena::arena_button;
use super::confirm_replace::{ConfirmReplace, use_beginning};
use super::flags_of_week::flags_of_week;
use super::problems::problems_button;
use super::skirmish::skirmish_button;
use super::tale::{tale_button, words_button};
use crate::games_context::use_games;
use crate::pages::shared::frame::{Frame, said as spoken, straight_home};
use crate::route::Route;
use crate::settings_context::{SettingsHandle, use_settings_handle, use_words};
use crate::shell::{clock, history, storage, voice};
use crate::state::pennant::Flags;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::words::{arena, pages as words, problems, vocabulary};

/// Returns the minimum and maximum number of players of a game.
fn players(game: GameId) -> (usize, usize) {
    let counts = game.info().modes.iter().map(|mode| mode.seats.len());
    let least = counts.clone().min().unwrap_or(2);
    (least, counts.max().unwrap_or(2))
}

/// Renders the box of a game.
fn game_box(game: GameId, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let card = game.info();
    let (least, most) = players(game);
    let address = AttrValue::from(Route::Setup(game).path());
    let route = address.clone();
    let onclick = Callback::from(move |_| history::follow(&address));
    let heads = (0..most).map(|number| {
        let class = if number < least {
            "icon"
        } else {
            "icon optional"
        };
        drawing("person", class)
    });
    let age = words::FROM_AGE.filled(language, &[("age", &card.age)]);
    let count = if least == most {
        most.to_string()
    } else {
        format!("{least}-{most}")
    };
    let count = words::PLAYER_COUNT.filled(language, &[("count", &count)]);
    html! {
        <button type="button" class="button box" data-route={route} {onclick}>
            <svg class="cover" viewBox="0 0 436 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href={format!("#cover-{}", card.slug)} width="436" height="300" />
            </svg>
            <span class="box-title">{t(card.name)}</span>
            <span class="box-facts">
                <span class="dots" role="img" aria-label={age}>
                    { for (0..card.age).map(|_| html! { <i class="dot" /> }) }
                </span>
                <span class="heads" role="img" aria-label={count}>{ for heads }</span>
            </span>
        </button>
    }
}

/// Renders the cupboard with the other games. A tap speaks who opens it, and leads to the parental gate.
fn cupboard(settings: &SettingsHandle) -> Html {
    let (hush, language) = (settings.hush, settings.language);
    let label = words::CUPBOARD.text(language);
    let address = AttrValue::from(Route::Cupboard.path());
    let route = address.clone();
    let onclick = Callback::from(move |_| {
        if !hush {
            voice::say(label, language);
        }
        history::follow(&address);
    });
    html! {
        <button type="button" class="cupboard" aria-label={label} data-route={route} {onclick}>
            <svg viewBox="0 0 250 386" aria-hidden="true">
                <use href="#cupboard" width="250" height="386" />
                <use href="#icon-lock" x="85" y="140" width="80" height="80" />
            </svg>
        </button>
    }
}

/// Renders the plank under the boxes; `style` sets its row if there are several.
fn plank(class: &'static str, style: Option<String>) -> Html {
    html! {
        <svg class={classes!("plank", class)} {style} viewBox="0 0 912 26" preserveAspectRatio="none" aria-hidden="true">
            <use href="#shelf-plank" width="912" height="26" />
        </svg>
    }
}

/// Renders the planks of several boxes. Landscape has up to three boxes in a row, portrait two, so some planks are
/// shown only in portrait.
fn planks(boxes: usize) -> impl Iterator<Item = Html> {
    let upright = boxes.div_ceil(2).max(2);
    let orientation = boxes.div_ceil(3);
    (0..upright).map(move |row| {
        let class = if row < orientation { "" } else { "upright" };
        plank(class, Some(format!("grid-row:{} / {}", row + 1, row + 2)))
    })
}

/// Returns the number of flags of this week. The prerendered page has none.
#[hook]
fn use_planted() -> usize {
    let planted = use_state(|| 0);
    use_effect_with((), {
        let planted = planted.setter();
        move |()| {
            planted.set(storage::load_or_default::<Flags>(storage::PENNANT).count(clock::day()))
        }
    });
    *planted
}

/// Shelf.
#[component]
pub fn Shelf() -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let held = use_games();
    let (asked, begin) = use_beginning();
    let shown = GameId::ALL
        .iter()
        .copied()
        .filter(|game| settings.shows(*game));
    let games: Vec<GameId> = shown.collect();
    let class = classes!(format!("boxes-{}", games.len()));
    let (title, only) = match games[..] {
        [only] => (words::WHAT_TO_PLAY, Some(only)),
        _ => (words::CHOOSE_GAME, None),
    };
    let planted = use_planted();
    let question = asked.as_ref().map(|_| words::WAITING);
    html! {
        <Frame name="shelf" {class} onhome={straight_home()} say={spoken(question.unwrap_or(title), t)}>
            <h1 class="page-title"><span class="app-name">{t(words::APP)}</span>{" "}<span class="word">{said(t(title))}</span></h1>
            if planted > 0 {
                <div class="week">{flags_of_week(planted, settings.language)}</div>
            }
            <nav class="shelf-more">
                { for games.iter().filter(|game| game.has_tale()).map(|game| tale_button(*game, t(vocabulary::TALE), "square tale-way")) }
                {words_button(t(vocabulary::WORDS), "square words-way")}
                {problems_button(t(problems::PROBLEMS))}
                { for games.iter().filter_map(|game| held.get(*game)).filter_map(|game| skirmish_button(game, &settings, t(words::FIGHT_NOW), &begin)) }
                { for games.iter().filter_map(|game| held.get(*game)).filter_map(|game| arena_button(game, t(arena::ARENA))) }
            </nav>
            if let Some(game) = only {
                <div class="shelf-stage">
                    {game_box(game, settings.language)}
                    {cupboard(&settings)}
                    {plank("", None)}
                </div>
                <div class="page-buttons">
                    {Button::to(t(words::PLAY), Route::Setup(game).path()).class("main").icon("icon-arrow").view()}
                    {Button::to(t(words::LEARN), Route::Course(game).path()).icon("icon-book").view()}
                </div>
            } else {
                <div class="shelf-rows">
                    { for games.iter().map(|game| game_box(*game, settings.language)) }
                    { for planks(games.len()) }
                </div>
            }
            <ConfirmReplace {asked} />
        </Frame>
    }
}
