//! Setup of a game: players and length. Every picture speaks its name when it is touched.

mod army;
mod draw;
mod plan;
mod seating;
mod squares;

use engine::catalogue::Entry;
use engine::kernel::info::{GameInfo, Mode};
use engine::kernel::options::Options;
use engine::kernel::step::Seat;
use engine::kernel::words::Phrase;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseStateHandle, classes, component, html,
    use_state,
};

use self::army::use_army;
use self::draw::{Draw, use_draw};
use self::plan::Plan;
use super::confirm_replace::{Beginning, ConfirmReplace, use_beginning};
use crate::board::preview::preview;
use crate::pages::shared::frame::{Frame, straight_home};
use crate::route::Route;
use crate::settings_context::{SettingsHandle, use_settings_handle};
use crate::shell::{history, viewport, voice};
use crate::state::animals::ANIMALS;
use crate::state::players::after;
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::widgets::player::{computer_face, player_name};
use crate::widgets::said::said;
use crate::widgets::token::colour;
use crate::words::punctuation::{asides, sentence, sentences};
use crate::words::{crests, pages as words, play};

/// Returns the plan of a device's first game: the teacher's length, and one child against « Copain ».
pub fn first_plan(card: &'static GameInfo, settings: &Settings, taught: &Options) -> Plan {
    let mut plan = Plan::new(card, (settings.length, settings.placing), taught);
    plan.computers[1..].fill(Some(after(None)));
    plan
}

/// Properties of `Setup`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: &'static Entry,
}

/// State of the setup.
#[derive(Clone)]
struct Preparation {
    game: &'static Entry,
    settings: SettingsHandle,
    plan: UseStateHandle<Plan>,
    /// Running draw of the player who begins.
    draw: UseStateHandle<Option<Draw>>,
    /// Seat whose army chooses its crest, while the choice is open.
    army: UseStateHandle<Option<Seat>>,
    /// Options of the teacher that are not offered here.
    taught: Options,
}

/// Setup of a game.
#[component]
pub fn Setup(props: &Props) -> Html {
    let settings = use_settings_handle();
    let game = props.game;
    let card = game.info();
    let taught = game.sanitize(settings.options.of(game.id()));
    let plan = use_state(|| Plan::new(card, (settings.length, settings.placing), &taught));
    let draw = use_state(|| None::<Draw>);
    // The options offered here are chosen here, starting with those of the teacher.
    let offered = card.player_options.iter();
    let taught = offered.fold(taught, |taught, of| taught.without(of.option));
    let (asked, begin) = use_beginning();
    let window = viewport::use_size();
    let preparation = Preparation {
        game,
        settings,
        plan,
        draw: draw.clone(),
        army: use_army(),
        taught,
    };
    use_draw(&draw, &preparation, &begin);
    let t = |phrase: Phrase| preparation.t(phrase);
    let squares = preparation.squares(&begin);
    let start = preparation.start(begin);
    let learn = Callback::from(move |_| history::go(&Route::Course(game.id())));
    let mode = preparation.mode();
    let seats = mode.seats.iter().enumerate();
    let mut seats: Vec<Html> = seats
        .map(|(number, seat)| preparation.seat(number, *seat))
        .collect();
    let seating = preparation.seating(window);
    let seats_class = match seating {
        Some(_) => "seats with-seating",
        None => "seats",
    };
    // The choice stands between the two children.
    if let Some(seating) = seating {
        seats.insert(1, seating);
    }
    let modes = card.modes.iter().enumerate();
    let class = format!("seats-{} modes-{}", mode.seats.len(), card.modes.len());
    let spoken = match (&*asked, *preparation.army) {
        (Some(_), _) => t(words::WAITING).to_owned(),
        (None, Some(_)) => t(crests::CHOOSE).to_owned(),
        (None, None) => {
            let language = preparation.settings.language;
            let name = sentence(t(card.name), language);
            sentences([&name, t(words::WHO_PLAYS)], language)
        }
    };
    html! {
        <Frame name="setup" class={classes!(class)} onhome={straight_home()} say={AttrValue::from(spoken)}>
            <h1 class="page-title"><span class="word">{said(t(words::WHO_PLAYS))}</span></h1>
            <div class={classes!("setup-grid", preparation.draw_class())}>
                <div class={seats_class}>{ for seats }</div>
                <div class="lengths">{ for modes.map(|(index, mode)| preparation.length(index, mode)) }</div>
                if !squares.is_empty() {
                    <div class="squares">{ for squares }</div>
                }
            </div>
            <div class={classes!("page-buttons", preparation.question().map(|_| "with-lot"))}>
                {Button::new(t(words::PLAY), start).class("main").icon("icon-arrow").view()}
                {Button::new(t(words::LEARN), learn).class("learn").icon("icon-book").view()}
                {preparation.draw_button()}
            </div>
            {preparation.crest_choice()}
            <ConfirmReplace {asked} />
        </Frame>
    }
}

