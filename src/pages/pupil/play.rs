//! Opens the game of an address: a position, a link, or the saved game.

use std::rc::Rc;

use engine::catalogue::compact::{self, CompactError};
use engine::catalogue::{Entry, GameSet};
use engine::kernel::options::Options;
use engine::kernel::side::PerSide;
use engine::table::{OpenError, Table};
use yew::{Html, Properties, component, html, use_memo};

use super::first::SetupPage;
use super::game::Game;
use super::trouble::TroublePage;
use crate::games_context::use_games;
use crate::pages::shared::message::Trouble;
use crate::route::Opening;
use crate::settings_context::use_settings_handle;
use crate::shell::tab_lock::{Hold, use_hold};
use crate::shell::{random, storage, viewport};
use crate::state::fight::FightProgress;
use crate::state::players::Assignment;
use crate::state::saved::Saved;
use crate::state::session::Presentation;

/// Properties of `Play`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: &'static Entry,
    /// Position, link or options in the address.
    pub opening: Opening,
}

/// Result of opening the address.
#[derive(Clone)]
enum Laid {
    Game(Rc<dyn Table>, (PerSide<bool>, FightProgress), Rc<Saved>),
    Visit(Rc<dyn Table>),
    Nothing,
    NotYet,
    Trouble(Trouble),
}

/// Opens the position or the link of the address; without one, the saved game.
fn lay((game, games): (&Entry, GameSet), opening: &Opening, options: &Options) -> Laid {
    if let Some(position) = &opening.position {
        let seed = opening.seed.unwrap_or_else(random::seed);
        let open = |options: &Options| game.at_position(options, position, seed);
        let opened = match open(options) {
            Err(OpenError::Options(_)) => open(&Options::default()),
            other => other,
        };
        return match opened {
            Ok(table) => Laid::Visit(table.into()),
            Err(OpenError::Position(error)) => Laid::Trouble(Trouble::Position(error)),
            Err(_) => Laid::Trouble(Trouble::Lost(position.clone())),
        };
    }
    if let Some(word) = &opening.partie {
        let seed = opening.seed.unwrap_or_else(random::seed);
        let opened = match compact::read(games, word) {
            Ok(record) => games
                .from_record(&record, seed)
                .map_err(|_| CompactError::Refused),
            Err(error) => Err(error),
        };
        return match opened {
            Ok(opened) if opened.table.info().slug == game.info().slug => {
                Laid::Visit(opened.table.into())
            }
            Ok(_) => Laid::Trouble(Trouble::Link(CompactError::Refused)),
            Err(error) => Laid::Trouble(Trouble::Link(error)),
        };
    }
    let saved = match storage::load_or_quarantine::<Saved>(storage::GAME) {
        Ok(Some(saved)) => saved,
        Ok(None) => return Laid::Nothing,
        Err(text) => return Laid::Trouble(Trouble::Saved(text)),
    };
    if saved.record.game != game.info().slug {
        return Laid::Nothing;
    }
    match saved.open(games) {
        Ok(reopened) if reopened.broken.is_none() => {
            let mut table = reopened.table;
            if let Some(seed) = opening.seed {
                table.reseed(seed);
            }
            let progress = (reopened.thrown, reopened.progress);
            Laid::Game(table.into(), progress, Rc::new(saved))
        }
        _ => {
            let text = storage::text(storage::GAME).unwrap_or_default();
            storage::quarantine(storage::GAME);
            Laid::Trouble(Trouble::Saved(text))
        }
    }
}

/// Game in play, or its setup if there is no saved game.
#[component]
pub fn Play(props: &Props) -> Html {
    let settings = use_settings_handle();
    let games = use_games();
    // When another window hands the game over, the address is opened again. After the first saved step it no longer names
    // a position, so the saved game is opened.
    let held = use_hold();
    let laid = use_memo(held, |(hold, _)| match hold {
        Hold::Here => {
            let (game, opening) = (props.game, &props.opening);
            lay((game, games), opening, &settings.options.of(game.id()))
        }
        Hold::Asked => Laid::NotYet,
        Hold::Elsewhere => Laid::Trouble(Trouble::Elsewhere),
    });
    let (_, key) = held;
    let own = settings.motion.pace(viewport::reduces_motion());
    let presentation = Presentation {
        pace: props.opening.pace().unwrap_or(own),
        help: settings.help,
        real_dice: settings.real_dice,
        narrates: !settings.mute_narration,
        announces: settings.announces,
        misreads: settings.misreads,
        crests: settings.crests,
        facing: false,
    };
    let counting = props.game.counting();
    match (*laid).clone() {
        Laid::Game(table, (thrown, progress), saved) => {
            let assignment = Assignment::named(&saved.players);
            html! {
                <Game {key} game={props.game.id()} {table} {thrown} {progress} banners={saved.banners.clone()} {assignment}
                    facing={saved.facing} {counting} counted={saved.counted} spent={saved.spent.saturating_mul(1000)} {presentation}
                    visiting=false />
            }
        }
        Laid::Visit(table) => {
            html! { <Game {key} game={props.game.id()} {table} thrown={PerSide::default()} progress={FightProgress::default()} banners={vec![]} {counting} {presentation} visiting=true /> }
        }
        Laid::NotYet => Html::default(),
        Laid::Nothing => html! { <SetupPage game={props.game} /> },
        Laid::Trouble(trouble) => html! { <TroublePage {trouble} /> },
    }
}
