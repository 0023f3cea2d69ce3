//! Notice in place of a problem.

use engine::kernel::words::Phrase;
use yew::{AttrValue, Callback, Html, MouseEvent, html};

use crate::pages::shared::frame::{Frame, straight_home};
use crate::route::Route;
use crate::shell::history;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::words::pages;

/// Renders a sentence with its picture, and the way back.
pub fn notice(
    picture: &'static str,
    phrase: Phrase,
    back: Route,
    t: impl Fn(Phrase) -> &'static str,
) -> Html {
    let back = Callback::from(move |_: MouseEvent| history::go(&back));
    let sentence = t(phrase);
    html! {
        <Frame name="problems" onhome={straight_home()} say={AttrValue::Static(sentence)}>
            <section class="card problem-notice">
                {drawing(picture, "message-picture")}
                <h1 class="word">{said(sentence)}</h1>
                {Button::new(t(pages::CLOSE), back).class("main").icon("icon-check").quiet().view()}
            </section>
        </Frame>
    }
}
