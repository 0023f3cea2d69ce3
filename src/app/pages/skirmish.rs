//! The short way to a fight: a small game begins where two figures meet, for a class that exercises numbers.

use engine::catalogue::GameId;
use engine::table::at_position;
use yew::{Callback, Html, html};

use crate::browser::{chance, history, storage};
use crate::route::Route;
use crate::state::animals::ANIMALS;
use crate::state::saved::Saved;
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;

/// Lays a fight on the table, drawn anew each time; nothing in a game without one.
fn begin(game: GameId, settings: &Settings) -> Option<()> {
    let options = game.lawful(settings.options.of(game));
    let seed = settings.seed.unwrap_or_else(chance::seed);
    let position = game.desk().skirmish?(&options, seed)?;
    let table = at_position(game, &options, &position, seed).ok()?;
    let seats = game.card().seats.len();
    let saved = Saved {
        banners: ANIMALS
            .iter()
            .take(seats)
            .map(ToString::to_string)
            .collect(),
        ..Saved::of(&*table, [false; 2])
    };
    storage::keep(storage::GAME, &saved);
    history::go(&Route::play(game));
    Some(())
}

/// The way there: a die, and who meets. Nothing in a game without fights to exercise.
pub fn skirmish_button(game: GameId, settings: &Settings, label: &'static str) -> Option<Html> {
    game.desk().skirmish?;
    let [first, .., last] = game.card().seats else {
        return None;
    };
    let settings = settings.clone();
    let onclick = Callback::from(move |_| {
        begin(game, &settings);
    });
    let versus = html! { <span class="versus">{icon(first.emblem)}{icon(last.emblem)}</span> };
    let button = Button::new(label, onclick).class("square");
    Some(button.icon("icon-die").quiet().after(versus).view())
}
