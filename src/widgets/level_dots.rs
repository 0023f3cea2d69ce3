//! Level of a computer player or grade of a problem, as full dots out of five.

use yew::{Html, html};

/// Renders the dots.
pub fn level_dots(level: u8) -> Html {
    let dot = |number: u8| {
        let class = if number <= level {
            "level-dot full"
        } else {
            "level-dot"
        };
        html! { <span {class} /> }
    };
    html! { <span class="level-dots" aria-hidden="true">{ for (1..=5).map(dot) }</span> }
}
