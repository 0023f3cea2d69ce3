//! Suitcase: the sheets of all documents that a class needs, behind a cover. The cover groups them by paper and ink, so that each
//! group is one print job.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};

use super::board_sheet::Paper as Size;
use super::document::Document;
use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, bold, plain};
use super::session::procession;
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

/// Height of a group's heading and of the space before it, in millimetres.
const HEAD: f64 = 13.0;
const BEFORE: f64 = 3.0;
/// Maximum height of a document's row, in millimetres.
const ROW: f64 = 13.5;
/// Height of the hint at the end, in millimetres.
const HINT: f64 = 9.0;
/// Side of a document's picture, in millimetres.
const PICTURE: f64 = 8.5;

/// Paper and ink of a print job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Job {
    is_thick: bool,
    is_black: bool,
}

/// Thick paper, in colour.
const CARD: Job = Job {
    is_thick: true,
    is_black: false,
};
/// Plain paper, in colour.
const COLOUR: Job = Job {
    is_thick: false,
    is_black: false,
};
/// Plain paper, for which black ink is enough.
const BLACK: Job = Job {
    is_thick: false,
    is_black: true,
};

/// Documents in order: their print job, and a note about their use.
const DOCUMENTS: [(Document, Job, Option<Phrase>); 13] = [
    (Document::Board(Size::A4), CARD, None),
    (Document::Pieces(Size::A4), CARD, Some(words::TO_CUT)),
    (Document::Blank(Size::A4), CARD, Some(words::TO_CUT)),
    (Document::LargeDice, CARD, Some(words::TO_CUT)),
    (Document::Cards, CARD, Some(words::TO_CUT)),
    (Document::Vocabulary, CARD, Some(words::TO_CUT)),
    (Document::Diploma, CARD, Some(words::PER_PUPIL)),
    (Document::Pictures, COLOUR, None),
    (Document::Tables, COLOUR, Some(words::FOR_TEACHER)),
    (Document::Session, BLACK, Some(words::FOR_TEACHER)),
    (Document::Letter, BLACK, Some(words::PER_FAMILY)),
    (Document::Problems(Size::A4), BLACK, None),
    (Document::Score, BLACK, None),
];

/// Document in the suitcase, with its sheets.
pub struct Part {
    document: Document,
    job: Job,
    note: Option<Phrase>,
    sheets: Vec<Sheet>,
}

/// Returns the documents that have sheets, in order.
pub fn contents(is_black: bool, sheets: impl Fn(Document) -> Vec<Sheet>) -> Vec<Part> {
    let part = |(document, job, note): (Document, Job, Option<Phrase>)| Part {
        document,
        job: Job {
            is_black: is_black || job.is_black,
            ..job
        },
        note,
        sheets: sheets(document),
    };
    let mut parts: Vec<Part> = DOCUMENTS.into_iter().map(part).collect();
    parts.retain(|part| !part.sheets.is_empty());
    parts
}

/// Returns the text for a range of pages.
pub fn pages(first: usize, count: usize, language: Language) -> String {
    let last = first + count - 1;
    match count {
        1 => words::ONE_PAGE.filled(language, &[("number", &first)]),
        _ => words::PAGES.filled(language, &[("first", &first), ("last", &last)]),
    }
}

/// Draws the heading of a print job: paper, ink and pages.
fn heading(flow: &mut Flow, job: Job, pages: &str, language: Language) {
    let strip = flow.take(BEFORE + HEAD);
    let frame = area(strip.x, strip.y + BEFORE, strip.w, HEAD - 2.0);
    let mut pen = flow.pen();
    pen.rect(frame, 3.0, "var(--ground)", Line { width: 0.7, ..FULL });
    let base = frame.y + frame.h / 2.0 + 2.1;
    let right = frame.x + frame.w - 4.0;
    let number = bold(6.4);
    pen.text(number, (right, base), Anchor::End, pages);
    let paper = match job.is_thick {
        true => words::THICK_PAPER,
        false => words::PLAIN_PAPER,
    };
    let ink = match job.is_black {
        true => words::IN_BLACK,
        false => words::IN_COLOUR,
    };
    let name = format!("{} · {}", paper.text(language), ink.text(language));
    let room = frame.w - 12.0 - number.width(pages);
    let kind = bold(5.6).fitting(&name, room);
    pen.text(kind, (frame.x + 4.0, base), Anchor::Start, &name);
    flow.put(Role::Text, "job", frame, &pen);
}

