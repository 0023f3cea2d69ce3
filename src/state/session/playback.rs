//! Playback: the queue of cues, and the stage as it is shown.

use std::collections::VecDeque;

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::piece::Spot;
use engine::kernel::scene::{Combat, Scene};
use engine::kernel::step::{Place, Seat};
use engine::motion::{PieceId, Stage};

use super::action::Presentation;
use super::aftermath::Aftermath;
use crate::state::cue::{Cue, within};

/// Sequence number of a cue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beat(pub u32);

/// Footprints of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trail {
    /// Seat that took the step.
    pub seat: Seat,
    /// Kind of the piece that moved.
    pub kind: &'static str,
    /// Start of its path.
    pub from: Spot,
    /// End of its path.
    pub to: Spot,
}

/// The cue that is shown now, and the queue.
#[derive(Clone, Debug)]
pub struct Playback {
    stage: Stage,
    queue: VecDeque<Cue>,
    now: Option<(Cue, u32)>,
    beat: Beat,
    /// Duration of the current fight, in milliseconds.
    spent: u32,
    trails: Vec<Trail>,
    is_way: bool,
    /// Whether the turn of the current footprints is over.
    turn_over: bool,
    aftermath: Aftermath,
}

impl Playback {
    /// Returns the playback of a scene at rest.
    pub fn of(scene: &Scene) -> Self {
        Self {
            stage: Stage::of(scene),
            queue: VecDeque::new(),
            now: None,
            beat: Beat::default(),
            spent: 0,
            trails: Vec::new(),
            is_way: false,
            turn_over: false,
            aftermath: Aftermath::default(),
        }
    }

    /// Returns the pieces as they are shown.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the current cue.
    pub fn now(&self) -> Option<&Cue> {
        self.now.as_ref().map(|(cue, _)| cue)
    }

    /// Returns the duration of the current cue, in milliseconds.
    pub fn length(&self) -> Option<u32> {
        self.now.as_ref().map(|(_, length)| *length)
    }

    /// Returns the number of the current cue.
    pub const fn beat(&self) -> Beat {
        self.beat
    }

    /// Continues the numbering of another playback, so that the end of an old cue never ends a new one.
    pub const fn count_on_from(&mut self, beat: Beat) {
        self.beat = Beat(beat.0 + 1);
    }

    /// Returns the footprints of the last turn in which a piece moved.
    pub fn trails(&self) -> &[Trail] {
        &self.trails
    }

    /// Notes the combatants of a fight whose result is about to be shown.
    pub fn conclude(&mut self, combat: &Combat) {
        self.aftermath = Aftermath::of(combat, &self.stage);
    }

    /// Returns whether a piece won (`true`) or lost (`false`) the last fight; `None` for other pieces.
    pub fn has_won(&self, id: PieceId) -> Option<bool> {
        self.aftermath.of_piece(id)
    }

