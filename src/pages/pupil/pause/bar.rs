//! Bar of the pause: one button resumes the game, and an adult opens the pens, the history and the steps back.

use engine::kernel::step::Turn;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, UseReducerHandle, html};

use super::paper::Paper;
use super::{Looking, Props, load};
use crate::pages::pupil::history_slider::HistorySlider;
use crate::state::session::Session;
use crate::state::sketch::Tool;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::lock::Lock;
use crate::words::saving as words;

const PENS: [(&str, Phrase); 3] = [
    ("pen-0", words::PEN_PLAIN),
    ("pen-1", words::PEN_DOTTED),
    ("pen-2", words::PEN_DOUBLE),
];

/// Renders the bar, or the history above its own one.
pub fn foot(
    props: &Props,
    paper: &Paper,
    looking: &Looking,
    resume: &Callback<()>,
    language: Language,
) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let on = go_on(paper, props, looking, resume, language);
    let bar = match (looking.is_open, looking.shows_history) {
        (false, _) => html! {
            <div class="pause-bar">
                {on}
                <div class="pause-group pause-adult">
                    <Lock onopen={paper.open()} label={words::TOOLS} name="tools" />
                    {icon("icon-pen")}
                    {icon("icon-undo")}
                </div>
            </div>
        },
        (true, true) => html! {
            <HistorySlider session={props.session.clone()}>{on}</HistorySlider>
        },
        (true, false) => html! {
            <div class="pause-bar" role="group" aria-label={t(words::TOOLS)}>
                <div class="pause-group">
                    {tool(paper, Tool::Arrow, language)}
                    {tool(paper, Tool::Ring, language)}
                </div>
                <div class="pause-group">{ for (0..).zip(PENS).map(|(number, named)| pen(paper, number, named, language)) }</div>
                <div class="pause-group">
                    {tool(paper, Tool::Eraser, language)}
                    {Button::new(t(words::WIPE_ALL), paper.wipe()).class("pause-tool").icon("icon-cross").quiet().adult("wipe").view()}
                </div>
                if props.walks {
                    {walk(&props.session, language)}
                }
                {on}
            </div>
        },
    };
    html! { <div class="pause-foot">{bar}</div> }
}

/// Renders the title, and in a game the button that opens the council.
pub fn head(props: &Props, paper: &Paper, looking: &Looking, language: Language) -> Html {
    let session = &props.session;
    let decides = matches!(session.table().turn(), Turn::Decision(_));
    let is_pupils = decides && !session.is_busy() && session.computer().is_none();
    let may_convene = looking.is_open && props.walks && props.goes_on && is_pupils;
    let title = match looking.shows_history {
        true => words::PAST,
        false => words::LOOKING,
    };
    html! {
        <div class="pause-head">
            <h2 class="pause-title word">{icon("icon-pause")}<span>{title.text(language)}</span></h2>
            if may_convene {
                {Button::new(words::COUNCIL_OPEN.text(language), paper.convene()).class("pause-tool").icon("fingers-5").quiet().adult("council").view()}
            }
        </div>
    }
}

/// Renders the buttons that toggle the history and resume the game.
fn go_on(
    paper: &Paper,
    props: &Props,
    looking: &Looking,
    resume: &Callback<()>,
    language: Language,
) -> Html {
    let is_open = looking.is_open && props.walks;
    let turn = is_open.then(|| {
        let (label, drawing) = if looking.shows_history {
            (words::PAST_CLOSE, "icon-pen")
        } else {
            (words::PAST, "icon-clock")
        };
        let turn = Button::new(label.text(language), paper.turn()).class("pause-tool");
        turn.icon(drawing).quiet().adult("past").view()
    });
    let resume = Button::new(
        words::RESUME.text(language),
        resume.reform(|_: MouseEvent| ()),
    )
    .class("main pause-resume")
    .adult("resume");
    html! {
        <div class="pause-group">
            { for turn }
            {resume.after(icon("icon-arrow")).view()}
        </div>
    }
}

/// Renders a tool button.
fn tool(paper: &Paper, kind: Tool, language: Language) -> Html {
    let (label, picture, name) = match kind {
        Tool::Arrow => (words::TOOL_ARROW, "icon-draw-arrow", "tool-arrow"),
        Tool::Ring => (words::TOOL_RING, "icon-draw-ring", "tool-ring"),
        Tool::Eraser => (words::TOOL_ERASER, "icon-eraser", "tool-eraser"),
    };
    let button = Button::new(label.text(language), paper.take(kind))
        .class("pause-tool")
        .icon(picture);
    let chosen = *paper.tool == kind;
    button.quiet().chosen(chosen).adult(name).view()
}

/// Renders a pen button, with a sample line.
fn pen(paper: &Paper, number: u8, named: (&'static str, Phrase), language: Language) -> Html {
    let (name, label) = named;
    let button = Button::new(label.text(language), paper.take_pen(number))
        .class("pause-tool")
        .quiet()
        .chosen(*paper.pen == number);
    let sample = html! {
        <svg class={format!("pen-sample {name}")} viewBox="0 0 100 100" aria-hidden="true">
            <use href="#icon-pen" width="100" height="86" />
            <path class="line" d="M12 94H88" /><path class="heart" d="M12 94H88" />
        </svg>
    };
    button.adult(name).after(sample).view()
}

/// Renders the buttons for one step back and forward.
fn walk(session: &UseReducerHandle<Session>, language: Language) -> Html {
    let table = session.table();
    let (taken, undone) = (table.steps().len(), table.undone().len());
    let go = |label: Phrase, picture, name, enabled: bool, to: usize| {
        let session = session.clone();
        let onclick = Callback::from(move |_: MouseEvent| load(&session, to));
        let button = Button::new(label.text(language), onclick)
            .class("pause-tool")
            .icon(picture);
        button.quiet().adult(name).disabled(!enabled).view()
    };
    html! {
        <div class="pause-group">
            {go(words::UNDO, "icon-undo", "undo", taken > 0, taken.saturating_sub(1))}
            {go(words::REDO, "icon-redo", "redo", undone > 0, taken + 1)}
        </div>
    }
}
