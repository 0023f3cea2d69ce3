//! Board editor of the game.

use alloc::vec::Vec;

use super::board::{Kingdom, Point};
use super::knight::{AMULETS, Seals};
use super::paper;
use super::points::Points;
use super::position::{Phase, Position, Ring, SEATS, STONES};
use super::scene::{knight_piece, ring_piece, stone_piece};
use super::words;
use crate::kernel::edit::{Edit, Editable, Setting, SettingValue, SparePiece};
use crate::kernel::piece::{Piece, Spot, Tray};
use crate::kernel::step::Seat;

/// Returns this many seals: those of the first cities clockwise.
fn seals(count: usize) -> Seals {
    let mut seals = Seals::default();
    for kingdom in Kingdom::CLOCKWISE.into_iter().take(count) {
        seals.add(kingdom);
    }
    seals
}

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let of = |seat: Seat| {
            let spot = Spot::In(seat, Tray::Hand);
            let piece = Piece {
                spot,
                ..knight_piece(self, seat)
            };
            SparePiece::new(piece, 1, u32::from(self.knight(seat).at.is_some()))
        };
        let spot = Spot::In(Seat(0), Tray::Hand);
        let ring = u32::from(matches!(self.ring, Ring::On(_)));
        let mut spares: Vec<SparePiece> = self.seats().map(of).collect();
        spares.push(SparePiece::new(ring_piece(spot), 1, ring));
        spares.push(SparePiece::new(
            stone_piece(spot),
            u32::from(STONES),
            self.stones.size(),
        ));
        spares
    }

    fn settings(&self) -> Vec<Setting> {
        let mut settings = Vec::from([Setting::to_move(self.seats(), self.seat)]);
        let mut values = Vec::from([SettingValue::None]);
        values.extend(self.seats().map(SettingValue::Seat));
        settings.push(Setting {
            name: Some(&words::RING),
            of: None,
            values,
            chosen: match self.ring {
                Ring::On(_) => 0,
                Ring::Borne(seat) => usize::from(seat.0) + 1,
            },
        });
        for seat in self.seats() {
            let knight = self.knight(seat);
            let amulets = (knight.amulets, AMULETS);
            settings.push(Setting::number(&words::AMULET, Some(seat), amulets));
            let seals = (knight.seals.count(), self.goal);
            settings.push(Setting::number(&paper::SEALS_WON, Some(seat), seals));
        }
        settings
    }

    fn edit(&mut self, edit: Edit) {
        self.phase = Phase::First;
        for knight in &mut self.knights {
            knight.shackled = false;
        }
        match edit {
            Edit::Begin => {}
            Edit::Empty => {
                self.stones = Points::NONE;
                self.ring = Ring::On(Point::RING);
                for knight in &mut self.knights {
                    knight.at = None;
                }
            }
            Edit::Put(number, place) => {
                let Some(point) = Point::of(place) else {
                    return;
                };
                let players = usize::from(self.players).min(SEATS);
                if number < players {
                    self.knights[number].at = Some(point);
                } else if number == players {
                    self.ring = Ring::On(point);
                } else {
                    self.stones = self.stones.with(point);
                }
            }
            Edit::Clear(place) => {
                let Some(point) = Point::of(place) else {
                    return;
                };
                let stands = self
                    .seats()
                    .find(|seat| self.knight(*seat).at == Some(point));
                if let Some(seat) = stands {
                    self.knights[usize::from(seat.0)].at = None;
                } else if self.ring == Ring::On(point) {
                    self.ring = Ring::On(Point::RING);
                } else {
                    self.stones = self.stones.without(point);
                }
            }
            Edit::Set(0, value) => self.seat = Seat((value as u8).min(self.players - 1)),
            Edit::Set(1, 0) => self.ring = Ring::On(Point::RING),
            Edit::Set(1, value) => {
                self.ring = Ring::Borne(Seat((value as u8 - 1).min(self.players - 1)))
            }
            Edit::Set(setting, value) => {
                let knight = &mut self.knights[((setting - 2) / 2).min(SEATS - 1)];
                if setting % 2 == 0 {
                    knight.amulets = (value as u8).min(AMULETS);
                } else {
                    knight.seals = seals(value);
                }
            }
        }
    }
}
