//! Status lines: installation, offline copy, and durability of the saved games.

use engine::kernel::words::{Language, Phrase};
use yew::{Html, Properties, component, html};

use crate::settings_context::{use_language, use_words};
use crate::shell::device::use_device;
use crate::shell::offline::{Offline, Unfetched};
use crate::state::device::Fate;
use crate::widgets::icon::icon;
use crate::words::{classroom, install as words};

/// Properties of `StorageStatus`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// State of the offline copy.
    pub offline: Offline,
}

const fn fate(fate: Fate) -> (Phrase, &'static str, &'static str) {
    match fate {
        Fate::Visit => (words::FATE_VISIT, "visit", "icon-cross"),
        Fate::Full => (words::FATE_FULL, "full", "icon-cross"),
        Fate::SevenDays => (words::FATE_SEVEN_DAYS, "seven-days", "icon-clock"),
        Fate::ThisComputer => (words::FATE_THIS_COMPUTER, "this-computer", "icon-file"),
        Fate::MayGo => (words::FATE_MAY_GO, "may-go", "icon-clock"),
        Fate::Stays => (words::FATE_STAYS, "stays", "icon-check"),
    }
}

const fn unfetched(what: Unfetched) -> Option<Phrase> {
    match what {
        Unfetched::Nothing => None,
        Unfetched::App => Some(classroom::UNFETCHED_APP),
        Unfetched::Update => Some(classroom::UNFETCHED_UPDATE),
        Unfetched::Voice => Some(classroom::UNFETCHED_VOICE),
    }
}

/// Status lines of the card.
#[component]
pub fn StorageStatus(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let device = use_device();
    let (installed, sign) = if device.is_file {
        (words::IS_FILE, "icon-check")
    } else if device.is_installed {
        (words::IS_INSTALLED, "icon-check")
    } else {
        (words::IS_TAB, "icon-download")
    };
    let (text, name, picture) = fate(device.fate());
    html! {
        <div class="keeping" data-fate={name}>
            <p class="keeping-line">
                {icon(sign)}
                <span>{t(installed)}</span>
            </p>
            {offline_badge(props.offline, language)}
            { for unfetched(props.offline.unfetched).map(|text| html! {
                <p class="keeping-line unfetched" role="status">{icon("icon-cross")}<span>{t(text)}</span></p>
            }) }
            <p class="keeping-line">{icon(picture)}<span>{t(text)}</span></p>
            if device.keeps && !device.is_durable {
                <p class="keeping-line undurable" role="status">{icon("icon-cross")}<span>{t(words::FATE_POWER_CUT)}</span></p>
            }
            <p class="small-print">{t(words::PRIVATE)}</p>
        </div>
    }
}

/// Renders the offline badge: whether the app and its voice work without a network.
pub fn offline_badge(offline: Offline, language: Language) -> Html {
    let (class, drawing, text) = match (offline.ready, offline.voice) {
        (true, true) => (
            "offline-badge ready",
            "icon-check",
            classroom::OFFLINE_READY,
        ),
        (true, false) => ("offline-badge", "icon-clock", classroom::OFFLINE_NO_VOICE),
        (false, _) => ("offline-badge", "icon-clock", classroom::OFFLINE_NOT_YET),
    };
    html! { <p {class}>{icon(drawing)}<span>{text.text(language)}</span></p> }
}
