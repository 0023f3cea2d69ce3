//! Problems on a sheet, each with its board and sign; their solutions are on a separate sheet. A sheet has six problems, or
//! those of the days of a week.

use engine::catalogue::GameId;
use engine::kernel::problem::Kind;
use engine::kernel::words::{Language, Phrase};
use engine::problems::Problem;

use super::board_sheet::{Paper as Size, emblem};
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, bold, plain};
use super::problem_board::{Posed, Side, board};
use super::title::{room, titled};
use crate::widgets::drawing::Rect;
use crate::widgets::kind_sign;
use crate::words::{paper, problem_desk as words, problems};

const COLUMNS: usize = 2;
const ROWS: usize = 3;
/// Gap between two problems, as a fraction of a column's width.
const GAP: f64 = 0.05;
/// Height of the heading above a board, as a fraction of its width.
const HEAD: f64 = 0.13;

/// Returns the question in the pupils' words.
const fn question(posed: &Posed) -> Phrase {
    match posed.kind {
        Kind::Take => problems::TAKE,
        Kind::Save => problems::SAVE,
        Kind::Fight => problems::BEST_FIGHT,
        Kind::Count => problems::COUNT,
        Kind::Path if posed.is_walk => problems::STEPS,
        Kind::Path => problems::WAY,
        Kind::Two => problems::TWO,
        Kind::Three => problems::THREE,
    }
}

/// Checks whether a problem works on paper: without dice or cards.
pub fn is_printable(problem: &Problem) -> bool {
    match problem.kind {
        Kind::Count => false,
        Kind::Fight => problem.options.iter().all(|option| !option.contains(':')),
        _ => true,
    }
}

/// School week with its problems of the day.
#[derive(Clone, PartialEq, Debug)]
pub struct Week {
    /// Date of its first day, as text.
    pub from: String,
    /// Days of the month with their problems.
    pub days: Vec<(u32, Problem)>,
}

/// Places the boards of a sheet, each as large as its cell allows, with a number each.
fn boards(sheet: &mut Sheet, posed: &[(u32, Posed)], side: Side, language: Language) {
    let whole = room(sheet.format);
    let gap = GAP * whole.w / COLUMNS as f64;
    let wide = (whole.w - gap) / COLUMNS as f64;
    let high = (whole.h - gap * (ROWS - 1) as f64) / ROWS as f64;
    for (index, (number, posed)) in posed.iter().enumerate() {
        let (column, row) = (index % COLUMNS, index / COLUMNS);
        let x = whole.x + column as f64 * (wide + gap);
        let y = whole.y + row as f64 * (high + gap);
        let place = area(x, y, wide, high);
        let mut pen = sheet.pen();
        head(&mut pen, posed, *number, place, language);
        let head = HEAD * wide;
        let rest = area(x, y + head, wide, high - head);
        pen.keeping(rest);
        board(&mut pen, posed, rest, side);
        pen.end();
        sheet.put(Role::Text, format!("problem-{}", index + 1), place, &pen);
    }
}

