//! The teacher's hour: when it is over and a turn has ended, it is asked whether to count; then all is counted aloud.

use std::rc::Rc;

use engine::kernel::counting::Counting;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use yew::{
    Callback, Html, UseReducerHandle, hook, html, use_effect_with, use_memo, use_mut_ref,
    use_reducer_eq,
};

use super::Props;
use crate::browser::{clock, voice};
use crate::state::count::{Beat, beats};
use crate::state::session::Session;
use crate::state::sitting::{CountAfter, Happening, Sitting, Stage, Watch};
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::words::fight::NUMBERS;
use crate::words::play as words;

/// How often it is looked at the clock, in milliseconds.
const LOOK: u32 = 5_000;
/// So long each number of the counting is seen at least.
const BEAT: u32 = 1_000;

/// What is done about the time at a table.
pub struct Hour {
    /// What happens goes here.
    pub happen: Callback<Happening>,
    /// What is done now.
    pub stage: Stage,
    /// The time spent at the game, in milliseconds.
    pub spent: u64,
    /// The beats of the counting; none while the game is played.
    pub beats: Rc<Vec<Beat>>,
    counting: Option<&'static Counting>,
}

impl Hour {
    /// Whether the game stands still.
    pub fn stands(&self) -> bool {
        self.stage != Stage::Playing
    }

    /// The beats of the counting that are seen; none while nothing is counted.
    pub fn seen(&self) -> &[Beat] {
        match self.stage {
            Stage::Playing | Stage::Asked => &[],
            Stage::Counting(shown) => &self.beats[..self.beats.len().min(shown + 1)],
            Stage::Counted => &self.beats,
        }
    }

    /// What is said of it.
    pub fn says(&self, language: Language) -> Option<String> {
        if self.stage == Stage::Asked {
            return self
                .counting
                .map(|counting| counting.ask.text(language).to_owned());
        }
        self.seen()
            .last()
            .map(|beat| said(*beat, language).to_owned())
    }
}

/// The greatest number that is said: the first ten are learned here.
const SAID: usize = 10;

/// What a beat of the counting says.
fn said(beat: Beat, language: Language) -> &'static str {
    match beat {
        Beat::Say(phrase) => phrase.text(language),
        Beat::Number(.., number) if number <= SAID => NUMBERS[number].text(language),
        Beat::Number(..) => "",
    }
}

/// Whether a turn has ended and the next one has not begun.
fn is_between_turns(session: &Session) -> bool {
    let begun = session.scene().steps.is_some_and(|steps| steps.done > 0);
    let decides = matches!(session.table().turn(), Turn::Decision(_));
    decides && !begun && !session.is_busy() && !session.is_placing() && session.fight().is_none()
}

/// Looks at the clock while the game is played, and leads the counting from beat to beat. While something else `stands`
/// over the game, no time passes.
#[hook]
pub fn use_hour(
    session: &UseReducerHandle<Session>,
    props: &Props,
    after: CountAfter,
    stands: bool,
) -> Hour {
    let counting = props.counting;
    let sitting = use_reducer_eq(|| Sitting::resumed(props.counted && counting.is_some()));
    let watch = use_mut_ref(|| Watch::at(props.spent));
    let limit = counting.and(after.limit());
    let (stage, version) = (sitting.stage, session.version());
    let plays = stage == Stage::Playing && !session.is_over() && !stands;
    use_effect_with((limit.is_some() && plays, version), {
        let (watch, sitting) = (watch.clone(), sitting.dispatcher());
        let is_new = session.table().steps().is_empty();
        move |&(runs, version)| {
            if is_new {
                watch.replace(Watch::default());
            }
            watch.borrow_mut().look(clock::now(), runs);
            let look = move || {
                watch.borrow_mut().look(clock::now(), true);
                let spent = watch.borrow().spent();
                sitting.dispatch(Happening::Spent(spent, limit, version));
            };
            let looks = runs.then(|| clock::every(LOOK, look));
            move || drop(looks)
        }
    });
    use_effect_with((version, plays && is_between_turns(session)), {
        let sitting = sitting.dispatcher();
        move |&(version, ended)| {
            if ended {
                sitting.dispatch(Happening::TurnEnded(version));
            }
        }
    });
    let counts = matches!(stage, Stage::Counting(_) | Stage::Counted);
    let beats = use_memo((counts, version), |_| match counting.filter(|_| counts) {
        Some(counting) => beats(session.scene(), counting),
        None => Vec::new(),
    });
    use_effect_with((stage, beats.len()), {
        let sitting = sitting.dispatcher();
        move |&(stage, of)| {
            let next = matches!(stage, Stage::Counting(_))
                .then(|| voice::after(BEAT, true, move || sitting.dispatch(Happening::Shown(of))));
            move || drop(next)
        }
    });
    let is_new = session.table().steps().is_empty();
    let spent = if is_new { 0 } else { watch.borrow().spent() };
    Hour {
        happen: Callback::from({
            let sitting = sitting.dispatcher();
            move |happening| sitting.dispatch(happening)
        }),
        stage,
        spent,
        beats,
        counting,
    }
}

/// The question whether to count.
pub fn asked(hour: &Hour, language: Language) -> Html {
    let Some(counting) = hour.counting.filter(|_| hour.stage == Stage::Asked) else {
        return Html::default();
    };
    let on = Happening::PlayOn(hour.spent);
    let say = |phrase: Phrase| phrase.text(language);
    html! {
        <Dialog question={counting.ask} onclose={hour.happen.reform(move |()| on)}>
            <div class="dialog-buttons">
                {Button::new(say(words::COUNT_MORE), hour.happen.reform(move |_| on))
                    .class("big-answer").icon("icon-arrow").quiet().view()}
                {Button::new(say(words::COUNT_NOW), hour.happen.reform(|_| Happening::Count))
                    .class("main big-answer").icon("face-fingers-3").quiet().view()}
            </div>
        </Dialog>
    }
}
