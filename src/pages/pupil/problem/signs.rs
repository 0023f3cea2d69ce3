//! Icons of the path: a banner and the sun of the day. They are not in the icon set, since the first page loads all
//! of that.

use yew::{Html, html};

/// Renders a banner on its pole; its cloth has the colour `--flag`.
pub fn flag() -> Html {
    html! {
        <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <path class="flag-cloth" d="M28 8L80 25L28 45z" />
            <path class="flag-pole" d="M26 5V97" />
        </svg>
    }
}

/// Renders the sun.
pub fn sun() -> Html {
    html! {
        <svg class="icon sun" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="22" />
            <path d="M50 6V16M50 84V94M6 50H16M84 50H94M19 19L26 26M74 74L81 81M81 19L74 26M26 74L19 81" />
        </svg>
    }
}
