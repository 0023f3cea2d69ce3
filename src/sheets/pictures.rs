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
/// Minimum height of a board beside other content, in millimetres.
const LEAST: f64 = 45.0;
const SAID: Type = bold(4.3);
const BENEATH: Type = plain(4.3);
/// Line height, as a multiple of the font size.
const LEADING: f64 = 1.42;

/// Texts below a picture: in the class language, and in the home language.
fn texts(
    phrase: Phrase,
    (language, home): (Language, Option<Language>),
) -> impl Iterator<Item = (Type, String)> {
    let home = home.map(|home| (BENEATH, home.in_numerals(phrase.text(home))));
    let own = Some((SAID, phrase.text(language).to_owned()));
    [own, home].into_iter().flatten()
}

/// Returns the screens of the course that have a board, with their sentences.
fn lessons(game: GameId) -> Vec<(Phrase, Posed)> {
    let lessons = game.course().iter();
    let posed = lessons.filter_map(|lesson| Some((lesson.phrase, Posed::lesson(game, lesson)?)));
    posed.collect()
}

/// Returns the width of a picture.
fn width(flow: &Flow) -> f64 {
    (flow.room().w - GAP) / COLUMNS as f64
}

/// Returns the heights of the boards of a row and of their texts.
fn heights(
    pair: &[(Phrase, Posed)],
    wide: f64,
    languages: (Language, Option<Language>),
) -> (f64, f64) {
    let boards = pair
        .iter()
        .map(|(_, posed)| (wide * proportion(posed)).min(MOST));
    let lines = |(phrase, _): &(Phrase, Posed)| {
        let high = |(kind, text): (Type, String)| {
            kind.lines(&text, wide).len() as f64 * kind.size * LEADING
        };
        texts(*phrase, languages).map(high).sum::<f64>()
    };
    let said = pair.iter().map(lines).fold(0.0, f64::max);
    (boards.fold(0.0, f64::max), said)
}

/// Draws a row of pictures, whose boards have this height, with their texts; `first` is the number of its first picture.
fn row(
    flow: &mut Flow,
    (pair, first): (&[(Phrase, Posed)], usize),
    (tall, said): (f64, f64),
    languages: (Language, Option<Language>),
) {
    let wide = width(flow);
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
        for (kind, text) in texts(*phrase, languages) {
            y = pen.lines(kind, (x, y), wide, &text);
        }
        let number = first + column;
        flow.put(Role::Text, &format!("picture-{number}"), place, &pen);
    }
}

/// Draws the first row of pictures in the height left on the sheet. If that is too little, a required row begins a new sheet,
/// and others are omitted.
pub fn first_row(flow: &mut Flow, game: GameId, language: Language, is_required: bool) {
    let lessons = lessons(game);
    let pair = &lessons[..lessons.len().min(COLUMNS)];
    let (tall, said) = heights(pair, width(flow), (language, None));
    let left = flow.left() - said - 9.0;
    if is_required || left >= LEAST {
        let tall = tall.min(left.max(LEAST));
        row(flow, (pair, 1), (tall, said), (language, None));
    }
}

/// Returns the sheets.
pub fn pictures(game: GameId, language: Language, home: Option<Language>) -> Vec<Sheet> {
    let name = game.info().name.text(language);
    let heading = format!("{name} · {}", words::PICTURES.text(language));
    let hint = words::PICTURES_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let (wide, languages) = (width(&flow), (language, home));
    for (index, pair) in lessons(game).chunks(COLUMNS).enumerate() {
        let first = index * COLUMNS + 1;
        let high = heights(pair, wide, languages);
        row(&mut flow, (pair, first), high, languages);
    }
    flow.done()
}
