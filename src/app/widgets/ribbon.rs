//! The ribbon that carries a title in the colour of a side.

use yew::{AttrValue, Html, Properties, component, html};

/// What a ribbon says.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its colour: `yellow`, `blue`, `red`, `white`.
    pub colour: AttrValue,
    /// Its words.
    pub text: AttrValue,
}

/// A swallow-tailed ribbon with a heading on it.
#[component]
pub fn Ribbon(props: &Props) -> Html {
    html! {
        <div class={format!("ribbon {}", props.colour)}>
            <svg class="ribbon-cloth" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0H200L194 9L200 18H0L6 9z" class="ribbon-edge" transform="translate(0 2)" />
                <path d="M0 0H200L194 9L200 18H0L6 9z" class="ribbon-face" />
            </svg>
            <h1 class="ribbon-text">{props.text.clone()}</h1>
        </div>
    }
}
