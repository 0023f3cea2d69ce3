//! Problem on paper: its board and pieces, the places named by the question, and optionally the solution.

use engine::catalogue::GameId;
use engine::kernel::board::Board;
use engine::kernel::course::CourseScreen;
use engine::kernel::info::GameInfo;
use engine::kernel::input::Touch;
use engine::kernel::options::Options;
use engine::kernel::piece::{Heading, Layer, Piece, Pose, Spot};
use engine::kernel::problem::Kind;
use engine::kernel::scene::Scene;
use engine::kernel::step::Place;
use engine::problems::{Problem, is_walk};
use engine::table::Table;

use super::ground::Ground;
use super::pen::{Anchor, FULL, Line, Pen, area, bold};
use super::pieces::figure;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;

/// Sheet of the pair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The questions.
    Asked,
    /// The solutions.
    Solved,
}

/// Problem or course screen to draw.
pub struct Posed {
    /// Kind of the problem.
    pub kind: Kind,
    /// Set if each turn of its path is one step.
    pub is_walk: bool,
    /// Options offered or places named.
    options: Vec<String>,
    /// Steps of the solution.
    steps: Vec<String>,
    /// Solution, if it is a number.
    number: Option<u8>,
    /// Scene of its position.
    pub scene: Scene,
    /// Static information about the game.
    pub card: &'static GameInfo,
    table: Box<dyn Table>,
    board: Board,
}

impl Posed {
    /// Loads a problem of a game; `None` if its position does not open.
    pub fn of(game: GameId, problem: &Problem) -> Option<Self> {
        let posed = Self::at(game, &problem.position, problem.kind)?;
        let puzzle = game.puzzle(problem).ok();
        Some(Self {
            is_walk: puzzle.is_some_and(|puzzle| is_walk(problem, &*puzzle)),
            options: problem.options.clone(),
            steps: problem.solution.clone(),
            number: problem.number(),
            ..posed
        })
    }

    /// Loads a screen of a course, with its first step if that touches the board.
    pub fn lesson(game: GameId, lesson: &CourseScreen) -> Option<Self> {
        let posed = Self::at(game, lesson.position, Kind::Take)?;
        let steps = lesson.steps.iter().take(1);
        let shown = steps.filter(|step| !posed.touched(step).is_empty());
        let steps = shown.map(|step| (*step).to_owned()).collect();
        Some(Self { steps, ..posed })
    }

    fn at(game: GameId, position: &str, kind: Kind) -> Option<Self> {
        let table = game.entry().at_position(&Options::default(), position, 0);
        let table = table.ok()?;
        Some(Self {
            kind,
            is_walk: false,
            options: Vec::new(),
            steps: Vec::new(),
            number: None,
            scene: table.scene(),
            board: table.board(),
            card: game.info(),
            table,
        })
    }

    /// Returns the places touched for a step.
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

    /// Returns the places that the question names: both ends of a path, or the targets of fights.
    fn named(&self) -> Vec<Place> {
        let options = self.options.iter();
        match self.kind {
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

/// Returns the height of the board as a fraction of its width.
pub fn proportion(posed: &Posed) -> f64 {
    let (wide, high) = Ground::new(&posed.board, posed.card).size();
    high / wide
}

/// Draws the board with its pieces, as large as possible, and the named places or the solution.
pub fn board(pen: &mut Pen, posed: &Posed, room: Rect, side: Side) {
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

/// Returns the square of a given side around a point.
fn around((x, y): (f64, f64), side: f64) -> Rect {
    area(x - side / 2.0, y - side / 2.0, side, side)
}

/// Draws a piece on the board: an arrow shows its direction; a frozen piece is of stone.
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

/// Draws the solution: an arrow over the board, or the number.
fn solution(pen: &mut Pen, posed: &Posed, unit: f64, middle: &impl Fn(Place) -> (f64, f64)) {
    if let Some(number) = posed.number {
        let target = posed.named().pop().map(middle);
        let at = target.unwrap_or_default();
        pen.disc(at, unit * 0.48, "var(--paper)", FULL);
        let digit = bold(unit * 0.66);
        let at = (at.0, at.1 + unit * 0.23);
        pen.text(digit, at, Anchor::Middle, &number.to_string());
        return;
    }
    let step = posed.steps.first();
    let places = step.map(|step| posed.touched(step)).unwrap_or_default();
    let way: Vec<(f64, f64)> = places.into_iter().map(middle).collect();
    match &way[..] {
        [.., before, end] => arrow(pen, &way, (*before, *end), unit),
        [only] => ring(pen, *only, unit),
        [] => {
            if let Some(text) = step {
                pen.text(bold(unit * 0.5), middle(Place(0)), Anchor::Start, text);
            }
        }
    }
}

/// Draws an arrow along a path, dark with a light rim, for contrast on any ground.
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
