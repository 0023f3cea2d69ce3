//! The head of a page for adults: the way back, the title, more.

use engine::kernel::words::Language;
use yew::{Callback, Html, MouseEvent, html};

use super::button::Button;
use crate::words::pages as words;

/// The head of a page for adults; `more` stands at the right.
pub fn head(language: Language, title: &'static str, back: fn(), more: Html) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| back());
    html! {
        <header class="head">
            {Button::new(words::BACK.text(language), onclick).class("adult").icon("icon-back").quiet().adult("back").view()}
            <h1 class="head-title">{title}</h1>
            {more}
        </header>
    }
}
