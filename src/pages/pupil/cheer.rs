//! Praise for the step of a child, and the highlight of the pieces that a remark means.

use engine::kernel::step::Place;
use engine::search::PlayerKind;
use yew::{UseReducerHandle, UseStateHandle, hook, use_effect_with, use_state_eq};

use crate::shell::scheduler::{Slices, in_slices};
use crate::shell::voice;
use crate::state::session::{Action, Chosen, Session, is_best};

/// Minimum duration of the highlight, in milliseconds, long enough to find the pieces while reading.
const LIT: u32 = 2400;

/// Evaluates the last step of a child if « Copain » plays, or for every computer player with `all`. Returns whether
/// the computer has to wait for the result.
#[hook]
pub fn use_cheers(session: &UseReducerHandle<Session>, all: bool) -> bool {
    let weighed = use_state_eq(|| None::<u32>);
    let players = session.scene().players.iter();
    let mut computers = players.filter_map(|player| session.seats().assignment().of(player.seat));
    let cheers = computers.any(|who| all || matches!(who, PlayerKind::Friend(_)));
    let version = session.version();
    let is_sought = cheers && session.to_weigh().is_some() && *weighed != Some(version);
    use_effect_with(is_sought.then_some(version), {
        let (session, weighed) = (session.clone(), weighed.clone());
        move |sought| {
            let chosen = sought.and(session.to_weigh().cloned());
            let thought = chosen.map(|chosen| weigh(session, weighed, chosen));
            move || drop(thought)
        }
    });
    is_sought
}

/// Evaluates a step in slices.
fn weigh(
    session: UseReducerHandle<Session>,
    weighed: UseStateHandle<Option<u32>>,
    chosen: Chosen,
) -> Slices {
    let version = session.version();
    let table = chosen.before.table();
    let mut coach = table.bot(PlayerKind::Coach, table.seed());
    in_slices(move |positions| {
        if coach.think(positions).is_none() {
            return false;
        }
        let reason = coach.reason(&chosen.choice);
        let reason = reason.filter(|_| is_best(&chosen.choice, &coach.rated_choices()));
        if let Some(reason) = reason {
            session.dispatch(Action::Cheer(version, reason));
        }
        weighed.set(Some(version));
        true
    })
}

/// Returns the highlighted places: those of the pieces that a remark means, until its sentence has been spoken.
#[hook]
pub fn use_light(session: &UseReducerHandle<Session>) -> Vec<Place> {
    let ended = use_state_eq(|| None::<(u32, bool)>);
    let is_free = !session.is_busy() && session.selection().held().is_empty();
    let remark = session.remark().filter(|_| is_free && !session.is_over());
    let places = remark.map_or(&[][..], |remark| &remark.reason().places);
    // A remark that arrives after its step counts as another sentence.
    let sentence = (session.version(), session.seats().said().is_some());
    let shines = !places.is_empty() && *ended != Some(sentence);
    use_effect_with(shines.then_some(sentence), move |sentence| {
        let end =
            sentence.map(|sentence| voice::after(LIT, true, move || ended.set(Some(sentence))));
        move || drop(end)
    });
    if shines { places.to_vec() } else { Vec::new() }
}
