//! Council of the class: up to three candidate moves, a vote by raised hands, and the move with the most votes.

use std::rc::Rc;

use engine::kernel::input::Touch;
use engine::table::{Choice, Table};
use yew::Reducible;

/// Maximum number of candidates. Each has a sign: circle, square, triangle.
pub const CANDIDATES: usize = 3;
/// Maximum number of votes for a candidate: the pupils of a large class.
pub const HANDS: u8 = 35;

/// Candidate move with its votes.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub choice: Choice,
    /// Number of raised hands.
    pub votes: u8,
}

/// Stage of a council.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// The class shows candidates.
    #[default]
    Propose,
    /// Hands are counted.
    Vote,
    /// The votes are compared, and the move is played.
    Compare,
}

/// State of a council.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Council {
    /// Candidates by their sign.
    candidates: [Option<Candidate>; CANDIDATES],
    /// Touches of a move that may go on.
    held: Vec<Touch>,
    stage: Stage,
    /// Face of the die that decides a tie.
    face: Option<u8>,
}

/// Action of the council's reducer.
pub enum Deed {
    /// Shows a part of a move.
    Touch(Rc<dyn Table>, Touch),
    /// Adds these candidates while there is room.
    Propose(Vec<Choice>),
    /// Removes a candidate.
    Remove(usize),
    /// Goes to a stage.
    Stage(Stage),
    /// Raises or lowers a hand for a candidate.
    Vote(usize, bool),
    /// Decides a tie by this face of a die.
    Die(u8),
}

impl Council {
    /// Iterates over the candidates with the numbers of their signs.
    pub fn candidates(&self) -> impl Iterator<Item = (usize, &Candidate)> {
        let all = self.candidates.iter().enumerate();
        all.filter_map(|(sign, candidate)| Some((sign, candidate.as_ref()?)))
    }

    /// Returns the candidate with this sign.
    pub fn candidate(&self, sign: usize) -> Option<&Candidate> {
        self.candidates.get(sign)?.as_ref()
    }

    /// Returns the touches of a move that may go on.
    pub fn held(&self) -> &[Touch] {
        &self.held
    }

    /// Returns the stage.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the face of the die that decided a tie.
    pub const fn face(&self) -> Option<u8> {
        self.face
    }

    /// Checks whether another candidate fits.
    pub fn has_room(&self) -> bool {
        self.candidates.iter().any(Option::is_none)
    }

    /// Returns the votes of each sign, up to the last one in use.
    pub fn votes(&self) -> Vec<u8> {
        let last = self.candidates().map(|(sign, _)| sign + 1).last();
        let votes = self.candidates.iter().take(last.unwrap_or(0));
        votes
            .map(|one| one.as_ref().map_or(0, |one| one.votes))
            .collect()
    }

    /// Returns the two highest numbers of votes. A single candidate is compared with nobody.
    pub fn top_two(&self) -> Option<(u8, u8)> {
        let mut votes: Vec<u8> = self.candidates().map(|(_, one)| one.votes).collect();
        votes.sort_unstable_by(|one, other| other.cmp(one));
        Some((*votes.first()?, *votes.get(1)?))
    }

    /// Returns the signs with the most votes; several if there is a tie.
    pub fn leaders(&self) -> Vec<usize> {
        let most = self.candidates().map(|(_, one)| one.votes).max();
        let leads = self.candidates().filter(|(_, one)| Some(one.votes) == most);
        leads.map(|(sign, _)| sign).collect()
    }

    /// Returns the sign whose move is played; `None` while a tie is undecided.
    pub fn winner(&self) -> Option<usize> {
        let leaders = self.leaders();
        match (&leaders[..], self.face) {
            ([only], _) => Some(*only),
            (_, Some(face)) => leaders
                .into_iter()
                .find(|sign| self.faces(*sign).contains(&face)),
            _ => None,
        }
    }

