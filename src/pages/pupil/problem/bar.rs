//! Bar below the board: the ways back and on, the banners of the path, and the possible actions.

use engine::kernel::words::Language;
use yew::{Callback, Html, MouseEvent, UseReducerHandle, classes, html};

use super::STRETCH;
use super::answers::numbers;
use super::screen::Props;
use super::trial::{Trial, TrialState, asks_number};
use crate::pages::pupil::flags_of_week::flags_of_week;
use crate::state::session::{Action, Session};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::flag::flag;
use crate::widgets::icon::icon;
use crate::widgets::level_dots::level_dots;
use crate::widgets::token::{TokenStyle, token};
use crate::words::{pages as words, play, problems};

/// Bar of a problem, with its inputs.
pub struct Bar<'a> {
    /// The problem, and its place on the path.
    pub props: &'a Props,
    /// Session of the board above.
    pub session: &'a UseReducerHandle<Session>,
    /// State of the answer.
    pub trial: &'a Trial,
    /// Notation and language of the class.
    pub settings: &'a Settings,
}

impl Bar<'_> {
    /// Renders the bar.
    pub fn view(&self) -> Html {
        let (props, language) = (self.props, self.settings.language);
        let is_solved = self.trial.stage == TrialState::Solved;
        let next = props.at + 1;
        let onnext = props.onmove.reform(move |_: MouseEvent| Some(next));
        let class = if is_solved {
            "main course-next"
        } else {
            "course-next"
        };
        let on = Button::new(words::NEXT.text(language), onnext).class(class);
        html! {
            <nav class="course-bar problem-bar" dir={language.is_rtl().then_some("rtl")}>
                {self.back()}
                if props.flags_of_week.is_some() {
                    <span class="of-day" role="img" aria-label={problems::OF_DAY.text(language)}>{icon("icon-sun")}</span>
                }
                if !asks_number(&props.open) || is_solved {
                    {banners(props, self.session, language)}
                }
                {self.middle()}
                {on.icon("icon-arrow").quiet().view()}
            </nav>
        }
    }

    /// Renders the way back: to the previous problem, or from the first one to the choice.
    fn back(&self) -> Html {
        let to = self.props.at.checked_sub(1);
        let onclick = self.props.onmove.reform(move |_: MouseEvent| to);
        let label = words::BACK.text(self.settings.language);
        let button = Button::new(label, onclick).class("course-back");
        button.icon("icon-back").quiet().view()
    }

    /// Renders the actions: try again, choose a number, or press a button of the game.
    fn middle(&self) -> Html {
        let (session, trial, settings) = (self.session, self.trial, self.settings);
        let (open, language) = (&self.props.open, settings.language);
        if matches!(trial.stage, TrialState::Wrong(_) | TrialState::Strayed) {
            let again = {
                let (trial, open) = (trial.clone(), open.clone());
                Callback::from(move |_: MouseEvent| trial.again(&open))
            };
            let label = problems::TRY_AGAIN.text(language);
            let button = Button::new(label, again).class("main try-again");
            let button = button.icon("icon-restart").quiet();
            return button.disabled(session.is_busy()).view();
        }
        if asks_number(open) && trial.stage != TrialState::Solved {
            return numbers(trial, &open.problem, settings);
        }
        if session.selection().stop().is_some() {
            let session = session.clone();
            let stop = Callback::from(move |_: MouseEvent| session.dispatch(Action::Stop));
            let button = Button::new(play::STOP_HERE.text(language), stop).class("main");
            return button.icon("icon-stop").tap("stop").view();
        }
        let steps = session.buttons().filter_map(|choice| {
            let shown = choice.button()?;
            let (session, step) = (session.clone(), choice.text().to_owned());
            let tap = step.clone();
            let press = Callback::from(move |_: MouseEvent| {
                session.dispatch(Action::Press(step.clone()));
            });
            let button = Button::new(shown.phrase.text(language), press).class("main");
            Some(button.tap(tap).after(icon(shown.drawing)).view())
        });
        html! { <>{ for steps }</> }
    }
}

/// Renders the flags of the stretch, of which solved problems have a planted one. The problem of the day shows those of the week.
fn banners(props: &Props, session: &Session, language: Language) -> Html {
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
            if let Some(planted) = props.flags_of_week {
                {flags_of_week(planted, language)}
            } else {
                {level_dots(props.open.problem.grade)}
                <span class="problem-flags" aria-hidden="true">{ for (first..first + STRETCH.min(props.of)).map(banner) }</span>
            }
        </span>
    }
}
