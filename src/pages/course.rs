//! The rules in pictures: one rule, one screen, one tap to try.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::course::CourseScreen;
use engine::kernel::options::Options;
use engine::kernel::step::Turn;
use engine::table::{Table, at_position};
use yew::{
    Callback, Html, Properties, component, html, use_effect_with, use_memo, use_node_ref,
    use_reducer, use_state_eq,
};

use super::clock::use_clock;
use super::frame::{Frame, said as spoken, straight_home};
use super::game::note_picture;
use super::sounds::use_sounds;
use super::tale::tale_button;
use crate::board::board_view::use_board_view;
use crate::board::layout::{Around, Layout};
use crate::browser::{history, viewport};
use crate::fight::arena::arena;
use crate::route::Route;
use crate::settings_context::{use_settings_handle, use_words};
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::Help;
use crate::widgets::banner::banner;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::words::{pages as words, vocabulary};

/// The height of the bar below the board.
const BAR: f64 = 78.0;

/// The game to learn.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
}

/// The course of a game.
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
    at_position(game, &Options::default(), lesson.position, 0)
        .expect("the positions of the course are legal")
        .into()
}

/// A seed under which the next roll is this one.
fn seed_for(table: &dyn Table, roll: &str) -> Option<u64> {
    let mut table = table.clone_box();
    (0..100_000).find(|seed| {
        table.reseed(*seed);
        table.sample_roll().is_some_and(|draw| draw.text() == roll)
    })
}

#[component]
fn Screen(props: &ScreenProps) -> Html {
    let say = use_words();
    let settings = use_settings_handle();
    let card = props.game.info();
    let lesson = &props.game.course()[props.number];
    let presentation = Presentation {
        pace: settings.motion.pace(viewport::reduces_motion()),
        help: Help::Shown,
        real_dice: false,
    };
    let session = use_reducer(|| Session::new(open(props.game, lesson), [false; 2], presentation));
    use_clock(&session, presentation);
    use_sounds(&session);
    let board = use_memo((), |()| session.table().board());
    let around = *use_memo((), |()| Around::of(&session.scene));
    let size = viewport::use_size();
    let layout = use_memo(size, |size| Layout::above(&board, around, *size, BAR));

    let steps = session.table().steps();
    let follows = steps
        .iter()
        .zip(lesson.steps)
        .all(|(done, wanted)| done == wanted);
    let next = lesson.steps.get(steps.len()).copied().filter(|_| follows);
    let done = follows && next.is_none();
    use_effect_with((session.version, session.is_busy()), {
        let session = session.clone();
        let game = props.game;
        move |&(_, busy)| match next {
            Some(roll) if session.table().turn() == Turn::Chance => {
                let wanted = session
                    .table()
                    .sample_roll()
                    .is_some_and(|draw| draw.text() == roll);
                if let (false, Some(seed)) = (wanted, seed_for(session.table(), roll)) {
                    session.dispatch(Action::Reseed(seed));
                }
            }
            None if !follows && !busy => {
                session.dispatch(Action::Load(open(game, lesson), [false; 2]));
            }
            _ => {}
        }
    });
    let choices = session.table().choices();
    let wanted = choices.iter().find(|choice| Some(choice.text()) == next);
    let hint = wanted
        .filter(|_| !session.is_busy())
        .and_then(|choice| choice.inputs().get(session.held.len()).copied());
    let panel = use_node_ref();
    let board_view = use_board_view(&session, &layout, &board, hint.as_slice());
    let ended_by = wanted.and_then(|choice| choice.button());
    let (ends, end_word) = (
        ended_by.is_some(),
        ended_by.map_or("", |button| say(*button.phrase)),
    );
    let stop = {
        let session = session.clone();
        Callback::from(move |_| session.dispatch(Action::Stop))
    };
    let step = {
        let session = session.clone();
        Callback::from(move |_| {
            if let Some(step) = next {
                session.dispatch(Action::Press(step.to_owned()));
            }
        })
    };
    let to = |number: usize| props.onmove.reform(move |_: yew::MouseEvent| number);
    let seat = session.scene.seat;
    let class = yew::classes!(layout.shape.name(), done.then_some("done"));
    let style = layout.style();
    html! {
        <Frame name="course" {class} onhome={straight_home()} say={spoken(lesson.phrase, say)}>
            <section class={format!("game lesson on-{}", card.slug)} {style} aria-label={say(card.name)}>
                {banner(&card.seats[usize::from(seat.0)], say(lesson.phrase), None, "", false)}
                {board_view}
                if let Some((note, number)) = session.note {
                    <p key={number} class="reason">{note_picture(&session)}{said(say(*note))}</p>
                }
                if let Some(fight) = &session.fight {
                    {arena(&session, fight, &settings, &panel)}
                }
                if done && !session.is_busy() {
                    {drawing("icon-check", "lesson-done")}
                }
            </section>
            <nav class="course-bar">
                if props.number > 0 {
                    {Button::new(say(words::BACK), to(props.number - 1)).class("course-back").icon("icon-back").quiet().view()}
                } else if !props.game.tale().is_empty() {
                    {tale_button(props.game, say(vocabulary::TALE), "course-back")}
                } else {
                    <span class="course-back" />
                }
                if ends {
                    {Button::new(end_word, step).class("main").view()}
                } else if session.stop.is_some() {
                    {Button::new(say(crate::words::play::STOP_HERE), stop).class("main").icon("icon-stop").view()}
                } else {
                    <span class="course-dots" aria-hidden="true">
                        { for (0..props.game.course().len()).map(|n| html! {
                            <i class={if n == props.number { "dot here" } else { "dot" }} />
                        }) }
                    </span>
                }
                {Button::new(say(words::NEXT), to(props.number + 1))
                    .class(if done { "main course-next" } else { "course-next" }).icon("icon-arrow").quiet().view()}
            </nav>
            <p class="visually-hidden" role="status">{say(lesson.phrase)}</p>
        </Frame>
    }
}
