//! Computer player at the table: it searches between frames, pauses, and plays. Its remarks are shown below the
//! board.

use std::cell::RefCell;
use std::rc::Rc;

use engine::kernel::step::{Seats, Turn};
use engine::kernel::words::{Language, Phrase};
use engine::motion::Pace;
use engine::search::PlayerKind;
use yew::{Html, UseReducerHandle, hook, html, use_effect_with, use_mut_ref};

use super::hint::Hint;
use crate::shell::scheduler::{Slices, in_slices};
use crate::shell::storage;
use crate::shell::voice::{self, Said};
use crate::state::friends::Friends;
use crate::state::session::{Action, Session, Task};
use crate::widgets::icon::icon;
use crate::widgets::said::said as spoken;
use crate::words::play as words;

/// Minimum pause before the computer's step is shown, in milliseconds. It also waits for the voice.
const PAUSE: u32 = 600;

/// Running search and pause of the computer. Dropping it cancels both.
#[derive(Default)]
struct UnderWay {
    thought: Option<Slices>,
    pause: Option<Said>,
}

/// Calls back after a pause. Unless the pause is zero, it also waits for the voice.
fn wait(pause: u32, call: impl FnOnce() + 'static) -> Said {
    voice::after(pause, pause > 0, call)
}

fn friends() -> Friends {
    let saved = storage::load_or_quarantine(storage::FRIENDS);
    saved.ok().flatten().unwrap_or_default()
}

/// Plays the computer's seats. It does nothing while `waits` is true.
#[hook]
pub fn use_computer(session: &UseReducerHandle<Session>, pace: Pace, waits: bool) {
    let task = session.task().filter(|_| !waits);
    use_effect_with((session.version(), task), {
        let session = session.clone();
        move |&(_, task)| {
            let under_way = Rc::new(RefCell::new(UnderWay::default()));
            let pause = if pace == Pace::Off { 0 } else { PAUSE };
            match task {
                None => {}
                Some(Task::Roll(side)) => {
                    let roll = move || session.dispatch(Action::Roll(side));
                    under_way.borrow_mut().pause = Some(wait(pause, roll));
                }
                Some(Task::Think(who)) => {
                    let thought = think(session, who, pause, &under_way);
                    under_way.borrow_mut().thought = Some(thought);
                }
            }
            move || drop(under_way.take())
        }
    });
    use_end(session);
}

fn think(
    session: UseReducerHandle<Session>,
    who: PlayerKind,
    pause: u32,
    under_way: &Rc<RefCell<UnderWay>>,
) -> Slices {
    let table = session.table();
    let who = match who {
        PlayerKind::Friend(_) => PlayerKind::Friend(friends().of(table.info().slug)),
        other => other,
    };
    let mut bot = table.bot(who, table.seed());
    let under_way = Rc::downgrade(under_way);
    in_slices(move |positions| {
        let Some(choice) = bot.think(positions) else {
            return false;
        };
        let reason = bot.reason(&choice);
        let session = session.clone();
        let answer = move || session.dispatch(Action::Move(choice, reason));
        if let Some(under_way) = under_way.upgrade() {
            under_way.borrow_mut().pause = Some(wait(pause, answer));
        }
        true
    })
}

/// Saves the result of a game against « Copain », once.
#[hook]
fn use_end(session: &UseReducerHandle<Session>) {
    let is_over = |session: &Session| matches!(session.table().turn(), Turn::Over(_));
    let counted = use_mut_ref(|| is_over(session));
    use_effect_with(session.version(), {
        let session = session.clone();
        move |_| {
            let table = session.table();
            let Turn::Over(verdict) = table.turn() else {
                *counted.borrow_mut() = false;
                return;
            };
            if counted.replace(true) {
                return;
            }
            let players = session.scene().players.iter();
            let seats = players.fold(Seats::NONE, |seats, player| seats.with(player.seat));
            let mut all = friends();
            let game = (table.info().slug, table.seed());
            if all.count(game, (seats, session.seats().assignment()), verdict) {
                storage::save(storage::FRIENDS, &all);
            }
        }
    });
}

/// Checks whether the computer searches for a step or a hint.
fn thinks(session: &Session, hint: &Hint) -> bool {
    hint.thinks || matches!(session.task(), Some(Task::Think(_)))
}

/// Returns the offer of a draw to children who play among themselves. It covers nothing that can be tapped.
pub fn draw_offer(session: &Session) -> Option<Phrase> {
    (session.offers_draw() && !session.asks_draw()).then_some(words::SAME_AGAIN)
}

/// Checks whether there is a remark below the board.
pub fn has_bubble(session: &Session, hint: &Hint) -> bool {
    let tells = session.remark().is_some() || session.narration().is_some();
    let speaks = tells || draw_offer(session).is_some();
    thinks(session, hint) || hint.phrase.is_some() || speaks
}

/// Renders the remark below the board: that the computer thinks, the reason for its last step, its hint, the offer of a
/// draw, or the narration of the last turn.
pub fn bubble(session: &Session, hint: &Hint, language: Language) -> Html {
    let thinks = thinks(session, hint);
    let hinted = hint.phrase.map(|phrase| phrase.text(language).to_owned());
    let said = hinted
        .or_else(|| session.remark().map(|remark| remark.text(language)))
        .or_else(|| draw_offer(session).map(|offer| offer.text(language).to_owned()))
        .or_else(|| session.narration().map(|told| told.text(language)))
        .filter(|_| !hint.thinks);
    if !has_bubble(session, hint) {
        return Html::default();
    }
    let (picture, class) = if hint.thinks || hint.phrase.is_some() {
        ("bulb", "remark")
    } else if draw_offer(session).is_some() {
        ("heart", "remark")
    } else if session.narration().is_some() {
        ("steps", "remark told")
    } else {
        ("computer", "remark")
    };
    let dot = || html! { <span class="thought-dot" /> };
    html! {
        <p {class}>
            {icon(picture)}
            if let Some(said) = said {
                <span class="word">{spoken(&said)}</span>
            }
            if thinks {
                <span class="thought" aria-hidden="true">{dot()}{dot()}{dot()}</span>
            }
        </p>
    }
}
