//! A game that was played, told in episodes: who set out, who met whom, what was won, and how it ended.

use alloc::vec::Vec;

use super::cast::{acting, family, is_alike, winners};
use crate::kernel::chronicle::{Chronicle, Sign};
use crate::kernel::event::{Event, MoveStyle};
use crate::kernel::info::GameInfo;
use crate::kernel::piece::{Piece, Spot};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Verdict};
use crate::kernel::words::Phrase;

/// The most episodes of a game: as many pictures as a small book of one folded sheet has pages.
pub const MOST_EPISODES: usize = 8;
/// The most seats whose setting-out is told.
const DEPARTURES: usize = 2;
/// The most sentences of an episode.
const SENTENCES: usize = 2;
/// The most pieces in the picture of an episode.
const CAST: usize = 4;
/// So often at most the same sentence leads an episode.
const REPEATS: u32 = 2;

/// What an episode is in the tale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A seat sets out.
    Departure,
    /// Two sides meet and fight.
    Meeting,
    /// Anything else worth telling.
    Deed,
    /// The game ends.
    End,
}

/// A part of the tale of a game: a picture and what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Episode {
    /// What it is in the tale.
    pub role: Role,
    /// The number of the step in which it happens, from 0.
    pub step: usize,
    /// What is said, whole sentences in their order.
    pub phrases: Vec<&'static Phrase>,
    /// Who is in the picture: who acts stands first.
    pub cast: Vec<Piece>,
    /// The places that mattered, in the order in which they did.
    pub places: Vec<Place>,
    /// How much of a turning point it is.
    pub weight: u8,
}

impl Episode {
    /// After how many steps the board shows it best: before what is taken is gone; an end is seen when it has come.
    pub const fn shown_after(&self) -> usize {
        match self.role {
            Role::End | Role::Departure => self.step + 1,
            Role::Meeting | Role::Deed => self.step,
        }
    }
}

/// The episodes on which a game turned, so many at most, in order: its end, and the weightiest before it.
pub fn turning_points(episodes: &[Episode], most: usize) -> Vec<&Episode> {
    let mut all: Vec<&Episode> = episodes.iter().collect();
    all.sort_by_key(|one| {
        (
            one.role != Role::End,
            u8::MAX - one.weight,
            usize::MAX - one.step,
        )
    });
    all.truncate(most);
    all.sort_by_key(|one| one.step);
    all
}

/// The steps of a game, as they can be looked at again.
pub(super) trait Past {
    /// How many steps were taken.
    fn count(&self) -> usize;
    /// Who decided a step; nobody where chance did.
    fn decider(&self, step: usize) -> Option<Seat>;
    /// What was seen in a step.
    fn events(&self, step: usize) -> Vec<Event>;
    /// What was seen after so many steps.
    fn scene(&self, steps: usize) -> Scene;
}

/// An episode that might be told: found without looking at more than its events.
struct Candidate {
    role: Role,
    step: usize,
    phrases: Vec<&'static Phrase>,
    weight: u8,
    verdict: Option<Verdict>,
}

/// The episodes of a game.
pub(super) fn episodes(past: &dyn Past, card: &GameInfo, chronicle: &Chronicle) -> Vec<Episode> {
    let found = candidates(past, chronicle);
    let chosen = chosen(&found, past.count());
    let drawn = |one: &Candidate| drawn(past, card, one);
    chosen.into_iter().map(|at| drawn(&found[at])).collect()
}

