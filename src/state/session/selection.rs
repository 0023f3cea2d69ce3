//! Selection: the held touches of a step, and the possible next ones.

use engine::kernel::input::{Marker, Touch};
use engine::kernel::step::Place;
use engine::kernel::words::Phrase;
use engine::table::Choice;

use super::moment::Moment;

/// Effect of a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touched {
    /// The touch was added to the held ones.
    Held,
    /// Another step was begun; the earlier touches were dropped.
    Begun,
    /// All held touches were dropped, or those after an earlier place.
    PutBack,
    /// The path ends where it is; this step is chosen.
    Stopped(Choice),
    /// The touched piece stays in the hand.
    Kept,
    /// The touch has no effect.
    Refused,
}

/// The held touches, and the possible next ones.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    held: Vec<Touch>,
    starts: Vec<Touch>,
    next: Vec<Touch>,
    targets: Vec<Place>,
    markers: Vec<(Place, Marker)>,
    stop: Option<Choice>,
    refused: Option<Place>,
    note: Option<(&'static Phrase, u32)>,
    notes: u32,
    refuses: bool,
    touched_opponent: bool,
}

impl Selection {
    /// Returns the touches of the step so far.
    pub fn held(&self) -> &[Touch] {
        &self.held
    }

    /// Returns the touches that may begin a step; none while anything moves.
    pub fn starts(&self) -> &[Touch] {
        &self.starts
    }

    /// Returns the possible next touches; none while anything moves.
    pub fn next(&self) -> &[Touch] {
        &self.next
    }

    /// Returns the places where a touch completes a step, or makes the next hop of a path.
    pub fn targets(&self) -> &[Place] {
        &self.targets
    }

    /// Returns the markers on places while something is held.
    pub fn markers(&self) -> &[(Place, Marker)] {
        &self.markers
    }

    /// Returns the step of the « stop » button, while the path could go on.
    pub const fn stop(&self) -> Option<&Choice> {
        self.stop.as_ref()
    }

    /// Returns the place of the last touch, if it was refused.
    pub const fn refused(&self) -> Option<Place> {
        self.refused
    }

    /// Returns the current note (a refusal or news) and its number.
    pub const fn note(&self) -> Option<(&'static Phrase, u32)> {
        self.note
    }

    /// Returns the number of the note if it is a refusal. News are notes, too.
    pub fn refusal(&self) -> Option<u32> {
        self.note.filter(|_| self.refuses).map(|(_, number)| number)
    }

    /// Checks whether a piece of another seat was touched since the last step.
    pub const fn has_touched_opponent(&self) -> bool {
        self.touched_opponent
    }

    /// Derives everything that depends on the held touches.
    pub fn update_targets(&mut self, moment: &Moment, is_open: bool) {
        self.starts.clear();
        self.next.clear();
        self.markers.clear();
        self.stop = None;
        if is_open {
            self.starts.extend(moment.firsts());
            if self.held.is_empty() {
                self.next.extend(moment.firsts());
            } else {
                self.next = moment.table().next_inputs(&self.held);
                self.markers = moment.table().markers(&self.held);
                self.stop = moment.table().resolve(&self.held);
            }
        }
        let chooses = |touch: &Touch| match *touch {
            Touch::At(place) => {
                let is_target = !self.held.is_empty() || moment.chooses_alone(*touch);
                is_target.then_some(place)
            }
            Touch::Held(_) | Touch::Pick(_) => None,
        };
        self.targets = self.next.iter().filter_map(chooses).collect();
    }

    /// Handles a touch on a possible next place, or on something held.
    pub fn touch(&mut self, touch: Touch) -> Touched {
        if self.next.contains(&touch) {
            self.held.push(touch);
            return Touched::Held;
        }
        if let Some(index) = self.held.iter().position(|held| *held == touch) {
            return self.touch_held(touch, index);
        }
        if self.starts.contains(&touch) {
            self.held = vec![touch];
            return Touched::Begun;
        }
        Touched::Refused
    }

    /// Handles a second touch on something held. A piece in a hand stays selected until another one is touched. A
    /// piece on the board is put down, goes back to an earlier landing place, or stops at its current one.
    fn touch_held(&mut self, touch: Touch, index: usize) -> Touched {
        if !matches!(touch, Touch::At(_)) {
            return Touched::Kept;
        }
        let is_last = index + 1 == self.held.len();
        if let Some(choice) = self.stop.clone().filter(|_| is_last && index > 0) {
            return Touched::Stopped(choice);
        }
        self.held.truncate(match index {
            0 => 0,
            _ if is_last => index,
            _ => index + 1,
        });
        Touched::PutBack
    }

    /// Replaces the held touches with this one.
    pub fn hold(&mut self, touch: Touch) {
        self.held = vec![touch];
    }

    /// Drops the held touches.
    pub fn deselect(&mut self) {
        self.held.clear();
    }

