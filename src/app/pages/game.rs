//! The table on the screen: board, banner, fight, buttons, and what happens around them.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::scene::Counter;
use engine::kernel::step::Turn;
use engine::table::Table;
use yew::{
    AttrValue, Callback, Html, Properties, classes, component, html, use_context, use_effect_with,
    use_memo, use_mut_ref, use_node_ref, use_reducer, use_state,
};

use super::broadcast::use_broadcast;
use super::clock::use_clock_while;
use super::frame::Frame;
use super::pause::{Looking, Pause};
use super::victory::victory;
use crate::board::board_view::use_board_view;
use crate::board::layout::{Around, Layout, Rect, Shape};
use crate::board::preview::preview_text;
use crate::board::trays::counters;
use crate::browser::{clock, history, storage, viewport};
use crate::fight::arena::arena;
use crate::fight::caption::caption;
use crate::route::Route;
use crate::state::saved::Saved;
use crate::state::session::{Deed, Manner, Session};
use crate::surroundings::SettingsHandle;
use crate::widgets::banner::banner;
use crate::widgets::button::Button;
use crate::widgets::drawing::Drawing;
use crate::widgets::icon::icon;
use crate::widgets::lock::Lock;
use crate::widgets::stop::Stop;
use crate::widgets::token::emblem;
use crate::words::{kept, play as words, use_language, use_words};

/// The table to show.
#[derive(Properties)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The table, as it was opened.
    pub table: Rc<dyn Table>,
    /// Which dice are thrown.
    pub thrown: [bool; 2],
    /// The animals of the two sides.
    pub banners: Vec<String>,
    /// Whether it was opened by a position in the address: then nothing is kept before the first step.
    pub visiting: bool,
    /// How things are shown.
    pub manner: Manner,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.manner == other.manner
    }
}

/// So long after a step the picture of the game is made, in milliseconds.
const PICTURED_AFTER: u32 = 700;

/// What is counted for all, above the board.
fn for_all(all: &[Counter]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    // Plain numbers stand side by side, rows of things one above the other.
    let is_plain = all.iter().all(|counter| counter.of == 0);
    let widest = all
        .iter()
        .map(|counter| counter.of.max(2))
        .max()
        .unwrap_or(2);
    let (across, down) = if is_plain {
        (2 * all.len(), 1)
    } else {
        (usize::from(widest), all.len())
    };
    let view = Rect {
        x: 0.0,
        y: 0.0,
        w: 40.0 * across as f64,
        h: 40.0 * down as f64,
    };
    let mut draw = Drawing::default();
    let paper = view.inset(-8.0);
    draw.group("seat-box").rect("tray-box", paper, 12.0).end();
    if is_plain {
        for (number, counter) in all.iter().enumerate() {
            let x = 80.0 * number as f64;
            let area = Rect { x, w: 78.0, ..view };
            counters(&mut draw, &[*counter], area);
        }
    } else {
        counters(&mut draw, all, view);
    }
    draw.picture("for-all", paper.inset(-2.0))
}

