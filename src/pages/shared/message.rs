//! Friendly message page, for errors and for questions of the app.

use engine::catalogue::GameSet;
use engine::catalogue::compact::CompactError;
use engine::kernel::read::ReadError;
use engine::kernel::side::PerSide;
use engine::kernel::words::{Language, Phrase};
use engine::table::{OpenError, Record, RecordError, ReplayError};
use yew::{Callback, Html, MouseEvent, html};

use super::frame::{Frame, straight_home};
use super::recovery::{CorruptSave, Recovery};
use crate::route::Route;
use crate::shell::{history, offline, tab_lock};
use crate::state::persist::Persist;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::icon::drawing;
use crate::words::punctuation::label;
use crate::words::{message as words, saving};

/// Reason why a file does not open completely.
#[derive(Clone, PartialEq, Debug)]
pub enum FileError {
    /// It is larger than any game.
    TooLarge,
    /// Its text is not a record.
    Record(RecordError),
    /// Its record cannot be opened.
    Open(OpenError),
    /// A step cannot be replayed; the game up to it can be opened.
    Step(Box<Saved>, ReplayError),
}

/// Subject of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// Unknown address.
    Lost(String),
    /// Address with an invalid position.
    Position(ReadError),
    /// Link with a game that does not open.
    Link(CompactError),
    /// File that does not open completely.
    File {
        /// Name of the file.
        name: String,
        /// The reason.
        error: FileError,
    },
    /// Saved game whose text does not parse.
    Saved(String),
    /// Saved settings whose text does not parse.
    Settings(String),
    /// The game in progress is open in another window.
    Elsewhere,
    /// An update is waiting.
    Update,
}

/// Opens the text of a `.partie` file. Returns the game to save, and a message if a step cannot be replayed.
///
/// # Errors
/// Returns the message if no game can be opened.
pub fn open_file(
    games: GameSet,
    name: &str,
    text: &str,
) -> Result<(Saved, Option<Trouble>), Trouble> {
    let trouble = |error| Trouble::File {
        name: name.to_owned(),
        error,
    };
    let record = Record::read(text).map_err(|error| trouble(FileError::Record(error)))?;
    let seed = crate::shell::random::seed();
    let opened = games
        .from_record(&record, seed)
        .map_err(|error| trouble(FileError::Open(error)))?;
    let saved = Saved::of(&*opened.table, PerSide::default());
    let broken = opened
        .broken
        .map(|broken| trouble(FileError::Step(Box::new(saved.clone()), broken)));
    Ok((saved, broken))
}

/// Maximum number of characters shown of an untrusted text.
const SHOWN: usize = 80;

