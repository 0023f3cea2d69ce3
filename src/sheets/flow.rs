//! Vertical flow of items over as many sheets as needed; no item crosses the edge of a sheet.

use engine::kernel::words::Language;

use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, Pen, area, bold};
use super::title::{room, titled};
use crate::widgets::drawing::Rect;

/// Step between two tries of an enlargement.
const STEP: f64 = 0.05;

/// Returns the sheets with the largest text that fits on as many sheets as text of the base size. `write` gets the enlargement,
/// from 1 to `largest`.
pub fn filling(largest: f64, write: impl Fn(f64) -> Vec<Sheet>) -> Vec<Sheet> {
    let base = write(1.0);
    let mut scale = largest;
    while scale > 1.0 {
        let sheets = write(scale);
        if sheets.len() <= base.len() {
            return sheets;
        }
        scale -= STEP;
    }
    base
}

/// Sheets being filled.
pub struct Flow {
    sheets: Vec<Sheet>,
    format: Format,
    title: String,
    below: String,
    language: Language,
    /// Height taken on the last sheet, in millimetres.
    taken: f64,
    /// Enlargement of the headings.
    scale: f64,
    outline: bool,
}

impl Flow {
    /// Starts with an empty sheet with a title and a line of text below it.
    pub fn new(format: Format, title: &str, below: &str, language: Language) -> Self {
        let mut flow = Self {
            sheets: Vec::new(),
            format,
            title: title.to_owned(),
            below: below.to_owned(),
            language,
            taken: 0.0,
            scale: 1.0,
            outline: false,
        };
        flow.turn();
        flow
    }

    /// Makes the sheets outlines to colour in.
    pub fn outlined(self) -> Self {
        Self {
            outline: true,
            ..self
        }
    }

    /// Enlarges the headings.
    pub fn enlarged(self, scale: f64) -> Self {
        Self { scale, ..self }
    }

    /// Returns the usable area of a sheet.
    pub fn room(&self) -> Rect {
        room(self.format)
    }

    /// Starts a new sheet.
    fn turn(&mut self) {
        let sheet = titled(self.format, &self.title, &self.below, self.language);
        self.sheets.push(sheet);
        self.taken = 0.0;
    }

    /// Checks whether a height is left on this sheet.
    pub fn has(&self, height: f64) -> bool {
        self.taken + height <= self.room().h + 0.001
    }

    /// Returns the height left on this sheet, in millimetres.
    pub fn left(&self) -> f64 {
        self.room().h - self.taken
    }

    /// Takes a strip of this height, on a new sheet if this one has too little room.
    pub fn take(&mut self, height: f64) -> Rect {
        if !self.has(height) && self.taken > 0.0 {
            self.turn();
        }
        let room = self.room();
        let strip = area(room.x, room.y + self.taken, room.w, height);
        self.taken += height;
        strip
    }

    /// Places a heading on the same sheet as an item of the given height.
    pub fn heading(&mut self, text: &str, height: f64) {
        let scale = self.scale;
        if !self.has(12.0 * scale + height) && self.taken > 0.0 {
            self.turn();
        }
        let strip = self.take(12.0 * scale);
        let mut pen = self.pen();
        let base = strip.y + 9.0 * scale;
        pen.text(bold(5.4 * scale), (strip.x, base), Anchor::Start, text);
        let placed = area(strip.x, strip.y + 4.0 * scale, strip.w, 7.0 * scale);
        self.put(Role::Text, "heading", placed, &pen);
    }

    /// Returns a pen that mirrors for right-to-left languages.
    pub fn pen(&self) -> Pen {
        Pen::mirroring(self.language.is_rtl())
    }

    /// Places an item on the last sheet.
    pub fn put(&mut self, role: Role, name: &str, area: Rect, drawing: &Pen) {
        let sheet = self.sheets.last_mut().expect("there is always a sheet");
        sheet.put(role, name, area, drawing);
    }

    /// Returns the sheets.
    pub fn done(mut self) -> Vec<Sheet> {
        for sheet in &mut self.sheets {
            sheet.outline = self.outline;
        }
        self.sheets
    }
}
