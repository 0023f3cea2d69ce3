//! Arena: pairs come to one tablet in turn, each for one fight between two pieces of their own board.

mod duel;
mod histogram;
mod pair;

use std::rc::Rc;

use engine::catalogue::{Entry, GameId};
use engine::kernel::desk::Duel as Chosen;
use engine::kernel::options::Options;
use engine::kernel::piece::Piece;
use engine::kernel::scene::{Combat, Material, Randomizer};
use engine::kernel::step::Seat;
use engine::kernel::words::Phrase;
use engine::table::Table;
use yew::{
    Callback, Html, MouseEvent, UseReducerHandle, component, hook, html, use_effect_with, use_memo,
    use_reducer, use_state,
};

use self::duel::{Duel, Outcome};
use crate::pages::shared::frame::{OnHome, straight_home};
use crate::route::Route;
use crate::settings_context::{SettingsHandle, use_settings_handle};
use crate::shell::{clock, history, random, storage};
use crate::state::arena::{Action, Arena as State, ArenaOfDay, Stage};
use crate::widgets::button::Button;
use crate::widgets::icon::{drawing, icon};
use crate::widgets::stop_dialog::Stop;
use crate::widgets::token::short;
use crate::words::animals;

/// Renders the button to the arena, a die and two banners. `None` for a game whose pieces have no such fights.
pub fn arena_button(game: &Entry, label: &'static str) -> Option<Html> {
    game.desk().duel?;
    let animals = State::default().animals();
    let pair = animals.map(|animal| icon(&format!("animal-{animal}")));
    let button = Button::to(label, Route::Arena.path()).class("square arena-way");
    let button = button.icon("icon-die").quiet();
    Some(
        button
            .after(html! { <span class="versus">{ for pair }</span> })
            .view(),
    )
}

/// Opens a fight of two pieces. `None` for an unknown rank.
fn open(options: &Options, chosen: Chosen, seed: u64) -> Option<Box<dyn Table>> {
    let game = GameId::FIRST.entry();
    let position = game.desk().duel?(options, chosen)?;
    game.at_position(options, &position, seed).ok()
}

/// Pieces and dice of the arena under the options of the teacher.
struct Armies {
    /// Pieces of each player, by rank.
    pieces: Vec<[Piece; 2]>,
    /// Faces of a die, without duplicates.
    faces: Vec<u8>,
    material: Material,
}

impl Armies {
    fn of(options: &Options) -> Self {
        let table = |rank| {
            let ranks = [rank, rank];
            let attacker = Seat(0);
            open(options, Chosen { ranks, attacker }, 0)
        };
        let scenes = (0..).map_while(|rank| Some(table(rank)?.scene()));
        let scenes: Vec<_> = scenes.collect();
        let combats = || scenes.iter().filter_map(|scene| scene.combat.as_ref());
        let pieces = |combat: &Combat| [combat.attacker.piece, combat.defender.piece];
        let faces = combats().find_map(|combat| match combat.attacker.throws {
            Randomizer::Die(faces) => Some(faces),
            Randomizer::Card => None,
        });
        let mut faces = faces.map_or_else(Vec::new, Vec::from);
        faces.dedup();
        Self {
            pieces: combats().map(pieces).collect(),
            faces,
            material: scenes
                .first()
                .map_or(Material::Wood, |scene| scene.material),
        }
    }
}

/// Arena with the context of its views.
struct Station {
    arena: UseReducerHandle<State>,
    armies: Rc<Armies>,
    settings: SettingsHandle,
    onhome: Option<OnHome>,
    /// Open question whether to leave the arena.
    dialog: Html,
}

