//! Tale of a game as a small book: one sheet folded in eight, with a cut in its middle.

use engine::kernel::info::GameInfo;
use engine::kernel::side::Side;
use engine::kernel::words::{Language, Phrase};
use engine::table::{Episode, Role as In, Table, turning_points};

use super::dice::dots;
use super::leaf::{COLUMNS, Leaf};
use super::page::{Format, MARGIN, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, FULL, Line, Pen, area, bold, plain, title};
use super::pieces::figure;
use crate::widgets::cast::{BETWEEN, HEIGHT, WIDTH, fighting, standing};
use crate::widgets::drawing::Rect;
use crate::widgets::qr_code::{self, Modules};
use crate::words::{pages, paper as words, play};

/// Number of pages between the cover and the back.
const INSIDE: usize = 6;
/// Side of a QR code with its quiet zone, in millimetres.
const CODE: f64 = 22.0;

/// QR codes of the inner pages; `None` is a page without a code.
pub type Codes = Vec<Option<Modules>>;

/// Finished game with its episodes.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    episodes: Vec<Episode>,
    steps: usize,
    dice: usize,
    codes: Codes,
}

impl Told {
    /// Creates the tale of a table; `None` if the game is not over or has no episodes.
    pub fn of(table: &dyn Table) -> Option<Self> {
        let episodes = table.episodes();
        let ends = episodes.last().is_some_and(|last| last.role == In::End);
        ends.then(|| Self {
            episodes,
            steps: table.steps().len(),
            dice: table.rolled_dice().len(),
            codes: Codes::new(),
        })
    }

    /// Iterates over the position strings from which the episodes of the inner pages can be played again.
    pub fn positions(&self) -> impl Iterator<Item = &str> {
        self.split().1.into_iter().map(|episode| &*episode.position)
    }

    /// Sets the QR codes of the inner pages: links to their positions.
    #[must_use]
    pub fn coded(self, codes: Codes) -> Self {
        Self { codes, ..self }
    }

    /// Returns the episode on the cover and those on the inner pages. With more episodes than pages the departure is on
    /// the cover only.
    fn split(&self) -> (&Episode, Vec<&Episode>) {
        (&self.episodes[0], turning_points(&self.episodes, INSIDE))
    }
}

/// Draws the characters of an episode in a frame at the top of an area; returns the lower edge of the frame.
fn picture(pen: &mut Pen, episode: &Episode, room: Rect) -> f64 {
    let scale = room.w / WIDTH;
    let frame = area(room.x, room.y, room.w, HEIGHT * scale);
    pen.rect(frame, 3.0, "var(--ground)", Line { width: 0.6, ..FULL });
    let placed = |at: Rect| {
        area(
            frame.x + at.x * scale,
            frame.y + at.y * scale,
            at.w * scale,
            at.h * scale,
        )
    };
    if let Some(fought) = &episode.fight {
        for (piece, side) in episode.cast.iter().zip(Side::BOTH) {
            let at = fighting(side, fought.winner == side);
            figure(pen, piece, placed(at));
            let middle = at.x + at.w / 2.0;
            let die = placed(area(middle - 48.0, 16.0, 96.0, 96.0));
            pen.rect(die, 3.0, "var(--white)", FULL);
            for (x, y) in dots(fought.faces[side]) {
                let (x, y) = (die.x + die.w * x, die.y + die.h * y);
                pen.disc(
                    (x, y),
                    0.09 * die.w,
                    "var(--contour-dark)",
                    Line { width: 0.1, ..FULL },
                );
            }
            // The total beside the die, towards the middle.
            let inwards = if side == Side::Attacker { 88.0 } else { -88.0 };
            let number = placed(area(middle + inwards, 92.0, 0.0, 0.0));
            let total = fought.total(side).to_string();
            pen.text(bold(6.0), (number.x, number.y), Anchor::Middle, &total);
        }
        return frame.y + frame.h;
    }
    let all = standing(episode.cast.len());
    for (piece, at) in episode.cast.iter().zip(all) {
        figure(pen, piece, placed(at));
    }
    if episode.role == In::Meeting {
        pen.symbol("icon-die", placed(BETWEEN));
    }
    frame.y + frame.h
}

