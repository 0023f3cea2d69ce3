//! The fight scene over the board.

use engine::kernel::game::Card;
use engine::kernel::step::Seat;
use engine::kernel::words::{Language, Phrase};
use yew::{
    Callback, Html, KeyboardEvent, NodeRef, Properties, UseReducerHandle, component, html,
    use_effect_with,
};

use super::caption::caption;
use super::die::{Die, die};
use super::towers::towers;
use crate::browser::page;
use crate::state::session::{Deed, Session};
use crate::state::settings::Faces;
use crate::state::showing::Showing;
use crate::widgets::ribbon::ribbon;
use crate::widgets::token::{Make, colour, short, token};
use crate::words::fight as words;

/// The sides of a fight from left to right: the first seat stands at the left.
fn left_to_right(fight: &Showing) -> [usize; 2] {
    if fight.contest.attacker.seat == Seat(0) {
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
        let ahead = fight.total(side).cmp(&fight.total(1 - side));
        let won = fight.outcome.is_some() && ahead.is_gt();
        let shown = fight.faces[side].filter(|_| fight.landed[side]);
        let label = match shown {
            Some(face) => format!("{} {name}, {face}", say(words::DIE_OF)),
            None => format!("{} {name}", say(words::DIE_OF)),
        };
        let mut piece = of.piece;
        piece.bonus -= fight.coins[side].min(piece.bonus);
        let session = session.clone();
        html! {
            <div class={format!("fighter {place} seat-{} {}", of.seat.0, if won { "won" } else { "" })}>
                <div class="fighter-token">
                    {token(&piece, Make::Of(session.scene.cut, name))}
                </div>
                {die(Die {
                    colour: colour(of.piece.suit),
                    faces: of.faces,
                    value: fight.faces[side],
                    rolling: fight.faces[side].is_some() && !fight.landed[side],
                    can_throw: session.can_throw(side),
                    writing: faces,
                    label: label.into(),
                    onclick: Callback::from(move |_| session.dispatch(Deed::Die(side))),
                })}
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
                    <p class="fight-caption">{sentence}</p>
                </div>
                {corner(sides[1], "right")}
            </section>
        </div>
    }
}
