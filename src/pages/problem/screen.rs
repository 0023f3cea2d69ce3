//! A problem on the board: its question, what may be tried, and the way on.

use engine::catalogue::GameId;
use engine::kernel::input::Touch;
use engine::kernel::problem::Kind;
use engine::kernel::step::Place;
use engine::kernel::words::Phrase;
use engine::problems::Verdict;
use engine::table::Choice;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseReducerHandle, classes, component, html,
    use_memo, use_node_ref, use_reducer, use_state_eq,
};

use super::answers::{cards, numbers};
use super::signs::{flag, sun};
use super::trial::{Stage, Trial, asks_number, is_told, lay, thrown, use_trial};
use super::{Open, STRETCH};
use crate::board::board_view::{Pointed, use_board_view};
use crate::board::layout::{Around, Layout};
use crate::browser::viewport;
use crate::fight::arena::arena;
use crate::fight::caption::caption;
use crate::pages::clock::use_voiced_clock;
use crate::pages::frame::{Frame, straight_home};
use crate::pages::game::note_picture;
use crate::pages::idle::use_idle;
use crate::pages::problems::grade_dots;
use crate::pages::sounds::use_sounds;
use crate::settings_context::{use_settings_handle, use_words};
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::{Help, Settings};
use crate::widgets::banner::banner;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::widgets::token::{TokenStyle, token};
use crate::words::{pages as words, play, problems};

/// The height of the bar below the board; in a narrow window it lies over the ear and the sound, and numbers over it.
const BAR: f64 = 78.0;
const BAR_IN_NARROW: f64 = 184.0;
const NUMBERS_IN_NARROW: f64 = 72.0;
const NARROW: f64 = 600.0;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The problem.
    pub open: Open,
    /// Which one on the way it is, from 0.
    pub at: usize,
    /// How many are on the way, before it begins again.
    pub of: usize,
    /// Which of the way are solved.
    pub solved: Vec<usize>,
    /// Whether it is the one of the day.
    pub is_of_day: bool,
    /// Goes to another one of the way, or back to the choice.
    pub onmove: Callback<Option<usize>>,
    /// It is solved.
    pub onsolved: Callback<usize>,
}

/// What is asked.
const fn question(kind: Kind, is_number: bool) -> Phrase {
    match kind {
        Kind::Take => problems::TAKE,
        Kind::Save => problems::SAVE,
        Kind::Fight => problems::BEST_FIGHT,
        Kind::Count if is_number => problems::LEAST,
        Kind::Count => problems::COUNT,
        Kind::Path => problems::WAY,
        Kind::Two => problems::TWO,
        Kind::Three => problems::THREE,
    }
}

/// What is said now.
fn sentence(stage: Stage, open: &Open) -> Phrase {
    match (stage, open.problem.kind) {
        (Stage::Solved, _) => problems::SOLVED,
        (Stage::Wrong, Kind::Path) => problems::LOOK_AT_WAY,
        (Stage::Wrong, Kind::Fight) => problems::OTHER_FIGHT,
        (Stage::Wrong, Kind::Count | Kind::Take) => problems::TRY_AGAIN,
        (Stage::Wrong, _) => problems::LOOK,
        (Stage::Strayed, _) => problems::ANOTHER,
        (Stage::Right(_), _) => problems::RIGHT,
        (_, kind) => question(kind, asks_number(open)),
    }
}

/// What a hint points at: the piece, then where it goes.
fn hinted(session: &Session, open: &Open, shown: usize) -> Vec<Touch> {
    if shown == 0 || open.problem.kind == Kind::Path {
        return Vec::new();
    }
    let taken = session.table().steps();
    let choices = session.table().choices();
    let is_right = |choice: &&Choice| match open.problem.solution.get(taken.len()) {
        Some(step) => step == choice.text(),
        // Beyond its first step a solution depends on what the others did.
        None => {
            let judged = open.puzzle.judge(&taken, choice.text());
            judged.is_some_and(|judged| judged.verdict != Verdict::Wrong)
        }
    };
    let touches = choices.iter().find(is_right).map(Choice::inputs);
    touches
        .unwrap_or_default()
        .iter()
        .copied()
        .take(shown)
        .collect()
}

