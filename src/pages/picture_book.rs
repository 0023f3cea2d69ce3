//! A story in pictures: one picture and its sentence at a time, and a way on and back.

use yew::{AttrValue, Callback, Html, MouseEvent, UseStateHandle, html};

use super::frame::{Frame, straight_home};
use crate::widgets::button::Button;
use crate::widgets::said::said;

/// A page of a story.
pub struct Leaf {
    /// What the story is called.
    pub name: &'static str,
    /// What is seen.
    pub picture: Html,
    /// What is told.
    pub sentence: AttrValue,
    /// The same in the language of the home.
    pub also: Html,
    /// Which page it is, from 0, of how many.
    pub place: (usize, usize),
    /// To the page before, or out of the story.
    pub back: Html,
    /// To the next page, or to what comes after the story.
    pub on: Html,
    /// More for adults.
    pub corner: Html,
}

impl Leaf {
    /// The page on the screen.
    pub fn view(self) -> Html {
        let (shown, of) = self.place;
        let dot = |n| html! { <i class={if n == shown { "dot here" } else { "dot" }} /> };
        html! {
            <Frame name="tale" onhome={straight_home()} say={self.sentence.clone()} corner={self.corner}>
                <section class="tale" aria-label={self.name} aria-live="polite">
                    <div key={shown} class="tale-frame">{self.picture}</div>
                    <p class="tale-sentence">{said(&self.sentence)}{self.also}</p>
                </section>
                <nav class="course-bar">
                    {self.back}
                    <span class="course-dots" aria-hidden="true">{ for (0..of).map(dot) }</span>
                    {self.on}
                </nav>
            </Frame>
        }
    }
}

/// What turns to a page.
pub fn turn(number: &UseStateHandle<usize>, page: usize) -> Callback<MouseEvent> {
    let number = number.clone();
    Callback::from(move |_| number.set(page))
}

/// The button that goes back; its picture is an arrow.
pub fn back(label: &str, onclick: Callback<MouseEvent>) -> Html {
    let button = Button::new(label, onclick).class("course-back");
    button.icon("icon-back").quiet().view()
}

/// The button that goes on, with its picture.
pub fn on(label: &str, icon: &'static str, onclick: Callback<MouseEvent>) -> Html {
    let button = Button::new(label, onclick).class("main course-next");
    button.icon(icon).quiet().view()
}
