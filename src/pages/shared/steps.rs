//! Steps of a table: going to one, and rendering its text.

use engine::kernel::words::Language;
use engine::table::Table;
use yew::{Html, html};

use crate::state::settings::Faces;
use crate::widgets::icon::die_face;
use crate::words::classroom as words;

/// Undoes or redoes steps until `count` are taken.
pub fn go_to(table: &mut dyn Table, count: usize) {
    let now = table.steps().len();
    for _ in count..now {
        table.undo();
    }
    for _ in now..count {
        table.redo();
    }
}

/// Renders a step: dice as faces, other steps in notation.
pub fn reading(text: &str, writing: Faces, language: Language) -> Html {
    let dice = text
        .strip_prefix("dice:")
        .and_then(|dice| dice.split_once(','));
    let faces = dice.and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
    match (faces, text) {
        (Some((one, other)), _) => {
            let face = |number: u8| die_face(number, &writing.symbol(number), "");
            html! { <><span>{words::STEP_DICE.text(language)}</span>{" "}{face(one)}{face(other)}</> }
        }
        (None, "end") => html! { {words::STEP_END.text(language)} },
        (None, _) => html! { <code>{text}</code> },
    }
}
