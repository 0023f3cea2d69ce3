//! Choice of the players during a game: child, or computer with its level.

use engine::kernel::info::GameInfo;
use engine::kernel::step::Seat;
use engine::kernel::words::Language;
use engine::search::PlayerKind;
use yew::{Callback, Html, MouseEvent, html};

use crate::state::players::{Assignment, after};
use crate::widgets::icon::icon;
use crate::widgets::player::{computer_face, player_name};
use crate::widgets::token::emblem;
use crate::words::play as words;

/// Renders for each seat the choice between child and computer. A further tap on the computer offers another level.
pub fn players_row(
    card: &'static GameInfo,
    seats: impl Iterator<Item = Seat>,
    assignment: &Assignment,
    language: Language,
    onchange: &Callback<Assignment>,
) -> Html {
    let seat = |seat: Seat| {
        let of = &card.seats[usize::from(seat.0)];
        let name = of.name.text(language);
        let who = assignment.of(seat);
        let choose = |who: Option<PlayerKind>| {
            let next = assignment.with(seat, who);
            onchange.reform(move |_: MouseEvent| next.clone())
        };
        let offered = after(who);
        let shown = who.unwrap_or(offered);
        let class = |chosen: bool| {
            if chosen {
                "button player chosen"
            } else {
                "button player"
            }
        };
        html! {
            <div class="player-choice" role="group" aria-label={name}>
                {emblem(of)}
                <button type="button" class={class(who.is_none())} aria-pressed={who.is_none().to_string()}
                    aria-label={words::CHILD.text(language)} data-adult={format!("child-{}", of.notation)}
                    onclick={choose(None)}>{icon("person")}</button>
                <button type="button" class={class(who.is_some())} aria-pressed={who.is_some().to_string()}
                    aria-label={player_name(shown, language)} data-adult={format!("computer-{}", of.notation)}
                    onclick={choose(Some(offered))}>{computer_face(shown)}</button>
            </div>
        }
    };
    html! { <div class="player-row">{ for seats.map(seat) }</div> }
}
