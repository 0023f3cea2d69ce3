//! Missed chances of a game that is being replayed.

use engine::catalogue::{ALL, GameId};
use yew::{Callback, hook, use_effect_with, use_state_eq};

use super::problem::moments::Moments;
use crate::pages::pupil::chunks::LEARNING;
use crate::pages::shared::chunk::use_quiet_chunk;
use crate::shell::scheduler::{Slices, in_slices};

/// Returns the numbers of at most three steps with a missed chance, once they are known. `word` encodes the game as in links.
#[hook]
pub fn use_missed_chances(game: GameId, word: &str) -> Vec<usize> {
    let known = use_state_eq(Vec::<usize>::new);
    let views = use_quiet_chunk(&LEARNING, true);
    use_effect_with((game, word.to_owned(), views.is_some()), {
        let known = known.setter();
        move |(game, word, _)| {
            let known = Callback::from(move |steps| known.set(steps));
            let slices = views.and_then(|views| (views.missed_chances)(*game, word, known));
            move || drop(slices)
        }
    });
    (*known).clone()
}

/// Searches a game for missed chances in slices, and emits the numbers of the steps. Returns `None` if the game does not parse. Part
/// of the chunk [`LEARNING`], which contains the judge of problems.
pub fn search(game: GameId, word: &str, known: Callback<Vec<usize>>) -> Option<Slices> {
    let mut moments = Moments::of(game, ALL, word)?;
    Some(in_slices(move |_| {
        let is_done = moments.look();
        if is_done {
            let found = moments.found().into_iter();
            known.emit(found.map(|(step, _)| step).collect());
        }
        is_done
    }))
}
