//! Whether the app starts without a network, and speaks without one.

use engine::kernel::words::Language;
use yew::{Html, html};

use super::icon::icon;
use crate::browser::offline::Offline;
use crate::words::classroom as words;

/// The badge.
pub fn offline_badge(offline: Offline, language: Language) -> Html {
    let (class, drawing, text) = match (offline.ready, offline.voice) {
        (true, true) => ("offline-badge ready", "icon-check", words::OFFLINE_READY),
        (true, false) => ("offline-badge", "icon-clock", words::OFFLINE_NO_VOICE),
        (false, _) => ("offline-badge", "icon-clock", words::OFFLINE_NOT_YET),
    };
    html! { <p {class}>{icon(drawing)}<span>{text.text(language)}</span></p> }
}