/// Draws centred text in lines; returns the next baseline.
fn told(pen: &mut Pen, text: &str, room: Rect, from: f64) -> f64 {
    let kind = bold(5.0);
    let mut y = from;
    for line in kind.lines(text, room.w) {
        pen.text(kind, (room.x + room.w / 2.0, y), Anchor::Middle, &line);
        y += 6.4;
    }
    y
}

/// Draws the sentences of an episode, each on its own lines; returns the next baseline.
fn said(pen: &mut Pen, episode: &Episode, room: Rect, from: f64, language: Language) -> f64 {
    let phrases = episode.phrases.iter();
    phrases.fold(from, |y, phrase| {
        told(pen, phrase.text(language), room, y) + 2.0
    })
}

fn cover(first: &Episode, card: &GameInfo, room: Rect, language: Language) -> Pen {
    let mut pen = Pen::default();
    let middle = room.x + room.w / 2.0;
    let text = words::TALE_TITLE.text(language);
    let mut y = room.y + 8.0;
    for line in title(9.0).lines(text, room.w) {
        pen.text(title(9.0), (middle, y), Anchor::Middle, &line);
        y += 9.5;
    }
    let y = picture(&mut pen, first, Rect { y: y - 3.0, ..room });
    let name = card.name.text(language);
    let kind = title(7.0).fitting(name, room.w);
    pen.text(kind, (middle, y + 10.0), Anchor::Middle, name);
    said(&mut pen, first, room, y + 20.0, language);
    pen
}

/// Draws a QR code in the lower right corner of a page.
fn code(pen: &mut Pen, code: &Modules, room: Rect) {
    let (x, y) = (room.x + room.w - CODE, room.y + room.h - CODE);
    let scale = CODE / qr_code::side(code);
    pen.group(format_args!(
        "class=\"book-code\" transform=\"translate({x:.2} {y:.2}) scale({scale:.4})\""
    ));
    let plain = Line { width: 0.0, ..FULL };
    pen.path(qr_code::path(code), "var(--ink)", plain, "none");
    pen.end();
}

fn inside(
    (episode, drawn): (&Episode, Option<&Modules>),
    number: usize,
    room: Rect,
    language: Language,
) -> Pen {
    let mut pen = Pen::default();
    let y = picture(&mut pen, episode, room);
    said(&mut pen, episode, room, y + 8.0, language);
    // A line for the child's own sentence.
    let free = drawn.map_or(0.0, |_| CODE);
    let line = format!(
        "M{:.2} {:.2}h{:.2}",
        room.x,
        room.y + room.h - 8.0,
        room.w - free
    );
    if let Some(drawn) = drawn {
        code(&mut pen, drawn, room);
    }
    pen.line(line, Line { width: 0.4, ..FULL });
    let foot = (room.x + room.w / 2.0, room.y + room.h - 0.5);
    pen.text(plain(3.6), foot, Anchor::Middle, &number.to_string());
    pen
}

/// Draws an empty page, on which the pupils draw.
fn to_draw(number: usize, room: Rect, language: Language) -> Pen {
    let mut pen = Pen::default();
    let frame = Rect {
        h: room.h - 22.0,
        ..room
    };
    pen.rect(frame, 3.0, "none", FOLD);
    told(
        &mut pen,
        words::DRAW_HERE.text(language),
        room,
        frame.y + frame.h + 7.0,
    );
    let foot = (room.x + room.w / 2.0, room.y + room.h - 0.5);
    pen.text(plain(3.6), foot, Anchor::Middle, &number.to_string());
    pen
}

fn back(tale: &Told, room: Rect, language: Language) -> Pen {
    let t = |phrase: Phrase| phrase.text(language);
    let mut pen = Pen::mirroring(language.is_rtl());
    let mut y = told(&mut pen, t(play::THE_END), room, room.y + 8.0) + 4.0;
    pen.text(plain(4.2), (room.x, y), Anchor::Start, t(words::TOLD_BY));
    for _ in 0..3 {
        y += 9.0;
        let path = format!("M{:.2} {y:.2}h{:.2}", room.x, room.w);
        pen.line(path, Line { width: 0.4, ..FULL });
    }
    y += 9.0;
    let counts = [
        (tale.steps, words::STEP_COUNT),
        (tale.dice, words::DICE_COUNT),
    ];
    for (count, unit) in counts.into_iter().filter(|(count, _)| *count > 0) {
        let text = unit.filled(language, &[("count", &count)]);
        pen.text(bold(4.6), (room.x, y), Anchor::Start, &text);
        y += 6.0;
    }
    let hint = plain(2.7);
    let mut lines = hint.lines(t(words::BOOK_HINT), room.w);
    if tale.codes.iter().any(Option::is_some) {
        lines.extend(hint.lines(t(words::BOOK_CODE), room.w));
    }
    let y = room.y + room.h - 5.0 - 3.8 * lines.len() as f64;
    for (line, text) in lines.iter().enumerate() {
        let at = (room.x, y + 3.8 * line as f64);
        pen.text(hint, at, Anchor::Start, text);
    }
    let foot = (room.x, room.y + room.h - 0.5);
    pen.text(plain(3.2), foot, Anchor::Start, t(pages::APP));
    pen
}