/// The table on the screen.
#[component]
pub fn Game(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let session = use_reducer(|| Session::new(props.table.clone(), props.thrown, props.manner));
    let board = use_memo((), |()| props.table.board());
    let around = *use_memo((), |()| Around::of(&props.table.scene()));
    let size = viewport::use_size();
    let looking = use_state(|| None::<Looking>);
    let foot = looking.as_ref().map_or(0.0, Looking::bar);
    let layout = use_memo((size, foot as u32), |(size, foot)| {
        Layout::over(&board, around, *size, f64::from(*foot))
    });
    let board_view = use_board_view(&session, &layout, &board, None);
    let panel = use_node_ref();
    let full = use_state(|| false);
    let stopping = use_state(|| false);
    let looks = use_state(|| false);
    let card = session.table().card();

    // Saved first, shown after: this effect stands before the one that starts the clock.
    let picture = use_mut_ref(String::new);
    let keep = {
        let (session, full, picture) = (session.clone(), full.clone(), picture.clone());
        let banners = props.banners.clone();
        move || {
            let saved = Saved {
                banners: banners.clone(),
                picture: picture.borrow().clone(),
                ..Saved::of(session.table(), session.thrown)
            };
            full.set(!storage::keep(storage::GAME, &saved));
        }
    };
    use_effect_with(session.version, {
        let (session, visiting) = (session.clone(), props.visiting);
        move |version| {
            let keeps = !visiting || *version > 0;
            if keeps {
                keep();
            }
            // The picture for the first page is made once no finger waits for an answer.
            let timer = keeps.then(|| {
                clock::after(PICTURED_AFTER, move || {
                    *picture.borrow_mut() = preview_text(session.table());
                    keep();
                })
            });
            move || drop(timer)
        }
    });
    use_clock_while(&session, props.manner, looking.is_none());
    use_broadcast(&session, &props.banners, looking.as_ref());

    let now = session.now.as_ref().map(|(cue, _)| cue);
    let prompt = say(*session.scene.prompt);
    let spoken: AttrValue = match (&session.note, &session.fight) {
        (Some((note, _)), _) => AttrValue::Static(say(**note)),
        (None, Some(fight)) => caption(fight, now, card, language).1.into(),
        (None, None) => AttrValue::Static(prompt),
    };

    let dispatch = {
        let session = session.clone();
        Callback::from(move |deed| session.dispatch(deed))
    };
    let (kind, seat) = match session.table().turn() {
        Turn::Decision(_) => ("decision", session.table().decider()),
        turn => {
            let kind = if turn == Turn::Chance {
                "chance"
            } else {
                "over"
            };
            (
                kind,
                card.seats[usize::from(session.table().seat().0)].notation,
            )
        }
    };
    let scene_seat = session.scene.seat;
    let player = session
        .scene
        .players
        .iter()
        .position(|player| player.seat == scene_seat);
    let player = player.unwrap_or(0);
    let animal = props.banners.get(player).map_or("", String::as_str);
    let asks = stopping.clone();
    let onhome = Callback::from(move |()| asks.set(true));
    let stays = stopping.clone();
    let onstay = Callback::from(move |()| stays.set(false));
    let onpause = {
        let (session, looking) = (session.clone(), looking.clone());
        Callback::from(move |()| {
            session.dispatch(Deed::Freeze(true));
            looking.set(Some(Looking::default()));
        })
    };
    let pause = html! {
        if looking.is_none() {
            <Lock onopen={onpause} picture="icon-pause" label={kept::PAUSE} name="pause" />
        }
    };
    let over = session.is_over() && !session.is_busy() && looking.is_none();
    let next_seat = session
        .scene
        .players
        .get((player + 1) % session.scene.players.len().max(1));
    let button = session.buttons().next().and_then(|choice| {
        let step = choice.text().to_owned();
        let tap = step.clone();
        let shown = choice.button()?;
        let onclick = dispatch.reform(move |_| Deed::Press(step.clone()));
        let seat = next_seat.map(|next| emblem(&card.seats[usize::from(next.seat.0)]));
        let next = html! { <>{icon(shown.drawing)}{seat}</> };
        Some(
            Button::new(say(*shown.phrase), onclick)
                .class("main table-button")
                .tap(tap)
                .after(next)
                .view(),
        )
    });
    // A way that may go on waits for a « stop ».
    let button = session.stop.as_ref().map_or(button, |_| {
        let onclick = dispatch.reform(|_| Deed::Stop);
        let button = Button::new(say(words::STOP_HERE), onclick).class("main table-button");
        Some(button.icon("icon-stop").tap("stop").view())
    });
    let place = session.can_place_for_me().then(|| {
        let onclick = dispatch.reform(|_| Deed::PlaceForMe);
        let button = Button::new(say(words::PLACE_FOR_ME), onclick).class("main table-button");
        button.icon("icon-arrow").tap("place").view()
    });
    let style = layout.style();
    let mirrored = player * 2 >= session.scene.players.len()
        && matches!(layout.shape, Shape::Wide | Shape::Tall);
    html! {
        <Frame name="play" class={classes!(layout.shape.name(), around.name())} {onhome} say={spoken.clone()} corner={pause}>
            <section class={format!("game on-{}", card.slug)} {style} aria-label={say(card.name)}
                data-game={card.slug} data-position={session.table().position()} data-turn={kind}
                data-seat={seat} data-busy={session.is_busy().to_string()}>
                if over {
                    {victory(props.game, &session, &looks, language)}
                } else {
                    {banner(&card.seats[usize::from(scene_seat.0)], prompt, session.scene.steps, animal, mirrored)}
                    {board_view}
                    {button}
                    {place}
                    {for_all(&session.scene.counters)}
                    if let Some((note, number)) = session.note {
                        <p key={number} class="reason">{say(*note)}</p>
                    }
                    if let Some(fight) = &session.fight {
                        {arena(&session, fight, settings.faces, &panel, language)}
                    }
                }
            </section>
            if looking.is_some() {
                <Pause session={session.clone()} board={board.clone()} layout={layout.clone()} looking={looking.clone()} />
            }
            <p class="visually-hidden" role="status">{spoken}</p>
            if *full {
                <p class="reason full" role="alert">{say(words::NOT_KEPT)}</p>
            }
            if *stopping {
                <Stop {onstay} onleave={Callback::from(|()| history::go(&Route::Home))} />
            }
        </Frame>
    }
}
