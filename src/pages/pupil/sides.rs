//! Sides at the end of a game: taken goals and remaining pieces, which a tap counts aloud.

use engine::kernel::piece::{Piece, Spot, Tray};
use engine::kernel::scene::{Material, Shelf};
use engine::kernel::words::Language;
use yew::{Callback, Html, MouseEvent, Properties, classes, component, html, use_state_eq};

use crate::shell::voice;
use crate::state::count::{What, counted};
use crate::state::session::Session;
use crate::widgets::mood::Mood;
use crate::widgets::token::{TokenStyle, colour, emblem, token};
use crate::words::fight::{COUNT, NUMBERS};
use crate::words::punctuation::{list, sentence, sentences};

/// Checks whether the seat of a shelf has taken a goal.
fn is_taken(session: &Session, shelf: &Shelf, goal: &Piece) -> bool {
    let here = Spot::In(shelf.seat, Tray::Shelf);
    let mut pieces = session.playback().stage().pieces().iter();
    pieces.any(|(_, piece)| piece.kind == goal.kind && piece.spot == here)
}

/// Returns the spoken text of a side: its taken goals, then the count of its pieces, as far as children count.
fn told(session: &Session, shelf: &Shelf, standing: usize, language: Language) -> String {
    let card = session.table().info();
    let taken = shelf.goals.iter();
    let taken = taken.filter(|goal| is_taken(session, shelf, goal));
    let names = taken.filter_map(|goal| card.kind(goal.kind));
    let mut said: Vec<String> = names
        .map(|name| sentence(name.text(language), language))
        .collect();
    if let Some(numbers @ [_, ..]) = NUMBERS.get(1..=standing) {
        let numbers = numbers.iter().map(|number| number.text(language));
        said.push(COUNT.text(language).to_owned());
        said.push(list(numbers, language));
    }
    sentences(said, language)
}

/// Renders a side of two: its goals, taken or not, and its remaining pieces. It is a button if there is something to
/// say.
fn of_two(session: &Session, shelf: &Shelf, hush: bool, language: Language) -> Html {
    let card = session.table().info();
    let mut standing: Vec<_> = counted(session.scene(), shelf.seat, What::Standing).collect();
    standing.sort_by_key(|piece| piece.kind);
    let piece = |piece: &&Piece| {
        token(
            &session.drawn(piece),
            TokenStyle::Of(Material::Wood, ""),
            card,
        )
    };
    let shown = html! {
        <>
            {goals(session, shelf)}
            if !standing.is_empty() {
                <span class="side-count">{standing.len()}<span class="side-pieces" data-mood={mood(session, shelf)}>{ for standing.iter().map(piece) }</span></span>
            }
        </>
    };
    let class = class(session, shelf);
    let text = told(session, shelf, standing.len(), language);
    if text.is_empty() {
        return html! { <div {class}>{shown}</div> };
    }
    html! { <Told {class} {text} {shown} {hush} {language} /> }
}

/// Properties of `Told`.
#[derive(Properties, PartialEq)]
struct ToldProps {
    class: String,
    text: String,
    shown: Html,
    hush: bool,
    language: Language,
}

/// Side that speaks when it is tapped, and stays highlighted, which is the response without a voice.
#[component]
fn Told(props: &ToldProps) -> Html {
    let is_lit = use_state_eq(|| false);
    let onclick = {
        let (text, hush, language) = (props.text.clone(), props.hush, props.language);
        let is_lit = is_lit.clone();
        Callback::from(move |_: MouseEvent| {
            is_lit.set(!*is_lit);
            if !hush {
                voice::say(&text, language);
            }
        })
    };
    let class = classes!(props.class.clone(), is_lit.then_some("side-told"));
    html! {
        <button type="button" {class} aria-label={props.text.clone()} {onclick}>{props.shown.clone()}</button>
    }
}

fn class(session: &Session, shelf: &Shelf) -> String {
    let seat = &session.table().info().seats[usize::from(shelf.seat.0)];
    format!("card side-card suit-{}", colour(seat.suit))
}

/// Returns the expression of a side's pieces; `None` if nobody won.
fn mood(session: &Session, shelf: &Shelf) -> Option<&'static str> {
    let winners = session.winners()?;
    Some(Mood::of_result(winners.has(shelf.seat)).name())
}

/// Renders the emblem of a side and its goals, those not taken as shadows.
fn goals(session: &Session, shelf: &Shelf) -> Html {
    let card = session.table().info();
    let goals = shelf.goals.iter().map(|goal| {
        let make = if is_taken(session, shelf, goal) {
            TokenStyle::Of(Material::Wood, "")
        } else {
            TokenStyle::Ghost
        };
        html! { <span class="side-goal">{token(goal, make, card)}</span> }
    });
    html! {
        <>
            <span class="side-emblem" data-mood={mood(session, shelf)}>{emblem(&card.seats[usize::from(shelf.seat.0)])}</span>
            <span class="side-line" />
            { for goals }
        </>
    }
}

/// Renders all sides of a game with goals to take.
pub fn sides(session: &Session, hush: bool, language: Language) -> Html {
    let shelves = &session.scene().shelves;
    match shelves.len() {
        0 => Html::default(),
        1 | 2 => {
            let side = |shelf| of_two(session, shelf, hush, language);
            html! { <div class="sides">{ for shelves.iter().map(side) }</div> }
        }
        _ => {
            let side = |shelf: &Shelf| html! { <div class={class(session, shelf)}>{goals(session, shelf)}</div> };
            html! { <div class="sides many">{ for shelves.iter().map(side) }</div> }
        }
    }
}
