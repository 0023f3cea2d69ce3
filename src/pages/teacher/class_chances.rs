//! Chances of a fight for the class: the class guesses, then a touch shows all throws of the two dice as dots.

use engine::kernel::odds::Odds;
use engine::kernel::piece::Piece;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, component, html, use_state, use_state_eq,
};

use super::chances::{colours, fight};
use super::pieces::{Figures, fighting_game};
use super::tables::paired;
use crate::pages::shared::frame::{Frame, OnHome};
use crate::route::Route;
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::shell::history;
use crate::widgets::button::Button;
use crate::widgets::segments::{Segment, segments};
use crate::words::classroom as words;

/// Returns the address of the page for two kinds of pieces.
pub fn address([attacker, defender]: [&str; 2]) -> String {
    let path = Route::ClassChances(None).path();
    format!("{path}?attaquant={attacker}&defenseur={defender}")
}

/// Properties of [`ClassChances`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Kinds of attacker and defender. Unknown ones are replaced by the first pair of the game.
    pub pair: Option<[String; 2]>,
}

/// Chances of a fight, hidden at first.
#[component]
pub fn ClassChances(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let chosen = use_state(|| None::<[&'static str; 2]>);
    let is_open = use_state_eq(|| false);
    let Some(game) = fighting_game() else {
        return Html::default();
    };
    let figures = Figures::of(game, game.entry().sanitize(settings.options.of(game)));
    let known = |kind: &String| {
        figures
            .pieces
            .iter()
            .find(|piece| piece.kind == kind)
            .copied()
    };
    let wanted = props.pair.as_ref().and_then(|[attacker, defender]| {
        let (attacker, defender) = (known(attacker)?, known(defender)?);
        (attacker.owner != defender.owner).then_some([attacker.kind, defender.kind])
    });
    let Some(pair) = (*chosen).or(wanted).or_else(|| figures.first_pair()) else {
        return Html::default();
    };
    let figure = |kind: &str| figures.pieces.iter().find(|piece| piece.kind == kind);
    let (Some(attacker), Some(defender)) = (figure(pair[0]), figure(pair[1])) else {
        return Html::default();
    };
    let pick = |index: usize| {
        let (chosen, is_open, pieces) = (chosen.clone(), is_open.clone(), figures.pieces.clone());
        Callback::from(move |kind: &'static str| {
            is_open.set(false);
            chosen.set(Some(paired(&pieces, pair, index, kind)));
        })
    };
    let all = || {
        let choice = |piece: &Piece| {
            Segment::new(piece.kind, figures.name(piece, language)).with(figures.picture(piece))
        };
        figures.pieces.iter().map(choice)
    };
    let onshow = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let (label, sign) = match *is_open {
        true => (words::HIDE_ALL, "icon-eraser"),
        false => (words::SHOW_ALL, "icon-eye"),
    };
    let odds = Odds::of(figures.thrower(attacker), figures.thrower(defender));
    let onhome = Some(OnHome::Ask(Callback::from(|()| history::back())));
    let question = AttrValue::Static(crate::words::fight::WHO_WINS.text(language));
    html! {
        <Frame name="class" class="class-chances" {onhome} say={question.clone()}>
            <h1 class="page-title">{question}</h1>
            <div class="class-body">
                <section class="card class-pair">
                    {segments("attacker", t(words::ATTACKER), all(), attacker.kind, &pick(0))}
                    {segments("defender", t(words::DEFENDER), all(), defender.kind, &pick(1))}
                </section>
                <section class="card class-throws" aria-live="polite">
                    if *is_open {
                        {fight(odds, colours(attacker, defender), language)}
                    } else {
                        <span class="class-hidden" aria-hidden="true">{"?"}</span>
                    }
                </section>
            </div>
            <div class="class-buttons">{Button::new(t(label), onshow).icon(sign).adult("class-show-all").view()}</div>
        </Frame>
    }
}
