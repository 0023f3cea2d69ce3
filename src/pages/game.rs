//! The table on the screen: board, banner, fight, buttons, and what happens around them.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::scene::Counter;
use engine::kernel::step::Turn;
use engine::table::Table;
use yew::{
    AttrValue, Callback, Html, Properties, UseReducerHandle, classes, component, hook, html,
    use_effect_with, use_memo, use_mut_ref, use_node_ref, use_reducer, use_state, use_state_eq,
};

use super::broadcast::use_broadcast;
use super::clock::use_clock_while;
use super::computer::{bubble, told, told_of_fight, use_computer};
use super::deferred::use_late;
use super::frame::Frame;
use super::hint::use_hint;
use super::pause::{Looking, Pause};
use super::sounds::use_sounds;
use super::victory::victory;
use crate::board::board_view::use_board_view;
use crate::board::layout::{Around, Layout, Rect, Shape};
use crate::board::preview::preview_text;
use crate::board::trays::counters;
use crate::browser::storage;
use crate::browser::{clock, history, viewport};
use crate::fight::arena::arena;
use crate::fight::caption::caption;
use crate::route::Route;
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::lesson::FightProgress;
use crate::state::observation::Observations;
use crate::state::players::Assignment;
use crate::state::saved::Saved;
use crate::state::session::{Action, Presentation, Session};
use crate::widgets::banner::banner;
use crate::widgets::button::Button;
use crate::widgets::drawing::Drawing;
use crate::widgets::icon::icon;
use crate::widgets::lock::Lock;
use crate::widgets::player::players_row;
use crate::widgets::said::said;
use crate::widgets::stop::Stop;
use crate::widgets::token::emblem;
use crate::words::{classroom, kept, play as words};

/// The table to show.
#[derive(Properties)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The table, as it was opened.
    pub table: Rc<dyn Table>,
    /// Which dice are thrown.
    pub thrown: [bool; 2],
    /// What was begun of the fight besides.
    pub progress: FightProgress,
    /// The animals of the two sides.
    pub banners: Vec<String>,
    /// Who plays the seats.
    #[prop_or_default]
    pub assignment: Assignment,
    /// Whether it was opened by a position in the address: then nothing is kept before the first step.
    pub visiting: bool,
    /// How things are shown.
    pub presentation: Presentation,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.presentation == other.presentation
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

/// « les Blancs. Choisis un pion. » A prompt that names its player says it alone.
fn announced(owner: &str, prompt: &str) -> String {
    let name = owner.rsplit(' ').next().unwrap_or(owner);
    let name = name.trim_end_matches('s').to_lowercase();
    if prompt.to_lowercase().contains(&name) {
        prompt.to_owned()
    } else {
        format!("{owner}. {prompt}")
    }
}

/// What stands beside a note: « not that way » beside the answer to a touch on the board, else « look ».
pub fn note_picture(session: &Session) -> Html {
    match session.refused {
        Some(_) => icon("barred"),
        None => icon("icon-eye"),
    }
}

/// Keeps what was exercised since it was last kept, under the animal of its banner.
#[hook]
fn use_counts(session: &UseReducerHandle<Session>, banners: &[String]) {
    let kept = use_mut_ref(|| 0);
    use_effect_with(session.exercised.len(), {
        let (exercised, banners) = (session.exercised.clone(), banners.to_vec());
        move |count| {
            let fresh = &exercised[(*kept.borrow()).min(*count)..];
            *kept.borrow_mut() = *count;
            if fresh.is_empty() {
                return;
            }
            let mut all: Observations = storage::load_or_default(storage::OBSERVATIONS);
            let today = clock::day();
            all.fade(today);
            for answered in fresh {
                let animal = banners.get(answered.player).map_or("", String::as_str);
                all.count(today, animal, answered.skill, answered.first_right);
            }
            storage::keep(storage::OBSERVATIONS, &all);
        }
    });
}

