//! Computer player with its level, as a picture and in words.

use engine::kernel::words::Language;
use engine::search::PlayerKind;
use yew::{Html, html};

use super::icon::{drawing, icon};
use super::level_dots::level_dots;
use crate::words::play as words;

/// Returns the name of a computer player: « Copain », « ordinateur, niveau 3 ».
pub fn player_name(who: PlayerKind, language: Language) -> String {
    match who {
        PlayerKind::Level(level) => {
            words::COMPUTER_AT_LEVEL.filled(language, &[("level", &level.number())])
        }
        _ => words::FRIEND.text(language).to_owned(),
    }
}

/// Renders the face of a computer player: a heart for « Copain », otherwise its level in dots.
pub fn computer_face(who: PlayerKind) -> Html {
    let sign = match who {
        PlayerKind::Level(level) => level_dots(level.number()),
        _ => drawing("heart", "level-heart"),
    };
    html! { <>{icon("computer")}{sign}</> }
}
