//! Whether the app starts without a network.

use engine::kernel::words::Language;
use yew::{Html, html};

use super::icon::icon;
use crate::words::classroom as words;

/// The badge.
pub fn offline_badge(ready: bool, language: Language) -> Html {
    let (class, drawing, text) = if ready {
        ("offline-badge ready", "icon-check", words::OFFLINE_READY)
    } else {
        ("offline-badge", "icon-clock", words::OFFLINE_NOT_YET)
    };
    html! { <p {class}>{icon(drawing)}<span>{text.text(language)}</span></p> }
}