/// The places that a problem is about: the piece and where it is to go, or the fights that are offered.
fn meant(session: &Session, open: &Open) -> Vec<Place> {
    let board = session.table().board();
    let options = open.problem.options.iter();
    match open.problem.kind {
        Kind::Path => options.filter_map(|word| board.place(word)).collect(),
        Kind::Fight => {
            let choices = session.table().choices();
            let offered = choices.iter().filter(|choice| {
                open.problem
                    .options
                    .iter()
                    .any(|word| word == choice.text())
            });
            let mut places: Vec<Place> = offered
                .filter_map(|choice| match choice.inputs().last() {
                    Some(Touch::At(place)) => Some(*place),
                    _ => None,
                })
                .collect();
            places.sort_unstable();
            places.dedup();
            places
        }
        _ => Vec::new(),
    }
}

/// The screen.
#[component]
pub fn Screen(props: &Props) -> Html {
    let settings = use_settings_handle();
    let say = use_words();
    let (card, open) = (props.game.info(), &props.open);
    let kind = open.problem.kind;
    let presentation = Presentation {
        pace: settings.motion.pace(viewport::reduces_motion()),
        help: if kind == Kind::Count {
            Help::Asked
        } else {
            Help::Shown
        },
        real_dice: false,
    };
    let session = use_reducer(|| Session::new(lay(open), thrown(open), presentation));
    use_voiced_clock(&session, presentation, true);
    use_sounds(&session);
    let onsolved = props.onsolved.reform({
        let at = props.at;
        move |()| at
    });
    let trial = use_trial(&session, open, onsolved);
    // One more at each tap, until a step is taken.
    let asked = use_state_eq(|| (0_u32, 0_usize));
    let (version, shown) = (session.version(), asked.1);
    let shown = if asked.0 == version { shown } else { 0 };
    let learner = *use_memo((), |()| session.scene().seat);
    let board = use_memo((), |()| session.table().board());
    let around = *use_memo((), |()| Around::of(session.scene()));
    let size = viewport::use_size();
    let layout = use_memo(size, |size| {
        let bar = match asks_number(open) {
            _ if size.0 >= NARROW => BAR,
            true => BAR_IN_NARROW + NUMBERS_IN_NARROW,
            false => BAR_IN_NARROW,
        };
        Layout::above(&board, around, *size, bar)
    });
    let is_awaited = matches!(trial.stage, Stage::Awaited(_));
    let is_way_shown = kind == Kind::Path && (!is_awaited || shown > 0);
    let way = use_memo((), |()| open.puzzle.way());
    let hints = use_memo((version, shown), |&(_, shown)| {
        hinted(&session, open, shown)
    });
    let hint: Vec<Touch> = if is_way_shown {
        let from = open
            .problem
            .options
            .first()
            .and_then(|word| board.place(word));
        from.into_iter()
            .chain(way.iter().copied())
            .map(Touch::At)
            .collect()
    } else if is_awaited && !session.is_busy() {
        (*hints).clone()
    } else {
        Vec::new()
    };
    let light = meant(&session, open);
    let pointed = Pointed {
        hint: &hint,
        light: if is_awaited { &light } else { &[] },
    };
    let panel = use_node_ref();
    let idle = use_idle(&session);
    let board_view = use_board_view(&session, &layout, &board, pointed, idle, settings.language);
    let phrase = sentence(trial.stage, open);
    // A fight says itself what it waits for and what it shows.
    let of_fight = session
        .fight()
        .filter(|_| !is_told(open) && trial.stage != Stage::Wrong && trial.stage != Stage::Solved)
        .map(|fight| caption(&session, fight, card, settings.language).1);
    let says = of_fight.map_or(AttrValue::Static(say(phrase)), AttrValue::from);
    let is_solved = trial.stage == Stage::Solved;
    let seat = &card.seats[usize::from(learner.0)];
    let class = classes!(layout.shape.name(), is_solved.then_some("done"));
    let can_hint = is_awaited && session.fight().is_none();
    let onhint = {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set((version, shown + 1)))
    };
    html! {
        <Frame name="course" {class} onhome={straight_home()} say={says}>
            <section class={format!("game lesson problem on-{}", card.slug)} style={layout.style()} aria-label={say(card.name)}
                data-problem={kind.name()} data-number={open.number.to_string()} data-stage={trial.stage.name()}
                data-busy={session.is_busy().to_string()}>
                {banner(seat, say(phrase), None, "", false)}
                {board_view}
                {Button::new(say(play::HINT), onhint).class("round bulb problem-hint").icon("bulb").quiet().disabled(!can_hint).view()}
                if let Some((note, number)) = session.selection().note() {
                    <p key={number} class="reason">{note_picture(&session)}{said(say(*note))}</p>
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
            <nav class="course-bar problem-bar">
                {back(props, say)}
                if !asks_number(open) || is_solved {
                    {banners(props, &session, say)}
                }
                {middle(props, &session, &trial, &settings, say)}
                {Button::new(say(words::NEXT), props.onmove.reform({ let at = props.at; move |_: MouseEvent| Some(at + 1) }))
                    .class(if is_solved { "main course-next" } else { "course-next" }).icon("icon-arrow").quiet().view()}
            </nav>
            <p class="visually-hidden" role="status">{say(phrase)}</p>
        </Frame>
    }
}

