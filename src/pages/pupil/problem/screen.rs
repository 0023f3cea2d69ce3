//! Screen of a problem: the question, the board, and the bar.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::board::Board;
use engine::kernel::problem::Kind;
use engine::kernel::scene::Scene;
use yew::{
    Callback, Html, Properties, UseReducerHandle, classes, component, hook, html, use_effect_with,
    use_memo, use_node_ref, use_reducer, use_state,
};

use super::Open;
use super::answers::cards;
use super::bar::Bar;
use super::hint::use_hint;
use super::question::{sentence, spoken};
use super::trial::{TrialState, asks_number, is_told, lay, thrown, use_trial};
use crate::board::board_view::{Pointed, use_board_view};
use crate::board::layout::{Around, Layout};
use crate::fight::arena::arena;
use crate::pages::pupil::game::{look_together, note_picture};
use crate::pages::pupil::pause::{Looking, Pause};
use crate::pages::pupil::sounds::use_sounds;
use crate::pages::shared::clock::use_voiced_clock;
use crate::pages::shared::frame::{Frame, straight_home};
use crate::pages::shared::idle::use_idle;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::busy::use_busy;
use crate::shell::viewport;
use crate::state::pennant::FLAGS;
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::{Help, Settings};
use crate::widgets::banner::banner;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;

/// Height of the bar below the board, in pixels.
const BAR: f64 = 78.0;
/// Height that a narrow upright window keeps free below the board, in pixels. The bar is above the ear and the sound
/// button.
const FOOT: f64 = 186.0;
/// Height of the row of numbers above the bar of a narrow upright window, in pixels.
const NUMBERS: f64 = 82.0;
/// Height that other upright windows keep free for both, for the design's 1080 pixels.
const UPRIGHT: f64 = 240.0;
const NARROW: f64 = 600.0;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The problem.
    pub open: Open,
    /// Index on the path.
    pub at: usize,
    /// Length of the path.
    pub of: usize,
    /// Indices of the solved problems.
    pub solved: Vec<usize>,
    /// Number of flags of the week, for the problem of the day.
    pub flags_of_week: Option<usize>,
    /// Opens another problem of the path, or the choice.
    pub onmove: Callback<Option<usize>>,
    /// Called once it is solved.
    pub onsolved: Callback<usize>,
}

/// Returns the presentation of a problem. In counting problems the fight asks its questions.
fn presented(kind: Kind, settings: &Settings) -> Presentation {
    let help = match kind {
        Kind::Count => Help::Asked,
        _ => Help::Shown,
    };
    Presentation {
        pace: settings.motion.pace(viewport::reduces_motion()),
        help,
        ..Presentation::default()
    }
}

/// Restores the frozen state of the trial after a pause.
#[hook]
fn use_frozen(session: &UseReducerHandle<Session>, looks: bool, is_frozen: bool) {
    let session = session.clone();
    use_effect_with(looks, move |&looks| {
        if !looks {
            session.dispatch(Action::Freeze(is_frozen));
        }
    });
}

/// Returns the layout of the board above the bar, and above the row of numbers that a narrow window needs.
#[hook]
fn use_layout(open: &Open, board: &Board, scene: &Scene, looking: Option<&Looking>) -> Rc<Layout> {
    let around = *use_memo((), |()| Around::of(scene));
    let size = viewport::use_size();
    let foot = looking.map_or(0.0, |looking| looking.foot(size));
    use_memo((size, foot as u32), |(size, foot)| {
        let lies = |foot: f64| Layout::over(board, around, *size, foot, false);
        let numbers = if asks_number(open) { NUMBERS } else { 0.0 };
        match *foot {
            0 if size.0 < NARROW.min(size.1) => lies(FOOT + numbers),
            0 if size.0 <= size.1 && asks_number(open) => {
                lies(UPRIGHT * (size.0 / 810.0).min(size.1 / 1080.0).max(1.0))
            }
            0 => Layout::above(board, around, *size, BAR),
            foot => lies(f64::from(foot)),
        }
    })
}

/// Screen of a problem.
#[component]
pub fn Screen(props: &Props) -> Html {
    let settings = use_settings_handle();
    let t = use_words();
    let (card, open) = (props.game.info(), &props.open);
    let kind = open.problem.kind;
    let presentation = presented(kind, &settings);
    let session = use_reducer(|| Session::new(lay(open), thrown(open), presentation));
    let looking = use_state(|| None::<Looking>);
    let looks = looking.is_some();
    use_voiced_clock(&session, presentation, !looks);
    use_sounds(&session);
    let onsolved = props.onsolved.reform({
        let at = props.at;
        move |()| at
    });
    let trial = use_trial(&session, open, looks, onsolved);
    use_frozen(&session, looks, trial.is_frozen(open));
    let hint = use_hint(&session, open, trial.stage, settings.language);
    let learner = *use_memo((), |()| session.scene().seat);
    let board = use_memo((), |()| session.table().board());
    let layout = use_layout(open, &board, session.scene(), looking.as_ref());
    let pointed = Pointed {
        hint: &hint.touches,
        highlight: &hint.light,
    };
    let panel = use_node_ref();
    let game = use_busy(session.is_busy());
    let idle = use_idle(&session);
    let board_view = use_board_view(&session, &layout, &board, pointed, idle, settings.language);
    let has_pennant = props.flags_of_week == Some(FLAGS);
    let phrase = sentence(trial.stage, open, has_pennant);
    let says = spoken(
        &session,
        (trial.stage, phrase),
        open,
        card,
        settings.language,
    );
    let is_solved = trial.stage == TrialState::Solved;
    let seat = &card.seats[usize::from(learner.0)];
    let class = classes!(
        layout.shape.name(),
        is_solved.then_some("done"),
        looks.then_some("is-looking")
    );
    html! {
        <Frame name="course" {class} onhome={straight_home()} say={says} corner={look_together(&session, &looking, settings.language)}>
            <section ref={game} class={format!("game lesson problem on-{}", card.slug)} style={layout.style()} aria-label={t(card.name)}
                data-problem={kind.name()} data-number={open.number.to_string()} data-stage={trial.stage.name()}>
                {banner(seat, t(phrase), None, "", if settings.language.is_rtl() { "mirrored" } else { "" })}
                {board_view}
                {hint.bulb}
                if let Some((note, number)) = session.selection().note() {
                    <p key={number} class="reason">{note_picture(&session)}{said(t(*note))}</p>
                }
                if is_told(open) && session.fight().is_some() {
                    {cards(&trial, &open.problem, &session, settings.language)}
                } else if let Some(fight) = session.fight() {
                    {arena(&session, fight, &settings, &panel)}
                }
                if is_solved && !session.is_busy() {
                    {drawing("icon-check", "lesson-done")}
                }
            </section>
            if looks {
                <Pause session={session.clone()} board={board.clone()} layout={layout.clone()} looking={looking.clone()} goes_on=false walks={!session.is_busy()} />
            } else {
                {Bar { props, session: &session, trial: &trial, settings: &settings }.view()}
            }
            <p class="visually-hidden" role="status">{t(phrase)}</p>
        </Frame>
    }
}
