//! Skirmish: a small game that begins with a fight, for a class that practises numbers.

use engine::catalogue::Entry;
use engine::kernel::side::PerSide;
use yew::{Callback, Html, html};

use super::confirm_replace::Beginning;
use crate::shell::random;
use crate::state::animals::ANIMALS;
use crate::state::saved::Saved;
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;

/// Draws a random fight; `None` for a game without fights.
fn draw(game: &Entry, settings: &Settings) -> Option<Saved> {
    let options = game.sanitize(settings.options.of(game.id()));
    let seed = settings.seed.unwrap_or_else(random::seed);
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

/// Renders the skirmish button: a die and the two opponents. `None` for a game without fights to practise.
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
    let button = Button::new(label, onclick).class("square fight-way");
    Some(button.icon("icon-die").quiet().after(versus).view())
}
