//! Letter to the families about the game and its aims, in the class language and the home language.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, area, bold, plain};
use super::session::{paragraph, point, procession};
use super::tables::die_face;
use crate::words::{home as words, pages};

/// Distance between numbers, and side of a die face, in millimetres.
const STEP: f64 = 30.0;
const DIE: f64 = 11.0;

/// Draws the numbers of a die as dots, in the numerals of the class, and smaller in those of the home. Draws nothing if
/// the numerals are the same.
fn numbers(flow: &mut Flow, home: Language) {
    if home.numeral(1).is_none() {
        return;
    }
    let strip = flow.take(DIE + 7.0);
    let mut pen = flow.pen();
    let base = strip.y + 2.0 + DIE * 0.78;
    for number in 1..=6_u8 {
        let x = strip.x + STEP * f64::from(number - 1);
        die_face(&mut pen, number, area(x, strip.y + 2.0, DIE, DIE));
        let at = (x + DIE + 5.0, base);
        pen.text(bold(9.0), at, Anchor::Middle, &number.to_string());
        let own = home.numeral(usize::from(number)).unwrap_or_default();
        pen.text(plain(5.6), (x + DIE + 11.5, base), Anchor::Middle, own);
    }
    flow.put(Role::Text, "numbers", strip, &pen);
}

/// Returns the letters, one for each language.
pub fn letter(
    all: &[(Piece, u8)],
    card: &GameInfo,
    paper: &Paper,
    (languages, home): (&[Language], Option<Language>),
) -> Vec<Sheet> {
    let written = |language: &Language| {
        let language = *language;
        let t = |phrase: Phrase| phrase.text(language);
        let title = t(words::LETTER);
        let mut flow = Flow::new(Format::A4, title, t(pages::APP), language);
        procession(&mut flow, all);
        paragraph(&mut flow, t(words::LETTER_HELLO));
        let game = card.name.text(language);
        let plays = words::LETTER_GAME.filled(language, &[("game", &game)]);
        paragraph(&mut flow, &plays);
        paragraph(&mut flow, t(words::LETTER_LEARNS));
        for aim in paper.aims {
            point(&mut flow, "•", t(*aim));
        }
        if let Some(home) = home.filter(|_| !paper.dice.is_empty()) {
            numbers(&mut flow, home);
        }
        for phrase in [words::LETTER_ASK, words::LETTER_PLAY, words::LETTER_THANKS] {
            paragraph(&mut flow, t(phrase));
        }
        flow.done()
    };
    languages.iter().flat_map(written).collect()
}