/// Draws the heading: number, sign of the kind, question, and seat to act.
fn head(pen: &mut Pen, posed: &Posed, number: u32, place: Rect, language: Language) {
    let Rect { x, y, w, .. } = place;
    let high = HEAD * w * 0.86;
    let radius = high / 2.0;
    pen.disc((x + radius, y + radius), radius - 0.3, "var(--paper)", FULL);
    let digit = bold(high * 0.62);
    let at = (x + radius, y + radius + high * 0.22);
    pen.text(digit, at, Anchor::Middle, &number.to_string());
    let sign = x + high * 1.2;
    pen.hundredths((sign, y), high);
    let line = Line {
        width: 7.0,
        dashes: "",
    };
    pen.group("stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    pen.line(kind_sign::lines(posed.kind), line);
    pen.end().end();
    let text = question(posed).text(language);
    let left = sign + high * 1.25;
    let room = x + w - high * 1.15 - left;
    let kind = plain(high * 0.48).fitting(text, room);
    let at = (left, y + radius + kind.size * 0.34);
    pen.text(kind, at, Anchor::Start, text);
    let seat = &posed.card.seats[usize::from(posed.scene.seat.0)];
    emblem(pen, seat, (x + w - high, y), high);
}

/// Returns the sheets: problems, then solutions.
pub fn problem_sheets(
    game: GameId,
    six: &[Problem],
    (paper, is_of_day): (Size, bool),
    language: Language,
) -> Vec<Sheet> {
    let format = match paper {
        Size::A4 => Format::A4,
        Size::A3 => Format::A3,
    };
    let posed = six.iter().filter_map(|problem| Posed::of(game, problem));
    let posed: Vec<(u32, Posed)> = (1..).zip(posed).collect();
    let hint = if is_of_day {
        words::SHEET_HINT
    } else {
        words::SHEET_ANOTHER_HINT
    };
    let sides = [
        (Side::Asked, words::SHEET_TITLE, hint),
        (Side::Solved, words::SOLUTIONS, words::SOLUTIONS_HINT),
    ];
    let sheet = |(side, title, hint): (Side, Phrase, Phrase)| {
        let name = game.info().name.text(language);
        let heading = format!("{name} · {}", title.text(language));
        let mut sheet = titled(format, &heading, hint.text(language), language);
        boards(&mut sheet, &posed, side, language);
        sheet
    };
    match posed.is_empty() {
        true => Vec::new(),
        false => sides.map(sheet).into(),
    }
}

/// Returns the sheets of a calendar: the weeks, then their solutions.
pub fn calendar_sheets(game: GameId, weeks: &[Week], language: Language) -> Vec<Sheet> {
    let sheet = |week: &Week, (side, title, hint): (Side, Phrase, Phrase)| {
        let name = game.info().name.text(language);
        let title = title.filled(language, &[("date", &week.from)]);
        let heading = format!("{name} · {title}");
        let mut sheet = titled(Format::A4, &heading, hint.text(language), language);
        let days = week.days.iter();
        let posed = days.filter_map(|(day, problem)| Some((*day, Posed::of(game, problem)?)));
        let posed: Vec<(u32, Posed)> = posed.collect();
        boards(&mut sheet, &posed, side, language);
        sheet
    };
    let sides = [
        (Side::Asked, paper::WEEK, paper::WEEK_HINT),
        (Side::Solved, paper::WEEK_SOLVED, words::SOLUTIONS_HINT),
    ];
    let sheets = sides.map(|of| weeks.iter().map(move |week| sheet(week, of)));
    sheets.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::problem::Kind;
    use engine::kernel::words::Language;
    use engine::problems::Problem;

    use super::{Size, Week, calendar_sheets, is_printable, problem_sheets};
    use crate::sheets::page::MARGIN;

    fn six(game: GameId) -> Vec<Problem> {
        let root = env!("CARGO_MANIFEST_DIR");
        let path = format!("{root}/assets/problems/{}.txt", game.slug());
        let text = std::fs::read_to_string(path).expect("the problems of a game");
        let all = Problem::read_all(&text).expect("problems");
        let mut all: Vec<Problem> = all.into_iter().filter(is_printable).collect();
        all.truncate(6);
        all
    }

    #[test]
    fn paths_are_asked_for_as_on_the_screen() {
        let path = format!(
            "{}/assets/problems/chevaliers.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(path).expect("the problems of a game");
        let all = Problem::read_all(&text).expect("problems");
        let paths = all.into_iter().filter(|problem| problem.kind == Kind::Path);
        let six: Vec<Problem> = paths.take(6).collect();
        let sheets = problem_sheets(GameId::Chevaliers, &six, (Size::A4, true), Language::FRENCH);
        let things = sheets.iter().flat_map(|sheet| &sheet.things);
        let drawings: String = things.map(|thing| thing.drawing.clone()).collect();
        assert!(drawings.contains("Combien de pas"));
        assert!(!drawings.contains("Combien de tours"));
    }

    #[test]
    fn every_problem_sheet_has_six_problems_and_separate_solutions() {
        for &game in GameId::ALL {
            let six = six(game);
            assert_eq!(six.len(), 6, "{}", game.slug());
            for paper in [Size::A4, Size::A3] {
                let sheets = problem_sheets(game, &six, (paper, true), Language::FRENCH);
                let [asked, solved] = &sheets[..] else {
                    panic!("{} sheets", sheets.len());
                };
                let of = |sheet: &super::Sheet| {
                    let things = sheet.things.iter();
                    let own = things.filter(|thing| thing.name.starts_with("problem-"));
                    own.cloned().collect::<Vec<_>>()
                };
                assert_eq!(of(asked).len(), 6);
                for (asked, solved) in of(asked).iter().zip(of(solved)) {
                    assert_ne!(asked.drawing, solved.drawing, "{}", game.slug());
                }
                let (w, h) = asked.format.size();
                for thing in asked.things.iter().chain(&solved.things) {
                    let at = thing.area;
                    assert!(at.x >= MARGIN && at.x + at.w <= w - MARGIN + 0.001);
                    assert!(at.y >= MARGIN && at.y + at.h <= h - MARGIN + 0.001);
                }
            }
        }
    }
    #[test]
    fn a_calendar_has_a_sheet_for_each_week_and_its_solutions_apart() {
        for &game in GameId::ALL {
            let days: Vec<_> = (28..).zip(six(game)).take(5).collect();
            let week = |from: &str| Week {
                from: from.to_owned(),
                days: days.clone(),
            };
            let weeks = [week("30/11"), week("7/12")];
            let sheets = calendar_sheets(game, &weeks, Language::FRENCH);
            let names: Vec<&str> = sheets.iter().map(|sheet| sheet.title.as_str()).collect();
            assert_eq!(names.len(), 4, "{names:?}");
            for (name, part) in names.iter().zip(["30/11", "7/12", "30/11", "7/12"]) {
                assert!(name.contains(part), "{name}");
            }
            let [asked, _, solved, _] = &sheets[..] else {
                panic!("four sheets");
            };
            let boards = |sheet: &super::Sheet| {
                let things = sheet.things.iter();
                let own = things.filter(|thing| thing.name.starts_with("problem-"));
                own.map(|thing| thing.drawing.clone()).collect::<Vec<_>>()
            };
            let (asked, solved) = (boards(asked), boards(solved));
            assert_eq!((asked.len(), solved.len()), (5, 5));
            assert!(asked[0].contains(">28<") && asked[4].contains(">32<"));
            assert!(asked.iter().zip(&solved).all(|(one, other)| one != other));
        }
    }
}
