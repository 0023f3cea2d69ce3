//! The ribbon that carries a title in the colour of a side.

use yew::{Html, html};

use super::said::said;

/// A swallow-tailed ribbon with a heading on it; its colour is that of a suit.
pub fn ribbon(colour: &'static str, text: &str) -> Html {
    html! {
        <div class={format!("ribbon {colour}")}>
            <svg class="ribbon-cloth" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0H200L194 9L200 18H0L6 9z" class="ribbon-edge" transform="translate(0 2)" />
                <path d="M0 0H200L194 9L200 18H0L6 9z" class="ribbon-face" />
            </svg>
            <h1 class={if text.chars().count() > 26 { "ribbon-text long" } else { "ribbon-text" }}>{said(text)}</h1>
        </div>
    }
}
