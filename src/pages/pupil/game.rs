//! Game in play: board, banner, fight, buttons, and the effects around them.

mod buttons;
mod for_all;
pub mod players;
pub mod saving;
pub mod speech;
mod turn_banner;

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::board::Board;
use engine::kernel::counting::Counting;
use engine::kernel::side::PerSide;
use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use engine::table::Table;
use yew::{
    Callback, Classes, Html, MouseEvent, NodeRef, Properties, UseReducerHandle, UseStateHandle,
    classes, component, hook, html, use_memo, use_node_ref, use_reducer, use_state,
};

use self::for_all::for_all;
use self::saving::{use_saving, use_skill_stats};
pub use self::speech::ending;
use self::speech::{moved, spoken, use_last};
use self::turn_banner::{is_at_edge, turn_banner};
use super::after_paint::use_after_paint;
use super::broadcast::use_broadcast;
use super::cheer::{use_cheers, use_light};
use super::computer::{bubble, has_bubble, use_computer};
use super::facing::use_facing;
use super::hint::{Hint, use_hint};
use super::pause::{Looking, Props as PauseProps};
use super::sounds::use_sounds;
use super::time_limit::{Opened, TimeLimit, asked, use_time_limit};
use crate::board::board_view::{Pointed, use_board_view};
use crate::board::layout::{Around, Layout};
use crate::games_context::use_games;
use crate::pages::pupil::chunks::{TABLE, TableViews};
use crate::pages::pupil::nudge::use_nudge;
use crate::pages::shared::chunk::use_chunk;
use crate::pages::shared::clock::use_voiced_clock;
use crate::pages::shared::frame::{Frame, OnHome};
use crate::pages::shared::idle::use_idle;
use crate::settings_context::{SettingsHandle, use_settings_handle};
use crate::shell::busy::use_busy;
use crate::shell::viewport;
use crate::state::fight::FightProgress;
use crate::state::fight::view::FightView;
use crate::state::game_timer::TimerPhase;
use crate::state::players::Assignment;
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::said::said;
use crate::words::{classroom, play as words};

/// Properties of `Game`.
#[derive(Properties)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Table as it was opened.
    pub table: Rc<dyn Table>,
    /// Dice already thrown, by side.
    pub thrown: PerSide<bool>,
    /// Fight progress that the record does not hold: typed-in faces and answered questions.
    pub progress: FightProgress,
    /// Animals on the banners.
    pub banners: Vec<String>,
    /// Players of the seats.
    #[prop_or_default]
    pub assignment: Assignment,
    /// Whether the preparation seats two children face to face.
    #[prop_or_default]
    pub facing: bool,
    /// Rule of the final count; `None` if the game has no time limit.
    pub counting: Option<&'static Counting>,
    /// Whether the game was counted already.
    #[prop_or_default]
    pub counted: bool,
    /// Time spent on the game, in milliseconds.
    #[prop_or_default]
    pub spent: u64,
    /// Whether a position or link in the address opened it. Such a game is saved from its first step on.
    pub visiting: bool,
    /// Pace, help and kind of dice.
    pub presentation: Presentation,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.presentation == other.presentation
    }
}

/// Renders the picture beside a note: a barred sign for a refused touch, otherwise an eye.
pub fn note_picture(session: &Session) -> Html {
    match session.selection().refused() {
        Some(_) => icon("barred"),
        None => icon("icon-eye"),
    }
}

/// Returns the board and its layout in the window, above the bar of « Stop, on regarde ».
#[hook]
fn use_layout(
    session: &Session,
    looking: Option<&Looking>,
    lowered: bool,
    presentation: Presentation,
) -> (Rc<Board>, Rc<Layout>) {
    let board = use_memo((), |()| session.table().board());
    let around = *use_memo((), |()| Around::of(&session.table().scene()));
    let size = viewport::use_size();
    let foot = looking.map_or(0.0, |looking| looking.foot(size));
    let facing = presentation.facing && session.has_only_children();
    let how = (size, foot as u32, lowered, facing);
    let layout = use_memo(how, |&(size, foot, lowered, facing)| match facing {
        true => Layout::between(&board, around, size, f64::from(foot)),
        false => Layout::over(&board, around, size, f64::from(foot), lowered),
    });
    (board, layout)
}

/// Opens the session where the game was left.
fn opened(props: &Props, presentation: Presentation) -> Session {
    let (table, thrown) = (props.table.clone(), props.thrown);
    let session = Session::resumed(table, thrown, props.progress, presentation);
    session.seated(props.assignment.clone())
}

