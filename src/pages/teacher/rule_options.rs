//! Options of a game that the teacher decides for future games.

use engine::catalogue::GameId;
use engine::kernel::desk::{Picture, TeacherOption};
use engine::kernel::info::{GameInfo, OptionValue, PlayerOption};
use yew::{Callback, Html, Properties, component, html};

use super::pieces::Figures;
use super::rows::change;
use crate::settings_context::{SettingsHandle, use_settings_handle, use_words};
use crate::widgets::icon::icon;
use crate::widgets::segments::{Segment, segments};
use crate::widgets::token::emblem;

/// Returns all options of a game: those of the teacher, then those that the setup page offers too.
pub fn rule_options(game: GameId) -> Vec<TeacherOption> {
    let of = |player_options: &PlayerOption| TeacherOption {
        option: player_options.option,
        name: player_options.name,
        values: player_options.values,
        picture: Picture::Drawings,
        note: None,
    };
    let mut all = game.entry().desk().options.to_vec();
    for player_options in game.info().player_options {
        // An option that depends on the mode is offered only on the setup page.
        if player_options.modes.is_empty() {
            all.push(of(player_options));
        }
    }
    all
}

/// Returns the button of a value, with its picture.
fn face(game: GameId, taught: &TeacherOption, value: &OptionValue, word: &'static str) -> Segment {
    let card: &GameInfo = game.info();
    let segment = Segment::new(value.value, word);
    match taught.picture {
        Picture::None => segment,
        Picture::Drawings => segment.with(icon(value.drawing)),
        Picture::Seats => {
            let mut seats = card.seats.iter();
            let seat = seats.find(|seat| seat.notation == value.value);
            segment.with(seat.map(emblem).unwrap_or_default())
        }
        Picture::Pieces => segment.with(Figures::pictures(game, taught.option, value.value)),
    }
}

/// Returns the callback that sets an option of future games.
pub fn choose(
    taught: &TeacherOption,
    game: GameId,
    settings: &SettingsHandle,
) -> Callback<&'static str> {
    let (option, default) = (taught.option, taught.values[0].value);
    let settings = settings.clone();
    Callback::from(move |value: &'static str| {
        change(&settings, move |settings| {
            let options = game.entry().sanitize(settings.options.of(game));
            // Default values are not stored, in files either.
            let options = if value == default {
                options.without(option)
            } else {
                options.with(option, value)
            };
            settings.options = settings.options.clone().with(game, options);
        });
    })
}

/// Properties of `RuleOptions`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
}

/// One row for each option of a game.
#[component]
pub fn RuleOptions(props: &Props) -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let game = props.game;
    let now = game.entry().sanitize(settings.options.of(game));
    let row = |taught: &TeacherOption| {
        let (option, default) = (taught.option, taught.values[0].value);
        let chosen = now.get(option).unwrap_or(default);
        let onchoose = choose(taught, game, &settings);
        let faces = taught
            .values
            .iter()
            .map(|value| face(game, taught, value, t(value.name)));
        html! { <div class={format!("option-{option}")}>
            {segments(option, t(taught.name), faces, chosen, &onchoose)}
            { for taught.note.map(|note| html! { <p class="small-print">{t(note)}</p> }) }
        </div> }
    };
    html! { <div class="options">{ for rule_options(game).iter().map(row) }</div> }
}
