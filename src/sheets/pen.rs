//! Pen: draws lines, text and symbols on a sheet, in millimetres.

use std::fmt::Display;

use super::letters::Face;
use crate::widgets::decimal::{Decimal, Factor};
use crate::widgets::drawing::{Drawing, Rect, escaped};

/// Creates a rectangle from left, top, width and height.
pub const fn area(x: f64, y: f64, w: f64, h: f64) -> Rect {
    Rect { x, y, w, h }
}

/// Alignment of a line of text at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The left end of the text is at the point; with a mirroring pen, the right end.
    Start,
    /// The middle of the text is at the point.
    Middle,
    /// The other end of the text is at the point.
    End,
}

/// Style of a line.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Width in millimetres.
    pub width: f64,
    /// Dash pattern, as in SVG; empty for a solid line.
    pub dashes: &'static str,
}

/// Line to cut along.
pub const CUT: Line = Line {
    width: 0.3,
    dashes: "1.9 1.3",
};
/// Line to fold along.
pub const FOLD: Line = Line {
    width: 0.3,
    dashes: "0.5 1",
};
/// Solid line.
pub const FULL: Line = Line {
    width: 0.4,
    dashes: "",
};

/// Typeface and size.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// Typeface.
    pub face: Face,
    /// Size in millimetres.
    pub size: f64,
}

/// Returns plain type of a size.
pub const fn plain(size: f64) -> Type {
    Type {
        face: Face::Regular,
        size,
    }
}

/// Returns bold type of a size.
pub const fn bold(size: f64) -> Type {
    Type {
        face: Face::Bold,
        size,
    }
}

/// Returns title type of a size.
pub const fn title(size: f64) -> Type {
    Type {
        face: Face::Title,
        size,
    }
}

/// Checks whether a text is read from right to left: it contains a right-to-left letter. It may also contain Latin
/// names.
pub fn is_rtl(text: &str) -> bool {
    text.contains(|sign| ('\u{590}'..='\u{8ff}').contains(&sign))
}

/// Splits a word where a line may break: between Chinese characters, but not before closing punctuation.
fn parts(word: &str) -> impl Iterator<Item = (&'static str, &str)> {
    let is_chinese = |sign: char| ('\u{2e80}'..='\u{9fff}').contains(&sign);
    let breaks = word.char_indices().skip(1);
    let breaks = breaks.filter_map(move |(at, sign)| is_chinese(sign).then_some(at));
    let begins: Vec<usize> = core::iter::once(0).chain(breaks).collect();
    let ends: Vec<usize> = begins.iter().copied().skip(1).chain([word.len()]).collect();
    let parts = begins.into_iter().zip(ends);
    parts.map(move |(begin, end)| (if begin == 0 { " " } else { "" }, &word[begin..end]))
}

impl Type {
    /// Returns the width of a text, in millimetres.
    pub fn width(self, text: &str) -> f64 {
        self.face.width(text) * self.size
    }

    /// Returns this type, reduced so that the text fits the width.
    pub fn fitting(self, text: &str, width: f64) -> Self {
        let size = self.size * (width / self.width(text).max(0.1)).min(1.0);
        Self { size, ..self }
    }

    /// Breaks a text into lines of at most this width.
    pub fn lines(self, text: &str, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = vec![String::new()];
        for (space, word) in text.split(' ').flat_map(parts) {
            let line = lines.last_mut().expect("there is always a line");
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line}{space}{word}")
            };
            if line.is_empty() || self.width(&longer) <= width {
                *line = longer;
            } else {
                lines.push(word.to_owned());
            }
        }
        lines
    }
}

/// Drawing in millimetres.
#[derive(Default)]
pub struct Pen {
    drawn: Drawing,
    mirrors: bool,
    /// For each open group, whether the pen mirrored before it.
    outside: Vec<bool>,
}

impl Pen {
    /// Creates a pen. If it mirrors, the whole drawing is mirrored later, so texts and symbols are mirrored in place to
    /// stay readable.
    pub fn mirroring(mirrors: bool) -> Self {
        Self {
            mirrors,
            ..Self::default()
        }
    }

    /// Returns the markup so far.
    pub fn content(&self) -> &str {
        self.drawn.content()
    }

    /// Returns the markup for the opposite side of the sheet. A mirroring pen reflects it; `edges` is the sum of the
    /// area's left and right edges. Otherwise it moves by `by`.
    pub fn mirrored(&self, edges: f64, by: f64) -> String {
        let (edges, by) = (Decimal(edges), Decimal(by));
        match self.mirrors {
            true => format!(
                "<g transform=\"matrix(-1 0 0 1 {edges} 0)\">{}</g>",
                self.content()
            ),
            false => format!("<g transform=\"translate({by} 0)\">{}</g>", self.content()),
        }
    }

    /// Appends raw SVG.
    pub fn raw(&mut self, text: impl Display) -> &mut Self {
        self.drawn.raw(&text.to_string());
        self
    }

    fn stroke(&mut self, line: Line, colour: &str) {
        self.drawn.with("stroke", colour);
        self.drawn.at("stroke-width", line.width);
        if !line.dashes.is_empty() {
            self.drawn.with("stroke-dasharray", line.dashes);
        }
        self.drawn.raw("/>");
    }

    /// Opens a group that undoes the mirroring, around the middle of an area.
    pub fn keeping(&mut self, room: Rect) -> &mut Self {
        let around = Decimal(2.0 * room.x + room.w);
        match self.mirrors {
            true => self.group(format_args!("transform=\"matrix(-1 0 0 1 {around} 0)\"")),
            false => self.group(""),
        };
        self.mirrors = false;
        self
    }

