//! Touch handling: chooses a step, hop by hop if its path has several.

use engine::kernel::input::Touch;
use engine::kernel::piece::Spot;

use super::Session;
use super::selection::Touched;
use crate::state::cue::Cue;

impl Session {
    /// Updates the possible touches.
    pub(super) fn update_targets(&mut self) {
        self.selection.update_targets(&self.moment, self.is_open());
    }

    pub(super) fn touch(&mut self, touch: Touch) {
        if self.announcement.is_some() {
            return self.deselect();
        }
        if !self.is_open() {
            return;
        }
        self.selection.clear_note();
        match self.selection.touch(touch) {
            Touched::Held => self.choose(),
            Touched::Begun => {
                self.playback.put_back(&self.scene);
                self.choose();
            }
            Touched::PutBack => {
                self.playback.put_back(&self.scene);
                self.reshow_hop();
            }
            Touched::Stopped(choice) => self.play(&choice),
            Touched::Kept => {}
            Touched::Refused => {
                let held = self.selection.held();
                let why = self.table().why_not(held, touch);
                let opponents = held.is_empty() && self.is_opponents_piece(touch);
                self.selection.refuse(touch, why, opponents);
            }
        }
    }

    pub(super) fn drag(&mut self, from: Touch, to: Touch) {
        let starts = self.selection.starts().contains(&from);
        if starts && self.table().next_inputs(&[from]).contains(&to) {
            self.selection.hold(from);
            self.update_targets();
            self.touch(to);
        }
    }

    pub(super) fn press(&mut self, step: &str) {
        let choice = self.buttons().find(|choice| choice.text() == step).cloned();
        if let Some(choice) = choice {
            self.deselect();
            self.play(&choice);
        }
    }

    pub(super) fn stop(&mut self) {
        if let Some(choice) = self.selection.stop().cloned() {
            self.play(&choice);
        }
    }

    pub(super) fn cancel(&mut self) {
        self.deselect();
        self.selection.clear_note();
        self.select_waiting();
    }

    pub(super) fn freeze(&mut self, frozen: bool) {
        if frozen && !self.is_busy() {
            self.deselect();
            self.selection.silence();
        }
        self.frozen = frozen;
        self.select_waiting();
    }

    /// Checks whether a touch is on a piece of another seat than the one to act.
    fn is_opponents_piece(&self, touch: Touch) -> bool {
        let piece = match touch {
            Touch::At(place) => self.playback.stage().at(Spot::On(place)),
            Touch::Held(_) | Touch::Pick(_) => None,
        };
        let owner = piece.and_then(|(_, piece)| piece.owner);
        owner.is_some_and(|owner| owner != self.scene.seat)
    }

    /// Takes the chosen step if no further touch is possible; otherwise shows the hop.
    fn choose(&mut self) {
        let held = self.selection.held();
        let waits = !self.table().next_inputs(held).is_empty();
        let chosen = self.table().resolve(held).filter(|_| !waits);
        let hop = self.selection.hop().filter(|_| waits || held.len() > 2);
        if let Some(hop) = hop.and_then(|hop| self.playback.hop_of(hop)) {
            self.playback.push([Cue::Show(hop)]);
        }
        match chosen {
            Some(choice) => self.announce(choice),
            None => self.flush(),
        }
    }

    /// Shows a piece at the end of the path touched so far.
    pub(super) fn reshow_hop(&mut self) {
        if let Some(way) = self.selection.way() {
            self.playback.reshow_hop(way);
        }
    }

    /// Drops what is held.
    pub(super) fn deselect(&mut self) {
        self.announcement = None;
        self.selection.deselect();
        self.playback.put_back(&self.scene);
    }

    /// Selects the next piece automatically while pieces are being placed.
    pub(super) fn select_waiting(&mut self) {
        let waiting = self.moment.firsts().first().copied();
        if let Some(touch) = waiting.filter(|_| self.is_placing() && self.is_free())
            && self.selection.held().is_empty()
        {
            self.selection.hold(touch);
        }
    }
}