/// The table on the screen.
#[component]
pub fn Game(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let session = use_reducer(|| {
        Session::resumed(
            props.table.clone(),
            props.thrown,
            props.progress,
            props.presentation,
        )
        .seated(props.assignment.clone())
    });
    let board = use_memo((), |()| props.table.board());
    let around = *use_memo((), |()| Around::of(&props.table.scene()));
    let size = viewport::use_size();
    let looking = use_state(|| None::<Looking>);
    let foot = looking.as_ref().map_or(0.0, |looking| looking.foot(size));
    let layout = use_memo(
        (size, foot as u32, settings.lowered),
        |(size, foot, lowered)| Layout::over(&board, around, *size, f64::from(*foot), *lowered),
    );
    let hint = use_hint(&session, language);
    let board_view = use_board_view(&session, &layout, &board, &hint.touches);
    let panel = use_node_ref();
    let full = use_state_eq(|| false);
    let shows_fight = use_late(session.fight.is_some());
    let stopping = use_state(|| false);
    let looks = use_state(|| false);
    let card = session.table().info();

    // Saved first, shown after: this effect stands before the one that starts the clock.
    let picture = use_mut_ref(String::new);
    let keep = {
        let (session, full, picture) = (session.clone(), full.clone(), picture.clone());
        let banners = props.banners.clone();
        move || {
            let saved = Saved {
                banners: banners.clone(),
                progress: session.progress,
                players: session.assignment.names(),
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
    use_counts(&session, &props.banners);
    use_clock_while(&session, props.presentation, looking.is_none());
    use_computer(
        &session,
        props.presentation.pace,
        *stopping || looking.is_some(),
    );
    use_sounds(&session);
    use_broadcast(&session, &props.banners, looking.as_ref());

    let prompt = say(*session.scene.prompt);
    // Whose turn it is, is said as it comes.
    let seat = session.scene.seat;
    let owner = say(card.seats[usize::from(seat.0)].name);
    let began = *use_memo(seat, |_| session.version);
    let spoken: AttrValue = match (&session.note, &session.fight) {
        _ if *stopping => AttrValue::Static(say(words::STOP_ASK)),
        (Some((note, _)), _) if !session.is_over() => AttrValue::Static(say(**note)),
        (_, Some(fight)) => {
            let caption = caption(&session, fight, card, language).1;
            told_of_fight(&session, fight.throws, caption, language)
        }
        _ if session.version == began && !session.is_over() => announced(owner, prompt).into(),
        _ => told(&session, hint.phrase, language),
    };

    let dispatch = {
        let session = session.clone();
        Callback::from(move |deed| session.dispatch(deed))
    };
    let (kind, seat) = match session.table().turn() {
        Turn::Decision(_) => ("decision", session.table().decider_name()),
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
    let (animal, asked) = match session.assignment.of(scene_seat) {
        Some(_) => ("computer", say(words::COMPUTER_PLAYS)),
        None => {
            let animal = props.banners.get(player);
            (animal.map_or("", String::as_str), prompt)
        }
    };
    let asks = stopping.clone();
    let onhome = Callback::from(move |()| asks.set(true));
    let stays = stopping.clone();
    let onstay = Callback::from(move |()| stays.set(false));
    let onpause = {
        let (session, looking) = (session.clone(), looking.clone());
        Callback::from(move |()| {
            session.dispatch(Action::Freeze(true));
            looking.set(Some(Looking::default()));
        })
    };
    let look_together = html! {
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
        let onclick = dispatch.reform(move |_| Action::Press(step.clone()));
        let seat = next_seat.map(|next| emblem(&card.seats[usize::from(next.seat.0)]));
        let next = html! { <>{icon(shown.drawing)}{seat}</> };
        let class = match &hint.button {
            Some(step) if step == choice.text() => "main table-button hinted",
            _ => "main table-button",
        };
        Some(
            Button::new(say(*shown.phrase), onclick)
                .class(class)
                .tap(tap)
                .after(next)
                .view(),
        )
    });
    // A way that may go on waits for a « stop ».
    let button = session.stop.as_ref().map_or(button, |_| {
        let onclick = dispatch.reform(|_| Action::Stop);
        let button = Button::new(say(words::STOP_HERE), onclick).class("main table-button");
        Some(button.icon("icon-stop").tap("stop").view())
    });
    let place = session.can_place_for_me().then(|| {
        let onclick = dispatch.reform(|_| Action::PlaceForMe);
        let button = Button::new(say(words::PLACE_FOR_ME), onclick).class("main table-button");
        button.icon("icon-arrow").tap("place").view()
    });
    let onseat = dispatch.reform(Action::Assign);
    let pause = (session.plays_alone() && !over).then(|| {
        let paused = session.paused;
        let onclick = dispatch.reform(move |_| Action::Pause(!paused));
        let (word, drawing) = if paused {
            (words::GO_ON, "icon-arrow")
        } else {
            (words::PAUSE, "icon-stop")
        };
        let button = Button::new(say(word), onclick).class("main table-button");
        button.icon(drawing).adult("halt").view()
    });
    let opens_fight = session.fight.is_some() && !shows_fight;
    let busy = session.is_busy() || session.task().is_some() || hint.thinks || opens_fight;
    let style = layout.style();
    let mirrored = player * 2 >= session.scene.players.len()
        && matches!(layout.shape, Shape::Wide | Shape::Tall);
    html! {
        <Frame name="play" class={classes!(layout.shape.name(), around.name(), layout.height_class(), over.then_some("is-over"), session.fight.is_some().then_some("is-fighting"), looking.is_some().then_some("is-looking"))} {onhome} say={spoken.clone()} corner={look_together}>
            <section class={format!("game on-{}", card.slug)} {style} aria-label={say(card.name)}
                data-game={card.slug} data-position={session.table().position()} data-turn={kind}
                data-seat={seat} data-busy={busy.to_string()}>
                if over {
                    {victory(props.game, &session, &looks, language)}
                } else {
                    {banner(&card.seats[usize::from(scene_seat.0)], asked, session.scene.steps, animal, mirrored)}
                    {board_view}
                    // Each of these is always one node: what comes and goes would have all before it built again.
                    {button.unwrap_or_default()}
                    {place.unwrap_or_default()}
                    {pause.unwrap_or_default()}
                    {hint.bulb.clone()}
                    {bubble(&session, &hint, language)}
                    {for_all(&session.scene.counters)}
                    if let Some((note, number)) = session.note {
                        <p key={number} class="reason">
                            {note_picture(&session)}
                            <span>{said(say(*note))}</span>
                        </p>
                    }
                    if let Some(fight) = session.fight.as_ref().filter(|_| shows_fight) {
                        {arena(&session, fight, &settings, &panel)}
                    }
                }
            </section>
            if looking.is_some() {
                <Pause session={session.clone()} board={board.clone()} layout={layout.clone()} looking={looking.clone()} />
            }
            <p class="visually-hidden" role="status">{spoken}</p>
            if *full {
                <p class="reason full" role="alert">{say(classroom::NOT_KEPT)}</p>
            }
            if *stopping {
                <Stop {onstay} onleave={Callback::from(|()| history::go(&Route::Home))}>
                    <h3 class="word">{say(words::WHO_PLAYS_ON)}</h3>
                    {players_row(card, session.scene.players.iter().map(|player| player.seat), &session.assignment, language, &onseat)}
                </Stop>
            }
        </Frame>
    }
}
