//! Problem of a game by its number, to be opened or shared.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::Language;
use engine::problems::Problem;
use yew::platform::spawn_local;
use yew::{
    Callback, Html, InputEvent, Properties, TargetCast, component, html, use_effect_with, use_state,
};

use super::{Handed, facts, opened_or_handed};
use crate::board::preview::preview;
use crate::pages::shared::problem_files;
use crate::pages::teacher::class_screen::show_button;
use crate::route::ProblemSelection;
use crate::settings_context::{use_language, use_words};
use crate::state::digits;
use crate::widgets::button::Button;
use crate::words::{problem_desk as words, saving};

/// Properties of `ByNumber`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Called with a problem to share.
    pub onhand: Callback<Handed>,
}

/// Number field with the problem found.
#[component]
pub fn ByNumber(props: &Props) -> Html {
    let (t, language) = (use_words(), use_language());
    let game = props.game;
    let all = use_state(|| None::<Option<Rc<Vec<Problem>>>>);
    let number = use_state(String::new);
    use_effect_with(game, {
        let all = all.setter();
        move |&game| {
            spawn_local(async move { all.set(Some(problem_files::load(game).await.map(Rc::new))) })
        }
    });
    let oninput = {
        let number = number.clone();
        Callback::from(move |event: InputEvent| {
            let field: web_sys::HtmlInputElement = event.target_unchecked_into();
            number.set(field.value().trim().to_owned());
        })
    };
    let read = all.as_ref().and_then(Option::clone);
    let found = digits::to_ascii(&number)
        .parse::<usize>()
        .ok()
        .and_then(|number| {
            let place = number.checked_sub(1)?;
            Some((number, read.as_ref()?.get(place)?.clone()))
        });
    let is_refused = !number.is_empty() && read.is_some() && found.is_none();
    html! {
        <div class="by-number" data-known={read.is_some().to_string()}>
            <div class="field">
                <label for="problem-number">{t(words::NUMBER)}</label>
                <input id="problem-number" type="text" inputmode="numeric" autocomplete="off" data-adult="problem-number" {oninput}
                    value={(*number).clone()} aria-invalid={is_refused.to_string()} aria-describedby="problem-last" />
                <p id="problem-last" class="small-print">
                    if let Some(all) = &read {
                        {t(words::LAST_NUMBER)}{" "}<b>{all.len()}</b>
                    }
                </p>
            </div>
            <p class="refused" role="alert">
                if is_refused {
                    {t(words::NO_SUCH)}
                } else if *all == Some(None) {
                    {t(words::UNFETCHED)}
                }
            </p>
            if let Some((number, problem)) = found {
                {shown(props, number, &problem, language)}
                {facts(&problem, language)}
            }
        </div>
    }
}

/// Renders the board of a problem, with its actions.
fn shown(props: &Props, number: usize, problem: &Problem, language: Language) -> Html {
    let game = props.game;
    let Ok(puzzle) = game.puzzle(problem) else {
        return Html::default();
    };
    let asked = ProblemSelection::Number(number);
    let (onopen, onshare) = opened_or_handed(Handed { game, asked }, &props.onhand);
    html! {
        <div class="found-problem">
            {preview(&*puzzle.table())}
            <div class="buttons">
                {Button::new(words::OPEN.text(language), onopen).class("dark").icon("icon-arrow").adult("problem-open").view()}
                {Button::new(saving::HAND_ON.text(language), onshare).class("plain").icon("icon-qr").adult("problem-share").view()}
                {show_button(ProblemSelection::Number(number).address(game), language)}
            </div>
        </div>
    }
}
