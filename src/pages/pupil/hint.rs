//! Hint for the child: first a good piece, then its target.

use engine::kernel::input::Touch;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, UseReducerHandle, hook, use_state_eq};

use crate::pages::shared::best_moves::use_hints;
use crate::state::session::Session;
use crate::widgets::button::Button;
use crate::words::play as words;

/// Content of a hint, and its button.
pub struct Hint {
    /// Touches shown so far, in order.
    pub touches: Vec<Touch>,
    /// Step of the hinted button.
    pub button: Option<String>,
    /// Sentence of the hint.
    pub phrase: Option<&'static Phrase>,
    /// Whether the search is running.
    pub thinks: bool,
    /// Light bulb button.
    pub bulb: Html,
}

/// Amount shown; each tap shows more, until a step is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Piece,
    Move,
}

/// Returns the hint for the child whose turn it is. It takes no step.
#[hook]
pub fn use_hint(session: &UseReducerHandle<Session>, language: Language) -> Hint {
    let asked = use_state_eq(|| None::<(u32, Shown)>);
    let now = asked.filter(|(version, _)| *version == session.version());
    let decides = matches!(session.table().turn(), Turn::Decision(_));
    let is_free = decides && !session.is_busy() && session.computer().is_none();
    let now = now.filter(|_| is_free);
    let found = use_hints(now.map(|(version, _)| version), {
        let session = session.clone();
        move || session.table().clone_box()
    });
    let onclick = {
        let (version, asked) = (session.version(), asked.clone());
        Callback::from(move |_: MouseEvent| {
            let next = match now {
                None => Shown::Piece,
                Some(_) => Shown::Move,
            };
            asked.set(Some((version, next)));
        })
    };
    let button = Button::new(words::HINT.text(language), onclick);
    let bulb = button.class("round bulb").icon("bulb").quiet();
    let best = found.as_ref().and_then(|list| list.first());
    let mut hint = Hint {
        touches: Vec::new(),
        button: None,
        phrase: None,
        thinks: now.is_some() && found.is_none(),
        bulb: bulb.adult("hint").disabled(!is_free).view(),
    };
    let (Some((_, shown)), Some((best, _))) = (now, best) else {
        return hint;
    };
    let touches = best.choice.inputs();
    let is_button = best.choice.button().is_some();
    (hint.touches, hint.phrase) = match (shown, touches) {
        _ if is_button => (Vec::new(), Some(&words::HINT_BUTTON)),
        (Shown::Piece, [first @ Touch::At(_), _, ..]) => (vec![*first], Some(&words::HINT_PIECE)),
        // Pieces to place are already in the hand, and a single piece needs no choice: the target is shown at once.
        _ => (touches.to_vec(), Some(&words::HINT_MOVE)),
    };
    if is_button {
        hint.button = Some(best.choice.text().to_owned());
    }
    hint
}
