//! The preparation: who plays, how long, how the pieces are placed, how much help.

use engine::catalogue::GameId;
use engine::kernel::info::{DiceUse, GameInfo, Mode, OptionPairs, PlayerOption};
use engine::kernel::options::Options;
use engine::kernel::words::{Language, Phrase};
use engine::search::PlayerKind;
use engine::table::Table;
use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_state};

use super::frame::{Frame, straight_home};
use super::waiting::{Beginning, Waiting, use_beginning};
use crate::board::preview::preview;
use crate::browser::{chance, history};
use crate::fight::numeral::{Numeral, numeral};
use crate::route::Route;
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::animals::ANIMALS;
use crate::state::lengths::Length;
use crate::state::players::{Assignment, after};
use crate::state::saved::Saved;
use crate::state::settings::{Change, Faces, Help};
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::player::{computer_face, player_name};
use crate::widgets::said::said;
use crate::widgets::token::{colour, emblem};
use crate::words::{pages as words, play};

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

const HELPS: [(Help, &str, Phrase); 4] = [
    (Help::Automatic, "help-automatic", words::HELP_AUTOMATIC),
    (Help::Shown, "help-shown", words::HELP_SHOWN),
    (Help::Asked, "help-asked", words::HELP_ASKED),
    (Help::Memory, "help-memory", words::HELP_MEMORY),
];

/// The options of a game in that mode: those of the mode, those that were chosen, then those that the teacher has
/// set.
fn options(
    mode: &Mode,
    placing: Placing,
    chosen: &[(&str, &str)],
    taught: &Options,
    seed: u64,
) -> Options {
    let set = |pairs: OptionPairs| pairs.iter().copied().collect();
    let options: Options = match placing {
        Placing::Ready => set(mode.ready),
        Placing::Random => mode.shuffled.map_or_else(|| set(mode.ready), |of| of(seed)),
        Placing::ByHand => set(mode.by_hand.unwrap_or(mode.ready)),
    };
    let chosen = chosen.iter().copied().chain(taught.iter());
    options.iter().chain(chosen).collect()
}

/// What is prepared.
#[derive(Clone, PartialEq)]
struct Plan {
    mode: usize,
    placing: Placing,
    animals: [usize; 6],
    /// The computer players, by the place in the order of play; nothing for a child.
    computers: [Option<PlayerKind>; 6],
    /// The number of the value chosen of each choosable option.
    values: Vec<usize>,
}

impl Plan {
    fn new(card: &GameInfo, length: Length, taught: &Options) -> Self {
        let value = |of: &PlayerOption| {
            let set = taught.get(of.option);
            let found = of.values.iter().position(|value| Some(value.value) == set);
            found.unwrap_or(0)
        };
        Self {
            mode: length.mode(card),
            placing: Placing::Ready,
            animals: [0, 1, 2, 3, 4, 5],
            values: card.player_options.iter().map(value).collect(),
            computers: [None; 6],
        }
    }

    /// The options that can be chosen in this mode, with their numbers.
    fn player_options(
        &self,
        card: &'static GameInfo,
    ) -> impl Iterator<Item = (usize, &'static PlayerOption)> {
        let mode = self.mode;
        let all = card.player_options.iter().enumerate();
        all.filter(move |(_, of)| of.modes.is_empty() || of.modes.contains(&mode))
    }

    fn table(&self, game: GameId, mode: usize, taught: &Options, seed: u64) -> Box<dyn Table> {
        let card = game.info();
        let plan = Self {
            mode,
            ..self.clone()
        };
        // The default value is left to the rules.
        let chosen: Vec<(&str, &str)> = plan
            .player_options(card)
            .filter(|(number, _)| self.values[*number] > 0)
            .map(|(number, of)| (of.option, of.values[self.values[number]].value))
            .collect();
        let open = |chosen: &[_], taught: &Options| {
            game.open(
                &options(&card.modes[mode], self.placing, chosen, taught, seed),
                seed,
            )
        };
        // Settings that an older version kept and the rules no longer know must not bar the way.
        open(&chosen, taught)
            .or_else(|_| open(&chosen, &Options::default()))
            .or_else(|_| open(&[], &Options::default()))
            .expect("the modes of a game are legal options")
    }
}

/// How the number of a die is written: its name and its picture.
fn written(faces: Faces, language: Language) -> (Phrase, Html) {
    let four = |faces| numeral(4, Numeral::plain(faces), language);
    match faces {
        Faces::Dots => (words::DIE_DOTS, four(faces)),
        Faces::Fingers => (words::DIE_FINGERS, four(faces)),
        Faces::Digits => (words::DIE_DIGITS, four(faces)),
        Faces::Words => (words::DIE_WORDS, four(faces)),
        Faces::Mixed => (
            words::DIE_MIXED,
            html! { <span class="numerals">{four(Faces::Dots)}{four(Faces::Digits)}</span> },
        ),
    }
}

