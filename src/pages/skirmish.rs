//! The short way to a fight: a small game begins where two figures meet, for a class that exercises numbers.

use engine::catalogue::Entry;
use engine::kernel::side::PerSide;
use yew::{Callback, Html, html};

use super::waiting::Beginning;
use crate::browser::chance;
use crate::state::animals::ANIMALS;
use crate::state::saved::Saved;
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;

/// A fight, drawn anew each time; nothing in a game without one.
fn draw(game: &Entry, settings: &Settings) -> Option<Saved> {
    let options = game.sanitize(settings.options.of(game.id()));
    let seed = settings.seed.unwrap_or_else(chance::seed);
    let position = game.desk().skirmish?(&options, seed)?;
    let table = game.at_position(&options, &position, seed).ok()?;
    let seats = game.info().seats.len();
    Some(Saved {
        banners: ANIMALS
            .iter()
            .take(seats)
            .map(ToString::to_string)
            .collect(),
        ..Saved::of(&*table, PerSide::default())
    })
}

/// The way there: a die, and who meets. Nothing in a game without fights to exercise.
pub fn skirmish_button(
    game: &'static Entry,
    settings: &Settings,
    label: &'static str,
    begin: &Callback<Beginning>,
) -> Option<Html> {
    game.desk().skirmish?;
    let [first, .., last] = game.info().seats else {
        return None;
    };
    let versus = html! { <span class="versus">{icon(first.emblem)}{icon(last.emblem)}</span> };
    let picture = html! { <>{icon("icon-die")}{versus.clone()}</> };
    let (settings, begin) = (settings.clone(), begin.clone());
    let onclick = Callback::from(move |_| {
        if let Some(saved) = draw(game, &settings) {
            let picture = picture.clone();
            begin.emit(Beginning {
                game: game.id(),
                saved,
                picture,
            });
        }
    });
    let button = Button::new(label, onclick).class("square");
    Some(button.icon("icon-die").quiet().after(versus).view())
}
