//! Retelling of a finished game in episodes: departures, meetings, captures, and the end.

use alloc::string::String;
use alloc::vec::Vec;

use super::cast::{acting, family, is_alike, winners};
use super::fought::Fought;
use crate::kernel::chronicle::{Chronicle, Sign};
use crate::kernel::event::{Event, MoveStyle};
use crate::kernel::info::GameInfo;
use crate::kernel::piece::{Piece, Spot};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Verdict};
use crate::kernel::words::Phrase;

/// Maximum number of episodes per game: the pages of a booklet folded from one sheet.
pub const MOST_EPISODES: usize = 8;
/// Maximum number of departures per game.
const DEPARTURES: usize = 2;
/// Maximum number of sentences per episode.
const SENTENCES: usize = 2;
/// Maximum number of pieces in a picture.
const CAST: usize = 4;
/// Maximum number of episodes that begin with the same sentence.
const REPEATS: u32 = 2;

/// Role of an episode in the tale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A seat sets out.
    Departure,
    /// Two sides meet and fight.
    Meeting,
    /// Notable event without a fight, such as a capture.
    NotableEvent,
    /// The game ends.
    End,
}

/// Part of the tale of a game: a picture and its sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Episode {
    /// Role in the tale.
    pub role: Role,
    /// Index of the step in which it happens, from 0.
    pub step: usize,
    /// Sentences, in order.
    pub phrases: Vec<&'static Phrase>,
    /// Pieces in the picture, the acting ones first.
    pub cast: Vec<Piece>,
    /// Places involved, in order of appearance.
    pub places: Vec<Place>,
    /// Importance as a turning point.
    pub weight: u8,
    /// Position string of the last decision before it, from which it can be played again.
    pub position: String,
    /// The fight of a [`Role::Meeting`], whose attacker and defender are the cast, in this order.
    pub fight: Option<Fought>,
}

impl Episode {
    /// Returns the number of steps after which the board shows it best: before captured pieces are gone, but
    /// after an end or a departure.
    pub const fn shown_after(&self) -> usize {
        match self.role {
            Role::End | Role::Departure => self.step + 1,
            Role::Meeting | Role::NotableEvent => self.step,
        }
    }
}

/// Selects up to `most` turning points, in order: the end, and the heaviest episodes before it.
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

/// Steps of a finished game, for replay.
pub(super) trait Past {
    /// Returns the number of steps.
    fn count(&self) -> usize;
    /// Returns the seat that decided a step; `None` for chance.
    fn decider(&self, step: usize) -> Option<Seat>;
    /// Returns the events of a step.
    fn events(&self, step: usize) -> Vec<Event>;
    /// Returns the scene after `steps` steps.
    fn scene(&self, steps: usize) -> Scene;
    /// Returns the position string after `steps` steps.
    fn position(&self, steps: usize) -> String;
}

/// Candidate for an episode, found from the events alone.
struct Candidate {
    role: Role,
    step: usize,
    phrases: Vec<&'static Phrase>,
    weight: u8,
    verdict: Option<Verdict>,
}

/// Returns the episodes of a game.
pub(super) fn episodes(past: &dyn Past, card: &GameInfo, chronicle: &Chronicle) -> Vec<Episode> {
    let found = candidates(past, chronicle);
    let chosen = chosen(&found, past.count());
    let drawn = |one: &Candidate| drawn(past, card, one);
    chosen.into_iter().map(|at| drawn(&found[at])).collect()
}

/// Returns all candidates, in order.
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
            // A first step that is already notable is not told as a departure.
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

/// Checks whether a piece moves to a place by itself.
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

/// Returns the candidate of a step, if any.
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
        (None, false) => Role::NotableEvent,
    };
    Some(Candidate {
        role,
        step,
        phrases,
        weight,
        verdict,
    })
}

/// Selects the candidates to tell: departures, the end, and others by weight, novelty and distance from each
/// other.
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
            // Distance counts little: at most as much as ten points of weight.
            let apart = (apart * 20 / steps.max(1)).min(10) as u32;
            Some(u32::from(one.weight) / (1 + 2 * uses) + apart)
        };
        let free = all.clone().filter(|at| !chosen.contains(at));
        let scored = free.filter_map(|at| Some((score(at)?, at)));
        // The earliest of equal scores wins.
        let Some((_, at)) = scored.max_by_key(|&(score, at)| (score, usize::MAX - at)) else {
            break;
        };
        chosen.push(at);
    }
    chosen.sort_unstable();
    chosen
}

/// Draws a candidate: adds its picture.
fn drawn(past: &dyn Past, card: &GameInfo, one: &Candidate) -> Episode {
    let before = past.scene(one.step);
    let events = past.events(one.step);
    let (mut cast, places) = acting(&events, &before);
    let mut fight = None;
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
                fight = Fought::of(combat, &events);
            }
        }
        Role::NotableEvent => {}
        Role::End => cast = winners(card, &past.scene(one.step + 1), one.verdict),
    }
    cast.truncate(if fight.is_some() { 2 } else { CAST });
    let is_decision = |step: &usize| past.decider(*step).is_some();
    let decision = (0..=one.step).rev().find(is_decision).unwrap_or(0);
    Episode {
        role: one.role,
        step: one.step,
        phrases: one.phrases.clone(),
        cast,
        places,
        weight: one.weight,
        position: past.position(decision),
        fight,
    }
}
