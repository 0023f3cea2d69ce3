//! Six problems on a sheet, each with its board and the sign of its kind, and their solutions on a sheet apart.

use engine::catalogue::GameId;
use engine::kernel::board::Board;
use engine::kernel::info::GameInfo;
use engine::kernel::input::Touch;
use engine::kernel::options::Options;
use engine::kernel::piece::{Heading, Layer, Piece, Pose, Spot};
use engine::kernel::problem::Kind;
use engine::kernel::scene::Scene;
use engine::kernel::step::Place;
use engine::kernel::words::{Language, Phrase};
use engine::problems::Problem;
use engine::table::Table;

use super::board_sheet::{Paper as Size, emblem};
use super::ground::Ground;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, bold, plain};
use super::pieces::figure;
use super::title::{room, titled};
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::widgets::kind_sign;
use crate::words::{problem_desk as words, problems};

const COLUMNS: usize = 2;
const ROWS: usize = 3;
/// What lies between two problems, of the width of a cell of the sheet.
const GAP: f64 = 0.05;
/// The height of the line above a board, of the width.
const HEAD: f64 = 0.13;

/// Which of both sheets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Asked,
    Solved,
}

/// A problem as it is drawn.
struct Posed<'a> {
    problem: &'a Problem,
    table: Box<dyn Table>,
    scene: Scene,
    board: Board,
    card: &'static GameInfo,
}

impl<'a> Posed<'a> {
    fn of(game: GameId, problem: &'a Problem) -> Option<Self> {
        let entry = game.entry();
        let table = entry.at_position(&Options::default(), &problem.position, 0);
        let table = table.ok()?;
        Some(Self {
            problem,
            scene: table.scene(),
            board: table.board(),
            card: game.info(),
            table,
        })
    }

    /// The places that are touched for a step.
    fn touched(&self, step: &str) -> Vec<Place> {
        let choices = self.table.choices();
        let choice = choices.iter().find(|choice| choice.text() == step);
        let inputs = choice.map(|choice| choice.inputs().to_vec());
        let places = inputs.into_iter().flatten();
        places
            .filter_map(|touch| match touch {
                Touch::At(place) => Some(place),
                Touch::Held(_) | Touch::Pick(_) => None,
            })
            .collect()
    }

    /// The places that the question names: both ends of a way, the ends of fights.
    fn named(&self) -> Vec<Place> {
        let options = self.problem.options.iter();
        match self.problem.kind {
            Kind::Path => options.filter_map(|word| self.board.place(word)).collect(),
            Kind::Fight => {
                let ends = options.filter_map(|step| self.touched(step).last().copied());
                let mut ends: Vec<Place> = ends.collect();
                ends.sort_unstable();
                ends.dedup();
                ends
            }
            _ => Vec::new(),
        }
    }
}

/// What is asked, as pupils hear it.
const fn question(kind: Kind) -> Phrase {
    match kind {
        Kind::Take => problems::TAKE,
        Kind::Save => problems::SAVE,
        Kind::Fight => problems::BEST_FIGHT,
        Kind::Count => problems::COUNT,
        Kind::Path => problems::WAY,
        Kind::Two => problems::TWO,
        Kind::Three => problems::THREE,
    }
}

/// Whether a problem can be asked on paper: nothing falls there, and no card is drawn.
pub fn is_printable(problem: &Problem) -> bool {
    match problem.kind {
        Kind::Count => false,
        Kind::Fight => problem.options.iter().all(|option| !option.contains(':')),
        _ => true,
    }
}

