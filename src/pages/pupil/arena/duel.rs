//! Fight of a pair: the fight view of a game, with the help and the kind of dice that the teacher has set.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::side::PerSide;
use engine::kernel::step::Seat;
use engine::kernel::words::Language;
use engine::table::Table;
use yew::{
    Callback, Html, Properties, component, html, use_effect_with, use_node_ref, use_reducer,
};

use crate::fight::arena::arena;
use crate::fight::caption::caption;
use crate::pages::pupil::game::saving::use_skill_stats;
use crate::pages::pupil::game::speech::use_last;
use crate::pages::pupil::sounds::use_sounds;
use crate::pages::shared::clock::use_voiced_clock;
use crate::pages::shared::frame::{Frame, OnHome};
use crate::settings_context::use_settings_handle;
use crate::shell::busy::use_busy;
use crate::shell::viewport;
use crate::shell::voice::{Sound, play};
use crate::state::session::{Presentation, Session};
use crate::words::punctuation::{sentence, sentences};

/// Outcome of a fight.
pub struct Outcome {
    /// Player who won.
    pub winner: usize,
    /// Faces thrown, ties included.
    pub faces: Vec<u8>,
    /// Set if no first answer was wrong.
    pub is_right: bool,
}

/// Properties of `Duel`.
#[derive(Properties)]
pub struct Props {
    /// Table with the fight.
    pub table: Rc<dyn Table>,
    /// Animals of the two players.
    pub animals: [&'static str; 2],
    /// Their banners.
    pub banners: Vec<Html>,
    /// Name of the piece that was touched last, spoken before the first sentence of the fight.
    pub named: &'static str,
    /// Number of fights before this one.
    pub earlier: usize,
    /// Set while the fight stands still behind a question.
    pub is_stopped: bool,
    /// Action of the home button.
    pub onhome: Option<OnHome>,
    /// Open question.
    pub dialog: Html,
    /// Callback for the end of the fight.
    pub onsettled: Callback<Outcome>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.is_stopped == other.is_stopped
    }
}

fn outcome(session: &Session) -> Outcome {
    let has_first_won = session.winners().is_some_and(|seats| seats.has(Seat(0)));
    let dice = session.table().rolled_dice();
    let mut answers = session.exercised().iter();
    Outcome {
        winner: usize::from(!has_first_won),
        faces: dice.iter().map(|die| die.face).collect(),
        is_right: answers.all(|answer| answer.first_right),
    }
}

/// Returns the current sentence of the fight. Silent cues have none.
fn says(session: &Session, named: &str, language: Language) -> Option<String> {
    if session.is_busy() && session.playback().now().is_none() {
        return None;
    }
    let fight = session.fight()?;
    let caption = caption(session, fight, session.table().info(), language).1;
    match fight.throws {
        0 => Some(sentences([&sentence(named, language), &caption], language)),
        _ => Some(caption),
    }
}

/// Fight of a pair.
#[component]
pub fn Duel(props: &Props) -> Html {
    let settings = use_settings_handle();
    let language = settings.language;
    let presentation = Presentation {
        pace: settings.motion.pace(viewport::reduces_motion()),
        help: settings.help,
        real_dice: settings.real_dice,
        ..Presentation::default()
    };
    let session = use_reducer(|| {
        let session = Session::new(props.table.clone(), PerSide::default(), presentation);
        session.counted_from(props.earlier)
    });
    use_voiced_clock(&session, presentation, !props.is_stopped);
    use_sounds(&session);
    use_skill_stats(&session, &props.animals.map(str::to_owned));
    // The panel closes with the last throw. The walk of the beaten piece home is not shown.
    use_effect_with(session.fight().is_none(), {
        let (session, onsettled) = (session.clone(), props.onsettled.clone());
        move |&is_settled| {
            if is_settled {
                play(Sound::Win);
                onsettled.emit(outcome(&session));
            }
        }
    });
    let (say, silent) = use_last(says(&session, props.named, language));
    let game = use_busy(session.is_busy());
    let panel = use_node_ref();
    let card = GameId::FIRST.info();
    html! {
        <Frame name="arena" class="is-fighting" onhome={props.onhome.clone()} say={say.clone()} {silent}>
            <section ref={game} class={format!("game arena-duel on-{}", card.slug)} aria-label={card.name.text(language)}>
                if let Some(fight) = session.fight() {
                    {arena(&session, fight, &settings, &panel)}
                    { for props.banners.iter().cloned() }
                }
            </section>
            {props.dialog.clone()}
            <p class="visually-hidden" role="status">{say}</p>
        </Frame>
    }
}
