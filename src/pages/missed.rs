//! What was missed in the game that is being looked at again. Only the program that holds the judge of problems can tell:
//! the page of the game asks on the page itself, and hears when it is known.

use std::cell::RefCell;
use std::rc::Rc;

use engine::catalogue::{ALL, GameId};
use yew::{hook, use_effect_with, use_state_eq};

use super::problem::moments::Moments;
use crate::browser::page;
use crate::browser::scheduler::{Slices, in_slices};

/// Where the page says which game is looked at, and what is known of it: its word, then the steps.
const ASKED: &str = "data-missed-in";
const KNOWN: &str = "data-missed";
/// Told once it is asked, and once it is known.
const ASK: &str = "missedasked";
const TELL: &str = "missedknown";

/// The numbers of steps after which something was missed in a game, at most three, as soon as they are known.
#[hook]
pub fn use_missed(game: GameId, word: &str) -> Vec<usize> {
    let known = use_state_eq(Vec::<usize>::new);
    use_effect_with((game, word.to_owned()), {
        let known = known.setter();
        move |(game, word)| {
            page::mark(ASKED, &format!("{} {word}", game.slug()));
            let word = word.clone();
            let read = move || {
                let said = page::said(KNOWN).unwrap_or_default();
                let mut said = said.split(' ');
                if said.next() == Some(&word) {
                    known.set(said.filter_map(|step| step.parse().ok()).collect());
                }
            };
            let end = page::listen(TELL, read.clone());
            read();
            page::tell(ASK);
            move || {
                page::mark(ASKED, "");
                end();
            }
        }
    });
    (*known).clone()
}

/// Looks for what was missed in the game that is asked for, in slices; none where nothing is asked.
fn look() -> Option<Slices> {
    let asked = page::said(ASKED)?;
    let (slug, word) = asked.split_once(' ')?;
    let mut moments = Moments::of(GameId::from_slug(slug)?, ALL, word)?;
    let word = word.to_owned();
    Some(in_slices(move |_| {
        let is_done = moments.look();
        if is_done {
            let steps = moments
                .found()
                .into_iter()
                .map(|(step, _)| step.to_string());
            let all: Vec<String> = core::iter::once(word.clone()).chain(steps).collect();
            page::mark(KNOWN, &all.join(" "));
            page::tell(TELL);
        }
        is_done
    }))
}

/// Answers whoever asks what was missed in a game.
#[hook]
pub fn use_answering() {
    use_effect_with((), |()| {
        let slices: Rc<RefCell<Option<Slices>>> = Rc::default();
        let answer = move || drop(slices.replace(look()));
        answer();
        page::listen(ASK, answer)
    });
}