    /// Appends a path with a fill and a stroke.
    pub fn path(&mut self, d: impl Display, fill: &str, line: Line, colour: &str) -> &mut Self {
        self.drawn.raw("<path").with("d", d).with("fill", fill);
        self.stroke(line, colour);
        self
    }

    /// Appends a path without a fill.
    pub fn line(&mut self, d: impl Display, line: Line) -> &mut Self {
        self.path(d, "none", line, "var(--ink)")
    }

    /// Appends a rectangle with round corners, a fill and a stroke.
    pub fn rect(&mut self, area: Rect, radius: f64, fill: &str, line: Line) -> &mut Self {
        if radius > 0.0 {
            self.drawn.raw("<rect").at("x", area.x).at("y", area.y);
            self.drawn.at("width", area.w).at("height", area.h);
            self.drawn.at("rx", radius).with("fill", fill);
        } else {
            // As a path, its dashes begin at the same corner on every printer.
            let [x, y, w, h] = [area.x, area.y, area.w, area.h].map(Decimal);
            let d = format!("M{x} {y}h{w}v{h}h-{w}z");
            self.drawn.raw("<path").with("d", d).with("fill", fill);
        }
        self.stroke(line, "var(--ink)");
        self
    }

    /// Appends a rectangle without a stroke.
    pub fn fill(&mut self, area: Rect, class: &str, fill: &str) -> &mut Self {
        self.drawn.raw("<rect").with("class", class);
        self.drawn.at("x", area.x).at("y", area.y);
        self.drawn.at("width", area.w).at("height", area.h);
        self.drawn.with("fill", fill).raw("/>");
        self
    }

    /// Appends a disc.
    pub fn disc(&mut self, (x, y): (f64, f64), radius: f64, fill: &str, line: Line) -> &mut Self {
        self.drawn
            .raw("<circle")
            .at("cx", x)
            .at("cy", y)
            .at("r", radius);
        self.drawn.with("fill", fill);
        self.stroke(line, "var(--ink)");
        self
    }

    /// Appends a symbol of the sprite sheets.
    pub fn symbol(&mut self, name: &str, area: Rect) -> &mut Self {
        if self.mirrors {
            self.keeping(area).symbol(name, area).end();
        } else {
            self.drawn.symbol("", name, area);
        }
        self
    }

    /// Opens a group.
    pub fn group(&mut self, attributes: impl Display) -> &mut Self {
        self.outside.push(self.mirrors);
        self.raw(format_args!("<g {attributes}>"))
    }

    /// Opens a group whose unit is one hundredth of this side.
    pub fn hundredths(&mut self, (x, y): (f64, f64), side: f64) -> &mut Self {
        self.outside.push(self.mirrors);
        let (begin, scale) = match self.mirrors {
            true => (x + side, -1.0),
            false => (x, 1.0),
        };
        let [begin, y] = [begin, y].map(Decimal);
        let [across, down] = [scale * side, side].map(|side| Factor(side / 100.0));
        self.mirrors = false;
        self.raw(format_args!(
            "<g transform=\"translate({begin} {y}) scale({across} {down})\">"
        ))
    }

    /// Closes a group.
    pub fn end(&mut self) -> &mut Self {
        self.mirrors = self.outside.pop().unwrap_or_default();
        self.raw("</g>")
    }

    /// Appends a line of text on its baseline.
    pub fn text(
        &mut self,
        kind: Type,
        (x, y): (f64, f64),
        anchor: Anchor,
        text: &str,
    ) -> &mut Self {
        let (family, weight) = match kind.face {
            Face::Regular => ("Andika", 400),
            Face::Bold => ("Andika", 700),
            Face::Title => ("Grenze", 700),
        };
        let is_rtl = is_rtl(text);
        let anchor = match (anchor, is_rtl != self.mirrors) {
            (Anchor::Start, false) | (Anchor::End, true) => "start",
            (Anchor::Middle, _) => "middle",
            (Anchor::End, false) | (Anchor::Start, true) => "end",
        };
        let direction = if is_rtl { "direction=\"rtl\" " } else { "" };
        let turned = match self.mirrors {
            true => format!("transform=\"matrix(-1 0 0 1 {} 0)\" ", Decimal(2.0 * x)),
            false => String::new(),
        };
        let [x, y] = [x, y].map(Decimal);
        self.raw(format_args!(
            "<text {direction}{turned}x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-weight=\"{weight}\" font-size=\"{:.3}\" text-anchor=\"{anchor}\" fill=\"var(--ink)\">{}</text>",
            kind.size,
            escaped(text)
        ))
    }

    /// Appends wrapped text from a baseline; returns the next baseline.
    pub fn lines(&mut self, kind: Type, (x, y): (f64, f64), width: f64, text: &str) -> f64 {
        let mut y = y;
        for line in kind.lines(text, width) {
            self.begun(kind, (x, y), width, &line);
            y += kind.size * 1.42;
        }
        y
    }

    /// Appends a line of text at the start of an area: its left, or its right for right-to-left text.
    pub fn begun(&mut self, kind: Type, (x, y): (f64, f64), width: f64, text: &str) {
        match is_rtl(text) != self.mirrors {
            true => self.text(kind, (x + width, y), Anchor::End, text),
            false => self.text(kind, (x, y), Anchor::Start, text),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn lines_are_no_wider_than_asked() {
        let text = "Jouer trois combats sans plateau, puis dire son total avant de décider.";
        let lines = plain(4.0).lines(text, 50.0);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| plain(4.0).width(line) <= 50.0));
        assert_eq!(lines.join(" "), text);
        assert!(plain(4.0).fitting(text, 20.0).width(text) <= 20.001);
    }
}