/// Game in play. Each part of the page is always one node, since Yew rebuilds the nodes before one that is added or
/// removed.
#[component]
pub fn Game(props: &Props) -> Html {
    let settings = use_settings_handle();
    let (language, games) = (settings.language, use_games());
    let presentation = use_facing(props.presentation, props.facing, settings.lowered);
    let session = use_reducer(|| opened(props, presentation));
    let looking = use_state(|| None::<Looking>);
    let stopping = use_state(|| false);
    let (board, layout) = use_layout(&session, looking.as_ref(), settings.lowered, presentation);
    let hint = use_hint(&session, language);
    let idle = use_idle(&session);
    let light = use_light(&session);
    let stands = looking.is_some() || *stopping;
    let shown = use_nudge(&session, &settings, &hint, stands);
    let pointed = Pointed {
        hint: &shown,
        highlight: &light,
    };
    let board_view = use_board_view(&session, &layout, &board, pointed, idle, language);
    let panel = use_node_ref();
    let shows_fight = use_after_paint(session.fight().is_some());
    let looks = use_state(|| false);
    let at = (&session, presentation);
    let (time_limit, full, weighs) = use_effects(props, at, &settings, &looking, *stopping);
    // The voice announces each new turn.
    let began = *use_memo(session.scene().seat, |_| session.version());
    let counts = !time_limit.seen().is_empty();
    let repeats = session.asks_draw() && looking.is_none() && !counts;
    let says = question(*stopping, repeats).map(|question| question.text(language).to_owned());
    let says = says.or_else(|| time_limit.says(language));
    // A praise that arrives later would cut the narration off.
    let waits = weighs && session.narration().is_some();
    let says = says.or_else(|| spoken(&session, hint.phrase, began, language).filter(|_| !waits));
    let (spoken, silent) = use_last(says);
    let asks = stopping.clone();
    let onhome = OnHome::Ask(Callback::from(move |()| asks.set(true)));
    let over = session.is_over() && !session.is_busy() && looking.is_none();
    let opens = over || counts || shows_fight || repeats || stands || session.announces();
    let views = use_chunk(&TABLE, opens);
    let class = class(&session, &layout, over || counts, looking.as_ref());
    let fight = session.fight().filter(|_| shows_fight && views.is_some());
    let game = use_busy(is_busy(&session, &hint, fight));
    let shown = Shown {
        session: &session,
        hint: &hint,
        layout: &layout,
        banners: &props.banners,
        settings: &settings,
        game: &game,
        panel: &panel,
        fight,
        views,
    };
    let view = match views {
        Some(views) if over => (views.victory)(props.game, games, &session, &looks, &settings),
        Some(views) if counts => (views.count)(&session, &time_limit, language),
        _ => shown.table(board_view),
    };
    let pause = views.filter(|_| looking.is_some()).map(|views| {
        let (board, layout) = (board.clone(), layout.clone());
        (views.pause)(PauseProps::of_a_game(&session, board, layout, &looking))
    });
    let dialog = views.and_then(|views| shown.dialog(views, &stopping, repeats));
    html! {
        <Frame name="play" {class} {onhome} say={spoken.clone()} {silent} corner={look_together(&session, &looking, language)}>
            {shown.section(view)}
            {pause.unwrap_or_default()}
            <p class="visually-hidden" role="status">{spoken}</p>
            <p class="visually-hidden" aria-live="polite">{moved(&session, language)}</p>
            if full {
                <p class="reason full" role="alert">{classroom::NOT_KEPT.text(language)}</p>
            }
            if time_limit.stage == TimerPhase::Asked {
                {asked(&time_limit, language)}
            }
            {dialog.unwrap_or_default()}
        </Frame>
    }
}

/// Returns the open question: whether to leave the game, or whether to end it as a draw.
fn question(stopping: bool, repeats: bool) -> Option<Phrase> {
    match stopping {
        true => Some(words::STOP_ASK),
        false => repeats.then_some(words::SAME_AGAIN),
    }
}

/// Runs the effects around the table. Returns the game timer, whether the device has no room for the game, and whether
/// the computer weighs the last step.
#[hook]
fn use_effects(
    props: &Props,
    at: (&UseReducerHandle<Session>, Presentation),
    settings: &Settings,
    looking: &Option<Looking>,
    stopping: bool,
) -> (TimeLimit, bool, bool) {
    let (session, presentation) = at;
    let looking = looking.as_ref();
    let stands = stopping || looking.is_some();
    let opened = Opened {
        counting: props.counting,
        is_counted: props.counted,
        spent: props.spent,
    };
    let time_limit = use_time_limit(session, opened, settings.count_after, stands);
    let cheers = use_cheers(session, settings.cheers);
    let waits = cheers || stands || time_limit.stands() || session.asks_draw();
    // A step is saved before it is shown, so this effect precedes the one that starts the clock.
    let full = use_saving(session, props, &time_limit);
    use_skill_stats(session, &props.banners);
    use_voiced_clock(session, presentation, looking.is_none());
    use_computer(session, props.presentation.pace, waits);
    use_sounds(session);
    use_broadcast(session, &props.banners, looking);
    (time_limit, full, cheers)
}

