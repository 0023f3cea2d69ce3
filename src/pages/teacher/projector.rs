//! Board-only page in a second window, in sync with the window in which the game is played.

use std::rc::Rc;

use engine::kernel::words::{Language, Phrase};
use engine::table::Table;
use yew::{
    Html, Properties, component, html, use_effect_with, use_memo, use_mut_ref, use_node_ref,
    use_reducer, use_state,
};

use super::class_screen;
use crate::board::board_view::{Pointed, use_board_view};
use crate::board::layout::{Around, Layout};
use crate::board::sketch_view::sketch_into;
use crate::fight::arena::arena;
use crate::fight::votes::votes_tower;
use crate::games_context::use_games;
use crate::pages::shared::clock::use_clock;
use crate::pages::shared::frame::country;
use crate::pages::shared::idle::use_idle;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::busy::use_busy;
use crate::shell::channel::Channel;
use crate::shell::chunk_loading;
use crate::shell::storage;
use crate::shell::viewport;
use crate::state::crests::Crests;
use crate::state::persist::Persist;
use crate::state::saved::Saved;
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::Settings;
use crate::state::shared::{Message, Way, way};
use crate::state::sketch::Sketch;
use crate::widgets::banner::banner;
use crate::widgets::council_sign::council_sign;
use crate::widgets::drawing::Drawing;
use crate::widgets::icon::{drawing, icon};
use crate::widgets::said::said as spoken;
use crate::words::saving as words;

/// Content of the window.
#[derive(Clone, PartialEq)]
struct Shown {
    saved: Saved,
    sketch: Option<Sketch>,
    crests: Crests,
}

impl Shown {
    /// Returns the content with the crests that the device has now: the children may have changed them in the other window.
    fn now(saved: Saved, sketch: Option<Sketch>) -> Self {
        let Settings { crests, .. } = storage::load_or_default(storage::SETTINGS);
        if !crests.is_empty() {
            chunk_loading::show_crests();
        }
        Self {
            saved,
            sketch,
            crests,
        }
    }
}

/// Board-only page.
#[component]
pub fn Projector() -> Html {
    let t = use_words();
    let shown = use_state(|| {
        let saved = storage::load_if_readable::<Saved>(storage::GAME);
        saved.map(|saved| Shown::now(saved, None))
    });
    let alone = use_state(|| false);
    let games = use_games();
    use_effect_with((), |()| class_screen::open_pages_on_request());
    use_effect_with((), {
        let (shown, alone) = (shown.setter(), alone.setter());
        move |()| {
            let channel = Channel::open(move |text| {
                if let Some(Message::Shown(saved, sketch)) = Message::read(&text) {
                    shown.set(Some(Shown::now(*saved, sketch)));
                }
            });
            match &channel {
                Some(channel) => channel.tell(&Message::Ask.to_json().write()),
                None => alone.set(true),
            }
            move || drop(channel)
        }
    });
    // The other window reports a game that does not open; this one shows nothing.
    let opened = shown.as_ref().and_then(|shown| {
        let reopened = shown.saved.open(games).ok()?;
        Some((Rc::<dyn Table>::from(reopened.table), shown.clone()))
    });
    let waits = |phrase: Phrase| {
        html! {
            <main class="page page-projector">
                {country()}
                <section class="card message-card">
                    {drawing("icon-screen", "message-picture")}
                    <p role="status">{t(phrase)}</p>
                </section>
            </main>
        }
    };
    match opened {
        _ if *alone => waits(words::PROJECTOR_ALONE),
        None => waits(words::PROJECTOR_WAITS),
        Some((table, shown)) => {
            let partie = &shown.saved.record;
            let key = format!("{} {}", partie.game, partie.start);
            html! { <Board {key} {table} {shown} /> }
        }
    }
}

/// Renders the votes for a candidate of a council.
fn votes_card((sign, votes): (usize, &u8)) -> Html {
    html! {
        <div class={format!("council-card pen-{sign}")}>
            {council_sign(sign)}
            {votes_tower(*votes, sign)}
            <span class="council-votes">{*votes}</span>
        </div>
    }
}

/// Renders the narration of the last turn.
fn narration(session: &Session, language: Language) -> Html {
    let told = session.narration().map(|told| told.text(language));
    html! {
        if let Some(told) = told {
            <p class="remark told">{icon("steps")}<span class="word">{spoken(&told)}</span></p>
        }
    }
}

/// Properties of the board.
#[derive(Properties)]
struct Props {
    table: Rc<dyn Table>,
    shown: Shown,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        self.shown == other.shown
    }
}

#[component]
fn Board(props: &Props) -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let Shown {
        saved,
        sketch,
        crests,
    } = &props.shown;
    let presentation = Presentation {
        pace: settings.motion.pace(viewport::reduces_motion()),
        help: settings.help,
        real_dice: settings.real_dice,
        narrates: !settings.mute_narration,
        crests: *crests,
        ..Presentation::default()
    };
    let session = use_reducer(|| Session::new(props.table.clone(), saved.thrown, presentation));
    let board = use_memo((), |()| props.table.board());
    let around = *use_memo((), |()| Around::of(&props.table.scene()));
    let size = viewport::use_size();
    let layout = use_memo(size, |size| Layout::new(&board, around, *size));
    let followed = use_mut_ref(|| saved.clone());
    use_effect_with((), {
        let session = session.clone();
        move |()| session.dispatch(Action::Freeze(true))
    });
    use_effect_with(saved.clone(), {
        let (session, table) = (session.clone(), props.table.clone());
        move |saved| {
            let before = followed.replace(saved.clone());
            match way(&before.record.actions, &saved.record.actions) {
                Way::Steps(steps) if !steps.is_empty() => session.dispatch(Action::Follow(steps)),
                Way::Steps(_) if before.thrown == saved.thrown => {}
                _ => session.dispatch(Action::Load(table, saved.thrown)),
            }
        }
    });
    use_clock(&session, presentation);
    let game = use_busy(session.is_busy());
    let idle = use_idle(&session);
    let board_view = use_board_view(
        &session,
        &layout,
        &board,
        Pointed::default(),
        idle,
        settings.language,
    );
    let panel = use_node_ref();
    let card = session.table().info();
    let seat = session.scene().seat;
    let mut players = session.scene().players.iter();
    let player = players.position(|player| player.seat == seat).unwrap_or(0);
    let animal = saved.banners.get(player).map_or("", String::as_str);
    let prompt = t(*session.scene().prompt);
    let sketched = sketch.as_ref().map(|sketch| {
        let mut draw = Drawing::default();
        sketch_into(&mut draw, sketch, &layout);
        draw.picture("pause-picture", layout.view())
    });
    html! {
        <main class={format!("page page-play page-projector {} {}", layout.shape.name(), around.name())}>
            {country()}
            <section ref={game} class={format!("game on-{}", card.slug)} style={layout.style()} aria-label={t(card.name)}
                data-shows={card.slug} data-position={session.table().position()}>
                {banner(&card.seats[usize::from(seat.0)], prompt, session.scene().steps, animal, "")}
                {board_view}
                {narration(&session, settings.language)}
                if let Some(fight) = session.fight() {
                    {arena(&session, fight, &settings, &panel)}
                }
            </section>
            {sketched}
            if let Some(votes) = sketch.as_ref().and_then(|sketch| sketch.votes.as_ref()) {
                <div class="council-cards">{ for votes.iter().enumerate().map(votes_card) }</div>
            }
        </main>
    }
}
