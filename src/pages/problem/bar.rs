//! What stands under the board: the way back and on, the banners of the way, and what may be done.

use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, UseReducerHandle, classes, html};

use super::STRETCH;
use super::answers::numbers;
use super::screen::Props;
use super::signs::{flag, sun};
use super::trial::{Stage, Trial, asks_number};
use crate::pages::problems::grade_dots;
use crate::state::session::{Action, Session};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::{TokenStyle, token};
use crate::words::{pages as words, play, problems};

/// The bar.
pub fn bar(
    props: &Props,
    session: &UseReducerHandle<Session>,
    trial: &Trial,
    settings: &Settings,
    say: impl Fn(Phrase) -> &'static str,
) -> Html {
    let is_solved = trial.stage == Stage::Solved;
    let next = props.at + 1;
    let onnext = props.onmove.reform(move |_: MouseEvent| Some(next));
    let class = if is_solved {
        "main course-next"
    } else {
        "course-next"
    };
    let on = Button::new(say(words::NEXT), onnext).class(class);
    html! {
        <nav class="course-bar problem-bar">
            {back(props, &say)}
            if props.is_of_day {
                <span class="of-day" role="img" aria-label={say(problems::OF_DAY)}>{sun()}</span>
            }
            if !asks_number(&props.open) || is_solved {
                {banners(props, session)}
            }
            {middle(props, session, trial, settings, &say)}
            {on.icon("icon-arrow").quiet().view()}
        </nav>
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
    if matches!(trial.stage, Stage::Wrong(_) | Stage::Strayed) {
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
        let shown = choice.button()?;
        let (session, step) = (session.clone(), choice.text().to_owned());
        let tap = step.clone();
        let press = Callback::from(move |_: MouseEvent| {
            session.dispatch(Action::Press(step.clone()));
        });
        let button = Button::new(say(*shown.phrase), press).class("main");
        Some(button.tap(tap).after(icon(shown.drawing)).view())
    });
    html! { <>{ for steps }</> }
}

/// The banners of the stretch: planted where a problem is solved.
fn banners(props: &Props, session: &Session) -> Html {
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
            if !props.is_of_day {
                {grade_dots(props.open.problem.grade)}
            }
            <span class="problem-flags" aria-hidden="true">{ for (first..first + STRETCH.min(props.of)).map(banner) }</span>
        </span>
    }
}
