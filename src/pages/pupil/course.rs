//! Course: the rules in pictures, one rule and one tap to try per screen.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::course::CourseScreen;
use engine::kernel::options::Options;
use engine::kernel::side::PerSide;
use engine::kernel::step::Turn;
use engine::kernel::words::Phrase;
use engine::table::{Table, seed_for};
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseReducerHandle, component, hook, html,
    use_effect_with, use_memo, use_node_ref, use_reducer, use_state_eq,
};

use super::game::note_picture;
use super::home_language::in_home_language;
use super::sounds::use_sounds;
use super::tale::tale_button;
use crate::board::board_view::{Pointed, use_board_view};
use crate::board::layout::{Around, Layout};
use crate::fight::arena::arena;
use crate::fight::caption::caption;
use crate::pages::shared::clock::use_voiced_clock;
use crate::pages::shared::frame::{Frame, said as spoken, straight_home};
use crate::pages::shared::idle::use_idle;
use crate::route::Route;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::{history, viewport};
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::Help;
use crate::widgets::banner::banner;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::words::{pages as words, play, vocabulary};

/// Height of the bar below the board, in pixels.
const BAR: f64 = 78.0;
/// Height for the text in the home language between the board and the bar, in pixels.
const BENEATH: f64 = 68.0;

/// Properties of `Course`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
}

/// Course of a game.
#[component]
pub fn Course(props: &Props) -> Html {
    let number = use_state_eq(|| 0_usize);
    let lessons = props.game.course();
    let onmove = {
        let number = number.clone();
        let game = props.game;
        Callback::from(move |to: usize| {
            if to < lessons.len() {
                number.set(to);
            } else {
                history::go(&Route::Setup(game));
            }
        })
    };
    html! { <Screen key={*number} game={props.game} number={*number} {onmove} /> }
}

#[derive(Properties, PartialEq)]
struct ScreenProps {
    game: GameId,
    number: usize,
    onmove: Callback<usize>,
}

fn open(game: GameId, lesson: &CourseScreen) -> Rc<dyn Table> {
    let opened = game
        .entry()
        .at_position(&Options::default(), lesson.position, 0);
    opened
        .expect("the positions of the course are legal")
        .into()
}

/// Progress of the child in a screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    /// The next expected step.
    Next(&'static str),
    /// All steps are taken.
    Done,
    /// Another step was taken.
    Astray,
}

impl Progress {
    fn of(table: &dyn Table, lesson: &'static CourseScreen) -> Self {
        let steps = table.steps();
        let mut pairs = steps.iter().zip(lesson.steps);
        if pairs.any(|(done, wanted)| done != wanted) {
            return Self::Astray;
        }
        let next = lesson.steps.get(steps.len()).copied();
        next.map_or(Self::Done, Self::Next)
    }

    const fn next(self) -> Option<&'static str> {
        match self {
            Self::Next(step) => Some(step),
            Self::Done | Self::Astray => None,
        }
    }
}

/// Seeds the dice for the expected roll, and restarts the screen after another step.
#[hook]
fn use_guide(session: &UseReducerHandle<Session>, game: GameId, lesson: &'static CourseScreen) {
    let progress = Progress::of(session.table(), lesson);
    use_effect_with((session.version(), session.is_busy()), {
        let session = session.clone();
        move |&(_, busy)| match progress {
            Progress::Next(roll) if session.table().turn() == Turn::Chance => {
                let draw = session.table().sample_roll();
                let wanted = draw.is_some_and(|draw| draw.text() == roll);
                if let (false, Some(seed)) = (wanted, seed_for(session.table(), roll)) {
                    session.dispatch(Action::Reseed(seed));
                }
            }
            Progress::Astray if !busy => {
                session.dispatch(Action::Load(open(game, lesson), PerSide::default()));
            }
            // The screen is finished: the other side cannot be played.
            Progress::Done if !busy => session.dispatch(Action::Freeze(true)),
            _ => {}
        }
    });
}

