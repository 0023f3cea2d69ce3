//! The fight scene over the board.

use std::cmp::Ordering;

use engine::kernel::game::Card;
use engine::kernel::scene::Throws;
use engine::kernel::step::Seat;
use engine::kernel::words::{Language, Phrase};
use yew::{
    Callback, Html, KeyboardEvent, NodeRef, Properties, UseReducerHandle, component, html,
    use_effect_with,
};

use super::caption::caption;
use super::die::{Die, die};
use super::numbered_card::numbered_card;
use super::towers::towers;
use crate::browser::page;
use crate::state::session::{Deed, Session};
use crate::state::settings::Faces;
use crate::state::showing::Showing;
use crate::widgets::ribbon::ribbon;
use crate::widgets::said::said;
use crate::widgets::token::{Make, colour, short, token};
use crate::words::fight as words;

/// The sides of a fight from left to right: the first seat stands at the left, the board itself at the right.
fn left_to_right(fight: &Showing) -> [usize; 2] {
    let contest = &fight.contest;
    if contest.attacker.seat == Some(Seat(0)) || contest.defender.seat.is_none() {
        [0, 1]
    } else {
        [1, 0]
    }
}

/// Where the focus goes when this is first shown.
#[derive(Properties, PartialEq)]
struct FocusProps {
    panel: NodeRef,
}

#[component]
fn Focus(props: &FocusProps) -> Html {
    use_effect_with((), {
        let panel = props.panel.clone();
        move |()| page::focus(&panel)
    });
    Html::default()
}

/// Two sides, two dice with faces of this kind, two towers. The panel takes the focus when the fight begins.
pub fn arena(
    session: &UseReducerHandle<Session>,
    fight: &Showing,
    faces: Faces,
    panel: &NodeRef,
    language: Language,
) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let card: &'static Card = session.table().card();
    let sides = left_to_right(fight);
    let onkeydown = {
        let panel = panel.clone();
        Callback::from(move |event: KeyboardEvent| page::keep_focus(&panel, &event))
    };
    let now = session.now.as_ref().map(|(cue, _)| cue);
    let (title, sentence) = caption(fight, now, card, language);
    let corner = |side: usize, place: &'static str| {
        let of = fight.sides()[side];
        let name = card
            .kind(of.piece.kind)
            .map_or("", |name| short(say(*name)));
        let won = fight.outcome.is_some()
            && fight.compared() == [Ordering::Greater, Ordering::Less][side];
        let shown = fight.faces[side].filter(|_| fight.landed[side]);
        let what = match of.throws {
            Throws::Die(_) => words::DIE_OF,
            Throws::Card => words::CARD_OF,
        };
        let label = match shown {
            Some(face) => format!("{} {name}, {face}", say(what)),
            None => format!("{} {name}", say(what)),
        };
        let mut piece = of.piece;
        piece.bonus -= fight.coins[side].min(piece.bonus);
        let can_throw = session.can_throw(side);
        let cut = session.scene.cut;
        let session = session.clone();
        let onclick = Callback::from(move |_| session.dispatch(Deed::Die(side)));
        let thrown = match of.throws {
            Throws::Die(numbers) => die(Die {
                colour: colour(of.piece.suit),
                faces: numbers,
                value: fight.faces[side],
                rolling: fight.faces[side].is_some() && !fight.landed[side],
                can_throw,
                writing: faces,
                label: label.into(),
                onclick,
            }),
            Throws::Card => numbered_card(fight.faces[side], can_throw, &label, onclick),
        };
        html! {
            <div class={format!("fighter {place} suit-{} {}", colour(of.piece.suit), if won { "won" } else { "" })}>
                <div class="fighter-token">{token(&piece, Make::Of(cut, name), card)}</div>
                {thrown}
            </div>
        }
    };
    html! {
        <div class="fight-veil">
            <section class="fight" aria-label={say(words::FIGHT)} tabindex="-1" ref={panel.clone()} {onkeydown}>
                <Focus panel={panel.clone()} />
                {ribbon("yellow", &title)}
                {corner(sides[0], "left")}
                <div class="fight-middle">
                    {towers(fight, sides)}
                    <p class="fight-caption">{said(&sentence)}</p>
                </div>
                {corner(sides[1], "right")}
            </section>
        </div>
    }
}