impl Station {
    fn t(&self, phrase: Phrase) -> &'static str {
        phrase.text(self.settings.language)
    }

    /// Returns the name of a piece.
    fn name(&self, piece: &Piece) -> &'static str {
        let name = GameId::FIRST.info().kind(piece.kind);
        name.map_or("", |name| short(self.t(*name)))
    }

    /// Returns the touched piece of a player.
    fn chosen(&self, player: usize) -> Option<&Piece> {
        let pieces = self.armies.pieces.get(self.arena.ranks[player]?)?;
        Some(&pieces[player])
    }

    /// Renders the banner of an animal.
    fn banner(&self, animal: &str) -> Html {
        html! {
            <svg class="arena-banner" viewBox="0 0 100 140" role="img" aria-label={self.t(animals::name(animal))}>
                <path class="banner-cloth" d="M8 8H92V128L50 104L8 128z" />
                <path class="banner-pole" d="M2 8H98" />
                <use href={format!("#animal-{animal}")} x="20" y="24" width="60" height="60" />
            </svg>
        }
    }

    /// Renders the fights since the last histogram as dots, ten for a round.
    fn dots(&self) -> Html {
        let dot = |number| {
            let is_fought = number < self.arena.of_round();
            html! { <i class={if is_fought { "dot fought" } else { "dot" }} /> }
        };
        html! { <span class="arena-dots" aria-hidden="true">{ for (0..crate::state::arena::ROUND).map(dot) }</span> }
    }

    /// Renders the button that goes on, with the next two animals if `calls` is set.
    fn next(&self, label: Phrase, calls: bool) -> Html {
        let arena = self.arena.clone();
        let onclick = Callback::from(move |_: MouseEvent| arena.dispatch(Action::Next));
        let animals = self.arena.next_animals().into_iter().filter(|_| calls);
        let animals = animals.map(|animal| drawing(&format!("animal-{animal}"), "icon"));
        Button::new(self.t(label), onclick)
            .class("main")
            .tap("next")
            .icon("icon-arrow")
            .after(html! { <span class="versus">{ for animals }</span> })
            .view()
    }

    /// Renders the fight of the touched pieces.
    fn duel(&self, table: Rc<dyn Table>, is_stopped: bool) -> Html {
        let arena = &self.arena;
        let onsettled = {
            let arena = arena.clone();
            Callback::from(move |outcome: Outcome| {
                arena.dispatch(Action::Settle {
                    winner: outcome.winner,
                    faces: outcome.faces,
                    is_right: outcome.is_right,
                });
            })
        };
        let second = self.chosen(1 - arena.attacker);
        html! {
            <Duel key={arena.fights} {table} animals={arena.animals()} banners={arena.animals().map(|animal| self.banner(animal)).to_vec()}
                named={second.map_or("", |piece| self.name(piece))} earlier={arena.fights as usize} {is_stopped}
                onhome={self.onhome.clone()} dialog={self.dialog.clone()} {onsettled} />
        }
    }
}

/// Saves the arena after each fight, and goes on with the saved one of this day.
#[hook]
fn use_saved(arena: &UseReducerHandle<State>) {
    use_effect_with((), {
        let arena = arena.clone();
        move |()| {
            let saved = storage::load_if_readable::<ArenaOfDay>(storage::ARENA);
            if let Some(saved) = saved.filter(|saved| saved.day == clock::day()) {
                arena.dispatch(Action::Restore(Box::new(saved.arena)));
            }
        }
    });
    use_effect_with((arena.fights, arena.seen), {
        let arena = arena.clone();
        move |(fights, _)| {
            if *fights > 0 {
                let (day, arena) = (clock::day(), (*arena).clone());
                storage::save(storage::ARENA, &ArenaOfDay { day, arena });
            }
        }
    });
}

/// Arena.
#[component]
pub fn Arena() -> Html {
    let settings = use_settings_handle();
    let arena = use_reducer(State::default);
    use_saved(&arena);
    let stopping = use_state(|| false);
    let options = use_memo((), |()| {
        let game = GameId::FIRST;
        game.entry().sanitize(settings.options.of(game))
    });
    let armies = use_memo((), |()| Armies::of(&options));
    let table = use_memo((arena.ranks, arena.attacker, arena.fights), |_| {
        let [Some(first), Some(second)] = arena.ranks else {
            return None;
        };
        let chosen = Chosen {
            ranks: [first, second],
            attacker: Seat(arena.attacker as u8),
        };
        let seed = settings.seed.map(|seed| seed + u64::from(arena.fights));
        let table = open(&options, chosen, seed.unwrap_or_else(random::seed));
        table.map(Rc::<dyn Table>::from)
    });
    let onhome = match arena.is_fresh() {
        true => straight_home(),
        false => {
            let stopping = stopping.clone();
            Some(OnHome::Ask(Callback::from(move |()| stopping.set(true))))
        }
    };
    let onstay = {
        let stopping = stopping.clone();
        Callback::from(move |()| stopping.set(false))
    };
    let onleave = Callback::from(|()| {
        storage::remove(storage::ARENA);
        history::go(&Route::Home);
    });
    let dialog = html! {
        if *stopping {
            <Stop {onstay} {onleave} />
        }
    };
    let station = Station {
        arena,
        armies,
        settings,
        onhome,
        dialog,
    };
    match (station.arena.stage, &*table) {
        (Stage::Fighting, Some(table)) => station.duel(table.clone(), *stopping),
        (Stage::Settled(winner), _) => station.settled(winner),
        (Stage::Looking, _) => station.histogram(),
        _ => station.choice(),
    }
}