#[component]
fn Screen(props: &ScreenProps) -> Html {
    let settings = use_settings_handle();
    let t = use_words();
    let card = props.game.info();
    let is_rtl = settings.language.is_rtl();
    let lesson = &props.game.course()[props.number];
    let presentation = Presentation {
        pace: settings.motion.pace(viewport::reduces_motion()),
        help: Help::Shown,
        ..Presentation::default()
    };
    let session =
        use_reducer(|| Session::new(open(props.game, lesson), PerSide::default(), presentation));
    use_voiced_clock(&session, presentation, true);
    use_sounds(&session);
    let learner = *use_memo((), |()| session.scene().seat);
    let board = use_memo((), |()| session.table().board());
    let around = *use_memo((), |()| Around::of(session.scene()));
    let size = viewport::use_size();
    let beneath = settings.home().map_or(0.0, |_| BENEATH);
    let layout = use_memo((size, beneath as u32), |(size, _)| {
        Layout::above(&board, around, *size, BAR + beneath)
    });
    use_guide(&session, props.game, lesson);
    let progress = Progress::of(session.table(), lesson);
    let choices = session.table().choices();
    let mut choices = choices.iter();
    let wanted = choices.find(|choice| Some(choice.text()) == progress.next());
    let hint = wanted.filter(|_| !session.is_busy()).and_then(|choice| {
        choice
            .inputs()
            .get(session.selection().held().len())
            .copied()
    });
    let panel = use_node_ref();
    let idle = use_idle(&session);
    let pointed = Pointed {
        hint: hint.as_slice(),
        highlight: &[],
    };
    let board_view = use_board_view(&session, &layout, &board, pointed, idle, settings.language);
    let button = wanted.and_then(|choice| choice.button());
    let middle = middle(props, &session, button.map(|button| *button.phrase), t);
    let done = progress == Progress::Done;
    let seat = &card.seats[usize::from(learner.0)];
    // A fight has its own captions.
    let of_fight = session
        .fight()
        .map(|fight| caption(&session, fight, card, settings.language).1);
    let silent = done && of_fight.is_none();
    let says = of_fight
        .map(AttrValue::from)
        .or_else(|| spoken(lesson.phrase, t));
    let class = yew::classes!(layout.shape.name(), done.then_some("done"));
    html! {
        <Frame name="course" {class} onhome={straight_home()} say={says} {silent}>
            <section class={format!("game lesson on-{}", card.slug)} style={layout.style()} aria-label={t(card.name)}>
                {banner(seat, t(lesson.phrase), None, "", if is_rtl { "mirrored" } else { "" })}
                {in_home_language(lesson.phrase, &settings)}
                {board_view}
                if let Some((note, number)) = session.selection().note() {
                    <p key={number} class="reason">{note_picture(&session)}{said(t(*note))}</p>
                }
                if let Some(fight) = session.fight() {
                    {arena(&session, fight, &settings, &panel)}
                }
                if done && !session.is_busy() {
                    {drawing("icon-check", "lesson-done")}
                }
            </section>
            <nav class="course-bar" dir={is_rtl.then_some("rtl")}>
                {back(props, t)}
                {middle}
                {Button::new(t(words::NEXT), to(props, props.number + 1))
                    .class(if done { "main course-next" } else { "course-next" }).icon("icon-arrow").quiet().view()}
            </nav>
            <p class="visually-hidden" role="status">{t(lesson.phrase)}</p>
        </Frame>
    }
}

/// Returns the callback that opens another screen.
fn to(props: &ScreenProps, number: usize) -> Callback<MouseEvent> {
    props.onmove.reform(move |_: MouseEvent| number)
}

/// Renders the way back: to the previous screen, or from the first one to the tale.
fn back(props: &ScreenProps, t: impl Fn(Phrase) -> &'static str) -> Html {
    html! {
        if props.number > 0 {
            {Button::new(t(words::BACK), to(props, props.number - 1)).class("course-back").icon("icon-back").quiet().view()}
        } else if props.game.has_tale() {
            {tale_button(props.game, t(vocabulary::TALE), "course-back two-pictures")}
        } else {
            <span class="course-back" />
        }
    }
}

/// Renders the button of a step, a « stop » button, or the progress dots.
fn middle(
    props: &ScreenProps,
    session: &UseReducerHandle<Session>,
    button: Option<Phrase>,
    t: impl Fn(Phrase) -> &'static str,
) -> Html {
    let session = session.clone();
    if let Some(label) = button {
        let lesson = &props.game.course()[props.number];
        let progress = Progress::of(session.table(), lesson);
        let step = Callback::from(move |_: MouseEvent| {
            if let Some(step) = progress.next() {
                session.dispatch(Action::Press(step.to_owned()));
            }
        });
        return Button::new(t(label), step).class("main").view();
    }
    if session.selection().stop().is_some() {
        let stop = Callback::from(move |_: MouseEvent| session.dispatch(Action::Stop));
        let button = Button::new(t(play::STOP_HERE), stop).class("main");
        return button.icon("icon-stop").view();
    }
    let dots = (0..props.game.course().len()).map(|number| {
        let class = if number == props.number {
            "dot here"
        } else {
            "dot"
        };
        html! { <i {class} /> }
    });
    html! { <span class="course-dots" aria-hidden="true">{ for dots }</span> }
}
