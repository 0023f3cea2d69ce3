//! Search for the best moves of a position between frames, for the hint and for the teacher.

use std::rc::Rc;

use engine::search::{PlayerKind, Reason};
use engine::table::{RatedChoice, Table};
use yew::{hook, use_effect_with, use_state};

use crate::shell::scheduler::in_slices;

/// Good move with its reason.
pub type Advised = (RatedChoice, Option<Reason>);

/// Returns the best moves at a table, the best one first. `None` during the search, or without a key. A new key
/// starts a new search.
#[hook]
pub fn use_hints<K: Clone + PartialEq + 'static>(
    key: Option<K>,
    table: impl Fn() -> Box<dyn Table> + 'static,
) -> Option<Rc<[Advised]>> {
    let found = use_state(|| None::<(K, Rc<[Advised]>)>);
    use_effect_with(key.clone(), {
        let found = found.clone();
        move |key: &Option<K>| {
            let thought = key.clone().map(|key| {
                let table = table();
                let mut bot = table.bot(PlayerKind::Adviser, table.seed());
                in_slices(move |positions| {
                    if bot.think(positions).is_none() {
                        return false;
                    }
                    let with_reason = |hint: RatedChoice| {
                        let reason = bot.reason(&hint.choice);
                        (hint, reason)
                    };
                    let list: Rc<[Advised]> =
                        bot.rated_choices().into_iter().map(with_reason).collect();
                    found.set(Some((key.clone(), list)));
                    true
                })
            });
            move || drop(thought)
        }
    });
    let (of, list) = (*found).clone()?;
    (Some(of) == key).then_some(list)
}