/// Parts of the page that show a game.
struct Shown<'a> {
    session: &'a UseReducerHandle<Session>,
    hint: &'a Hint,
    layout: &'a Layout,
    banners: &'a [String],
    settings: &'a SettingsHandle,
    game: &'a NodeRef,
    panel: &'a NodeRef,
    /// Fight, while it is shown.
    fight: Option<&'a FightView>,
    /// Views of the chunk [`TABLE`], once it is loaded.
    views: Option<TableViews>,
}

impl Shown<'_> {
    /// Renders the section with the game and its state as data attributes (docs/contract.md).
    fn section(&self, view: Html) -> Html {
        let session = self.session;
        let card = session.table().info();
        let (turn, seat) = turn(session.table());
        let remark = has_bubble(session, self.hint).then_some("with-remark");
        html! {
            <section ref={self.game} class={classes!("game", format!("on-{}", card.slug), remark)} style={self.layout.style()}
                aria-label={card.name.text(self.settings.language)} data-game={card.slug}
                data-position={session.table().position()} data-turn={turn} data-seat={seat}>
                {view}
            </section>
        }
    }

    /// Renders the open question: whether to leave the game, whether to end it as a draw, or how a piece goes.
    fn dialog(
        &self,
        views: TableViews,
        stopping: &UseStateHandle<bool>,
        repeats: bool,
    ) -> Option<Html> {
        let (session, language) = (self.session, self.settings.language);
        if **stopping {
            return Some((views.stop)(session, stopping, language));
        }
        if repeats {
            return Some((views.repetition)(session, language));
        }
        session
            .announces()
            .then(|| (views.announcement)(session, self.layout, language))
    }

    /// Renders the table while the game is played.
    fn table(&self, board_view: Html) -> Html {
        let (session, hint, language) = (self.session, self.hint, self.settings.language);
        html! {
            <>
                {turn_banner(session, self.banners, self.layout, language)}
                {board_view}
                // Each of these is always one node, since Yew rebuilds the nodes before one that is added or removed.
                {buttons::step(session, hint, language)}
                {buttons::place_for_me(session, language)}
                {buttons::halt(session, language)}
                {hint.bulb.clone()}
                {bubble(session, hint, language)}
                {for_all(&session.scene().counters)}
                if let Some((note, number)) = session.selection().note() {
                    <p key={number} class="reason">
                        {note_picture(session)}
                        <span>{said(note.text(language))}</span>
                    </p>
                }
                if let (Some(fight), Some(views)) = (self.fight, self.views) {
                    {(views.arena)(session, fight, self.settings, self.panel)}
                }
            </>
        }
    }
}

/// Returns whether something moves, the computer thinks, or a fight is about to open.
fn is_busy(session: &Session, hint: &Hint, fight: Option<&FightView>) -> bool {
    let opens_fight = session.fight().is_some() && fight.is_none();
    session.is_busy() || session.task().is_some() || hint.thinks || opens_fight
}

/// Returns the values of `data-turn` and `data-seat` (docs/contract.md).
fn turn(table: &dyn Table) -> (&'static str, &'static str) {
    let seat = table.info().seats[usize::from(table.seat().0)].notation;
    match table.turn() {
        Turn::Decision(_) => ("decision", table.decider_name()),
        Turn::Chance => ("chance", seat),
        Turn::Over(_) => ("over", seat),
    }
}

/// Returns the index of the player whose turn it is, in the order of play.
fn player(session: &Session) -> usize {
    let mut players = session.scene().players.iter();
    let player = players.position(|player| player.seat == session.scene().seat);
    player.unwrap_or(0)
}

/// Returns the CSS classes of the page.
fn class(session: &Session, layout: &Layout, over: bool, looking: Option<&Looking>) -> Classes {
    classes!(
        layout.shape.name(),
        layout.around.name(),
        layout.height_class(),
        is_at_edge(session, layout).then_some("facing"),
        over.then_some("is-over"),
        session.fight().is_some().then_some("is-fighting"),
        looking.is_some().then_some("is-looking")
    )
}

/// Renders the button of the pause « Stop, on regarde »; empty during a pause. One touch freezes the game, since that
/// harms nobody.
pub fn look_together(
    session: &UseReducerHandle<Session>,
    looking: &UseStateHandle<Option<Looking>>,
    language: Language,
) -> Html {
    let onpause = {
        let (session, looking) = (session.clone(), looking.clone());
        Callback::from(move |_: MouseEvent| {
            session.dispatch(Action::Freeze(true));
            looking.set(Some(Looking::default()));
        })
    };
    let label = crate::words::saving::PAUSE.text(language);
    let button = Button::new(label, onpause)
        .class("adult")
        .icon("icon-pause");
    html! {
        if looking.is_none() {
            <div class="of-pause">{button.quiet().adult("pause").view()}</div>
        }
    }
}
