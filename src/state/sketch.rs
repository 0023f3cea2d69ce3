//! What the teacher draws over the board: arrows and rings, in cells of the standing board, so that a window of any
//! size and shape shows them at the same pieces.

use engine::table::json::Json;

use super::persist::Persist;

/// A point in cells from the upper left corner of the standing board.
pub type Point = (f64, f64);

/// What a finger draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// An arrow along the way of the finger.
    #[default]
    Arrow,
    /// A ring around the way of the finger.
    Ring,
    /// What the finger crosses is wiped away.
    Eraser,
}

/// The number of pens.
pub const PENS: u8 = 3;

/// Something drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// From the first point to the last, bent towards the middle one.
    Arrow([Point; 3]),
    /// Centre and radii.
    Ring(Point, Point),
}

/// Something drawn with a pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// The pen, below [`PENS`].
    pub pen: u8,
    /// What it drew.
    pub shape: Shape,
}

/// The drawing, and what is being drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    /// What is drawn, the oldest first.
    pub strokes: Vec<Stroke>,
    /// Where an arrow drawn by two taps begins.
    pub progress: Option<Point>,
}

/// The least radius of a ring: it goes around a cell.
const ROUND: f64 = 0.56;
/// So near to a stroke the eraser wipes it away.
const NEAR: f64 = 0.4;

impl Shape {
    /// What a finger on this way draws; an eraser and a way too short for an arrow draw nothing.
    pub fn of(tool: Tool, way: &[Point]) -> Option<Self> {
        let (first, last) = (*way.first()?, *way.last()?);
        match tool {
            Tool::Arrow => {
                let far = (last.0 - first.0).hypot(last.1 - first.1) > 0.4;
                far.then(|| Self::Arrow([first, way[way.len() / 2], last]))
            }
            Tool::Ring => {
                let of = |side: fn(&Point) -> f64| {
                    let least = way.iter().map(side).fold(f64::INFINITY, f64::min);
                    let most = way.iter().map(side).fold(f64::NEG_INFINITY, f64::max);
                    (
                        f64::midpoint(least, most),
                        ((most - least) / 2.0).max(ROUND),
                    )
                };
                let ((x, rx), (y, ry)) = (of(|point| point.0), of(|point| point.1));
                Some(Self::Ring((x, y), (rx, ry)))
            }
            Tool::Eraser => None,
        }
    }

    /// The point of the curve of an arrow through which a quadratic curve is drawn.
    pub fn bend([first, middle, last]: [Point; 3]) -> Point {
        let control =
            |first: f64, middle: f64, last: f64| 2.0 * middle - f64::midpoint(first, last);
        (
            control(first.0, middle.0, last.0),
            control(first.1, middle.1, last.1),
        )
    }

    fn is_near(&self, (x, y): Point) -> bool {
        match *self {
            Self::Arrow(points) => {
                let [first, _, last] = points;
                let bend = Self::bend(points);
                (0..=16).any(|part| {
                    let t = f64::from(part) / 16.0;
                    let on = |a: f64, b: f64, c: f64| {
                        (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
                    };
                    let (cx, cy) = (on(first.0, bend.0, last.0), on(first.1, bend.1, last.1));
                    (cx - x).hypot(cy - y) < NEAR
                })
            }
            Self::Ring((cx, cy), (rx, ry)) => {
                ((x - cx) / (rx + NEAR)).hypot((y - cy) / (ry + NEAR)) <= 1.0
            }
        }
    }
}

impl Sketch {
    /// A finger has gone this way.
    pub fn draw(&mut self, tool: Tool, pen: u8, way: &[Point]) {
        if let Some(shape) = Shape::of(tool, way) {
            self.progress = None;
            self.strokes.push(Stroke { pen, shape });
        }
    }

