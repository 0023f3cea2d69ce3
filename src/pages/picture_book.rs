//! A story in pictures: one picture and its sentence at a time, and a way on and back.

use engine::kernel::words::Language;
use yew::{AttrValue, Callback, Html, MouseEvent, UseStateHandle, html};

use super::frame::{Frame, straight_home};
use crate::widgets::button::Button;
use crate::widgets::said::said;
use crate::words::pages as words;

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
    /// Which page is open, from 0.
    pub number: UseStateHandle<usize>,
    /// How many pages the story has.
    pub of: usize,
    /// From the first page: out of the story, or to what comes before it.
    pub before: Html,
    /// From the last page: to what comes after the story.
    pub after: Html,
    /// More for adults.
    pub corner: Html,
}

impl Leaf {
    /// The page on the screen.
    pub fn view(self, language: Language) -> Html {
        let (shown, of) = (*self.number, self.of);
        let turn = |page: usize| {
            let number = self.number.clone();
            Callback::from(move |_| number.set(page))
        };
        let earlier = match shown {
            0 => self.before,
            shown => back(words::BACK.text(language), turn(shown - 1)),
        };
        let later = match shown + 1 == of {
            true => self.after,
            false => on(words::NEXT.text(language), "icon-arrow", turn(shown + 1)),
        };
        let dot = |n| html! { <i class={if n == shown { "dot here" } else { "dot" }} /> };
        html! {
            <Frame name="tale" onhome={straight_home()} say={self.sentence.clone()} corner={self.corner}>
                <section class="tale" aria-label={self.name} aria-live="polite">
                    <div key={shown} class="tale-frame">{self.picture}</div>
                    <p class="tale-sentence">{said(&self.sentence)}{self.also}</p>
                </section>
                <nav class="course-bar">
                    {earlier}
                    <span class="course-dots" aria-hidden="true">{ for (0..of).map(dot) }</span>
                    {later}
                </nav>
            </Frame>
        }
    }
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
