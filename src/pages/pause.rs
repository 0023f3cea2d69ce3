//! « Stop, on regarde »: the game stands still, the teacher draws over the board, steps back, goes on.

use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::step::Place;
use yew::{
    Callback, Html, KeyboardEvent, MouseEvent, PointerEvent, Properties, UseReducerHandle,
    UseStateHandle, component, html, use_effect_with, use_mut_ref, use_node_ref, use_state,
    use_state_eq,
};

use super::past::Past;
use super::teacher::steps::go_to;
use crate::board::board_view::step;
use crate::board::layout::Layout;
use crate::board::sketch_view::sketch_into;
use crate::board::touch_layer::place_at;
use crate::browser::page;
use crate::state::session::{Action, Session};
use crate::state::sketch::{Point, Sketch, Tool};
use crate::widgets::button::Button;
use crate::widgets::drawing::Drawing;
use crate::widgets::icon::icon;
use crate::words::{kept as words, use_words};

/// What is looked at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Looking {
    /// What is drawn over the board.
    pub sketch: Sketch,
    /// Whether the last steps are shown in place of the pens.
    pub past: bool,
}

impl Looking {
    /// The height of the bar at the foot of a window of that size, in pixels, with some air above it. What stands in
    /// it wraps into as many rows as the style sheet gives it.
    pub fn foot(&self, (width, height): (f64, f64)) -> f64 {
        let small = width <= 600.0 || height <= 500.0;
        match (self.past, small) {
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

/// The game that stands still.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The table on the screen.
    pub session: UseReducerHandle<Session>,
    /// The board.
    pub board: Rc<Board>,
    /// Where it is.
    pub layout: Rc<Layout>,
    /// What is looked at.
    pub looking: UseStateHandle<Option<Looking>>,
}

const PENS: [(&str, engine::kernel::words::Phrase); 3] = [
    ("pen-0", words::PEN_PLAIN),
    ("pen-1", words::PEN_DOTTED),
    ("pen-2", words::PEN_DOUBLE),
];

/// A finger nearer to where it came down than this taps, in cells.
const TAP: f64 = 0.3;

/// The veil, the drawing and the bar.
#[component]
pub fn Pause(props: &Props) -> Html {
    let say = use_words();
    let tool = use_state_eq(Tool::default);
    let pen = use_state_eq(|| 0_u8);
    let cursor = use_state_eq(|| None::<Place>);
    let way = use_state(Vec::<Point>::new);
    let drawing = use_mut_ref(Vec::<Point>::new);
    let panel = use_node_ref();
    use_effect_with((), {
        let panel = panel.clone();
        move |()| page::focus(&panel)
    });
    let Some(looking) = (*props.looking).clone() else {
        return Html::default();
    };
    let (layout, board) = (props.layout.clone(), props.board.clone());
    let change = {
        let looking = props.looking.clone();
        move |change: &dyn Fn(&mut Looking)| {
            if let Some(mut next) = (*looking).clone() {
                change(&mut next);
                looking.set(Some(next));
            }
        }
    };
    let (now_tool, now_pen) = (*tool, *pen);
    let spot = {
        let layout = layout.clone();
        move |event: &PointerEvent| {
            layout.on_board((f64::from(event.client_x()), f64::from(event.client_y())))
        }
    };
    let ondown = {
        let (drawing, spot, cursor) = (drawing.clone(), spot.clone(), cursor.clone());
        Callback::from(move |event: PointerEvent| {
            if event.is_primary() {
                *drawing.borrow_mut() = vec![spot(&event)];
                cursor.set(None);
            }
        })
    };
    let onmove = {
        let (drawing, way, change) = (drawing.clone(), way.clone(), change.clone());
        let spot = spot.clone();
        Callback::from(move |event: PointerEvent| {
            let mut drawing = drawing.borrow_mut();
            if !event.is_primary() || drawing.is_empty() {
                return;
            }
            let at = spot(&event);
            drawing.push(at);
            if now_tool == Tool::Eraser {
                change(&|looking| looking.sketch.wipe(at));
            } else {
                way.set(drawing.clone());
            }
        })
    };
    let onup = {
        let (drawing, way, change) = (drawing.clone(), way.clone(), change.clone());
        let (board, layout) = (board.clone(), layout.clone());
        Callback::from(move |event: PointerEvent| {
            let line = drawing.take();
            way.set(Vec::new());
            let (Some(first), true) = (line.first().copied(), event.is_primary()) else {
                return;
            };
            let strays = |(x, y): &Point| (x - first.0).hypot(y - first.1) > TAP;
            if line.iter().any(strays) {
                change(&|looking| looking.sketch.draw(now_tool, now_pen, &line));
            } else {
                // A tap means the middle of its cell.
                let place = place_at(&board, &layout, layout.in_window(first));
                let at = place.map_or(first, |place| layout.on_board(layout.centre(&board, place)));
                change(&|looking| looking.sketch.tap(now_tool, now_pen, at));
            }
        })
    };
    let oncancel = {
        let (drawing, way) = (drawing.clone(), way.clone());
        Callback::from(move |_: PointerEvent| {
            drawing.take();
            way.set(Vec::new());
        })
    };
    let resume = {
        let (session, looking) = (props.session.clone(), props.looking.clone());
        Callback::from(move |()| {
            session.dispatch(Action::Freeze(false));
            looking.set(None);
        })
    };
    let onkeydown = {
        let (board, layout, cursor) = (board.clone(), layout.clone(), cursor.clone());
        let change = change.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let here = (*cursor).unwrap_or(Place(0));
            match key.as_str() {
                "Enter" | " " => {
                    let at = layout.on_board(layout.centre(&board, here));
                    cursor.set(Some(here));
                    change(&|looking| looking.sketch.tap(now_tool, now_pen, at));
                }
                key if key.starts_with("Arrow") => {
                    cursor.set(Some(step(&board, &layout, here, key).unwrap_or(here)));
                }
                _ => return,
            }
            event.prevent_default();
        })
    };
    let onescape = {
        let resume = resume.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                resume.emit(());
            }
        })
    };
    let mut draw = Drawing::default();
    let (w, h) = layout.window;
    let frame = layout.frame();
    let r = layout.frame_width();
    let (across, down) = (frame.w - 2.0 * r, frame.h - 2.0 * r);
    draw.path(
        "pause-veil",
        format_args!(
            "M0 0H{w}V{h}H0zM{} {}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}z",
            frame.x + r,
            frame.y,
        ),
    );
    let mut seen = looking.sketch.clone();
    seen.draw(now_tool, now_pen, &way);
    sketch_into(&mut draw, &seen, &layout);
    if let Some(place) = *cursor {
        draw.rect("pause-cursor", layout.square(&board, place), 12.0);
    }
    let choose_tool = |kind: Tool, label, picture, name| {
        let tool = tool.clone();
        let chosen = *tool == kind;
        let onclick = Callback::from(move |_: MouseEvent| tool.set(kind));
        let button = Button::new(say(label), onclick)
            .class("pause-tool")
            .icon(picture);
        button.quiet().chosen(chosen).adult(name).view()
    };
    let choose_pen = |(number, (name, label)): (usize, &(&'static str, _))| {
        let pen = pen.clone();
        let number = number as u8;
        let chosen = *pen == number;
        let onclick = Callback::from(move |_: MouseEvent| pen.set(number));
        let button = Button::new(say(*label), onclick)
            .class("pause-tool")
            .quiet()
            .chosen(chosen);
        let sample = html! {
            <svg class={format!("pen-sample {name}")} viewBox="0 0 100 100" aria-hidden="true">
                <use href="#icon-pen" width="100" height="86" />
                <path class="line" d="M12 94H88" /><path class="heart" d="M12 94H88" />
            </svg>
        };
        button.adult(name).after(sample).view()
    };
    let table = props.session.table();
    let (taken, undone) = (table.steps().len(), table.undone().len());
    let go = |label, picture, name, enabled: bool, to: usize| {
        let session = props.session.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let mut table = session.table().clone_box();
            go_to(&mut *table, to);
            session.dispatch(Action::Load(table.into(), [false; 2]));
        });
        let button = Button::new(say(label), onclick)
            .class("pause-tool")
            .icon(picture);
        button.quiet().adult(name).disabled(!enabled).view()
    };
    let wipe = {
        let change = change.clone();
        Callback::from(move |_: MouseEvent| change(&|looking| looking.sketch = Sketch::default()))
    };
    let turn = Callback::from(move |_: MouseEvent| change(&|looking| looking.past = !looking.past));
    let past = looking.past;
    let turn = Button::new(
        say(if past { words::PAST_CLOSE } else { words::PAST }),
        turn,
    )
    .class("pause-tool")
    .icon(if past { "icon-pen" } else { "icon-clock" });
    let resume = Button::new(say(words::RESUME), resume.reform(|_: MouseEvent| ()))
        .class("main pause-resume")
        .adult("resume");
    let on = html! {
        <div class="pause-group">
            {turn.quiet().adult("past").view()}
            {resume.after(icon("icon-arrow")).view()}
        </div>
    };
    html! {
        <section class="pause" aria-label={say(words::PAUSE)} tabindex="-1" ref={panel} onkeydown={onescape}>
            {draw.picture("pause-picture", layout.view())}
            <svg class="pause-paper" role="application" tabindex="0" aria-label={say(words::DRAW_HERE)} {onkeydown}
                onpointerdown={ondown} onpointermove={onmove} onpointerup={onup} onpointercancel={oncancel} />
            <h2 class="pause-title word">{icon("icon-pause")}{say(if past { words::PAST } else { words::LOOKING })}</h2>
            <div class="pause-foot">
                if past {
                    <Past session={props.session.clone()}>{on}</Past>
                } else {
                    <div class="pause-bar" role="group" aria-label={say(words::TOOLS)}>
                        <div class="pause-group">
                            {choose_tool(Tool::Arrow, words::TOOL_ARROW, "icon-draw-arrow", "tool-arrow")}
                            {choose_tool(Tool::Ring, words::TOOL_RING, "icon-draw-ring", "tool-ring")}
                        </div>
                        <div class="pause-group">{ for PENS.iter().enumerate().map(choose_pen) }</div>
                        <div class="pause-group">
                            {choose_tool(Tool::Eraser, words::TOOL_ERASER, "icon-eraser", "tool-eraser")}
                            {Button::new(say(words::WIPE_ALL), wipe).class("pause-tool").icon("icon-cross").quiet().adult("wipe").view()}
                        </div>
                        <div class="pause-group">
                            {go(words::UNDO, "icon-undo", "undo", taken > 0, taken.saturating_sub(1))}
                            {go(words::REDO, "icon-redo", "redo", undone > 0, taken + 1)}
                        </div>
                        {on}
                    </div>
                }
            </div>
        </section>
    }
}
