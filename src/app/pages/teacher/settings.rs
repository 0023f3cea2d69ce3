//! The settings: rules of the next games, what pupils see and hear, what this device keeps.

use engine::catalogue::GameId;
use engine::games::chevaliers::words::POCKET_NOTE;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_context};

use super::fields::SeedField;
use super::keeping::Keeping;
use super::pieces::GAME;
use super::shown_games::shown_games;
use super::tables::set_segments;
use crate::browser::offline::Offline;
use crate::browser::storage::{self, Found};
use crate::state::saved::Saved;
use crate::state::settings::{Change, Faces, Help, Motion, Settings, Theme, tag};
use crate::surroundings::SettingsHandle;
use crate::widgets::die_face::die_face;
use crate::widgets::icon::{drawing, icon};
use crate::widgets::segments::{Segment, segments};
use crate::widgets::switch::switch;
use crate::widgets::token::emblem;
use crate::words::{classroom as words, use_language, use_words};

/// What is known of the copy on this device.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Whether it works offline.
    pub offline: Offline,
}

/// The settings.
#[component]
pub fn SettingsPage(props: &Props) -> Html {
    let language = use_language();
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    html! {
        <div class="teacher-body settings">
            <NewGames />
            {shown_games(&settings, language)}
            {pupils(&settings, language)}
            {device(props.offline, language)}
        </div>
    }
}

/// Changes the settings.
fn change(settings: &SettingsHandle, change: impl Fn(&mut Settings) + 'static) {
    settings.dispatch(Change(Box::new(change)));
}

/// The options of new games.
#[component]
fn NewGames() -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let option = |name: &'static str, label: Phrase, default: &'static str, all: Vec<Segment>| {
        let chosen = settings.options.get(name).unwrap_or(default).to_owned();
        let settings = settings.clone();
        let onchoose = Callback::from(move |value: &'static str| {
            change(&settings, move |settings| {
                let options = std::mem::take(&mut settings.options);
                // What is not written down has its default, also in files.
                settings.options = if value == default {
                    options.without(name)
                } else {
                    options.with(name, value)
                };
            });
        });
        segments(name, say(label), all, &chosen, &onchoose)
    };
    let first = |seat: u8| {
        let card = &GAME.card().seats[usize::from(seat)];
        Segment::new(card.notation, say(card.name)).with(emblem(card))
    };
    let word = |value: &'static str, label: Phrase| Segment::new(value, say(label));
    let onseed = {
        let settings = settings.clone();
        Callback::from(move |seed| change(&settings, move |settings| settings.seed = seed))
    };
    html! {
        <section class="card">
            <h2>{say(words::NEW_GAMES)}</h2>
            <p class="small-print">{say(words::NEW_GAMES_NOTE)}</p>
            {option("set", words::PIECE_SET, "standard", set_segments(language).into())}
            <p class="small-print with-coin">{drawing("coin", "coin-picture")}<span>{say(POCKET_NOTE)}</span></p>
            {option("bonus", words::BONUSES, "set", vec![word("set", words::BONUS_OF_SET), word("000", words::BONUS_NONE)])}
            <p class="small-print">{say(words::BONUS_NONE_NOTE)}</p>
            {option("first", words::FIRST, "P", vec![first(0), first(1)])}
            {option("die", words::DIE, "123456", vec![
                Segment::new("123456", "1 2 3 4 5 6"),
                Segment::new("112233", "1 1 2 2 3 3"),
                Segment::new("012345", "0 1 2 3 4 5"),
            ])}
            <p class="small-print">{say(words::DIE_ZERO_NOTE)}</p>
            {option("place", words::PLACE, "alt", vec![word("alt", words::PLACE_ALTERNATE), word("side", words::PLACE_SIDES)])}
            {option("quiet", words::QUIET, "100", vec![word("100", words::QUIET_LIMIT), word("0", words::QUIET_NONE)])}
            <SeedField seed={settings.seed} may_be_empty={true} note={say(words::SEED_NOTE)} {onseed} />
        </section>
    }
}