/// The way back: to the problem before, or from the first one to the choice.
fn back(props: &Props, say: impl Fn(Phrase) -> &'static str) -> Html {
    let to = props.at.checked_sub(1);
    let onclick = props.onmove.reform(move |_: MouseEvent| to);
    let button = Button::new(say(words::BACK), onclick).class("course-back");
    button.icon("icon-back").quiet().view()
}

/// What may be done under the board: try again, choose a number, press a button of the game.
fn middle(
    props: &Props,
    session: &UseReducerHandle<Session>,
    trial: &Trial,
    settings: &Settings,
    say: impl Fn(Phrase) -> &'static str,
) -> Html {
    let open = &props.open;
    if matches!(trial.stage, Stage::Wrong | Stage::Strayed) {
        let again = {
            let (trial, open) = (trial.clone(), open.clone());
            Callback::from(move |_: MouseEvent| trial.again(&open))
        };
        let button = Button::new(say(problems::TRY_AGAIN), again).class("main try-again");
        let button = button.icon("icon-restart").quiet();
        return button.disabled(session.is_busy()).view();
    }
    if asks_number(open) && trial.stage != Stage::Solved {
        return numbers(trial, &open.problem, settings);
    }
    if session.selection().stop().is_some() {
        let session = session.clone();
        let stop = Callback::from(move |_: MouseEvent| session.dispatch(Action::Stop));
        let button = Button::new(say(play::STOP_HERE), stop).class("main");
        return button.icon("icon-stop").tap("stop").view();
    }
    let steps = session.buttons().filter_map(|choice| {
        let label = say(*choice.button()?.phrase);
        let (session, step) = (session.clone(), choice.text().to_owned());
        let tap = step.clone();
        let press = Callback::from(move |_: MouseEvent| {
            session.dispatch(Action::Press(step.clone()));
        });
        Some(Button::new(label, press).class("main").tap(tap).view())
    });
    html! { <>{ for steps }</> }
}

/// The banners of the stretch: planted where a problem is solved.
fn banners(props: &Props, session: &Session, say: impl Fn(Phrase) -> &'static str) -> Html {
    let first = props.at / STRETCH * STRETCH;
    let stake = props.open.puzzle.stake().and_then(|kind| {
        let pieces = &session.scene().pieces;
        pieces.iter().find(|piece| piece.kind == kind)
    });
    let material = session.scene().material;
    let card = session.table().info();
    let banner = |at: usize| {
        let class = classes!(
            "problem-flag",
            props.solved.contains(&at).then_some("planted"),
            (at == props.at).then_some("here"),
        );
        html! { <i {class}>{flag()}</i> }
    };
    html! {
        <span class="problem-way">
            if let Some(stake) = stake {
                <span class="problem-stake" aria-hidden="true">{token(stake, TokenStyle::Of(material, ""), card)}</span>
            }
            if props.is_of_day {
                <span class="of-day" role="img" aria-label={say(problems::OF_DAY)}>{sun()}</span>
            } else {
                {grade_dots(props.open.problem.grade)}
            }
            <span class="problem-flags" aria-hidden="true">{ for (first..first + STRETCH.min(props.of)).map(banner) }</span>
        </span>
    }
}