impl Preparation {
    fn card(&self) -> &'static GameInfo {
        self.game.info()
    }

    fn mode(&self) -> &'static Mode {
        &self.card().modes[self.plan.mode]
    }

    fn t(&self, phrase: Phrase) -> &'static str {
        phrase.text(self.settings.language)
    }

    fn change(&self, change: &dyn Fn(&mut Plan)) -> Callback<MouseEvent> {
        let mut next = (*self.plan).clone();
        change(&mut next);
        let (plan, draw) = (self.plan.clone(), self.draw.clone());
        Callback::from(move |_: MouseEvent| {
            plan.set(next.clone());
            draw.set(None);
        })
    }

    /// Returns a callback that speaks the name of the touched picture, then calls `then`.
    fn named(&self, name: Phrase, then: Callback<MouseEvent>) -> Callback<MouseEvent> {
        self.spoken(self.t(name).to_owned(), then)
    }

    fn spoken(&self, name: String, then: Callback<MouseEvent>) -> Callback<MouseEvent> {
        let (hush, language) = (self.settings.hush, self.settings.language);
        Callback::from(move |event: MouseEvent| {
            if !hush {
                voice::say(&name, language);
            }
            then.emit(event);
        })
    }

    /// Returns the game of a plan, ready to begin.
    fn beginning(&self, plan: &Plan, seed: u64) -> Beginning {
        let table = plan.table(self.game, plan.mode, &self.taught, seed);
        Beginning {
            game: self.game.id(),
            saved: plan.saved(self.game.info(), &*table),
            picture: preview(&*table),
        }
    }

    /// Renders a seat: the animal of the child, or the level of the computer.
    fn seat(&self, number: usize, seat: Seat) -> Html {
        let (plan, language) = (&*self.plan, self.settings.language);
        let emblem = self.emblem(number, seat);
        let seat = &self.card().seats[usize::from(seat.0)];
        let animal = plan.animals[number];
        let free = |candidate: &usize| !plan.animals.contains(candidate);
        let mut others = (1..ANIMALS.len()).map(|by| (animal + by) % ANIMALS.len());
        let found = others.find(free);
        let who = plan.computers[number];
        let onchild = self.change(&|plan| match plan.computers[number] {
            None => plan.animals[number] = found.unwrap_or(animal),
            Some(_) => plan.computers[number] = None,
        });
        let spoken = |who: &str| {
            let texts = [self.t(seat.name), who];
            sentences(texts.map(|text| sentence(text, language)), language)
        };
        let onchild = self.spoken(spoken(self.t(play::CHILD)), onchild);
        let next = after(who);
        let oncomputer = self.change(&|plan| plan.computers[number] = Some(next));
        let oncomputer = self.spoken(spoken(&player_name(next, language)), oncomputer);
        let shown = who.unwrap_or_else(|| after(None));
        let name = self.t(seat.name);
        let (child, level) = match who {
            None => (words::CHANGE_BANNER, None),
            Some(_) => (play::CHILD, Some(self.t(play::OTHER_LEVEL))),
        };
        let player = player_name(shown, language);
        let level = asides([name, &player].into_iter().chain(level), language);
        let class = |chosen: bool| match chosen {
            true => "button seat-choice banner-choice chosen",
            false => "button seat-choice banner-choice",
        };
        html! {
            <div class={format!("seat-card suit-{}", colour(seat.suit))}>
                {emblem}
                <span class="seat-name">{name}</span>
                <button type="button" class={class(who.is_none())} aria-pressed={who.is_none().to_string()}
                    aria-label={asides([name, self.t(child)], language)} onclick={onchild}>
                    <svg viewBox="0 0 100 140" aria-hidden="true">
                        <path class="banner-cloth" d="M8 8H92V128L50 104L8 128z" />
                        <path class="banner-pole" d="M2 8H98" />
                        <use href={format!("#animal-{}", ANIMALS[animal])} x="20" y="24" width="60" height="60" />
                    </svg>
                    {icon("person")}
                </button>
                <button type="button" class={class(who.is_some())} aria-pressed={who.is_some().to_string()}
                    aria-label={level} onclick={oncomputer}>{computer_face(shown)}</button>
            </div>
        }
    }

    /// Renders a mode of the game: start position, number of players, duration.
    fn length(&self, index: usize, mode: &Mode) -> Html {
        let modes = self.card().modes;
        let onclick = self.named(
            mode.name,
            self.change(&|plan| {
                plan.mode = index;
                plan.beginner = None;
            }),
        );
        let small = self.plan.table(self.game, index, &self.taught, 1);
        let chosen = self.plan.mode == index;
        let differ = modes[0].seats.len() != modes[modes.len() - 1].seats.len();
        let persons = mode.seats.iter().filter(|_| differ);
        let clocks = (0..mode.clocks).filter(|_| modes.len() < 4);
        html! {
            <button type="button" class={if chosen { "button length chosen" } else { "button length" }}
                aria-pressed={chosen.to_string()} {onclick}>
                {preview(&*small)}
                <span class="word">{self.t(mode.name)}</span>
                <span class="clocks">
                    { for persons.map(|_| icon("person")) }
                    { for clocks.map(|_| icon("icon-clock")) }
                </span>
            </button>
        }
    }
}