/// Draws the folding and cutting lines.
fn folds(sheet: &mut Sheet) {
    let (w, h) = Format::A4Lying.size();
    let wide = w / COLUMNS as f64;
    let mut pen = Pen::default();
    for column in 1..COLUMNS {
        let x = column as f64 * wide;
        pen.line(format!("M{x:.2} {MARGIN}v{:.2}", h - 2.0 * MARGIN), FOLD);
    }
    let y = h / 2.0;
    let end = wide - MARGIN;
    pen.line(
        format!("M{MARGIN} {y}h{end:.2}M{:.2} {y}h{end:.2}", w - wide),
        FOLD,
    );
    pen.line(format!("M{wide:.2} {y}h{:.2}", 2.0 * wide), CUT);
    let all = area(MARGIN, MARGIN, w - 2.0 * MARGIN, h - 2.0 * MARGIN);
    sheet.put(Role::Text, "folds", all, &pen);
}

/// Returns the sheet.
pub fn small_book(tale: &Told, card: &GameInfo, language: Language) -> Sheet {
    let mut sheet = Sheet::new(Format::A4Lying, words::TALE_BOOK.text(language), language);
    folds(&mut sheet);
    let (first, pages) = tale.split();
    let leaf = Leaf::of(1);
    leaf.put(
        &mut sheet,
        "page-1".to_owned(),
        &cover(first, card, leaf.room, language),
    );
    for number in 2..=INSIDE + 1 {
        let leaf = Leaf::of(number);
        let drawn = match pages.get(number - 2) {
            Some(episode) => {
                let code = tale.codes.get(number - 2).and_then(Option::as_ref);
                inside((episode, code), number, leaf.room, language)
            }
            None => to_draw(number, leaf.room, language),
        };
        leaf.put(&mut sheet, format!("page-{number}"), &drawn);
    }
    let leaf = Leaf::of(INSIDE + 2);
    leaf.put(
        &mut sheet,
        format!("page-{}", INSIDE + 2),
        &back(tale, leaf.room, language),
    );
    sheet
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::rng::Rng;
    use engine::kernel::words::Language;

    use super::{INSIDE, Told, small_book};

    /// Plays a random game to its end.
    fn over(game: GameId) -> Option<Told> {
        let mut table = game.entry().open(&Options::default(), 3).ok()?;
        let mut dice = Rng::seeded(3);
        for _ in 0..3_000 {
            let choices = table.choices();
            if choices.is_empty() {
                break;
            }
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            assert!(Told::of(&*table).is_none(), "only what is over is told");
            table.play(choice).ok()?;
        }
        Told::of(&*table)
    }

    #[test]
    fn every_game_that_is_over_makes_a_book_of_eight_pages() {
        let mut books = 0;
        for &game in GameId::ALL {
            let Some(tale) = over(game) else {
                continue;
            };
            books += 1;
            let sheet = small_book(&tale, game.info(), Language::FRENCH);
            assert_eq!(sheet.things.len(), INSIDE + 3, "{}", game.slug());
            let last = tale.episodes.last().expect("an end");
            let end = last.phrases.last().expect("who won").fr;
            let words: Vec<&str> = end.split(' ').take(2).collect();
            let shown =
                |thing: &crate::sheets::page::Thing| thing.drawing.contains(&words.join(" "));
            assert!(sheet.things.iter().any(shown), "{}: {end}", game.slug());
        }
        assert!(books >= 4, "only {books} random games ended");
    }
}