    /// Returns the faces of the die by which a sign wins a tie. Each tied sign has equally many.
    pub fn faces(&self, sign: usize) -> Vec<u8> {
        let leaders = self.leaders();
        let Some(at) = leaders.iter().position(|leader| *leader == sign) else {
            return Vec::new();
        };
        let share = 6 / leaders.len() as u8;
        let first = at as u8 * share;
        (first + 1..=first + share).collect()
    }

    /// Returns the touches that go on from what is held.
    pub fn going_on(&self, table: &dyn Table) -> Vec<Touch> {
        match self.held.is_empty() {
            true => Vec::new(),
            false => places_after(table, &self.held),
        }
    }

    /// Returns the touches that go on from what is held, or begin another move.
    pub fn next(&self, table: &dyn Table) -> Vec<Touch> {
        let mut next = self.going_on(table);
        if self.has_room() {
            next.extend(places_after(table, &[]));
        }
        next
    }

    fn touch(&mut self, table: &dyn Table, touch: Touch) {
        let Some(way) = extended(table, &self.held, touch).or_else(|| extended(table, &[], touch))
        else {
            return;
        };
        let goes_on = way.len() > self.held.len() && way.starts_with(&self.held);
        let shown = table.resolve(&self.held).filter(|_| goes_on);
        self.held = way;
        if let Some(choice) = table.resolve(&self.held) {
            // A path that goes on is the same candidate.
            let stands = |one: &Candidate| {
                shown
                    .as_ref()
                    .is_some_and(|shown| shown.text() == one.choice.text())
            };
            let place = self
                .candidates()
                .find(|(_, one)| stands(one))
                .map(|(sign, _)| sign);
            match place {
                Some(sign) => self.candidates[sign] = Some(Candidate { choice, votes: 0 }),
                None => self.offer(choice),
            }
        }
        if table.next_inputs(&self.held).is_empty() {
            self.held.clear();
        }
    }

    /// Adds a candidate, unless it is one already or there is no room.
    fn offer(&mut self, choice: Choice) {
        if self
            .candidates()
            .any(|(_, one)| one.choice.text() == choice.text())
        {
            return;
        }
        if let Some(free) = self.candidates.iter_mut().find(|one| one.is_none()) {
            *free = Some(Candidate { choice, votes: 0 });
        }
    }
}

/// Returns the places that may be touched after these touches. A piece in the hand is taken without a touch.
fn places_after(table: &dyn Table, held: &[Touch]) -> Vec<Touch> {
    let next = table.next_inputs(held);
    match next.first() {
        Some(in_hand @ Touch::Held(_)) => table.next_inputs(&[held, &[*in_hand]].concat()),
        _ => next,
    }
}

/// Returns the touches with one more, if it may follow.
fn extended(table: &dyn Table, held: &[Touch], touch: Touch) -> Option<Vec<Touch>> {
    let next = table.next_inputs(held);
    let mut way = held.to_vec();
    if let Some(in_hand @ Touch::Held(_)) = next.first() {
        way.push(*in_hand);
    }
    let may = table.next_inputs(&way).contains(&touch);
    way.push(touch);
    may.then_some(way)
}

impl Reducible for Council {
    type Action = Deed;

    fn reduce(self: Rc<Self>, deed: Deed) -> Rc<Self> {
        let mut next = (*self).clone();
        match deed {
            Deed::Touch(table, touch) => next.touch(&*table, touch),
            Deed::Propose(choices) => choices.into_iter().for_each(|choice| next.offer(choice)),
            Deed::Remove(sign) => {
                next.candidates[sign] = None;
                next.held.clear();
            }
            Deed::Stage(stage) => {
                next.stage = stage;
                next.face = None;
                next.held.clear();
            }
            Deed::Vote(sign, raises) => {
                if let Some(one) = &mut next.candidates[sign] {
                    one.votes = match raises {
                        true => (one.votes + 1).min(HANDS),
                        false => one.votes.saturating_sub(1),
                    };
                }
            }
            Deed::Die(face) => next.face = Some(face),
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests;
