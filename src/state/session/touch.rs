//! From touch to touch: what is held, what may be touched next, and ways that go hop by hop.

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::input::Touch;
use engine::kernel::piece::Spot;
use engine::kernel::step::Place;
use engine::table::Choice;

use super::Session;
use crate::state::cue::Cue;

impl Session {
    /// Finds what may be touched now.
    pub(super) fn look(&mut self) {
        self.starts.clear();
        self.next.clear();
        self.targets.clear();
        self.markers.clear();
        self.stop = None;
        if self.is_busy() || self.is_chance() || self.frozen || self.computer().is_some() {
            return;
        }
        self.starts = self.firsts.to_vec();
        if self.held.is_empty() {
            self.next = self.starts.clone();
        } else {
            self.next = self.table.next_inputs(&self.held);
            self.markers = self.table.markers(&self.held);
            self.stop = self.table.resolve(&self.held);
        }
        let chooses = |touch: &Touch| match *touch {
            Touch::At(place) => {
                let is_target = !self.held.is_empty() || self.chooses_alone(*touch);
                is_target.then_some(place)
            }
            Touch::Held(_) | Touch::Pick(_) => None,
        };
        self.targets = self.next.iter().filter_map(chooses).collect();
    }

    /// Whether a touch chooses a step by itself, and nothing can be touched after it.
    fn chooses_alone(&self, touch: Touch) -> bool {
        let mut progress = self
            .choices
            .iter()
            .map(Choice::inputs)
            .filter(|touches| touches.first() == Some(&touch));
        progress.all(|touches| touches.len() == 1)
    }

    pub(super) fn touch(&mut self, touch: Touch) {
        if self.is_busy() || self.is_chance() || self.frozen || self.computer().is_some() {
            return;
        }
        self.unsay();
        if self.next.contains(&touch) {
            self.held.push(touch);
            self.conclude();
        } else if let Some(index) = self.held.iter().position(|other| *other == touch) {
            // A waiting piece stays in the hand until another is taken; a piece of the board is put down, goes
            // back to where it had landed, or stays where it has landed now.
            let is_last = index + 1 == self.held.len();
            match (touch, index, self.stop.clone().filter(|_| is_last)) {
                (Touch::At(_), 1.., Some(choice)) => self.play(&choice),
                (Touch::At(_), ..) => {
                    self.held.truncate(match index {
                        0 => 0,
                        _ if is_last => index,
                        _ => index + 1,
                    });
                    self.stage.set(&self.scene);
                    self.hop_again();
                }
                (Touch::Held(_) | Touch::Pick(_), ..) => {}
            }
        } else if self.starts.contains(&touch) {
            self.stage.set(&self.scene);
            self.held = vec![touch];
            self.conclude();
        } else {
            self.strayed |= self.held.is_empty() && self.is_anothers(touch);
            self.notes += 1;
            self.note = Some((self.table.why_not(&self.held, touch), self.notes));
            self.refused = match touch {
                Touch::At(place) => Some(place),
                Touch::Held(_) | Touch::Pick(_) => None,
            };
        }
    }

    /// Takes the answer to the last touch back.
    pub(super) const fn unsay(&mut self) {
        self.note = None;
        self.refused = None;
    }

    /// Whether a touch is on a piece of another seat than the one to act.
    fn is_anothers(&self, touch: Touch) -> bool {
        let piece = match touch {
            Touch::At(place) => self.stage.at(Spot::On(place)),
            Touch::Held(_) | Touch::Pick(_) => None,
        };
        let owner = piece.and_then(|(_, piece)| piece.owner);
        owner.is_some_and(|owner| owner != self.scene.seat)
    }

    /// Takes the step that is chosen when nothing more can be touched; else shows the hop.
    fn conclude(&mut self) {
        let waits = !self.table.next_inputs(&self.held).is_empty();
        if let Some((from, to)) = self.hop().filter(|_| waits || self.held.len() > 2)
            && let Some((_, piece)) = self.stage.at(Spot::On(from))
        {
            self.queue.push_back(Cue::Show(Event::Moved {
                kind: piece.kind,
                from: Spot::On(from),
                to: Spot::On(to),
                style: MoveStyle::Jump,
            }));
        }
        match self.table.resolve(&self.held).filter(|_| !waits) {
            Some(choice) => self.play(&choice),
            None => self.hurry(),
        }
    }

    /// The last hop of a way that is touched place by place.
    fn hop(&self) -> Option<(Place, Place)> {
        match self.held[..] {
            [.., Touch::At(from), Touch::At(to)] => Some((from, to)),
            _ => None,
        }
    }

    /// The first and the last place of a way that is being touched.
    fn way(&self) -> Option<(Place, Place)> {
        match (self.held.first(), self.hop()) {
            (Some(Touch::At(first)), Some((_, last))) => Some((*first, last)),
            _ => None,
        }
    }

    /// Shows a piece at the end of the way touched so far.
    pub(super) fn hop_again(&mut self) {
        if let Some((first, last)) = self.way()
            && let Some((_, piece)) = self.stage.at(Spot::On(first))
        {
            self.stage.show(&Event::Moved {
                kind: piece.kind,
                from: Spot::On(first),
                to: Spot::On(last),
                style: MoveStyle::Jump,
            });
        }
    }

    /// Puts down what is held.
    pub(super) fn put_down(&mut self) {
        self.held.clear();
        self.stage.set(&self.scene);
    }

    /// The effects of a step without the hops that were seen while they were touched.
    pub(super) fn unwalked(&self, effects: Vec<Event>) -> Vec<Event> {
        let Some((first, last)) = self.way() else {
            return effects;
        };
        let is_shown = self.stage.at(Spot::On(last)).is_some() || !self.queue.is_empty();
        let waited = self.held.len() > 2 || self.stop.is_some();
        if !is_shown || !waited {
            return effects;
        }
        let mut spot = Spot::On(first);
        let mut walks = true;
        let walked = |effect: &Event| match *effect {
            Event::Moved { from, to, .. } if walks && from == spot => {
                spot = to;
                walks = spot != Spot::On(last);
                false
            }
            _ => true,
        };
        effects.into_iter().filter(walked).collect()
    }
}
