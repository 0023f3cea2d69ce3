//! Pause, « Stop, on regarde »: the game is frozen while the teacher draws over the board and steps back through the
//! game.

mod bar;
mod paper;

use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::side::PerSide;
use engine::kernel::words::{Language, Phrase};
use yew::{
    Callback, Html, KeyboardEvent, MouseEvent, Properties, UseReducerHandle, UseStateHandle,
    component, html, use_effect_with, use_memo, use_mut_ref, use_node_ref, use_state, use_state_eq,
};

use self::bar::{foot, head};
use self::paper::Paper;
use super::chunks::{LEARNING, LearningViews};
use crate::board::layout::Layout;
use crate::board::pointer::{Owner, Pointer, Surface};
use crate::pages::shared::chunk::use_chunk;
use crate::pages::shared::saved_slots::save_whole;
use crate::pages::shared::steps::go_to;
use crate::settings_context::use_language;
use crate::shell::page;
use crate::state::session::{Action, Session};
use crate::state::sketch::{Sketch, Tool};
use crate::widgets::button::Button;
use crate::widgets::dialog::Dialog;
use crate::words::saving as words;

/// State of the pause.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Looking {
    /// Drawing over the board.
    pub sketch: Sketch,
    /// Set once an adult has opened the tools. Until then the class looks, and the game resumes unchanged.
    pub is_open: bool,
    /// Whether the history is shown instead of the pens.
    pub shows_history: bool,
    /// Whether later steps would be lost, because no slot is free.
    pub loses: bool,
    /// Set while the council of the class is shown instead of the pens.
    pub in_council: bool,
}

impl Looking {
    /// Returns the height to keep free at the bottom of the window, in pixels: the bar of the style sheet, with some
    /// space above it.
    pub fn foot(&self, (width, height): (f64, f64)) -> f64 {
        if self.in_council {
            return council_foot(width);
        }
        let small = width <= 600.0 || height <= 500.0;
        match (self.shows_history, small) {
            (false, true) if width <= 600.0 => 200.0,
            (false, true) => 88.0,
            (true, true) if width <= 600.0 => 244.0,
            (true, true) => 184.0,
            (false, false) if width < 1040.0 => 222.0,
            (false, false) => 152.0,
            (true, false) => 264.0,
        }
    }
}

/// Returns the height of the bar of the council, in pixels (`styles/council.css`).
const fn council_foot(width: f64) -> f64 {
    match width {
        ..=600.0 => 340.0,
        ..1000.0 => 420.0,
        _ => 270.0,
    }
}

/// Properties of `Pause`.
#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    /// The table on the screen.
    pub session: UseReducerHandle<Session>,
    /// The board.
    pub board: Rc<Board>,
    /// Layout of the board.
    pub layout: Rc<Layout>,
    /// State of the pause.
    pub looking: UseStateHandle<Option<Looking>>,
    /// Whether the class may play on from an earlier step. Otherwise the game resumes unchanged.
    #[prop_or(true)]
    pub goes_on: bool,
    /// Whether earlier steps may be shown.
    #[prop_or(true)]
    pub walks: bool,
}

impl Props {
    /// Returns the properties of a pause in a game, where the class may look back and go on from an earlier step.
    pub fn of_a_game(
        session: &UseReducerHandle<Session>,
        board: Rc<Board>,
        layout: Rc<Layout>,
        looking: &UseStateHandle<Option<Looking>>,
    ) -> Self {
        Self {
            session: session.clone(),
            board,
            layout,
            looking: looking.clone(),
            goes_on: true,
            walks: true,
        }
    }
}

