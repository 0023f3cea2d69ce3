//! Drawings of the teacher over the board: arrows and rings. Their unit is a cell of the upright board, so that
//! windows of any size and shape show them at the same pieces.

use engine::table::json::Json;

use super::persist::Persist;

/// Point in cells, from the upper left corner of the upright board.
pub type Point = (f64, f64);

/// Drawing tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Arrow along the stroke.
    #[default]
    Arrow,
    /// Ring around the stroke.
    Ring,
    /// Eraser for every stroke it touches.
    Eraser,
}

/// Number of pens.
pub const PENS: u8 = 3;

/// Drawn shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// Curve from the first point to the last, bent towards the middle one.
    Arrow([Point; 3]),
    /// Centre and radii.
    Ring(Point, Point),
}

/// Shape with its pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Pen, below [`PENS`].
    pub pen: u8,
    /// The shape.
    pub shape: Shape,
}

/// The drawing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    /// Strokes, the oldest first.
    pub strokes: Vec<Stroke>,
    /// Start of an arrow that is drawn with two taps.
    pub progress: Option<Point>,
    /// Votes of a council by pen. Each pen is a candidate then, and its first stroke bears its sign.
    pub votes: Option<Vec<u8>>,
}

/// Minimum radius of a ring, in cells: it surrounds a cell.
const ROUND: f64 = 0.56;
/// Maximum distance to a stroke at which the eraser removes it, in cells.
const NEAR: f64 = 0.4;

impl Shape {
    /// Returns the shape for the path of a finger; `None` for the eraser, or a path too short for an arrow.
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

    /// Returns the control point of the quadratic curve through the three points of an arrow.
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
    /// Draws the shape for the path of a finger.
    pub fn draw(&mut self, tool: Tool, pen: u8, way: &[Point]) {
        if let Some(shape) = Shape::of(tool, way) {
            self.progress = None;
            self.strokes.push(Stroke { pen, shape });
        }
    }

    /// Handles a tap or key press at a point: a ring, one end of an arrow, or the eraser.
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

    /// Erases the strokes near a point.
    pub fn wipe(&mut self, at: Point) {
        self.strokes.retain(|stroke| !stroke.shape.is_near(at));
    }
}

/// Encodes a coordinate in hundredths of a cell, shifted so that points beside the board are not negative.
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
        let strokes = Json::List(self.strokes.iter().map(stroke).collect());
        let Some(votes) = &self.votes else {
            return Json::of_fields([("strokes", strokes)]);
        };
        let votes = votes.iter().map(|votes| Json::Number(u64::from(*votes)));
        Json::of_fields([("strokes", strokes), ("votes", Json::List(votes.collect()))])
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::List(strokes) = json.get("strokes")? else {
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
            votes: match json.get("votes") {
                Some(Json::List(votes)) => Some(votes.iter().map(of_votes).collect::<Option<_>>()?),
                _ => None,
            },
        })
    }
}

/// Reads a number of votes.
fn of_votes(json: &Json) -> Option<u8> {
    u8::try_from(json.number()?).ok()
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
        // The arrow is curved: it passes through the middle point of the path, not along the straight line.
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
        for votes in [None, Some(vec![3, 0, 35])] {
            sketch.votes = votes;
            let text = sketch.to_json().write();
            let read = Sketch::read(&text);
            assert_eq!(read.map(|read| read.to_json().write()), Some(text));
        }
        for wrong in [
            "[]",
            "{}",
            r#"{"strokes":[[9,1,2,3,4]]}"#,
            r#"{"strokes":[],"votes":[300]}"#,
        ] {
            assert_eq!(Sketch::read(wrong), None, "{wrong}");
        }
    }
}