    /// Resets the selection for the next step.
    pub fn begin_anew(&mut self) {
        self.deselect();
        self.clear_note();
        self.touched_opponent = false;
    }

    /// Refuses a touch with a reason. `opponents` means that it is on a piece of another seat.
    pub fn refuse(&mut self, touch: Touch, why: &'static Phrase, opponents: bool) {
        self.touched_opponent |= opponents;
        self.tell(why);
        self.refuses = true;
        self.refused = match touch {
            Touch::At(place) => Some(place),
            Touch::Held(_) | Touch::Pick(_) => None,
        };
    }

    /// Shows a note at the board.
    pub const fn tell(&mut self, phrase: &'static Phrase) {
        self.notes += 1;
        self.note = Some((phrase, self.notes));
        self.refuses = false;
        self.refused = None;
    }

    /// Clears the note and the refused place.
    pub const fn clear_note(&mut self) {
        self.note = None;
        self.refused = None;
    }

    /// Clears the note; the refused place stays marked.
    pub const fn silence(&mut self) {
        self.note = None;
    }

    /// Returns the last hop of a path that is touched place by place.
    pub fn hop(&self) -> Option<(Place, Place)> {
        match self.held[..] {
            [.., Touch::At(from), Touch::At(to)] => Some((from, to)),
            _ => None,
        }
    }

    /// Returns the first and last place of a path that is being touched.
    pub fn way(&self) -> Option<(Place, Place)> {
        match (self.held.first(), self.hop()) {
            (Some(Touch::At(first)), Some((_, last))) => Some((*first, last)),
            _ => None,
        }
    }

    /// Returns the path that was shown hop by hop while it was touched.
    pub fn shown_way(&self) -> Option<(Place, Place)> {
        let waited = self.held.len() > 2 || self.stop.is_some();
        self.way().filter(|_| waited)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::input::Touch;
    use engine::kernel::options::Options;
    use engine::kernel::step::Place;
    use engine::kernel::words::Phrase;

    use super::{Selection, Touched};
    use crate::state::session::moment::Moment;

    const NO: Phrase = Phrase { id: 1, fr: "non" };

    fn moment() -> Moment {
        let table = GameId::Chevaliers.entry().open(&Options::default(), 1);
        Moment::of(table.expect("default options").into())
    }

    #[test]
    fn closed_selection_offers_no_touch() {
        let (mut selection, moment) = (Selection::default(), moment());
        selection.update_targets(&moment, true);
        assert_eq!(selection.starts(), moment.firsts());
        assert_eq!(selection.next(), moment.firsts());
        selection.update_targets(&moment, false);
        assert!(selection.starts().is_empty() && selection.targets().is_empty());
    }

    #[test]
    fn touch_holds_restarts_puts_back_or_is_refused() {
        let (mut selection, moment) = (Selection::default(), moment());
        selection.update_targets(&moment, true);
        let [first, second] = [0, 1].map(|index| moment.firsts()[index]);
        assert_eq!(selection.touch(first), Touched::Held);
        selection.update_targets(&moment, true);
        assert!(!selection.targets().is_empty());
        assert_eq!(selection.touch(second), Touched::Begun);
        assert_eq!(selection.held(), [second]);
        selection.update_targets(&moment, true);
        assert_eq!(selection.touch(second), Touched::PutBack);
        assert_eq!(selection.held(), []);
        assert_eq!(selection.touch(Touch::Pick('?')), Touched::Refused);
    }

    #[test]
    fn a_refusal_is_marked_until_the_next_step_is_chosen() {
        let mut selection = Selection::default();
        selection.refuse(Touch::At(Place(3)), &NO, true);
        assert_eq!(selection.refused(), Some(Place(3)));
        assert_eq!(
            (selection.note(), selection.refusal()),
            (Some((&NO, 1)), Some(1))
        );
        selection.silence();
        assert_eq!(
            (selection.note(), selection.refused()),
            (None, Some(Place(3)))
        );
        selection.tell(&NO);
        assert_eq!(
            (selection.note(), selection.refused()),
            (Some((&NO, 2)), None)
        );
        assert_eq!(selection.refusal(), None, "news are no refusal");
        assert!(selection.has_touched_opponent());
        selection.begin_anew();
        assert!(!selection.has_touched_opponent() && selection.note().is_none());
    }

    #[test]
    fn path_leads_from_the_first_place_to_the_last() {
        let mut selection = Selection::default();
        selection.hold(Touch::At(Place(1)));
        assert_eq!((selection.way(), selection.hop()), (None, None));
        selection
            .held
            .extend([2, 5].map(|place| Touch::At(Place(place))));
        assert_eq!(selection.hop(), Some((Place(2), Place(5))));
        assert_eq!(selection.shown_way(), Some((Place(1), Place(5))));
    }
}
