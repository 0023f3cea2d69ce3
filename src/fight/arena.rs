//! The fight scene over the board.

use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;
use engine::kernel::words::Language;
use yew::{
    Callback, Html, KeyboardEvent, NodeRef, Properties, UseReducerHandle, component, html,
    use_effect_with,
};

use super::answers::{Answers, counted};
use super::caption::caption;
use super::faces_pad::tapped;
use super::fighter::{Fighter, of_real_dice};
use super::halves::halves;
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

/// Number and duration of the cue in a half.
type HalfBeat = Option<(u32, u32)>;

/// Focus management: focuses the panel when it mounts, and again when the focused element has disappeared.
#[derive(Properties, PartialEq)]
struct FocusProps {
    panel: NodeRef,
    moment: (Beat, u32, bool, [HalfBeat; 2]),
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

/// A fight on the screen, or one half of it.
pub(super) struct Scene<'a> {
    /// Session in play.
    pub session: &'a UseReducerHandle<Session>,
    /// The fight.
    pub fight: &'a FightView,
    /// Settings, for the language and the notation of numbers.
    pub settings: &'a Settings,
    /// Side of the half, if the fight is split.
    pub half: Option<Side>,
}

impl Scene<'_> {
    /// Renders the side at the left (0) or at the right (1).
    pub fn fighter(&self, at: usize) -> Html {
        let fighter = Fighter {
            session: self.session,
            fight: self.fight,
            side: self.fight.left_to_right()[at],
            at,
            is_alone: self.half.is_some(),
            settings: self.settings,
        };
        fighter.view()
    }

    /// Renders the faces of real dice that are entered so far.
    fn typed(&self) -> Html {
        // In a half the pad of faces takes this place.
        if self.half.is_some() {
            return Html::default();
        }
        let (session, fight) = (self.session, self.fight);
        let sides = fight.left_to_right();
        let typed = sides.map(|side| {
            let piece = fight.side(side).piece;
            (session.progress().typed[side], colour(piece.suit))
        });
        let throws_die = |side: Side| matches!(fight.side(side).throws, Randomizer::Die(_));
        if sides.into_iter().all(throws_die) {
            tapped(typed, of_real_dice(self.settings), self.settings.language)
        } else {
            towers(fight, sides, session.playback().now())
        }
    }

    /// Renders the middle between the sides: towers, answers, or faces entered from real dice.
    pub fn middle(&self) -> Html {
        let (session, fight, settings) = (self.session, self.fight, self.settings);
        let sides = fight.left_to_right();
        if sides.into_iter().any(|side| session.can_enter_face(side)) {
            return self.typed();
        }
        let now = session.cue_in(self.half);
        let (Some(asked), Some(fallen)) = (session.asked_in(self.half), fight.fallen()) else {
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
            half: self.half,
            asked,
            fallen,
            sides,
            writing: Numeral::of_answer(settings, at, session.turn()),
            language: settings.language,
        };
        match asked.ask {
            Ask::Read(_) => answers.view(),
            Ask::Total(_) | Ask::Winner => html! {
                <>
                {towers(fight, sides, now)}
                if session.is_asked_in(self.half) {
                    {answers.view()}
                }
                </>
            },
        }
    }
}

/// Renders the panel of a fight over the board. It takes the focus when the fight begins.
fn panel(
    session: &Session,
    class: &'static str,
    language: Language,
    node: &NodeRef,
    content: Html,
) -> Html {
    let onkeydown = {
        let node = node.clone();
        Callback::from(move |event: KeyboardEvent| page::keep_focus(&node, &event))
    };
    let moment = (
        session.playback().beat(),
        session.version(),
        session.is_busy(),
        Side::BOTH.map(|side| session.beat_in(side)),
    );
    html! {
        <div class="fight-veil">
            <section {class} aria-label={words::FIGHT.text(language)} tabindex="-1" ref={node.clone()} {onkeydown}>
                <Focus panel={node.clone()} {moment} />
                {content}
            </section>
        </div>
    }
}

/// Renders the fight: two sides, two dice, two towers, and questions; or two halves, each turned to its child.
pub fn arena(
    session: &UseReducerHandle<Session>,
    fight: &FightView,
    settings: &Settings,
    node: &NodeRef,
) -> Html {
    let language = settings.language;
    if session.splits() {
        let halves = halves(session, fight, settings);
        return panel(session, "fight split", language, node, halves);
    }
    let (title, sentence) = caption(session, fight, session.table().info(), language);
    let scene = Scene {
        session,
        fight,
        settings,
        half: None,
    };
    let class = match session.asked().map(|asked| asked.ask) {
        Some(Ask::Read(_)) => "fight reads",
        Some(_) if session.is_asked() => "fight chooses",
        _ => "fight",
    };
    // The sentence is omitted if it only repeats the title.
    let below = if sentence == title { "" } else { &sentence };
    let content = html! {
        <>
            {ribbon("yellow", &title)}
            {scene.fighter(0)}
            <div class="fight-middle">
                {scene.middle()}
                <p class="fight-caption">{said(below)}</p>
            </div>
            {scene.fighter(1)}
        </>
    };
    panel(session, class, language, node, content)
}