    /// A finger or a key has tapped a place: a ring around it, or an end of an arrow.
    pub fn tap(&mut self, tool: Tool, pen: u8, at: Point) {
        match (tool, self.progress.take()) {
            (Tool::Arrow, None) => self.progress = Some(at),
            (Tool::Arrow, Some(from)) => {
                let middle = (f64::midpoint(from.0, at.0), f64::midpoint(from.1, at.1));
                self.draw(tool, pen, &[from, middle, at]);
            }
            (Tool::Ring, _) => self.draw(tool, pen, &[at]),
            (Tool::Eraser, _) => self.wipe(at),
        }
    }

    /// Wipes away what lies at a point.
    pub fn wipe(&mut self, at: Point) {
        self.strokes.retain(|stroke| !stroke.shape.is_near(at));
    }
}

/// Hundredths of a cell, shifted so that points beside the board have no sign.
fn packed(value: f64) -> Json {
    Json::Number((value * 100.0 + 100_000.0).round().max(0.0) as u64)
}

fn unpacked(json: &Json) -> Option<f64> {
    Some((json.number()? as f64 - 100_000.0) / 100.0)
}

impl Persist for Sketch {
    fn to_json(&self) -> Json {
        let stroke = |stroke: &Stroke| {
            let mut numbers = vec![Json::Number(u64::from(stroke.pen))];
            let points: &[Point] = match &stroke.shape {
                Shape::Arrow(points) => points,
                Shape::Ring(centre, radii) => &[*centre, *radii],
            };
            numbers.extend(points.iter().flat_map(|(x, y)| [packed(*x), packed(*y)]));
            Json::List(numbers)
        };
        Json::List(self.strokes.iter().map(stroke).collect())
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::List(strokes) = json else {
            return None;
        };
        let stroke = |json: &Json| {
            let Json::List(numbers) = json else {
                return None;
            };
            let (pen, points) = numbers.split_first()?;
            let pen = pen.number().filter(|pen| *pen < u64::from(PENS))? as u8;
            let points: Vec<f64> = points.iter().map(unpacked).collect::<Option<_>>()?;
            let shape = match points[..] {
                [x, y, bx, by, cx, cy] => Shape::Arrow([(x, y), (bx, by), (cx, cy)]),
                [x, y, rx, ry] => Shape::Ring((x, y), (rx, ry)),
                _ => return None,
            };
            Some(Stroke { pen, shape })
        };
        Some(Self {
            strokes: strokes.iter().map(stroke).collect::<Option<_>>()?,
            progress: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Persist, Shape, Sketch, Tool};

    #[test]
    fn fingers_and_taps_draw_and_wipe() {
        let mut sketch = Sketch::default();
        sketch.draw(Tool::Arrow, 0, &[(1.0, 1.0), (2.0, 3.0), (3.0, 1.0)]);
        sketch.draw(Tool::Arrow, 0, &[(1.0, 1.0), (1.1, 1.0)]);
        sketch.tap(Tool::Ring, 1, (5.5, 5.5));
        sketch.tap(Tool::Arrow, 2, (0.5, 0.5));
        assert_eq!(sketch.strokes.len(), 2);
        sketch.tap(Tool::Arrow, 2, (0.5, 4.5));
        assert_eq!(sketch.strokes.len(), 3);
        // The arrow is bent: it passes the middle of the way, not the straight line.
        sketch.tap(Tool::Eraser, 0, (2.0, 1.0));
        assert_eq!(sketch.strokes.len(), 3);
        sketch.tap(Tool::Eraser, 0, (2.0, 3.0));
        assert!(matches!(sketch.strokes[0].shape, Shape::Ring(..)));
        sketch.wipe((5.2, 5.9));
        assert_eq!(sketch.strokes.len(), 1);
    }

    #[test]
    fn a_drawing_is_read_back_from_its_text() {
        let mut sketch = Sketch::default();
        sketch.draw(Tool::Arrow, 2, &[(-1.5, 0.25), (2.0, 3.0), (3.0, 1.0)]);
        sketch.tap(Tool::Ring, 1, (5.5, 5.5));
        let text = sketch.to_json().write();
        assert_eq!(
            Sketch::read(&text).map(|read| read.to_json().write()),
            Some(text)
        );
        assert_eq!(Sketch::read("[[9,1,2,3,4]]"), None);
    }
}
