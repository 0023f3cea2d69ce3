//! The preparation: who plays, how long, how the pieces are placed, how much help.

use engine::catalogue::GameId;
use engine::kernel::game::Length;
use engine::kernel::options::Options;
use engine::kernel::step::Seat;
use engine::kernel::words::Phrase;
use engine::table::Table;
use yew::{Callback, Html, Properties, component, html, use_context, use_state};

use super::frame::{Frame, said, straight_home};
use crate::board::preview::preview;
use crate::browser::{chance, history, storage};
use crate::route::Route;
use crate::state::saved::Saved;
use crate::state::settings::{Change, Help};
use crate::surroundings::SettingsHandle;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::token::emblem;
use crate::words::{pages as words, use_words};

/// The banners of the teams; a team has no other name.
const ANIMALS: [&str; 12] = [
    "wolf-head",
    "bear-head",
    "lion",
    "fox-head",
    "deer",
    "boar",
    "eagle-head",
    "owl",
    "hedgehog",
    "frog",
    "rabbit-head",
    "squirrel",
];

/// The game to prepare.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
}

/// How the pieces come onto the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Placing {
    Ready,
    Random,
    ByHand,
}

const PLACINGS: [(Placing, &str, Phrase); 3] = [
    (Placing::Ready, "icon-check", words::PLACED_READY),
    (Placing::Random, "icon-die", words::PLACED_RANDOM),
    (Placing::ByHand, "hand", words::PLACED_BY_HAND),
];

const HELPS: [(Help, &str, Phrase); 2] = [
    (Help::Automatic, "help-automatic", words::HELP_AUTOMATIC),
    (Help::Shown, "help-shown", words::HELP_SHOWN),
];

/// The options of a game of that length: those of the length, then those that the teacher has set.
fn options(length: &Length, placing: Placing, taught: &Options, seed: u64) -> Options {
    let set = |pairs: &[(&str, &str)]| {
        let add = |options: Options, (name, value): &(&str, &str)| options.with(name, *value);
        pairs.iter().fold(Options::default(), add)
    };
    let options = match placing {
        Placing::Ready => set(length.ready),
        Placing::Random => (length.shuffled)(seed),
        Placing::ByHand => set(length.by_hand),
    };
    taught
        .iter()
        .fold(options, |options, (name, value)| options.with(name, value))
}

fn table(
    game: GameId,
    length: &Length,
    placing: Placing,
    taught: &Options,
    seed: u64,
) -> Box<dyn Table> {
    let open = |taught: &Options| game.open(&options(length, placing, taught, seed), seed);
    // Settings that an older version kept and the rules no longer know must not bar the way.
    open(taught)
        .or_else(|_| open(&Options::default()))
        .expect("the lengths of a game are legal options")
}

/// The preparation.
#[component]
pub fn Setup(props: &Props) -> Html {
    let say = use_words();
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let game = props.game;
    let card = game.card();
    let length = use_state(|| 0_usize);
    let placing = use_state(|| Placing::Ready);
    let animals = use_state(|| [0_usize, 1]);
    let start = {
        let (settings, length, placing) = (settings.clone(), length.clone(), placing.clone());
        let animals = animals.clone();
        Callback::from(move |_| {
            let seed = settings.seed.unwrap_or_else(chance::seed);
            let length = &card.lengths[*length];
            let table = table(game, length, *placing, &settings.options, seed);
            let saved = Saved {
                banners: animals.map(|animal| ANIMALS[animal].to_owned()),
                ..Saved::of(&*table, [false; 2])
            };
            storage::keep(storage::GAME, &saved);
            history::go(&Route::play(game));
        })
    };
    let seats = card.seats.iter().enumerate().map(|(seat, seat_card)| {
        let animal = animals[seat];
        let onclick = {
            let animals = animals.clone();
            Callback::from(move |_| {
                let mut next = *animals;
                let free = |candidate: &usize| next.iter().all(|taken| taken != candidate);
                let found = (1..ANIMALS.len())
                    .map(|by| (next[seat] + by) % ANIMALS.len())
                    .find(free);
                next[seat] = found.unwrap_or(next[seat]);
                animals.set(next);
            })
        };
        html! {
            <div class={format!("seat-card seat-{seat}")}>
                {emblem(Seat(seat as u8), seat_card)}
                <span class="seat-name">{say(seat_card.name)}</span>
                <button type="button" class="button banner-choice" {onclick}
                    aria-label={format!("{}, {}", say(seat_card.name), say(words::CHANGE_BANNER))}>
                    <svg viewBox="0 0 100 140" aria-hidden="true">
                        <path class="banner-cloth" d="M8 8H92V128L50 104L8 128z" />
                        <path class="banner-pole" d="M2 8H98" />
                        <use href={format!("#animal-{}", ANIMALS[animal])} x="20" y="24" width="60" height="60" />
                    </svg>
                    {icon("person")}
                </button>
            </div>
        }
    });
    let lengths = card.lengths.iter().enumerate().map(|(index, item)| {
        let onclick = {
            let length = length.clone();
            Callback::from(move |_| length.set(index))
        };
        let shown = *placing;
        let small = table(game, item, shown, &settings.options, 1);
        let chosen = *length == index;
        html! {
            <button type="button" class={if chosen { "button length chosen" } else { "button length" }}
                aria-pressed={chosen.to_string()} {onclick}>
                {preview(&*small)}
                <span class="word">{say(item.name)}</span>
                <span class="clocks">{ for (0..item.clocks).map(|_| icon("icon-clock")) }</span>
            </button>
        }
    });
    let places = PLACINGS.iter().map(|&(which, icon, label)| {
        let placing = placing.clone();
        let chosen = *placing == which;
        let onclick = Callback::from(move |_| placing.set(which));
        Button::new(say(label), onclick)
            .class("square")
            .icon(icon)
            .quiet()
            .chosen(chosen)
            .view()
    });
    let helps = HELPS.iter().map(|&(help, icon, label)| {
        let chosen = settings.help == help;
        let settings = settings.clone();
        let onclick = Callback::from(move |_| {
            settings.dispatch(Change(Box::new(move |settings| settings.help = help)));
        });
        Button::new(say(label), onclick)
            .class("square")
            .icon(icon)
            .quiet()
            .chosen(chosen)
            .view()
    });
    html! {
        <Frame name="setup" onhome={straight_home()} say={said(words::WHO_PLAYS, say)}>
            <h1 class="page-title"><span class="word">{say(words::WHO_PLAYS)}</span></h1>
            <div class="setup-grid">
                <div class="seats">{ for seats }</div>
                <div class="lengths">{ for lengths }</div>
                <div class="squares">{ for places }{ for helps }</div>
            </div>
            <div class="page-buttons">
                {Button::new(say(words::PLAY), start).class("main").icon("icon-arrow").view()}
            </div>
        </Frame>
    }
}