/// Draws the small picture of a document.
fn picture(pen: &mut Pen, document: Document, Rect { x, y, w, .. }: Rect) {
    let scale = w / 24.0;
    pen.group(format_args!(
        "transform=\"translate({x:.2} {y:.2}) scale({scale:.4})\""
    ));
    pen.line(document.outline(), Line { width: 1.4, ..FULL });
    pen.end();
}

/// Draws the row of a document: picture, name, note and pages.
fn row(flow: &mut Flow, part: &Part, high: f64, pages: &str, language: Language) {
    let strip = flow.take(high);
    let mut pen = flow.pen();
    let middle = strip.y + high / 2.0;
    let at = area(strip.x + 4.0, middle - PICTURE / 2.0, PICTURE, PICTURE);
    picture(&mut pen, part.document, at);
    let right = strip.x + strip.w - 4.0;
    pen.text(bold(4.8), (right, middle + 1.7), Anchor::End, pages);
    let begin = at.x + PICTURE + 4.0;
    let room = right - begin - bold(4.8).width(pages) - 5.0;
    let name = part.document.name().text(language);
    let lift = if part.note.is_some() { 2.2 } else { 0.0 };
    let kind = bold(4.6).fitting(name, room);
    pen.text(kind, (begin, middle + 1.7 - lift), Anchor::Start, name);
    if let Some(note) = part.note {
        let note = note.text(language);
        let kind = plain(3.8).fitting(note, room);
        pen.text(kind, (begin, middle + 4.6), Anchor::Start, note);
    }
    let rule = format!("M{:.2} {:.2}h{:.2}", strip.x, strip.y + high - 0.3, strip.w);
    pen.path(rule, "none", Line { width: 0.3, ..FULL }, "var(--rule)");
    flow.put(Role::Text, part.document.slug(), strip, &pen);
}

/// Draws the cover. The first document begins on page 2.
fn cover(parts: &[Part], all: &[(Piece, u8)], card: &GameInfo, language: Language) -> Vec<Sheet> {
    let title = format!(
        "{} · {}",
        card.name.text(language),
        words::SUITCASE.text(language)
    );
    let hint = words::COVER_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &title, hint, language);
    let whole = flow.room().h;
    procession(&mut flow, all);
    let jobs: Vec<&[Part]> = parts.chunk_by(|one, next| one.job == next.job).collect();
    let taken = 21.0 + (BEFORE + HEAD) * jobs.len() as f64 + HINT;
    let high = ((whole - taken) / parts.len() as f64).min(ROW);
    let mut page = 2;
    for of_job in jobs {
        let count = of_job.iter().map(|part| part.sheets.len()).sum();
        let range = pages(page, count, language);
        heading(&mut flow, of_job[0].job, &range, language);
        for part in of_job {
            let range = pages(page, part.sheets.len(), language);
            row(&mut flow, part, high, &range, language);
            page += part.sheets.len();
        }
    }
    let strip = flow.take(HINT);
    let mut pen = flow.pen();
    let text = words::COVER_LARGER.text(language);
    let kind = plain(4.1).fitting(text, strip.w);
    pen.begun(kind, (strip.x, strip.y + 7.0), strip.w, text);
    flow.put(Role::Text, "larger", strip, &pen);
    flow.done()
}

/// Returns the cover and all sheets.
pub fn suitcase(
    parts: Vec<Part>,
    all: &[(Piece, u8)],
    card: &GameInfo,
    language: Language,
) -> Vec<Sheet> {
    let mut sheets = cover(&parts, all, card, language);
    sheets.extend(parts.into_iter().flat_map(|part| part.sheets));
    sheets
}
