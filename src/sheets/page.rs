//! Sheet of paper with its items.

use engine::kernel::words::Language;

use super::pen::Pen;
use crate::widgets::drawing::{Rect, escaped};

/// Paper size and orientation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A4, portrait.
    A4,
    /// A4, landscape.
    A4Lying,
    /// A3, portrait.
    A3,
    /// A3, landscape.
    A3Lying,
}

impl Format {
    /// Returns the width and height in millimetres.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::A4Lying => (297.0, 210.0),
            Self::A3 => (297.0, 420.0),
            Self::A3Lying => (420.0, 297.0),
        }
    }
}

/// Minimum distance of items from the paper's edge, in millimetres; slightly more than any printer leaves white.
pub const MARGIN: f64 = 10.0;

/// Role of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Ruler for checking the printed size.
    Ruler,
    /// Board or part of one.
    Board,
    /// Piece to cut.
    Piece,
    /// Card to cut.
    Card,
    /// Net to cut and fold.
    Net,
    /// Text, tables, pictures: not cut.
    Text,
}

impl Role {
    /// Returns the name for scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ruler => "ruler",
            Self::Board => "board",
            Self::Piece => "piece",
            Self::Card => "card",
            Self::Net => "net",
            Self::Text => "text",
        }
    }
}

/// Item on a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Role of the item.
    pub role: Role,
    /// Name for scripts: the kind of a piece, the word of a card.
    pub name: String,
    /// Area, in millimetres from the upper left corner.
    pub area: Rect,
    /// SVG markup, in millimetres of the sheet.
    pub drawing: String,
}

/// Ink of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dress {
    /// In colour.
    Colour,
    /// Black on white; hatching tells the sides apart.
    Black,
    /// Outlines only, to colour in.
    Outline,
}

impl Dress {
    /// Returns the CSS class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Colour => "printed",
            Self::Black => "printed printed-black",
            Self::Outline => "printed printed-outline",
        }
    }
}

/// Sheet of paper.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Paper size and orientation.
    pub format: Format,
    /// Whether it has outlines only, whatever the ink.
    pub outline: bool,
    /// Whether its layout is mirrored for a right-to-left language.
    pub is_mirrored: bool,
    /// Title.
    pub title: String,
    /// Items, from bottom to top.
    pub things: Vec<Thing>,
}

impl Sheet {
    /// Creates an empty sheet.
    pub fn new(format: Format, title: impl Into<String>, language: Language) -> Self {
        Self {
            format,
            outline: false,
            is_mirrored: language.is_rtl(),
            title: title.into(),
            things: Vec::new(),
        }
    }

    /// Places an item. A mirrored sheet has it at the other side; items to cut or measure are not mirrored themselves.
    pub fn put(&mut self, role: Role, name: impl Into<String>, area: Rect, drawing: &Pen) {
        let (width, _) = self.format.size();
        let x = match self.is_mirrored {
            true => width - area.x - area.w,
            false => area.x,
        };
        let drawing = match self.is_mirrored {
            true => drawing.mirrored(width, x - area.x),
            false => drawing.content().to_owned(),
        };
        self.things.push(Thing {
            role,
            name: name.into(),
            area: Rect { x, ..area },
            drawing,
        });
    }

    /// Returns a pen that mirrors if the sheet does.
    pub fn pen(&self) -> Pen {
        Pen::mirroring(self.is_mirrored)
    }

    /// Returns the sheet as one SVG picture, in millimetres.
    pub fn markup(&self, slug: &str) -> String {
        let (w, h) = self.format.size();
        let label = escaped(&self.title);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"printed-sheet on-{slug}\" viewBox=\"0 0 {w} {h}\" role=\"img\" aria-label=\"{label}\">"
        );
        for thing in &self.things {
            let Rect { x, y, w, h } = thing.area;
            text.push_str(&format!(
                "<g data-role=\"{}\" data-thing=\"{}\" data-box=\"{x:.2} {y:.2} {w:.2} {h:.2}\">{}</g>",
                thing.role.name(),
                escaped(&thing.name),
                thing.drawing
            ));
        }
        text.push_str("</svg>");
        text
    }
}