/// Pause: the veil, the drawing and the bar.
#[component]
pub fn Pause(props: &Props) -> Html {
    let language = use_language();
    let paper = Paper {
        board: props.board.clone(),
        layout: props.layout.clone(),
        looking: props.looking.clone(),
        tool: use_state_eq(Tool::default),
        pen: use_state_eq(|| 0),
        cursor: use_state_eq(|| None),
        way: use_state(Vec::new),
        line: use_mut_ref(Vec::new),
    };
    let owner = use_memo((), |()| Owner::default());
    let panel = use_node_ref();
    // The lock that opens the tools had the focus and is gone then.
    let is_open = props
        .looking
        .as_ref()
        .is_some_and(|looking| looking.is_open);
    use_effect_with(is_open, {
        let panel = panel.clone();
        move |_| page::focus(&panel)
    });
    let in_council = props
        .looking
        .as_ref()
        .is_some_and(|looking| looking.in_council);
    let learning = use_chunk(&LEARNING, in_council);
    let Some(looking) = &*props.looking else {
        return Html::default();
    };
    let t = |phrase: Phrase| phrase.text(language);
    let surface: Rc<dyn Surface> = Rc::new(paper.clone());
    let pointer = Pointer::on(&surface, &owner);
    let resume = resume(props);
    let foot = foot(props, &paper, looking, &resume, language);
    let loses_now = looking.loses;
    let council = council(props, looking, learning);
    let onescape = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" && !loses_now {
            resume.emit(());
        }
    });
    html! {
        <section class="pause" aria-label={t(words::PAUSE)} tabindex="-1" ref={panel} onkeydown={onescape}>
            {paper.picture(&looking.sketch)}
            if looking.is_open && !looking.in_council {
                <svg class="pause-paper" touch-action="none" role="application" tabindex="0" aria-label={t(words::DRAW_HERE)}
                    onkeydown={paper.onkeydown()} onpointerdown={pointer.ondown} onpointermove={pointer.onmove}
                    onpointerup={pointer.onup} onpointercancel={pointer.oncancel}
                    onlostpointercapture={pointer.onlost} />
            }
            if let Some(council) = council {
                {council}
            } else {
                {head(props, &paper, looking, language)}
                {foot}
            }
            if looking.loses {
                {loses(props, looking, language)}
            }
        </section>
    }
}

/// Renders the council, once its chunk is loaded.
fn council(props: &Props, looking: &Looking, views: Option<LearningViews>) -> Option<Html> {
    let views = views.filter(|_| looking.in_council)?;
    Some((views.council)(props.clone()))
}

/// Resumes the game. At an earlier step, the longer game is first saved in a slot.
fn resume(props: &Props) -> Callback<()> {
    let (session, looking) = (props.session.clone(), props.looking.clone());
    let goes_on = props.goes_on;
    Callback::from(move |()| {
        if !goes_on {
            let undone = session.table().undone().len();
            if undone > 0 {
                load(&session, session.table().steps().len() + undone);
            }
            looking.set(None);
        } else if save_whole(session.table()) {
            session.dispatch(Action::Freeze(false));
            looking.set(None);
        } else if let Some(now) = &*looking {
            looking.set(Some(Looking {
                loses: true,
                ..now.clone()
            }));
        }
    })
}

/// Loads the table after this many steps.
fn load(session: &UseReducerHandle<Session>, steps: usize) {
    let mut table = session.table().clone_box();
    go_to(&mut *table, steps);
    session.dispatch(Action::Load(table.into(), PerSide::default()));
}

/// Renders the warning that later steps would be lost: go to the last one, or stay paused.
fn loses(props: &Props, looking: &Looking, language: Language) -> Html {
    let stay = {
        let (handle, now) = (props.looking.clone(), looking.clone());
        Callback::from(move |()| {
            handle.set(Some(Looking {
                loses: false,
                ..now.clone()
            }));
        })
    };
    let last = {
        let (session, handle) = (props.session.clone(), props.looking.clone());
        Callback::from(move |_: MouseEvent| {
            let table = session.table();
            load(&session, table.steps().len() + table.undone().len());
            session.dispatch(Action::Freeze(false));
            handle.set(None);
        })
    };
    let t = |phrase: Phrase| phrase.text(language);
    html! {
        <Dialog class="of-past" question={words::PAST_LOST} onclose={stay.clone()}>
            <p>{t(words::PAST_LOST_NOTE)}</p>
            <div class="dialog-buttons">
                {Button::new(t(words::PAST_LAST), last).class("main").icon("icon-arrow").adult("past-last").view()}
                {Button::new(t(words::LOOKING), stay.reform(|_: MouseEvent| ())).icon("icon-eye").adult("past-stay").view()}
            </div>
        </Dialog>
    }
}
