//! A sheet of paper, and what is placed on it.

use engine::kernel::words::Language;

use super::pen::Pen;
use crate::widgets::drawing::{Rect, escaped};

/// A size of paper, and how it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A4, upright.
    A4,
    /// A4, lying.
    A4Lying,
    /// A3, upright.
    A3,
    /// A3, lying.
    A3Lying,
}

impl Format {
    /// Width and height in millimetres.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::A4Lying => (297.0, 210.0),
            Self::A3 => (297.0, 420.0),
            Self::A3Lying => (420.0, 297.0),
        }
    }
}

/// What every printer leaves white, and a little more: nothing lies nearer to an edge, in millimetres.
pub const MARGIN: f64 = 10.0;

/// What a thing is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The ruler for checking the size.
    Ruler,
    /// A board or a part of one.
    Board,
    /// A piece to cut.
    Piece,
    /// A card to cut.
    Card,
    /// A net to cut and fold.
    Net,
    /// Words, tables, pictures: not cut.
    Text,
}

impl Role {
    /// Its name for programs.
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

/// Something on a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// What it is for.
    pub role: Role,
    /// What it is, for programs: the kind of a piece, the word of a card.
    pub name: String,
    /// Where it lies, in millimetres from the upper left corner.
    pub area: Rect,
    /// Its drawing, as SVG in millimetres of the sheet.
    pub drawing: String,
}

/// How a sheet is dressed.
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
    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Colour => "printed",
            Self::Black => "printed printed-black",
            Self::Outline => "printed printed-outline",
        }
    }
}

/// A sheet of paper.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its size.
    pub format: Format,
    /// Whether it is to be coloured in, whatever the ink.
    pub outline: bool,
    /// Whether it lies the other way round, as its language is read: what would stand at the left stands at the right.
    pub is_mirrored: bool,
    /// What it is called.
    pub title: String,
    /// The things on it, the lower ones first.
    pub things: Vec<Thing>,
}

impl Sheet {
    /// An empty sheet.
    pub fn new(format: Format, title: impl Into<String>, language: Language) -> Self {
        Self {
            format,
            outline: false,
            is_mirrored: language.is_rtl(),
            title: title.into(),
            things: Vec::new(),
        }
    }

    /// Places a thing. On a mirrored sheet it lies at the other side; what is cut or measured is the same as on every sheet.
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

    /// A pen for what is read on it from one side to the other.
    pub fn pen(&self) -> Pen {
        Pen::mirroring(self.is_mirrored)
    }

    /// The sheet as one SVG picture, in millimetres.
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