/// Returns the beginning of an untrusted text.
fn short(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn read_error(error: &ReadError, language: Language) -> String {
    let reason = error.reason.text(language);
    words::AT_CHARACTER.filled(language, &[("reason", &reason), ("place", &(error.at + 1))])
}

fn open_error(error: &OpenError, language: Language) -> String {
    match error {
        OpenError::Game(slug) => short(slug),
        OpenError::Format(format) => short(format),
        OpenError::Options(error) => {
            format!(
                "{}={}: {}",
                short(&error.option),
                short(&error.value),
                error.reason.text(language)
            )
        }
        OpenError::Position(error) => read_error(error, language),
    }
}

fn file_error(error: &FileError, language: Language) -> String {
    let t = |phrase: Phrase| phrase.text(language);
    match error {
        FileError::Record(RecordError::Newer(format)) => {
            format!("{} ({})", t(words::FILE_NEWER), short(format))
        }
        FileError::TooLarge | FileError::Record(RecordError::TooLong) => {
            t(words::FILE_TOO_LARGE).to_owned()
        }
        FileError::Record(RecordError::Text(error)) => {
            format!(
                "{} {}",
                t(words::FILE_NOT_TEXT),
                read_error(error, language)
            )
        }
        FileError::Record(RecordError::Field(field)) => {
            format!("{} ({field})", t(words::FILE_NOT_TEXT))
        }
        FileError::Open(error) => open_error(error, language),
        FileError::Step(_, broken) => {
            let why = match &broken.reason {
                Some(error) => read_error(error, language),
                None => t(words::NOT_LEGAL).to_owned(),
            };
            let step = short(&broken.step);
            words::STEP_NUMBER.filled(
                language,
                &[
                    ("number", &broken.number),
                    ("step", &step),
                    ("reason", &why),
                ],
            )
        }
    }
}

/// Content of a message: picture, title, text, and detail.
struct Told {
    picture: &'static str,
    title: Phrase,
    text: Phrase,
    detail: String,
}

fn told(trouble: &Trouble, language: Language) -> Told {
    let (picture, title, text) = match trouble {
        Trouble::Lost(_) => ("icon-link", words::LOST_TITLE, words::LOST_TEXT),
        Trouble::Position(_) => ("icon-link", words::POSITION_TITLE, words::POSITION_TEXT),
        Trouble::Link(_) => ("icon-link", saving::LINK_TITLE, words::POSITION_TEXT),
        Trouble::File { .. } => ("icon-file", words::FILE_TITLE, words::FILE_TEXT),
        Trouble::Saved(text) if Saved::is_newer(text) => {
            ("icon-file", words::NEWER_TITLE, words::NEWER_TEXT)
        }
        Trouble::Saved(_) => ("icon-file", words::SAVED_TITLE, words::SAVED_TEXT),
        Trouble::Settings(_) => ("icon-file", words::SETTINGS_TITLE, words::SAVED_TEXT),
        Trouble::Elsewhere => ("icon-screen", words::ELSEWHERE_TITLE, words::ELSEWHERE_TEXT),
        Trouble::Update => ("icon-restart", words::UPDATE_TITLE, words::UPDATE_TEXT),
    };
    let detail = match trouble {
        Trouble::Lost(path) => short(path),
        Trouble::Position(error) => read_error(error, language),
        Trouble::Link(error) => {
            let why = match error {
                CompactError::Damaged => saving::LINK_DAMAGED,
                CompactError::Newer => saving::LINK_NEWER,
                CompactError::Refused => saving::LINK_REFUSED,
            };
            why.text(language).to_owned()
        }
        Trouble::File { name, error } => {
            format!(
                "{} {}",
                label(&short(name), language),
                file_error(error, language)
            )
        }
        Trouble::Saved(_) | Trouble::Settings(_) | Trouble::Elsewhere | Trouble::Update => {
            String::new()
        }
    };
    Told {
        picture,
        title,
        text,
        detail,
    }
}

/// Returns the recoverable part.
fn corrupt_save(trouble: &Trouble) -> Option<CorruptSave> {
    match trouble {
        Trouble::File {
            error: FileError::Step(saved, _),
            ..
        } => Some(CorruptSave::Steps(saved.clone())),
        Trouble::Saved(text) | Trouble::Settings(text) => Some(CorruptSave::Text(text.clone())),
        _ => None,
    }
}

/// Renders a message. Without `onclose` its button leads home.
pub fn message(trouble: &Trouble, onclose: Option<Callback<()>>, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let back = match (trouble, &onclose) {
        (Trouble::Update, _) => words::LATER,
        (_, Some(_)) => words::CLOSE,
        (_, None) => words::GO_HOME,
    };
    let Told {
        picture,
        title,
        text,
        detail,
    } = told(trouble, language);
    let leave = onclose.unwrap_or_else(|| Callback::from(|()| history::go(&Route::Home)));
    let close = leave.reform(|_: MouseEvent| ());
    let saved_text = match trouble {
        Trouble::Saved(text) | Trouble::Settings(text) => Some(text.clone()),
        _ => None,
    };
    let corrupt = corrupt_save(trouble);
    let is_update = matches!(trouble, Trouble::Update);
    let update = is_update.then(|| offline::update().reform(|_: MouseEvent| ()));
    let is_elsewhere = matches!(trouble, Trouble::Elsewhere);
    // An address begins with a slash, which would move to its end in a text from right to left.
    let is_address = matches!(trouble, Trouble::Lost(_));
    let take = is_elsewhere.then(|| Callback::from(|_: MouseEvent| tab_lock::take()));
    html! {
        <Frame name="message" onhome={straight_home()}>
            <section class="card message-card" role="alert">
                {drawing(picture, "message-picture")}
                <h1>{t(title)}</h1>
                <p>{t(text)}</p>
                if !detail.is_empty() {
                    <p class="message-detail"><span dir={is_address.then_some("ltr")}>{detail}</span></p>
                }
                if let Some(text) = saved_text {
                    <details>
                        <summary>{t(words::SAVED_SHOW)}</summary>
                        <pre class="message-kept" tabindex="0">{text}</pre>
                    </details>
                }
                if let Some(save) = corrupt {
                    <Recovery {save} onleave={leave.clone()} />
                }
                <div class="message-buttons">
                    if let Some(onclick) = take {
                        {Button::new(t(words::PLAY_HERE), onclick).class("dark").tap("here").view()}
                    }
                    if let Some(onclick) = update {
                        {Button::new(t(words::UPDATE_NOW), onclick).class("dark").view()}
                    }
                    {Button::new(t(back), close).view()}
                </div>
            </section>
        </Frame>
    }
}
