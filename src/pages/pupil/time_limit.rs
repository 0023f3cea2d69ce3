//! Time limit of a game: when it is reached and a turn has ended, the pupils are asked whether to count. The count is
//! then spoken.

use std::rc::Rc;

use engine::kernel::counting::Counting;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use yew::{
    Callback, Html, UseReducerHandle, hook, html, use_effect_with, use_memo, use_mut_ref,
    use_reducer_eq,
};

use crate::shell::{clock, voice};
use crate::state::count::{Beat, beats};
use crate::state::game_timer::{CountAfter, GameTimer, Stopwatch, TimerEvent, TimerPhase};
use crate::state::session::Session;
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::words::fight::NUMBERS;
use crate::words::play as words;

/// Interval of the game timer, in milliseconds.
const TICK: u32 = 5_000;
/// Minimum duration of each number of the count, in milliseconds.
const BEAT: u32 = 1_000;

/// A game when its page opens.
#[derive(Clone, Copy)]
pub struct Opened {
    /// Rule of the final count; `None` if the game has no time limit.
    pub counting: Option<&'static Counting>,
    /// Whether it was counted already.
    pub is_counted: bool,
    /// Time spent on it, in milliseconds.
    pub spent: u64,
}

/// State of the time limit at a table.
pub struct TimeLimit {
    /// Dispatches an event of the timer.
    pub happen: Callback<TimerEvent>,
    /// Current state.
    pub stage: TimerPhase,
    /// Time spent on the game, in milliseconds.
    pub spent: u64,
    /// Beats of the count; none while the game is played.
    pub beats: Rc<Vec<Beat>>,
    counting: Option<&'static Counting>,
}

impl TimeLimit {
    /// Checks whether the game is stopped.
    pub fn stands(&self) -> bool {
        self.stage != TimerPhase::Playing
    }

    /// Returns the beats of the count shown so far.
    pub fn seen(&self) -> &[Beat] {
        match self.stage {
            TimerPhase::Playing | TimerPhase::Asked => &[],
            TimerPhase::Counting(shown) => &self.beats[..self.beats.len().min(shown + 1)],
            TimerPhase::Counted => &self.beats,
        }
    }

    /// Returns the sentence of the current state.
    pub fn says(&self, language: Language) -> Option<String> {
        if self.stage == TimerPhase::Asked {
            return self
                .counting
                .map(|counting| counting.ask.text(language).to_owned());
        }
        self.seen()
            .last()
            .map(|beat| said(*beat, language).to_owned())
    }
}

/// Greatest spoken number: pupils learn to count to ten here.
const SAID: usize = 10;

/// Returns the sentence of a beat of the count.
fn said(beat: Beat, language: Language) -> &'static str {
    match beat {
        Beat::Say(phrase) => phrase.text(language),
        Beat::Number(.., number) if number <= SAID => NUMBERS[number].text(language),
        Beat::Number(..) => "",
    }
}

/// Checks whether a turn has ended and the next one has not begun.
fn is_between_turns(session: &Session) -> bool {
    let begun = session.scene().steps.is_some_and(|steps| steps.done > 0);
    let decides = matches!(session.table().turn(), Turn::Decision(_));
    decides && !begun && !session.is_busy() && !session.is_placing() && session.fight().is_none()
}

/// Runs the timer while the game is played, and advances the count from beat to beat. No time passes while something
/// else `stands` over the game.
#[hook]
pub fn use_time_limit(
    session: &UseReducerHandle<Session>,
    opened: Opened,
    after: CountAfter,
    stands: bool,
) -> TimeLimit {
    let counting = opened.counting;
    let timer = use_reducer_eq(|| GameTimer::resumed(opened.is_counted && counting.is_some()));
    let stopwatch = use_mut_ref(|| Stopwatch::at(opened.spent));
    let limit = counting.and(after.limit());
    let (stage, version) = (timer.phase, session.version());
    let plays = stage == TimerPhase::Playing && !session.is_over() && !stands;
    use_effect_with((limit.is_some() && plays, version), {
        let (stopwatch, timer) = (stopwatch.clone(), timer.dispatcher());
        let is_new = session.table().steps().is_empty();
        move |&(runs, version)| {
            if is_new {
                stopwatch.replace(Stopwatch::default());
            }
            stopwatch.borrow_mut().tick(clock::now(), runs);
            let tick = move || {
                stopwatch.borrow_mut().tick(clock::now(), true);
                let spent = stopwatch.borrow().spent();
                timer.dispatch(TimerEvent::Spent(spent, limit, version));
            };
            let ticks = runs.then(|| clock::every(TICK, tick));
            move || drop(ticks)
        }
    });
    use_effect_with((version, plays && is_between_turns(session)), {
        let timer = timer.dispatcher();
        move |&(version, ended)| {
            if ended {
                timer.dispatch(TimerEvent::TurnEnded(version));
            }
        }
    });
    let counts = matches!(stage, TimerPhase::Counting(_) | TimerPhase::Counted);
    let beats = use_memo((counts, version), |_| match counting.filter(|_| counts) {
        Some(counting) => beats(session.scene(), counting),
        None => Vec::new(),
    });
    use_effect_with((stage, beats.len()), {
        let timer = timer.dispatcher();
        move |&(stage, of)| {
            let next = matches!(stage, TimerPhase::Counting(_))
                .then(|| voice::after(BEAT, true, move || timer.dispatch(TimerEvent::Shown(of))));
            move || drop(next)
        }
    });
    let is_new = session.table().steps().is_empty();
    let spent = if is_new {
        0
    } else {
        stopwatch.borrow().spent()
    };
    TimeLimit {
        happen: Callback::from({
            let timer = timer.dispatcher();
            move |event| timer.dispatch(event)
        }),
        stage,
        spent,
        beats,
        counting,
    }
}

/// Renders the question whether to count.
pub fn asked(time_limit: &TimeLimit, language: Language) -> Html {
    let Some(counting) = time_limit
        .counting
        .filter(|_| time_limit.stage == TimerPhase::Asked)
    else {
        return Html::default();
    };
    let on = TimerEvent::PlayOn(time_limit.spent);
    let t = |phrase: Phrase| phrase.text(language);
    html! {
        <Dialog question={counting.ask} onclose={time_limit.happen.reform(move |()| on)}>
            <div class="dialog-buttons">
                {Button::new(t(words::COUNT_MORE), time_limit.happen.reform(move |_| on))
                    .class("big-answer").icon("icon-arrow").quiet().view()}
                {Button::new(t(words::COUNT_NOW), time_limit.happen.reform(|_| TimerEvent::Count))
                    .class("main big-answer").icon("face-fingers-3").quiet().view()}
            </div>
        </Dialog>
    }
}
