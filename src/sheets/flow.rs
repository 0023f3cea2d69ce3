//! Things one below the other, on as many sheets as they need: nothing is cut by the edge of a sheet.

use engine::kernel::words::Language;

use super::page::{Format, Role, Sheet};
use super::pen::Pen;
use super::pen::area;
use super::title::{heading, room, titled};
use crate::widgets::drawing::Rect;

/// Sheets that are being filled.
pub struct Flow {
    sheets: Vec<Sheet>,
    format: Format,
    title: String,
    below: String,
    language: Language,
    /// How much of the room of the last sheet is taken.
    taken: f64,
    outline: bool,
}

impl Flow {
    /// Begins with an empty sheet of this title, and the line below it.
    pub fn new(format: Format, title: &str, below: &str, language: Language) -> Self {
        let mut flow = Self {
            sheets: Vec::new(),
            format,
            title: title.to_owned(),
            below: below.to_owned(),
            language,
            taken: 0.0,
            outline: false,
        };
        flow.turn();
        flow
    }

    /// The same sheets, to be coloured in.
    pub fn outlined(self) -> Self {
        Self {
            outline: true,
            ..self
        }
    }

    /// Where things may lie on a sheet.
    pub fn room(&self) -> Rect {
        room(self.format)
    }

    /// Goes on with a new sheet.
    fn turn(&mut self) {
        let sheet = titled(self.format, &self.title, &self.below, self.language);
        self.sheets.push(sheet);
        self.taken = 0.0;
    }

    /// Whether so much height is left on this sheet.
    pub fn has(&self, height: f64) -> bool {
        self.taken + height <= self.room().h + 0.001
    }

    /// Takes a strip of this height, on a new sheet if this one is too full.
    pub fn take(&mut self, height: f64) -> Rect {
        if !self.has(height) && self.taken > 0.0 {
            self.turn();
        }
        let room = self.room();
        let strip = area(room.x, room.y + self.taken, room.w, height);
        self.taken += height;
        strip
    }

    /// A heading for something of this height, which stays with it.
    pub fn heading(&mut self, text: &str, height: f64) {
        if !self.has(12.0 + height) && self.taken > 0.0 {
            self.turn();
        }
        let strip = self.take(12.0);
        let pen = heading(self.pen(), text, (strip.x, strip.y + 9.0));
        let placed = area(strip.x, strip.y + 4.0, strip.w, 7.0);
        self.put(Role::Text, "heading", placed, &pen);
    }

    /// A pen for what is read from one side to the other.
    pub fn pen(&self) -> Pen {
        Pen::mirroring(self.language.is_rtl())
    }

    /// Places a thing on the last sheet.
    pub fn put(&mut self, role: Role, name: &str, area: Rect, drawing: &Pen) {
        let sheet = self.sheets.last_mut().expect("there is always a sheet");
        sheet.put(role, name, area, drawing);
    }

    /// The sheets.
    pub fn done(mut self) -> Vec<Sheet> {
        for sheet in &mut self.sheets {
            sheet.outline = self.outline;
        }
        self.sheets
    }
}