/// The boards of a sheet, each with its scale, at most so large that all fit.
fn boards(sheet: &mut Sheet, posed: &[Posed<'_>], side: Side, language: Language) {
    let whole = room(sheet.format);
    let gap = GAP * whole.w / COLUMNS as f64;
    let wide = (whole.w - gap) / COLUMNS as f64;
    let high = (whole.h - gap * (ROWS - 1) as f64) / ROWS as f64;
    for (index, posed) in posed.iter().enumerate() {
        let (column, row) = (index % COLUMNS, index / COLUMNS);
        let x = whole.x + column as f64 * (wide + gap);
        let y = whole.y + row as f64 * (high + gap);
        let place = area(x, y, wide, high);
        let mut pen = Pen::default();
        head(&mut pen, posed, index + 1, place, language);
        let head = HEAD * wide;
        let rest = area(x, y + head, wide, high - head);
        board(&mut pen, posed, rest, side);
        sheet.put(Role::Text, format!("problem-{}", index + 1), place, &pen);
    }
}

/// The number of a problem, the sign of its kind, what is asked, and whose turn it is.
fn head(pen: &mut Pen, posed: &Posed<'_>, number: usize, place: Rect, language: Language) {
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
    pen.line(kind_sign::lines(posed.problem.kind), line);
    pen.end().end();
    let text = question(posed.problem.kind).text(language);
    let left = sign + high * 1.25;
    let room = x + w - high * 1.15 - left;
    let kind = plain(high * 0.48).fitting(text, room);
    let at = (left, y + radius + kind.size * 0.34);
    pen.text(kind, at, Anchor::Start, text);
    let seat = &posed.card.seats[usize::from(posed.scene.seat.0)];
    emblem(pen, seat, (x + w - high, y), high);
}

/// The board with its pieces, as large as it fits, and what is named or solved on it.
fn board(pen: &mut Pen, posed: &Posed<'_>, room: Rect, side: Side) {
    let ground = Ground::new(&posed.board, posed.card);
    let (wide, high) = ground.size();
    let cell = (room.w / wide).min(room.h / high);
    let corner = (room.x + (room.w - wide * cell) / 2.0, room.y);
    ground.draw(pen, corner, cell);
    let unit = ground.spacing() * cell;
    let middle = |place: Place| {
        let (x, y) = ground.centre(posed.board.place_info(place));
        (corner.0 + x * cell, corner.1 + y * cell)
    };
    for place in posed.named() {
        ring(pen, middle(place), unit);
    }
    for layer in [Layer::Ground, Layer::Standing] {
        for piece in posed
            .scene
            .pieces
            .iter()
            .filter(|piece| piece.layer == layer)
        {
            let Spot::On(place) = piece.spot else {
                continue;
            };
            let mut others = posed.scene.pieces.iter();
            let shares = others.any(|other| other.spot == piece.spot && other.layer != layer);
            let at = middle(place);
            let square = match (shares, layer) {
                (false, _) => around(at, unit * 0.88),
                (true, Layer::Ground) => {
                    around((at.0 - unit * 0.17, at.1 - unit * 0.17), unit * 0.6)
                }
                (true, Layer::Standing) => {
                    around((at.0 + unit * 0.14, at.1 + unit * 0.14), unit * 0.66)
                }
            };
            standing(pen, piece, square);
        }
    }
    if side == Side::Solved {
        solution(pen, posed, unit, &middle);
    }
}

/// The square of a side around a point.
fn around((x, y): (f64, f64), side: f64) -> Rect {
    area(x - side / 2.0, y - side / 2.0, side, side)
}

/// A piece as it stands: below it the arrow of where it looks; what is frozen is of stone.
fn standing(pen: &mut Pen, piece: &Piece, square: Rect) {
    match piece.pose {
        Pose::Plain => figure(pen, piece, square),
        Pose::Frozen => {
            pen.hundredths((square.x, square.y), square.w);
            let stone = format!("{}-frozen", piece.kind);
            pen.symbol(&stone, area(-4.0, -4.0, 108.0, 116.0)).end();
        }
        Pose::Facing(heading) => {
            let turn = match heading {
                Heading::North => 0,
                Heading::East => 90,
                Heading::South => 180,
                Heading::West => 270,
            };
            let square = square.inset(square.w * 0.08);
            pen.hundredths((square.x, square.y), square.w);
            pen.group(format_args!("transform=\"rotate({turn} 50 52)\""));
            pen.symbol("facing", area(0.0, 0.0, 100.0, 104.0));
            pen.end().end();
            let plain = Piece {
                pose: Pose::Plain,
                ..*piece
            };
            figure(pen, &plain, square);
        }
    }
}

fn ring(pen: &mut Pen, at: (f64, f64), unit: f64) {
    let line = Line {
        width: unit * 0.07,
        dashes: "",
    };
    pen.disc(at, unit * 0.5, "none", line);
}

/// The answer: an arrow over the board, or the number.
fn solution(pen: &mut Pen, posed: &Posed<'_>, unit: f64, middle: &impl Fn(Place) -> (f64, f64)) {
    if let Some(number) = posed.problem.number() {
        let target = posed.named().pop().map(middle);
        let at = target.unwrap_or_default();
        pen.disc(at, unit * 0.48, "var(--paper)", FULL);
        let digit = bold(unit * 0.66);
        let at = (at.0, at.1 + unit * 0.23);
        pen.text(digit, at, Anchor::Middle, &number.to_string());
        return;
    }
    let step = posed.problem.solution.first();
    let places = step.map(|step| posed.touched(step)).unwrap_or_default();
    let way: Vec<(f64, f64)> = places.into_iter().map(middle).collect();
    match &way[..] {
        [.., before, end] => arrow(pen, &way, (*before, *end), unit),
        [only] => ring(pen, *only, unit),
        [] => {
            let text = step.map_or("", String::as_str);
            let at = middle(Place(0));
            pen.text(bold(unit * 0.5), at, Anchor::Start, text);
        }
    }
}

/// An arrow along a way, dark in a light edge, so that it is seen on everything.
fn arrow(pen: &mut Pen, way: &[(f64, f64)], (before, end): ((f64, f64), (f64, f64)), unit: f64) {
    let (dx, dy) = (end.0 - before.0, end.1 - before.1);
    let length = dx.hypot(dy).max(0.001);
    let (dx, dy) = (dx / length * unit * 0.3, dy / length * unit * 0.3);
    let mut line = String::new();
    for (index, (x, y)) in way.iter().enumerate() {
        let sign = if index == 0 { 'M' } else { 'L' };
        line.push_str(&format!("{sign}{} {}", Decimal(*x), Decimal(*y)));
    }
    let [x, y] = [end.0, end.1].map(Decimal);
    let [left, top] = [end.0 - dx - dy, end.1 - dy + dx].map(Decimal);
    let [right, low] = [end.0 - dx + dy, end.1 - dy - dx].map(Decimal);
    line.push_str(&format!("M{left} {top}L{x} {y}L{right} {low}"));
    pen.group("stroke-linecap=\"round\" stroke-linejoin=\"round\"");
    for (width, colour) in [(0.26, "var(--paper)"), (0.12, "var(--target)")] {
        let width = unit * width;
        pen.path(&line, "none", Line { width, dashes: "" }, colour);
    }
    pen.end();
}

/// The sheets: the problems, and their solutions.
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
    let posed: Vec<Posed<'_>> = six
        .iter()
        .filter_map(|problem| Posed::of(game, problem))
        .collect();
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

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::words::Language;
    use engine::problems::Problem;

    use super::{Size, is_printable, problem_sheets};
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
    fn every_game_has_six_on_a_sheet_and_their_solutions_apart() {
        for &game in GameId::ALL {
            let six = six(game);
            assert_eq!(six.len(), 6, "{}", game.slug());
            for paper in [Size::A4, Size::A3] {
                let sheets = problem_sheets(game, &six, (paper, true), Language::French);
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
}
