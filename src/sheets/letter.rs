//! The letter to the families: what the class plays, what the child learns, in the language of the class and in that of the home.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};

use super::flow::Flow;
use super::page::{Format, Sheet};
use super::session::{paragraph, point, procession};
use crate::words::{home as words, pages};

/// The sheets: one for each language.
pub fn letter(
    all: &[(Piece, u8)],
    card: &GameInfo,
    paper: &Paper,
    languages: &[Language],
) -> Vec<Sheet> {
    let written = |language: &Language| {
        let language = *language;
        let say = |phrase: Phrase| phrase.text(language);
        let title = say(words::LETTER);
        let mut flow = Flow::new(Format::A4, title, say(pages::APP), language);
        procession(&mut flow, all);
        paragraph(&mut flow, say(words::LETTER_HELLO));
        let game = card.name.text(language);
        let plays = words::LETTER_GAME.filled(language, &[("game", &game)]);
        paragraph(&mut flow, &plays);
        paragraph(&mut flow, say(words::LETTER_LEARNS));
        for aim in paper.aims {
            point(&mut flow, "•", say(*aim));
        }
        for phrase in [words::LETTER_ASK, words::LETTER_PLAY, words::LETTER_THANKS] {
            paragraph(&mut flow, say(phrase));
        }
        flow.done()
    };
    languages.iter().flat_map(written).collect()
}
