//! Picture story: one picture with its sentence per page, and buttons to turn the page.

use engine::kernel::words::Language;
use yew::{AttrValue, Callback, Html, MouseEvent, UseStateHandle, html};

use crate::pages::shared::frame::{Frame, straight_home};
use crate::widgets::button::Button;
use crate::widgets::said::said;
use crate::words::pages as words;

/// Page of a story.
pub struct Leaf {
    /// Title of the story.
    pub name: &'static str,
    /// Picture.
    pub picture: Html,
    /// Sentence.
    pub sentence: AttrValue,
    /// The sentence in the home language.
    pub also: Html,
    /// Index of the open page.
    pub number: UseStateHandle<usize>,
    /// Number of pages.
    pub of: usize,
    /// Way back from the first page.
    pub before: Html,
    /// Way on from the last page.
    pub after: Html,
    /// Additional elements for adults.
    pub corner: Html,
}

impl Leaf {
    /// Renders the page.
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

/// Renders the back button.
pub fn back(label: &str, onclick: Callback<MouseEvent>) -> Html {
    let button = Button::new(label, onclick).class("course-back");
    button.icon("icon-back").quiet().view()
}

/// Renders the button that goes on.
pub fn on(label: &str, icon: &'static str, onclick: Callback<MouseEvent>) -> Html {
    let button = Button::new(label, onclick).class("main course-next");
    button.icon(icon).quiet().view()
}
