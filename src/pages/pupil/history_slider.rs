//! History of a game: the last steps as pictures, and a slider that shows any earlier position on the board.

use engine::kernel::input::Touch;
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::side::PerSide;
use engine::table::Table;
use yew::{
    Callback, Children, Html, InputEvent, MouseEvent, Properties, TargetCast, UseReducerHandle,
    component, html,
};

use crate::pages::shared::steps::{go_to, reading};
use crate::settings_context::{use_settings_handle, use_words};
use crate::state::session::{Action, Session};
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::{TokenStyle, emblem, token};
use crate::words::saving as words;

/// Number of steps shown around the current one.
const SHOWN: usize = 5;

/// Properties of `HistorySlider`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The table on the screen.
    pub session: UseReducerHandle<Session>,
    /// Additional elements of the bar.
    pub children: Children,
}

/// Returns the numbers of the steps to show, from 1.
fn around(taken: usize, all: usize) -> std::ops::RangeInclusive<usize> {
    let first = taken
        .saturating_sub(SHOWN / 2)
        .min(all.saturating_sub(SHOWN - 1))
        .max(1);
    first..=(first + SHOWN - 1).min(all)
}

/// Renders a step: the moving piece and its target, or the dice.
fn pictured(table: &dyn Table, number: usize, settings: &Settings) -> Html {
    let mut before = table.clone_box();
    go_to(&mut *before, number - 1);
    let step = before.undone().first().cloned().unwrap_or_default();
    let scene = before.scene();
    let card = before.info();
    let whose = emblem(&card.seats[usize::from(scene.seat.0)]);
    let choice = before
        .choices()
        .into_iter()
        .find(|choice| choice.text() == step);
    let touches = choice
        .as_ref()
        .map(|choice| choice.inputs())
        .unwrap_or_default();
    let standing = |touch: &Touch| -> Option<Piece> {
        let mut here = scene
            .pieces
            .iter()
            .filter(|piece| match (touch, piece.spot) {
                (Touch::At(place), Spot::On(spot)) => *place == spot,
                (Touch::Held(letter), Spot::In(seat, _)) => {
                    *letter == piece.letter && seat == scene.seat
                }
                _ => false,
            });
        let any = here.clone().next();
        here.find(|piece| piece.layer == Layer::Standing)
            .or(any)
            .copied()
    };
    let drawn = |piece: Piece| {
        let piece = settings.crests.on(&piece, card);
        token(&piece, TokenStyle::Of(scene.material, ""), card)
    };
    let mover = touches.first().and_then(standing).map(drawn);
    let met = touches
        .get(1..)
        .and_then(|rest| standing(rest.last()?))
        .map(drawn);
    let Some(mover) = mover else {
        let button = choice.and_then(|choice| choice.button());
        let sign = button.map_or_else(
            || reading(&step, settings.faces, settings.language),
            |button| icon(button.drawing),
        );
        return html! { <>{whose}<span class="past-sign">{sign}</span></> };
    };
    html! { <>{mover}{met.unwrap_or_else(|| icon("steps"))}</> }
}

/// Renders a step of the strip.
fn step_button(
    table: &dyn Table,
    number: usize,
    onclick: Callback<MouseEvent>,
    settings: &Settings,
) -> Html {
    let (taken, language) = (table.steps().len(), settings.language);
    let here = number == taken;
    let class = match (here, number > taken) {
        (true, _) => "past-step here",
        (_, true) => "past-step later",
        _ => "past-step",
    };
    html! {
        <li key={number}>
            <button type="button" {class} data-adult={format!("past-{number}")} aria-current={here.then_some("step")}
                aria-label={words::AFTER_STEP.filled(language, &[("step", &number)])} {onclick}>
                {pictured(table, number, settings)}
            </button>
        </li>
    }
}

/// Strip of steps with the slider.
#[component]
pub fn HistorySlider(props: &Props) -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let session = &props.session;
    let table = session.table();
    let taken = table.steps().len();
    let all = taken + table.undone().len();
    let onstep = {
        let session = session.clone();
        Callback::from(move |count: usize| {
            let mut table = session.table().clone_box();
            if table.steps().len() != count {
                go_to(&mut *table, count);
                session.dispatch(Action::Load(table.into(), PerSide::default()));
            }
        })
    };
    let to = |count: usize| {
        let onstep = onstep.clone();
        Callback::from(move |_: MouseEvent| onstep.emit(count))
    };
    let oninput = {
        let onstep = onstep.clone();
        Callback::from(move |event: InputEvent| {
            let slider: web_sys::HtmlInputElement = event.target_unchecked_into();
            if let Ok(count) = slider.value().parse() {
                onstep.emit(count);
            }
        })
    };
    let told = match taken {
        0 => t(words::AT_START).to_owned(),
        taken => words::AFTER_STEP_OF.filled(settings.language, &[("step", &taken), ("all", &all)]),
    };
    let steps = around(taken, all);
    let steps = steps.map(|number| step_button(table, number, to(number), &settings));
    html! {
        <section class="past" aria-label={t(words::PAST)}>
            <ol class="past-steps">{ for steps }</ol>
            <div class="past-bar">
                {Button::new(t(words::UNDO), to(taken.saturating_sub(1))).class("square").icon("icon-back").quiet()
                    .adult("past-back").disabled(taken == 0).view()}
                <input type="range" min="0" max={all.to_string()} value={taken.to_string()} {oninput}
                    data-adult="past-slider" aria-label={t(words::PAST)} aria-valuetext={told.clone()} />
                {Button::new(t(words::REDO), to((taken + 1).min(all))).class("square").icon("icon-arrow").quiet()
                    .adult("past-on").disabled(taken == all).view()}
                {props.children.clone()}
            </div>
            <p class="visually-hidden" role="status">{told}</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::around;

    #[test]
    fn five_steps_are_shown_around_the_one_looked_at() {
        assert_eq!(around(0, 0).count(), 0);
        assert_eq!(around(2, 3), 1..=3);
        assert_eq!(around(0, 9), 1..=5);
        assert_eq!(around(5, 9), 3..=7);
        assert_eq!(around(9, 9), 5..=9);
    }
}