/// What pupils see and hear.
fn pupils(settings: &SettingsHandle, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let choose = |pick: fn(&mut Settings, &'static str)| {
        let settings = settings.clone();
        Callback::from(move |value| change(&settings, move |settings| pick(settings, value)))
    };
    let toggle = |turn: fn(&mut Settings)| {
        let settings = settings.clone();
        Callback::from(move |_: MouseEvent| change(&settings, turn))
    };
    let faces = [
        (Faces::Dots, words::FACES_DOTS),
        (Faces::Fingers, words::FACES_FINGERS),
        (Faces::Digits, words::FACES_DIGITS),
    ];
    let faces = faces.map(|(faces, label)| {
        Segment::new(faces_name(faces), say(label)).with(die_face(4, &faces.symbol(4), ""))
    });
    let helps = [
        Segment::new("0", say(words::HELP_0)).with(icon("help-automatic")),
        Segment::new("1", say(words::HELP_1)).with(icon("help-shown")),
    ];
    let (help, help_note) = match settings.help {
        Help::Automatic => ("0", words::HELP_0_NOTE),
        Help::Shown => ("1", words::HELP_1_NOTE),
    };
    let themes = [
        (Theme::Parchment, words::THEME_PARCHMENT),
        (Theme::Contrast, words::THEME_CONTRAST),
        (Theme::Whiteboard, words::THEME_WHITEBOARD),
        (Theme::Night, words::THEME_NIGHT),
    ];
    let themes = themes.map(|(theme, label)| Segment::new(theme.name(), say(label)));
    let languages = [
        Segment::new("fr", "Français"),
        Segment::new("en", "English"),
    ];
    let pick_faces = choose(|settings, value| {
        let found = Faces::ALL
            .into_iter()
            .find(|faces| faces_name(*faces) == value);
        settings.faces = found.unwrap_or_default();
    });
    let pick_help = choose(|settings, value| {
        settings.help = if value == "0" {
            Help::Automatic
        } else {
            Help::Shown
        };
    });
    let pick_theme = choose(|settings, value| {
        let found = Theme::ALL.into_iter().find(|theme| theme.name() == value);
        settings.theme = found.unwrap_or_default();
    });
    let pick_language = choose(|settings, value| {
        settings.language = if value == "en" {
            Language::English
        } else {
            Language::French
        };
    });
    let calm = toggle(|settings| {
        settings.motion = match settings.motion {
            Motion::Device => Motion::Reduced,
            Motion::Reduced => Motion::Device,
        };
    });
    let hush = toggle(|settings| settings.hush = !settings.hush);
    html! {
        <section class="card">
            <h2>{say(words::PUPILS)}</h2>
            <p class="small-print">{say(words::PUPILS_NOTE)}</p>
            {segments("faces", say(words::FACES), faces, faces_name(settings.faces), &pick_faces)}
            {segments("help", say(words::HELP), helps, help, &pick_help)}
            <p class="small-print">{say(help_note)}</p>
            {segments("theme", say(words::THEME), themes, settings.theme.name(), &pick_theme)}
            {segments("language", say(words::LANGUAGE), languages, tag(settings.language), &pick_language)}
            <div class="switches">
                {switch("motion", say(words::LESS_MOVEMENT), settings.motion == Motion::Reduced, calm)}
                {switch("hush", say(words::HUSH), settings.hush, hush)}
            </div>
        </section>
    }
}

const fn faces_name(faces: Faces) -> &'static str {
    match faces {
        Faces::Dots => "dots",
        Faces::Fingers => "fingers",
        Faces::Digits => "digits",
    }
}

/// What this device keeps.
fn device(offline: Offline, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    let game = match storage::load::<Saved>(storage::GAME) {
        Found::Kept(saved) => {
            let count = saved.partie.actions.len();
            let name =
                GameId::from_slug(&saved.partie.game).map_or("", |game| say(game.card().name));
            let steps = if count == 1 {
                words::KEPT_STEP
            } else {
                words::KEPT_STEPS
            };
            format!("{} {name}, {count} {}.", say(words::KEPT_GAME), say(steps))
        }
        Found::Nothing | Found::Unreadable(_) => say(words::KEPT_NOTHING).to_owned(),
    };
    html! {
        <section class="card">
            <h2>{say(words::DEVICE)}</h2>
            <Keeping {offline} />
            <p>{game}</p>
            if storage::text(storage::UNREADABLE).is_some() {
                <p>{say(words::KEPT_ASIDE)}</p>
            }
            <p class="small-print">{say(words::KEPT_NOTE)}</p>
        </section>
    }
}
