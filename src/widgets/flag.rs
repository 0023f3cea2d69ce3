//! Flag of a solved problem. It is not in the icon set, since the first page loads all of that.

use yew::{Html, html};

/// Renders a flag on its pole; its cloth has the colour `--flag`.
pub fn flag() -> Html {
    html! {
        <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <path class="flag-cloth" d="M28 8L80 25L28 45z" />
            <path class="flag-pole" d="M26 5V97" />
        </svg>
    }
}
