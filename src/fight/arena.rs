//! The fight scene over the board.

use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;
use engine::kernel::words::Phrase;
use yew::{
    Callback, Html, KeyboardEvent, NodeRef, Properties, UseReducerHandle, component, html,
    use_effect_with,
};

use super::answers::{Answers, counted};
use super::caption::caption;
use super::faces_pad::tapped;
use super::fighter::{Fighter, of_real_dice};
use super::numeral::Numeral;
use super::towers::towers;
use crate::shell::page;
use crate::state::cue::Cue;
use crate::state::fight::question::Ask;
use crate::state::fight::view::FightView;
use crate::state::session::{Beat, Session};
use crate::state::settings::Settings;
use crate::widgets::heading::ribbon;
use crate::widgets::said::said;
use crate::widgets::token::colour;
use crate::words::fight as words;

/// Focus management: focuses the panel when it mounts, and again when the focused element has disappeared.
#[derive(Properties, PartialEq)]
struct FocusProps {
    panel: NodeRef,
    moment: (Beat, u32, bool),
}

#[component]
fn Focus(props: &FocusProps) -> Html {
    use_effect_with((), {
        let panel = props.panel.clone();
        move |()| page::focus(&panel)
    });
    use_effect_with(props.moment, {
        let panel = props.panel.clone();
        move |_| page::focus_if_lost(&panel)
    });
    Html::default()
}

/// Renders the middle between the sides: towers, answers, or faces entered from real dice.
fn middle(
    session: &UseReducerHandle<Session>,
    fight: &FightView,
    settings: &Settings,
    sides: [Side; 2],
) -> Html {
    let now = session.playback().now();
    let (turn, language) = (session.turn(), settings.language);
    if sides.into_iter().any(|side| session.can_enter_face(side)) {
        let typed = sides.map(|side| {
            let piece = fight.side(side).piece;
            (session.progress().typed[side], colour(piece.suit))
        });
        let throws_die = |side: Side| matches!(fight.side(side).throws, Randomizer::Die(_));
        return if sides.into_iter().all(throws_die) {
            tapped(typed, of_real_dice(settings), language)
        } else {
            towers(fight, sides, now)
        };
    }
    let (Some(asked), Some(fallen)) = (session.asked(), fight.fallen()) else {
        return towers(fight, sides, now);
    };
    if let Some(Cue::Count(side)) = now {
        let piece = fight.side(*side).piece;
        let coins = match asked.ask {
            Ask::Total(_) => piece.bonus,
            Ask::Read(_) | Ask::Winner => 0,
        };
        return counted(fallen.faces[*side], coins, colour(piece.suit));
    }
    let at = usize::from(sides[1] == asked.ask.side());
    let answers = Answers {
        session,
        asked,
        fallen,
        sides,
        writing: Numeral::of_answer(settings, at, turn),
        language,
    };
    match asked.ask {
        Ask::Read(_) => answers.view(),
        Ask::Total(_) | Ask::Winner => html! {
            <>
            {towers(fight, sides, now)}
            if session.is_asked() {
                {answers.view()}
            }
            </>
        },
    }
}

/// Renders the fight: two sides, two dice, two towers, and questions. The panel takes the focus when the fight begins.
pub fn arena(
    session: &UseReducerHandle<Session>,
    fight: &FightView,
    settings: &Settings,
    panel: &NodeRef,
) -> Html {
    let language = settings.language;
    let t = |phrase: Phrase| phrase.text(language);
    let sides = fight.left_to_right();
    let onkeydown = {
        let panel = panel.clone();
        Callback::from(move |event: KeyboardEvent| page::keep_focus(&panel, &event))
    };
    let (title, sentence) = caption(session, fight, session.table().info(), language);
    let fighter = |at: usize| {
        let side = sides[at];
        let fighter = Fighter {
            session,
            fight,
            side,
            at,
            settings,
        };
        fighter.view()
    };
    let asks = session.asked().map(|asked| asked.ask);
    let class = match asks {
        Some(Ask::Read(_)) => "fight reads",
        Some(_) if session.is_asked() => "fight chooses",
        _ => "fight",
    };
    let moment = (
        session.playback().beat(),
        session.version(),
        session.is_busy(),
    );
    // The sentence is omitted if it only repeats the title.
    let below = if sentence == title { "" } else { &sentence };
    html! {
        <div class="fight-veil">
            <section {class} aria-label={t(words::FIGHT)} tabindex="-1" ref={panel.clone()} {onkeydown}>
                <Focus panel={panel.clone()} {moment} />
                {ribbon("yellow", &title)}
                {fighter(0)}
                <div class="fight-middle">
                    {middle(session, fight, settings, sides)}
                    <p class="fight-caption">{said(below)}</p>
                </div>
                {fighter(1)}
            </section>
        </div>
    }
}
