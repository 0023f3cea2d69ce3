//! Card of the settings for new games: their length, and the options of each game.

use engine::catalogue::GameId;
use engine::kernel::desk::{Picture, TeacherOption};
use engine::kernel::info::{GameInfo, OptionValue, PlayerOption};
use engine::kernel::words::Phrase;
use yew::{Callback, Html, component, html, use_state};

use super::fields::SeedField;
use super::pieces::Figures;
use super::rows::{Choice, Toggle, change};
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::game_length::GameLength;
use crate::state::game_timer::CountAfter;
use crate::state::placing::Placing;
use crate::widgets::icon::icon;
use crate::widgets::segments::{Segment, segments};
use crate::widgets::token::emblem;
use crate::words::{classroom as words, desk};

const LENGTH: Choice<GameLength> = Choice {
    name: "length",
    label: desk::LENGTH,
    all: &GameLength::ALL,
    named: GameLength::name,
    face: |length, language| {
        let word = match length {
            GameLength::Discovery => desk::LENGTH_DISCOVERY,
            GameLength::Small => desk::LENGTH_SMALL,
            GameLength::Whole => desk::LENGTH_WHOLE,
        };
        let clocks = html! { <span class="length-clocks">{ for (0..length.clocks()).map(|_| icon("icon-clock")) }</span> };
        Segment::new(length.name(), word.text(language)).with(clocks)
    },
    get: |settings| settings.length,
    set: |settings, length| settings.length = length,
    note: |_| Some(desk::LENGTH_NOTE),
};

const PLACING: Choice<Placing> = Choice {
    name: "placing",
    label: words::PLACING,
    all: &Placing::ALL,
    named: Placing::name,
    face: |placing, language| {
        let (word, drawing) = match placing {
            Placing::Ready => (words::PLACED_READY, "icon-check"),
            Placing::Random => (words::PLACED_RANDOM, "icon-die"),
            Placing::ByHand => (words::PLACED_BY_HAND, "hand"),
        };
        Segment::new(placing.name(), word.text(language)).with(icon(drawing))
    },
    get: |settings| settings.placing,
    set: |settings, placing| settings.placing = placing,
    note: |_| Some(words::PLACING_NOTE),
};

const COUNT_AFTER: Choice<CountAfter> = Choice {
    name: "count-after",
    label: desk::COUNT_AFTER,
    all: &CountAfter::ALL,
    named: CountAfter::name,
    face: |after, language| {
        let word = match after {
            CountAfter::Never => desk::COUNT_NEVER,
            CountAfter::Quarter => desk::COUNT_15,
            CountAfter::Twenty => desk::COUNT_20,
            CountAfter::TwentyFive => desk::COUNT_25,
        };
        Segment::new(after.name(), word.text(language))
    },
    get: |settings| settings.count_after,
    set: |settings, after| settings.count_after = after,
    note: |_| Some(desk::COUNT_NOTE),
};

const CHEERS: Toggle = Toggle {
    name: "cheers",
    label: desk::CHEERS,
    get: |settings| settings.cheers,
    set: |settings, on| settings.cheers = on,
};

/// Returns all options of a game: those of the teacher, then those that the setup page offers too.
fn options(game: GameId) -> Vec<TeacherOption> {
    let of = |player_options: &PlayerOption| TeacherOption {
        option: player_options.option,
        name: player_options.name,
        values: player_options.values,
        picture: Picture::Drawings,
        note: None,
    };
    let mut all = game.entry().desk().options.to_vec();
    for player_options in game.info().player_options {
        // An option that depends on the mode is offered only on the setup page.
        if player_options.modes.is_empty() {
            all.push(of(player_options));
        }
    }
    all
}

/// Returns the button of a value, with its picture.
fn face(game: GameId, taught: &TeacherOption, value: &OptionValue, word: &'static str) -> Segment {
    let card: &GameInfo = game.info();
    let segment = Segment::new(value.value, word);
    match taught.picture {
        Picture::None => segment,
        Picture::Drawings => segment.with(icon(value.drawing)),
        Picture::Seats => {
            let mut seats = card.seats.iter();
            let seat = seats.find(|seat| seat.notation == value.value);
            segment.with(seat.map(emblem).unwrap_or_default())
        }
        Picture::Pieces => segment.with(Figures::pictures(game, taught.option, value.value)),
    }
}

/// Card of the settings for new games.
#[component]
pub fn NewGames() -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let shown = use_state(|| GameId::ALL[0]);
    let game = *shown;
    let now = game.entry().sanitize(settings.options.of(game));
    let row = |taught: &TeacherOption| {
        let (option, default) = (taught.option, taught.values[0].value);
        let chosen = now.get(option).unwrap_or(default);
        let settings = settings.clone();
        let onchoose = Callback::from(move |value: &'static str| {
            change(&settings, move |settings| {
                let options = game.entry().sanitize(settings.options.of(game));
                // Default values are not stored, in files either.
                let options = if value == default {
                    options.without(option)
                } else {
                    options.with(option, value)
                };
                settings.options = settings.options.clone().with(game, options);
            });
        });
        let faces = taught
            .values
            .iter()
            .map(|value| face(game, taught, value, t(value.name)));
        html! { <div class={format!("option-{option}")}>
            {segments(option, t(taught.name), faces, chosen, &onchoose)}
            { for taught.note.map(|note| html! { <p class="small-print">{t(note)}</p> }) }
        </div> }
    };
    let games = GameId::ALL
        .iter()
        .filter(|game| !options(**game).is_empty());
    let games = games.map(|game| Segment::new(game.slug(), t(game.info().name)));
    let pick = {
        let shown = shown.clone();
        Callback::from(move |slug: &'static str| {
            shown.set(GameId::from_slug(slug).unwrap_or(GameId::ALL[0]));
        })
    };
    let onseed = {
        let settings = settings.clone();
        Callback::from(move |seed| change(&settings, move |settings| settings.seed = seed))
    };
    let note = |phrase: Phrase| html! { <p class="small-print">{t(phrase)}</p> };
    html! {
        <section class="card new-games">
            <h2>{t(words::NEW_GAMES)}</h2>
            {note(words::NEW_GAMES_NOTE)}
            {note(desk::FRIEND_NOTE)}
            <div class="switches">{CHEERS.row(&settings, language)}</div>
            {note(desk::CHEERS_NOTE)}
            {LENGTH.row(&settings, language)}
            {COUNT_AFTER.row(&settings, language)}
            {PLACING.row(&settings, language)}
            {segments("rules-of", t(desk::RULES_OF), games, game.slug(), &pick)}
            <div class="options" key={game.slug()}>{ for options(game).iter().map(row) }</div>
            <SeedField seed={settings.seed} may_be_empty={true} note={t(words::SEED_NOTE)} {onseed} />
        </section>
    }
}
