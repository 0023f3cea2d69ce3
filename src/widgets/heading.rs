//! Headings: the header of a page for adults, and the ribbon with a title.

use engine::kernel::words::Language;
use yew::{Callback, Html, MouseEvent, html};

use super::button::Button;
use super::said::said;
use crate::words::pages as words;

/// Renders the header of a page for adults; `more` goes to the right.
pub fn head(
    language: Language,
    title: &'static str,
    back: impl Fn() + 'static,
    more: Html,
) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| back());
    html! {
        <header class="head">
            {Button::new(words::BACK.text(language), onclick).class("adult").icon("icon-back").quiet().adult("back").view()}
            <h1 class="head-title">{title}</h1>
            {more}
        </header>
    }
}

/// Renders a swallow-tailed ribbon with a heading, in the colour of a suit.
pub fn ribbon(colour: &'static str, text: &str) -> Html {
    html! {
        <div class={format!("ribbon {colour}")}>
            <svg class="ribbon-cloth" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0H200L194 9L200 18H0L6 9z" class="ribbon-edge" transform="translate(0 2)" />
                <path d="M0 0H200L194 9L200 18H0L6 9z" class="ribbon-face" />
            </svg>
            <h1 class={if text.chars().count() > 24 { "ribbon-text long" } else { "ribbon-text" }}>{said(text)}</h1>
        </div>
    }
}
