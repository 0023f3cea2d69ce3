//! Card of the settings for new games: their length, and the options of each game.

use engine::catalogue::GameId;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, component, html, use_state};

use super::fields::SeedField;
use super::rows::{Choice, Toggle, change};
use super::rule_options::{RuleOptions, rule_options};
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::game_length::GameLength;
use crate::state::game_timer::CountAfter;
use crate::state::placing::Placing;
use crate::state::presets::set_length;
use crate::widgets::icon::icon;
use crate::widgets::segments::{Segment, segments};
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
    set: |settings, length| set_length(length, settings),
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

const ANNOUNCE: Toggle = Toggle {
    name: "announce",
    label: desk::ANNOUNCE,
    get: |settings| settings.announces,
    set: |settings, on| settings.announces = on,
};

const MISREADS: Toggle = Toggle {
    name: "misreads",
    label: desk::MISREADS,
    get: |settings| settings.misreads,
    set: |settings, on| settings.misreads = on,
};

const CHEERS: Toggle = Toggle {
    name: "cheers",
    label: desk::CHEERS,
    get: |settings| settings.cheers,
    set: |settings, on| settings.cheers = on,
};

/// Card of the settings for new games.
#[component]
pub fn NewGames() -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let shown = use_state(|| GameId::ALL[0]);
    let game = *shown;
    let games = GameId::ALL
        .iter()
        .filter(|game| !rule_options(**game).is_empty());
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
            <div class="switches">{MISREADS.row(&settings, language)}</div>
            {note(desk::MISREADS_NOTE)}
            <div class="switches">{ANNOUNCE.row(&settings, language)}</div>
            {note(desk::ANNOUNCE_NOTE)}
            {LENGTH.row(&settings, language)}
            {COUNT_AFTER.row(&settings, language)}
            {PLACING.row(&settings, language)}
            {segments("rules-of", t(desk::RULES_OF), games, game.slug(), &pick)}
            <RuleOptions key={game.slug()} {game} />
            <SeedField seed={settings.seed} may_be_empty={true} note={t(words::SEED_NOTE)} {onseed} />
        </section>
    }
}