/// All that might be told, in order.
fn candidates(past: &dyn Past, chronicle: &Chronicle) -> Vec<Candidate> {
    let mut found = Vec::new();
    let mut gone: Vec<(Seat, &'static Phrase)> = Vec::new();
    for step in 0..past.count() {
        let events = past.events(step);
        let leaves = past
            .decider(step)
            .filter(|seat| gone.len() < DEPARTURES && gone.iter().all(|(known, _)| known != seat))
            .filter(|_| events.iter().any(sets_out));
        let mut one = told(past, chronicle, step, &events);
        if let Some(seat) = leaves
            && let Some(phrase) = chronicle.departure(seat)
        {
            let is_new = gone.iter().all(|(_, known)| known.id != phrase.id);
            gone.push((seat, phrase));
            // A first step that is a deed already is told as that.
            if is_new && one.is_none() {
                one = Some(Candidate {
                    role: Role::Departure,
                    step,
                    phrases: Vec::from([phrase]),
                    weight: 0,
                    verdict: None,
                });
            }
        }
        found.extend(one);
    }
    found
}

/// Whether a piece goes somewhere on the board by itself.
fn sets_out(event: &Event) -> bool {
    let Event::Moved {
        to: Spot::On(_),
        style,
        ..
    } = event
    else {
        return false;
    };
    matches!(
        style,
        MoveStyle::Walk | MoveStyle::Stride | MoveStyle::Jump | MoveStyle::Passage
    )
}

/// What a step has to tell, if it has.
fn told(
    past: &dyn Past,
    chronicle: &Chronicle,
    step: usize,
    events: &[Event],
) -> Option<Candidate> {
    let is_fight = events
        .iter()
        .any(|event| matches!(event, Event::Beaten { .. }));
    let combat = is_fight.then(|| past.scene(step).combat).flatten();
    let hops = events.iter().filter(|event| {
        let is_jump = |style| matches!(style, MoveStyle::Jump);
        matches!(event, Event::Moved { style, .. } if is_jump(*style))
    });
    let hops = hops.count();
    let mut said: Vec<(u8, &'static Phrase)> = Vec::new();
    for event in events {
        let seen = chronicle
            .tellings
            .iter()
            .find(|telling| match telling.sign {
                Sign::Jumps(least) => {
                    hops >= usize::from(least) && matches!(event, Event::Moved { .. })
                }
                sign => sign.is_seen(event, combat.as_ref()),
            });
        if let Some(telling) = seen
            && said.iter().all(|(_, known)| known.fr != telling.phrase.fr)
        {
            said.push((telling.weight, telling.phrase));
        }
    }
    let verdict = events.iter().find_map(|event| match event {
        Event::Ended { verdict } => Some(*verdict),
        _ => None,
    });
    if said.is_empty() && verdict.is_none() {
        return None;
    }
    let room = SENTENCES - usize::from(verdict.is_some());
    while said.len() > room {
        let least = said
            .iter()
            .enumerate()
            .min_by_key(|(_, (weight, _))| *weight);
        let least = least.map_or(0, |(at, _)| at);
        said.remove(least);
    }
    let weight = said.iter().map(|(weight, _)| *weight).max().unwrap_or(0);
    let mut phrases: Vec<&'static Phrase> = said.into_iter().map(|(_, phrase)| phrase).collect();
    if verdict.is_some() {
        let end = past.scene(step + 1).prompt;
        phrases.retain(|phrase| phrase.fr != end.fr);
        phrases.push(end);
    }
    let role = match (verdict, is_fight) {
        (Some(_), _) => Role::End,
        (None, true) => Role::Meeting,
        (None, false) => Role::Deed,
    };
    Some(Candidate {
        role,
        step,
        phrases,
        weight,
        verdict,
    })
}

/// Which are told: the settings-out, the end, and of the others those that weigh most, say most that is new, and lie
/// farthest from each other.
fn chosen(found: &[Candidate], steps: usize) -> Vec<usize> {
    let is_sure = |one: &Candidate| matches!(one.role, Role::Departure | Role::End);
    let all = 0..found.len();
    let mut chosen: Vec<usize> = all.clone().filter(|&at| is_sure(&found[at])).collect();
    while chosen.len() < MOST_EPISODES {
        let score = |at: usize| -> Option<u32> {
            let one = &found[at];
            let lead = one.phrases.first()?.fr;
            let leads = |other: &&usize| {
                let first = found[**other].phrases.first();
                first.is_some_and(|phrase| phrase.fr == lead)
            };
            let uses = chosen.iter().filter(leads).count() as u32;
            if uses >= REPEATS {
                return None;
            }
            let distances = chosen
                .iter()
                .map(|&other| found[other].step.abs_diff(one.step));
            let apart = distances.min().unwrap_or(steps);
            // How far apart counts for a little: as much as ten of weight at most.
            let apart = (apart * 20 / steps.max(1)).min(10) as u32;
            Some(u32::from(one.weight) / (1 + 2 * uses) + apart)
        };
        let free = all.clone().filter(|at| !chosen.contains(at));
        let scored = free.filter_map(|at| Some((score(at)?, at)));
        // Of those that weigh the same, the first.
        let Some((_, at)) = scored.max_by_key(|&(score, at)| (score, usize::MAX - at)) else {
            break;
        };
        chosen.push(at);
    }
    chosen.sort_unstable();
    chosen
}

/// A candidate with its picture.
fn drawn(past: &dyn Past, card: &GameInfo, one: &Candidate) -> Episode {
    let before = past.scene(one.step);
    let events = past.events(one.step);
    let (mut cast, places) = acting(&events, &before);
    match one.role {
        Role::Departure => {
            let seat = past.decider(one.step);
            cast = seat.map_or(cast, |seat| family(card, &before, seat));
        }
        Role::Meeting => {
            if let Some(combat) = &before.combat {
                let fighters = combat.sides().into_array().map(|side| side.piece);
                let others = cast
                    .into_iter()
                    .filter(|piece| fighters.iter().all(|fighter| !is_alike(fighter, piece)));
                cast = fighters.into_iter().chain(others).collect();
            }
        }
        Role::Deed => {}
        Role::End => cast = winners(card, &past.scene(one.step + 1), one.verdict),
    }
    cast.truncate(CAST);
    Episode {
        role: one.role,
        step: one.step,
        phrases: one.phrases.clone(),
        cast,
        places,
        weight: one.weight,
    }
}
