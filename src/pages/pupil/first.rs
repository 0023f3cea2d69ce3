//! The first game of a device: one tap after the first page, and it lies on the table.

use engine::catalogue::Entry;
use engine::kernel::options::Options;
use yew::{Html, Properties, component, html, use_effect_with, use_memo};

use super::confirm_replace::{Beginning, use_beginning};
use super::setup::first_plan;
use crate::pages::pupil::chunks::TABLE;
use crate::pages::shared::chunk::use_chunk;
use crate::settings_context::use_settings_handle;
use crate::shell::random;
use crate::shell::storage::{self, Found};
use crate::state::saved::Saved;
use crate::state::settings::Settings;

/// The game that begins.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: &'static Entry,
}

/// The preparation of a game, once its chunk is loaded.
#[component]
pub fn SetupPage(props: &Props) -> Html {
    let views = use_chunk(&TABLE, true);
    views.map_or_else(Html::default, |views| (views.setup)(props.game))
}

/// Whether no game was ever begun here.
pub fn is_untouched() -> bool {
    matches!(storage::load::<Saved>(storage::GAME), Found::Nothing)
}

/// A game as the preparation proposes it: the child begins, « Copain » has the other seats.
fn beginning(game: &Entry, settings: &Settings) -> Beginning {
    let taught: Options = game.sanitize(settings.options.of(game.id()));
    let plan = first_plan(game.info(), settings, &taught);
    let seed = settings.seed.unwrap_or_else(random::seed);
    let table = plan.table(game, plan.mode, &taught, seed);
    Beginning {
        game: game.id(),
        saved: plan.saved(game.info(), &*table),
        picture: Html::default(),
    }
}

/// Begins the first game at once. Where one was begun before, or another window holds it, the preparation asks first.
#[component]
pub fn First(props: &Props) -> Html {
    let settings = use_settings_handle();
    let game = props.game;
    let is_new = use_memo((), |()| is_untouched());
    let (asked, begin) = use_beginning();
    use_effect_with((), {
        let is_new = *is_new;
        move |()| {
            if is_new {
                begin.emit(beginning(game, &settings));
            }
        }
    });
    if *is_new && asked.is_none() {
        Html::default()
    } else {
        html! { <SetupPage {game} /> }
    }
}
