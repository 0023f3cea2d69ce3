//! Halves of a fight between two children who sit face to face, each turned to its child.

use engine::kernel::side::{PerSide, Side};
use yew::{Html, UseReducerHandle, html};

use super::arena::Scene;
use super::caption::caption_in;
use crate::state::fight::question::Ask;
use crate::state::fight::view::FightView;
use crate::state::session::Session;
use crate::state::settings::Settings;
use crate::widgets::said::said;
use crate::widgets::token::{colour, short};

/// Returns the fight as the half of a side shows it. A child who names the winner from memory does not see the towers
/// that explain a wrong answer of the other child.
fn seen(session: &Session, fight: &FightView, side: Side) -> FightView {
    let asked = session.asked_in(Some(side));
    let recalls = session.is_from_memory()
        && asked.is_some_and(|asked| asked.ask == Ask::Winner && asked.wrong.is_empty());
    let mut seen = fight.clone();
    if recalls {
        seen.towers = false;
        seen.hidden = true;
        seen.coins = PerSide::default();
    }
    seen
}

/// Renders both halves: in each the piece, the die, the towers and the questions of its child.
pub fn halves(session: &UseReducerHandle<Session>, fight: &FightView, settings: &Settings) -> Html {
    let card = session.table().info();
    let half = |at: usize| {
        let side = fight.left_to_right()[at];
        let fight = seen(session, fight, side);
        let scene = Scene {
            session,
            fight: &fight,
            settings,
            half: Some(side),
        };
        let piece = fight.side(side).piece;
        let name = card
            .kind(piece.kind)
            .map_or("", |name| short(name.text(settings.language)));
        let (_, sentence) = caption_in(session, &fight, Some(side), card, settings.language);
        let asks = match session.asked_in(Some(side)).map(|asked| asked.ask) {
            Some(Ask::Read(_)) => "reads",
            Some(_) if session.is_asked_in(Some(side)) => "chooses",
            _ => "",
        };
        html! {
            <div class={format!("half {} suit-{} {asks}", ["left", "right"][at], colour(piece.suit))} role="group" aria-label={name}>
                <div class="half-table">
                    {scene.fighter(at)}
                    <div class="fight-middle">{scene.middle()}</div>
                    <p class="fight-caption">{said(&sentence)}</p>
                </div>
            </div>
        }
    };
    html! { <>{half(0)}{half(1)}</> }
}
