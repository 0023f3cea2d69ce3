//! Letter to the families about the game and its aims, with two pictures of the rules, in the class language and the home language.

use engine::catalogue::GameId;
use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};

use super::flow::{Flow, filling};
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, area, bold, plain};
use super::pictures;
use super::session::{paragraph, point, procession};
use super::tables::die_face;
use crate::words::{home as words, pages, paper as paper_words};

/// Largest enlargement of the text. It leaves room for the pictures.
const LARGEST: f64 = 1.25;
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

/// Draws a line for the signature.
fn signature(flow: &mut Flow, language: Language, scale: f64) {
    let strip = flow.take(18.0 * scale);
    let mut pen = flow.pen();
    let kind = plain(4.1 * scale);
    let text = paper_words::SIGNED.text(language);
    let base = strip.y + 10.0 * scale;
    pen.text(kind, (strip.x, base), Anchor::Start, text);
    let begin = strip.x + kind.width(text) + 3.0;
    let wide = (strip.x + strip.w - begin).min(80.0);
    pen.line(format!("M{begin:.2} {:.2}h{wide:.2}", base + 0.6), FULL);
    flow.put(Role::Text, "signature", strip, &pen);
}

/// Returns the letters, one for each language.
pub fn letter(
    game: GameId,
    all: &[(Piece, u8)],
    (languages, home): (&[Language], Option<Language>),
) -> Vec<Sheet> {
    let (card, paper) = (game.info(), game.paper());
    let written = |language: Language, scale: f64| {
        let t = |phrase: Phrase| phrase.text(language);
        let title = t(words::LETTER);
        let mut flow = Flow::new(Format::A4, title, t(pages::APP), language);
        procession(&mut flow, all);
        flow.take(3.0 * scale);
        paragraph(&mut flow, t(words::LETTER_HELLO), scale);
        let game_name = card.name.text(language);
        let plays = words::LETTER_GAME.filled(language, &[("game", &game_name)]);
        paragraph(&mut flow, &plays, scale);
        paragraph(&mut flow, t(words::LETTER_LEARNS), scale);
        for aim in paper.aims {
            point(&mut flow, "•", t(*aim), scale);
        }
        flow.take(3.0 * scale);
        if let Some(home) = home.filter(|_| !paper.dice.is_empty()) {
            numbers(&mut flow, home);
        }
        for phrase in [words::LETTER_ASK, words::LETTER_PLAY, words::LETTER_THANKS] {
            paragraph(&mut flow, t(phrase), scale);
        }
        signature(&mut flow, language, scale);
        pictures::first_row(&mut flow, game, language, scale > 1.0);
        flow.done()
    };
    let letters = languages.iter();
    letters
        .flat_map(|language| filling(LARGEST, |scale| written(*language, scale)))
        .collect()
}
