//! Rules in pictures: the screens of the course, two in a row. Each has its sentence in the class language and the home
//! language.

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Type, area, bold, plain};
use super::problem_board::{Posed, Side, board, proportion};
use crate::words::home as words;

const COLUMNS: usize = 2;
const GAP: f64 = 6.0;
/// Maximum height of a board, in millimetres.
const MOST: f64 = 82.0;
const SAID: Type = bold(4.3);
const BENEATH: Type = plain(4.3);
/// Line height, as a multiple of the font size.
const LEADING: f64 = 1.42;

/// Returns the sheets.
pub fn pictures(game: GameId, language: Language, home: Option<Language>) -> Vec<Sheet> {
    let name = game.info().name.text(language);
    let heading = format!("{name} · {}", words::PICTURES.text(language));
    let hint = words::PICTURES_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let wide = (flow.room().w - GAP) / COLUMNS as f64;
    let lessons = game.course().iter();
    let posed: Vec<_> = lessons
        .filter_map(|lesson| Some((lesson.phrase, Posed::lesson(game, lesson)?)))
        .collect();
    let texts = |phrase: Phrase| {
        let home = home.map(|home| (BENEATH, home.in_numerals(phrase.text(home))));
        [Some((SAID, phrase.text(language).to_owned())), home]
            .into_iter()
            .flatten()
    };
    for (row, pair) in posed.chunks(COLUMNS).enumerate() {
        let boards = pair
            .iter()
            .map(|(_, posed)| (wide * proportion(posed)).min(MOST));
        let tall = boards.fold(0.0, f64::max);
        let lines = |(phrase, _): &(_, Posed)| {
            let high = |(kind, text): (Type, String)| {
                kind.lines(&text, wide).len() as f64 * kind.size * LEADING
            };
            texts(*phrase).map(high).sum::<f64>()
        };
        let said = pair.iter().map(lines).fold(0.0, f64::max);
        let strip = flow.take(tall + said + 9.0);
        for (column, (phrase, posed)) in pair.iter().enumerate() {
            let x = strip.x + column as f64 * (wide + GAP);
            let place = area(x, strip.y, wide, tall + said + 3.0);
            let mut pen = flow.pen();
            let room = area(x, strip.y, wide, tall);
            pen.keeping(room);
            board(&mut pen, posed, room, Side::Solved);
            pen.end();
            let mut y = strip.y + tall + 5.4;
            for (kind, text) in texts(*phrase) {
                y = pen.lines(kind, (x, y), wide, &text);
            }
            let number = row * COLUMNS + column + 1;
            flow.put(Role::Text, &format!("picture-{number}"), place, &pen);
        }
    }
    flow.done()
}
