//! First game of a device: it begins without setup.

use engine::catalogue::Entry;
use engine::kernel::options::Options;
use yew::{Html, Properties, component, html, use_effect_with, use_memo};

use super::confirm_replace::{Beginning, use_beginning};
use super::setup::first_plan;
use crate::pages::pupil::chunks::TABLE;
use crate::pages::shared::chunk::use_chunk;
use crate::settings_context::use_settings_handle;
use crate::shell::random;
use crate::shell::storage::{self, LoadResult};
use crate::state::saved::Saved;
use crate::state::settings::Settings;

/// Properties of `First` and `SetupPage`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: &'static Entry,
}

/// Setup of a game, once its chunk is loaded.
#[component]
pub fn SetupPage(props: &Props) -> Html {
    let views = use_chunk(&TABLE, true);
    views.map_or_else(Html::default, |views| (views.setup)(props.game))
}

/// Checks whether no game was ever saved on this device.
pub fn is_untouched() -> bool {
    matches!(storage::load::<Saved>(storage::GAME), LoadResult::Missing)
}

/// Returns a game with the initial plan of the setup: the child begins, « Copain » has the other seats.
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

/// Begins the first game at once. Shows the setup if a game was saved before, or if another window owns the game.
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
