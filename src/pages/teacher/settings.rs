//! Settings tab: presets, pupils, fights, shelf, new games, this device. If only one game is on the shelf, as on a
//! new device, the choice of games comes first.

use yew::{Html, Properties, component, html, use_state};

use super::device::device;
use super::fights::fights;
use super::languages::Languages;
use super::new_games::NewGames;
use super::presets::PresetsCard;
use super::pupils::pupils;
use super::shown_games::{Place, shown_games};
use super::switch::switch;
use crate::settings_context::{use_language, use_settings_handle};
use crate::shell::offline::Offline;

/// Properties of `SettingsPage`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// State of the offline copy.
    pub offline: Offline,
}

/// Settings, in two columns on a tablet and three on a wide screen.
#[component]
pub fn SettingsPage(props: &Props) -> Html {
    let language = use_language();
    let settings = use_settings_handle();
    // The card keeps its place while games are chosen.
    let begins = *use_state(|| settings.only_game().is_some());
    html! {
        <div class="teacher-body settings">
            if begins {
                {shown_games(&settings, Place::First, language)}
            }
            <PresetsCard />
            <div class="stack">
                {pupils(&settings, language)}
                <Languages />
            </div>
            <div class="stack">
                if !begins {
                    {shown_games(&settings, Place::Among, language)}
                }
                {fights(&settings, language)}
                {switch(&settings, language)}
            </div>
            <div class="stack">
                <NewGames />
                {device(props.offline, language)}
            </div>
        </div>
    }
}