    /// Checks whether the queue is empty.
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }

    /// Checks whether all current and queued cues equal this one, or there are none.
    pub fn has_only(&self, cue: &Cue) -> bool {
        match &self.now {
            None => self.queue.iter().all(|other| other == cue),
            Some((now, _)) => now == cue,
        }
    }

    /// Appends cues to the queue.
    pub fn push(&mut self, cues: impl IntoIterator<Item = Cue>) {
        self.queue.extend(cues);
    }

    /// Inserts cues at the front of the queue.
    pub fn push_first(
        &mut self,
        cues: impl IntoIterator<Item = Cue, IntoIter: DoubleEndedIterator>,
    ) {
        for cue in cues.into_iter().rev() {
            self.queue.push_front(cue);
        }
    }

    /// Removes the questions from the queue.
    pub fn drop_questions(&mut self) {
        self.queue.retain(|cue| !matches!(cue, Cue::Ask(_)));
    }

    /// Drops the current cue and the queue.
    pub fn cut(&mut self) {
        self.now = None;
        self.queue.clear();
    }

    /// Ends the current cue.
    pub fn end_beat(&mut self) {
        self.now = None;
    }

    /// Returns the queue, the next cue first.
    pub const fn queue(&self) -> &VecDeque<Cue> {
        &self.queue
    }

    /// Removes the next cue from the queue.
    pub fn pop(&mut self) -> Option<Cue> {
        self.queue.pop_front()
    }

    /// Returns the duration of a cue, in milliseconds. Without questions, long fights speed up. With questions
    /// nothing is shortened, and explanations after a repeated error last longer.
    pub fn measure(
        &mut self,
        cue: &Cue,
        presentation: Presentation,
        (is_fight, errors): (bool, usize),
    ) -> u32 {
        let length = cue.duration(presentation.pace, presentation.help);
        if cue.explains() && errors > 1 {
            return length + length / 2;
        }
        if matches!(cue, Cue::Open(_)) {
            self.spent = 0;
        } else if !is_fight || presentation.help.asks() {
            return length;
        }
        let length = within(length, self.spent);
        self.spent += length;
        length
    }

    /// Starts a cue with this duration, in milliseconds.
    pub fn begin_beat(&mut self, cue: Cue, length: u32) {
        self.beat.0 += 1;
        self.now = Some((cue, length));
    }

    /// Shows an event on the stage, in the turn of a seat.
    pub fn show(&mut self, event: &Event, seat: Seat) {
        self.aftermath.follow(event, &self.stage);
        self.stage.show(event);
        match *event {
            Event::Moved {
                kind,
                from,
                to,
                style,
            } if walks(style) => {
                self.leave(Trail {
                    seat,
                    kind,
                    from,
                    to,
                });
            }
            Event::Passed { .. } | Event::Skipped { .. } | Event::Round { .. } => {
                self.turn_over = true;
            }
            _ => {}
        }
    }

    /// Adds footprints. Those of an earlier turn are removed first.
    fn leave(&mut self, trail: Trail) {
        if core::mem::take(&mut self.turn_over) {
            self.trails.clear();
            self.is_way = false;
        }
        // A path of several hops keeps the footprints at its start.
        match self.trails.last_mut().filter(|last| last.to == trail.from) {
            Some(begun) if self.is_way => begun.to = trail.to,
            _ => self.trails.push(trail),
        }
        self.is_way = true;
    }

    /// Sets the stage to the scene once everything is shown, and ends a path.
    pub fn sync(&mut self, scene: &Scene) {
        self.stage.set(scene);
        self.is_way = false;
    }

    /// Puts the pieces back where the scene has them.
    pub fn put_back(&mut self, scene: &Scene) {
        self.stage.set(scene);
    }

    /// Returns the hop of the piece at `from`.
    pub fn hop_of(&self, (from, to): (Place, Place)) -> Option<Event> {
        let (_, piece) = self.stage.at(Spot::On(from))?;
        Some(Event::Moved {
            kind: piece.kind,
            from: Spot::On(from),
            to: Spot::On(to),
            style: MoveStyle::Jump,
        })
    }

    /// Moves a piece to the end of its path without animation.
    pub fn reshow_hop(&mut self, way: (Place, Place)) {
        if let Some(hop) = self.hop_of(way) {
            self.stage.show(&hop);
        }
    }

    /// Removes the hops of a path that was already shown from the events.
    pub fn without_shown_hops(&self, events: Vec<Event>, way: (Place, Place)) -> Vec<Event> {
        let (first, last) = (Spot::On(way.0), Spot::On(way.1));
        let is_shown = self.stage.at(last).is_some() || !self.queue.is_empty();
        if !is_shown {
            return events;
        }
        let (mut spot, mut walks) = (first, true);
        let is_new = |event: &Event| match *event {
            Event::Moved { from, to, .. } if walks && from == spot => {
                spot = to;
                walks = spot != last;
                false
            }
            _ => true,
        };
        events.into_iter().filter(is_new).collect()
    }
}

