//! Tale of a played game: a picture for each episode, read aloud.

use engine::catalogue::{GameId, GameSet, compact};
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;
use engine::table::{Episode, Role, Table};
use yew::{Callback, Html, MouseEvent, Properties, component, use_memo, use_state_eq};

use super::home_language::told_in_home_language;
use super::picture_book::{self, Leaf};
use super::told_fight::{fight_into, told_fight};
use super::turns::sentences;
use crate::games_context::use_games;
use crate::pages::shared::message::{Trouble, message};
use crate::route::Route;
use crate::settings_context::use_settings_handle;
use crate::shell::{history, storage};
use crate::state::crests::Crests;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::cast::{BETWEEN, HEIGHT, WIDTH, standing};
use crate::widgets::drawing::{Drawing, Rect};
use crate::widgets::token::{TokenStyle, stood_into};
use crate::words::{pages as words, play, saving};

/// Properties of `Chronicle`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The complete game in the compact form of links; without it, the saved game.
    pub partie: Option<String>,
}

/// Opens the tale of a game: by a plain address for the saved game, else with the game in the address.
pub fn tell(game: GameId, table: &dyn Table, word: impl FnOnce() -> String) {
    let saved = storage::load_if_readable::<Saved>(storage::GAME);
    if saved.is_some_and(|saved| saved.record == table.record()) {
        history::go(&Route::chronicle(game));
    } else {
        let path = Route::chronicle(game).path();
        history::follow(&format!("{path}?partie={}", word()));
    }
}

/// Returns the game to tell, at its last step.
fn played((game, games): (GameId, GameSet), partie: Option<&str>) -> Option<Box<dyn Table>> {
    let Some(word) = partie else {
        let saved = storage::load_if_readable::<Saved>(storage::GAME)?;
        return saved.table_of(game, games);
    };
    let record = compact::read(games, word).ok()?;
    let table = games.from_record(&record, 0).ok()?.table;
    (table.info().slug == game.slug()).then_some(table)
}

/// Renders the picture of an episode: the landscape and the pieces involved.
fn picture(
    (table, crests): (&dyn Table, Crests),
    episode: &Episode,
    number: usize,
    of: usize,
) -> Html {
    let (card, material) = (table.info(), table.scene().material);
    let cast = episode.cast.iter().map(|piece| crests.on(piece, card));
    let cast: Vec<Piece> = cast.collect();
    let mut draw = Drawing::default();
    // The landscape moves on with each episode.
    let east = 280.0 * number as f64 / (of.max(2) - 1) as f64;
    let country = Rect {
        x: -east,
        y: -20.0,
        w: 1080.0,
        h: 810.0,
    };
    draw.symbol("", "backdrop-country", country);
    if episode.role == Role::End {
        let sky = Rect {
            x: 0.0,
            y: -60.0,
            w: WIDTH,
            h: 0.75 * WIDTH,
        };
        draw.symbol("", "confetti", sky);
    }
    if let Some(fought) = &episode.fight {
        fight_into(&mut draw, fought, &cast, (card, material));
    } else {
        if episode.role == Role::Meeting {
            draw.symbol("", "icon-die", BETWEEN);
        }
        for (piece, area) in cast.iter().zip(standing(cast.len())) {
            stood_into(&mut draw, piece, TokenStyle::Of(material, ""), card, area);
        }
    }
    let view = Rect {
        x: 0.0,
        y: 0.0,
        w: WIDTH,
        h: HEIGHT,
    };
    draw.picture("tale-picture", view)
}

/// Tale of a played game.
#[component]
pub fn Chronicle(props: &Props) -> Html {
    let settings = use_settings_handle();
    let language = settings.language;
    let number = use_state_eq(|| 0_usize);
    let games = use_games();
    let asked = (props.game, props.partie.clone());
    let told = use_memo(asked, |(game, partie)| {
        let table = played((*game, games), partie.as_deref())?;
        let episodes = table.episodes();
        (!episodes.is_empty()).then_some((table, episodes))
    });
    let Some((table, episodes)) = &*told else {
        let path = Route::chronicle(props.game).path();
        return message(&Trouble::Lost(path), None, language);
    };
    let shown = (*number).min(episodes.len() - 1);
    let is_last = shown + 1 == episodes.len();
    let told = |language| {
        let episode = &episodes[shown];
        let text = match &episode.fight {
            None => sentences(episode, language),
            Some(fought) => told_fight(episode, fought, language),
        };
        match is_last {
            true => format!("{text} {}", play::THE_END.text(language)),
            false => text,
        }
    };
    let close = close(props);
    let label = words::CLOSE.text(language);
    let leaf = Leaf {
        name: play::TALE_OF_GAME.text(language),
        picture: picture(
            (&**table, settings.crests),
            &episodes[shown],
            shown,
            episodes.len(),
        ),
        sentence: told(language).into(),
        also: told_in_home_language(told, &settings),
        before: picture_book::back(label, close.clone()),
        after: picture_book::on(label, "icon-check", close),
        of: episodes.len(),
        number,
        corner: paper(language),
    };
    leaf.view(language)
}

/// Returns the callback that leads back to the end of the game.
fn close(props: &Props) -> Callback<MouseEvent> {
    let (game, partie) = (Route::play(props.game), props.partie.clone());
    Callback::from(move |_: MouseEvent| match &partie {
        Some(word) => history::follow(&format!("{}?partie={word}", game.path())),
        None => history::go(&game),
    })
}

/// Renders the button to print the tale as a booklet. Printing is for adults, behind the parental gate of the desk.
fn paper(language: Language) -> Html {
    let desk = Callback::from(|_: MouseEvent| history::go(&Route::Teacher));
    let button = Button::new(saving::PRINT_TALE.text(language), desk);
    button
        .class("adult")
        .icon("icon-print")
        .quiet()
        .adult("print-tale")
        .view()
}