/// The preparation.
#[component]
pub fn Setup(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let game = props.game;
    let card = game.info();
    let taught = game.sanitize(settings.options.of(game));
    let plan = use_state(|| Plan::new(card, settings.length, &taught));
    // What the preparation offers is chosen there, beginning with what the teacher has set.
    let offered = card.player_options.iter();
    let taught = offered.fold(taught, |taught, of| taught.without(of.option));
    let (asked, begin) = use_beginning();
    let start = {
        let (settings, plan, taught) = (settings.clone(), plan.clone(), taught.clone());
        Callback::from(move |_| {
            let seed = settings.seed.unwrap_or_else(chance::seed);
            let table = plan.table(game, plan.mode, &taught, seed);
            let seats = card.modes[plan.mode].seats;
            let animals = plan.animals.iter().take(seats.len());
            let players = seats.iter().zip(plan.computers);
            let assignment = players.fold(Assignment::default(), |assignment, (seat, who)| {
                assignment.with(*seat, who)
            });
            let saved = Saved {
                banners: animals.map(|animal| ANIMALS[*animal].to_owned()).collect(),
                players: assignment.names(),
                ..Saved::of(&*table, [false; 2])
            };
            let picture = preview(&*table);
            begin.emit(Beginning {
                game,
                saved,
                picture,
            });
        })
    };
    let change = |change: &dyn Fn(&mut Plan)| {
        let mut next = (*plan).clone();
        change(&mut next);
        let plan = plan.clone();
        Callback::from(move |_: yew::MouseEvent| plan.set(next.clone()))
    };
    let mode = &card.modes[plan.mode];
    let seats = mode.seats.iter().enumerate().map(|(number, seat)| {
        let seat_card = &card.seats[usize::from(seat.0)];
        let animal = plan.animals[number];
        let free = |candidate: &usize| !plan.animals.contains(candidate);
        let found = (1..ANIMALS.len()).map(|by| (animal + by) % ANIMALS.len()).find(free);
        let who = plan.computers[number];
        let onchild = change(&|plan| match plan.computers[number] {
            None => plan.animals[number] = found.unwrap_or(animal),
            Some(_) => plan.computers[number] = None,
        });
        let oncomputer = change(&|plan| plan.computers[number] = Some(after(who)));
        let shown = who.unwrap_or_else(|| after(None));
        let name = say(seat_card.name);
        let child = if who.is_none() { words::CHANGE_BANNER } else { play::CHILD };
        let chosen = |chosen: bool| if chosen { "button seat-choice banner-choice chosen" } else { "button seat-choice banner-choice" };
        let level = match who {
            Some(_) => format!("{name}, {}, {}", player_name(shown, language), say(play::OTHER_LEVEL)),
            None => format!("{name}, {}", player_name(shown, language)),
        };
        html! {
            <div class={format!("seat-card suit-{}", colour(seat_card.suit))}>
                {emblem(seat_card)}
                <span class="seat-name">{name}</span>
                <button type="button" class={chosen(who.is_none())} aria-pressed={who.is_none().to_string()}
                    aria-label={format!("{name}, {}", say(child))} onclick={onchild}>
                    <svg viewBox="0 0 100 140" aria-hidden="true">
                        <path class="banner-cloth" d="M8 8H92V128L50 104L8 128z" />
                        <path class="banner-pole" d="M2 8H98" />
                        <use href={format!("#animal-{}", ANIMALS[animal])} x="20" y="24" width="60" height="60" />
                    </svg>
                    {icon("person")}
                </button>
                <button type="button" class={chosen(who.is_some())} aria-pressed={who.is_some().to_string()}
                    aria-label={level} onclick={oncomputer}>{computer_face(shown)}</button>
            </div>
        }
    });
    let modes = card.modes.iter().enumerate().map(|(index, item)| {
        let onclick = change(&|plan| plan.mode = index);
        let small = plan.table(game, index, &taught, 1);
        let chosen = plan.mode == index;
        html! {
            <button type="button" class={if chosen { "button length chosen" } else { "button length" }}
                aria-pressed={chosen.to_string()} {onclick}>
                {preview(&*small)}
                <span class="word">{say(item.name)}</span>
                <span class="clocks">
                    { for item.seats.iter().filter(|_| card.modes[0].seats.len() != card.modes[card.modes.len() - 1].seats.len()).map(|_| icon("person")) }
                    { for (0..item.clocks).filter(|_| card.modes.len() < 4).map(|_| icon("icon-clock")) }
                </span>
            </button>
        }
    });
    let square = |(label, drawing, chosen): (Phrase, &'static str, bool), onclick| {
        let button = Button::new(say(label), onclick).class("square");
        button.icon(drawing).quiet().chosen(chosen).view()
    };
    let can = |placing| match placing {
        Placing::Ready => mode.by_hand.is_some() || mode.shuffled.is_some(),
        Placing::Random => mode.shuffled.is_some(),
        Placing::ByHand => mode.by_hand.is_some(),
    };
    // Of more than two things the chosen one is shown, and a tap shows the next.
    let turning = |label: Phrase, picture: Html, onclick| {
        let button = Button::new(say(label), onclick).class("square turning");
        let after = html! { <>{picture}{icon("icon-restart")}</> };
        button.quiet().after(after).view()
    };
    let placings: Vec<_> = PLACINGS.iter().filter(|(which, ..)| can(*which)).collect();
    let places: Vec<Html> = if placings.len() > 2 {
        let now = |(which, ..): &&&(Placing, _, _)| *which == plan.placing;
        let shown = placings.iter().position(|placing| now(&placing));
        let shown = shown.unwrap_or_default();
        let (_, drawing, label) = *placings[shown];
        let next = placings[(shown + 1) % placings.len()].0;
        let onclick = change(&|plan| plan.placing = next);
        vec![turning(label, icon(drawing), onclick)]
    } else {
        let place = |&&(which, drawing, label): &&(Placing, &'static str, Phrase)| {
            let onclick = change(&|plan| plan.placing = which);
            square((label, drawing, plan.placing == which), onclick)
        };
        placings.iter().map(place).collect()
    };
    let faces = (card.dice_use == DiceUse::Fights).then(|| {
        let at = Faces::ALL.iter().position(|faces| *faces == settings.faces);
        let next = Faces::ALL[(at.unwrap_or_default() + 1) % Faces::ALL.len()];
        let (label, picture) = written(settings.faces, settings.language);
        let settings = settings.clone();
        let onclick = Callback::from(move |_| {
            settings.dispatch(Change(Box::new(move |settings| settings.faces = next)));
        });
        turning(label, picture, onclick)
    });
    let helps =
        HELPS
            .iter()
            .filter(|_| card.dice_use != DiceUse::None)
            .map(|&(help, icon, label)| {
                let chosen = settings.help == help;
                let settings = settings.clone();
                let onclick = Callback::from(move |_| {
                    settings.dispatch(Change(Box::new(move |settings| settings.help = help)));
                });
                square((label, icon, chosen), onclick)
            });
    let choosables = plan.player_options(card).map(|(number, of)| {
        // Two values stand side by side; of more, the chosen one is shown, and a tap shows the next.
        let shown = plan.values[number];
        if of.values.len() > 2 {
            let next = (shown + 1) % of.values.len();
            let onclick = change(&|plan| plan.values[number] = next);
            let value = &of.values[shown];
            return Button::new(say(value.name), onclick)
                .class("square turning")
                .icon(value.drawing)
                .quiet()
                .after(icon("icon-restart"))
                .view();
        }
        let values = of.values.iter().enumerate().map(|(index, value)| {
            let chosen = plan.values[number] == index;
            let onclick = change(&|plan| plan.values[number] = index);
            square((value.name, value.drawing, chosen), onclick)
        });
        html! { <div class="choosable" role="group" aria-label={say(of.name)}>{ for values }</div> }
    });
    let squares: Vec<Html> = places
        .into_iter()
        .chain(faces)
        .chain(helps)
        .chain(choosables)
        .collect();
    let learn = Callback::from(move |_| history::go(&Route::Course(game)));
    let class = format!("seats-{} modes-{}", mode.seats.len(), card.modes.len());
    let spoken = match &*asked {
        Some(_) => say(words::WAITING).to_owned(),
        None => format!("{}. {}", say(card.name), say(words::WHO_PLAYS)),
    };
    html! {
        <Frame name="setup" class={classes!(class)} onhome={straight_home()} say={AttrValue::from(spoken)}>
            <h1 class="page-title"><span class="word">{said(say(words::WHO_PLAYS))}</span></h1>
            <div class="setup-grid">
                <div class="seats">{ for seats }</div>
                <div class="lengths">{ for modes }</div>
                if !squares.is_empty() {
                    <div class="squares">{ for squares }</div>
                }
            </div>
            <div class="page-buttons">
                {Button::new(say(words::PLAY), start).class("main").icon("icon-arrow").view()}
                {Button::new(say(words::LEARN), learn).class("learn").icon("icon-book").view()}
            </div>
            <Waiting {asked} />
        </Frame>
    }
}
