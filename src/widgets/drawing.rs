//! SVG pictures built as text and replaced as a whole, which is smaller and faster than one virtual node per shape.

use std::fmt::{Display, Write};

use yew::{AttrValue, Html};

use super::decimal::{Decimal, Factor};

/// Rectangle: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Rect {
    /// Returns the rectangle shrunk by `by` on each side.
    pub fn inset(self, by: f64) -> Self {
        Self {
            x: self.x + by,
            y: self.y + by,
            w: self.w - 2.0 * by,
            h: self.h - 2.0 * by,
        }
    }
}

/// Escapes a text for markup, as content or attribute value. Translated texts are never markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// Builder of an SVG picture.
#[derive(Default)]
pub struct Drawing(String);

impl Drawing {
    /// Appends raw markup.
    pub fn raw(&mut self, text: &str) -> &mut Self {
        self.0.push_str(text);
        self
    }

    /// Appends an attribute to the open tag.
    pub fn with(&mut self, name: &str, value: impl Display) -> &mut Self {
        let _ = write!(self.0, " {name}=\"{value}\"");
        self
    }

    /// Appends a numeric attribute to the open tag.
    pub fn at(&mut self, name: &str, value: f64) -> &mut Self {
        self.with(name, Decimal(value))
    }

    fn placed(&mut self, Rect { x, y, w, h }: Rect) -> &mut Self {
        self.at("x", x).at("y", y).at("width", w).at("height", h)
    }

    /// Appends a rectangle with round corners.
    pub fn rect(&mut self, class: &str, area: Rect, radius: f64) -> &mut Self {
        self.raw("<rect").with("class", class).placed(area);
        self.at("rx", radius).raw("/>")
    }

    /// Appends a circle.
    pub fn circle(&mut self, class: &str, (x, y): (f64, f64), radius: f64) -> &mut Self {
        self.raw("<circle").with("class", class);
        self.at("cx", x).at("cy", y).at("r", radius).raw("/>")
    }

    /// Appends a symbol of the sprite sheets.
    pub fn symbol(&mut self, class: &str, name: &str, area: Rect) -> &mut Self {
        self.raw("<use").with("class", class);
        self.with("href", format_args!("#{name}"));
        self.placed(area).raw("/>")
    }

    /// Appends a path.
    pub fn path(&mut self, class: &str, d: impl Display) -> &mut Self {
        self.raw("<path")
            .with("class", class)
            .with("d", d)
            .raw("/>")
    }

    /// Appends a text, centred horizontally.
    pub fn text(&mut self, class: &str, (x, y): (f64, f64), text: impl Display) -> &mut Self {
        self.raw("<text").with("class", class);
        self.at("x", x).at("y", y).raw(" text-anchor=\"middle\">");
        let _ = write!(self.0, "{}</text>", escaped(&text.to_string()));
        self
    }

    /// Opens a group.
    pub fn group(&mut self, class: &str) -> &mut Self {
        self.raw("<g").with("class", class).raw(">")
    }

    /// Opens a group around a point, scaled so that `side` has `parts` units.
    pub fn around(&mut self, class: &str, (x, y): (f64, f64), side: f64, parts: f64) -> &mut Self {
        self.raw("<g").with("class", class).with(
            "transform",
            format_args!(
                "translate({} {}) scale({})",
                Decimal(x),
                Decimal(y),
                Factor(side / parts)
            ),
        );
        self.raw(">")
    }

    /// Closes a group.
    pub fn end(&mut self) -> &mut Self {
        self.raw("</g>")
    }

    /// Returns the markup so far.
    pub fn content(&self) -> &str {
        &self.0
    }

    /// Returns the markup of the picture, in an SVG element with this class and view box.
    pub fn markup(&self, class: &str, view: Rect) -> String {
        let Rect { x, y, w, h } = view;
        let [x, y, w, h] = [x, y, w, h].map(Decimal);
        format!(
            "<svg class=\"{class}\" viewBox=\"{x} {y} {w} {h}\" aria-hidden=\"true\">{}</svg>",
            self.0
        )
    }

    /// Renders the picture, in an SVG element with this class and view box.
    pub fn picture(&self, class: &str, view: Rect) -> Html {
        Html::from_html_unchecked(AttrValue::from(self.markup(class, view)))
    }
}
