//! A drawing of the symbol sheets.

use yew::{Html, html};

/// A drawing that something beside it names.
pub fn icon(name: &str) -> Html {
    drawing(name, "icon")
}

/// A drawing with a class of its own.
pub fn drawing(name: &str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox="0 0 100 100" aria-hidden="true">
            <use href={format!("#{name}")} width="100" height="100" />
        </svg>
    }
}