/// Checks whether a piece that moves in this style leaves footprints. Carried, pushed and flying pieces do not.
const fn walks(style: MoveStyle) -> bool {
    !matches!(
        style,
        MoveStyle::Along | MoveStyle::Push | MoveStyle::Return | MoveStyle::Fly
    )
}

#[cfg(test)]
mod tests {
    use engine::kernel::event::{Event, MoveStyle};
    use engine::kernel::piece::{Piece, Spot};
    use engine::kernel::scene::Scene;
    use engine::kernel::step::{Place, Seat};
    use engine::kernel::words::Phrase;

    use super::{Beat, Playback};
    use crate::state::cue::Cue;

    const PROMPT: Phrase = Phrase { id: 1, fr: "joue" };

    const SEAT: Seat = Seat(0);

    fn ways(playback: &Playback) -> Vec<(Spot, Spot)> {
        let trails = playback.trails().iter();
        trails.map(|trail| (trail.from, trail.to)).collect()
    }

    fn at(place: u16) -> Spot {
        Spot::On(Place(place))
    }

    fn playback() -> (Playback, Scene) {
        let pieces = vec![Piece::thing("knight", 'k', at(1))];
        let scene = Scene::plain(pieces, Vec::new(), (Seat(0), &PROMPT));
        (Playback::of(&scene), scene)
    }

    fn walk(from: u16, to: u16) -> Event {
        Event::Moved {
            kind: "knight",
            from: at(from),
            to: at(to),
            style: MoveStyle::Walk,
        }
    }

    #[test]
    fn footprints_start_at_the_origin_of_the_path() {
        let (mut playback, scene) = playback();
        playback.show(&walk(1, 2), SEAT);
        playback.show(&walk(2, 3), SEAT);
        assert_eq!(ways(&playback), [(at(1), at(3))]);
        playback.sync(&scene);
        playback.show(&walk(3, 4), SEAT);
        assert_eq!(ways(&playback), [(at(1), at(3)), (at(3), at(4))]);
    }

    #[test]
    fn footprints_stay_until_the_next_turn_moves() {
        let (mut playback, scene) = playback();
        for (from, to) in [(1, 2), (7, 8)] {
            playback.show(&walk(from, to), SEAT);
            playback.sync(&scene);
        }
        playback.show(&Event::Passed { to: Seat(1) }, SEAT);
        assert_eq!(ways(&playback), [(at(1), at(2)), (at(7), at(8))]);
        playback.show(&walk(2, 5), Seat(1));
        assert_eq!(ways(&playback), [(at(2), at(5))]);
        assert_eq!(playback.trails()[0].seat, Seat(1));
    }

    #[test]
    fn shown_hops_are_not_replayed() {
        let (mut playback, _) = playback();
        let events = vec![walk(1, 2), walk(2, 3), walk(3, 4)];
        let way = (Place(1), Place(3));
        assert_eq!(playback.without_shown_hops(events.clone(), way), events);
        playback.show(&walk(1, 3), SEAT);
        assert_eq!(playback.without_shown_hops(events, way), [walk(3, 4)]);
    }

    #[test]
    fn beats_are_counted_and_shown_in_order() {
        let (mut playback, _) = playback();
        playback.push([Cue::Read]);
        playback.push_first([Cue::Hide, Cue::Towers]);
        let order: Vec<Cue> = std::iter::from_fn(|| playback.pop()).collect();
        assert_eq!(order, [Cue::Hide, Cue::Towers, Cue::Read]);
        playback.begin_beat(Cue::Throw, 900);
        assert_eq!((playback.beat(), playback.length()), (Beat(1), Some(900)));
        assert!(playback.has_only(&Cue::Throw) && !playback.has_only(&Cue::Read));
        playback.cut();
        playback.count_on_from(Beat(7));
        assert_eq!((playback.beat(), playback.now()), (Beat(8), None));
    }
}
