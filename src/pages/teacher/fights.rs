//! Card of the dice and fights: notation, help, real dice.

use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::rows::{Choice, Toggle};
use crate::fight::numeral::{Numeral, numeral};
use crate::settings_context::SettingsHandle;
use crate::state::settings::{Faces, Help};
use crate::widgets::icon::icon;
use crate::widgets::segments::Segment;
use crate::words::{classroom, desk as words, lesson};

const FACES: Choice<Faces> = Choice {
    name: "faces",
    label: classroom::FACES,
    all: &Faces::ALL,
    named: Faces::name,
    face: |faces, language| {
        let word = match faces {
            Faces::Dots => classroom::FACES_DOTS,
            Faces::Fingers => classroom::FACES_FINGERS,
            Faces::Digits => classroom::FACES_DIGITS,
            Faces::Words => lesson::FACES_WORDS,
            Faces::Mixed => lesson::FACES_MIXED,
        };
        let picture = |faces| numeral(4, Numeral::plain(faces), language);
        let picture = match faces {
            Faces::Mixed => html! { <>{picture(Faces::Dots)}{picture(Faces::Digits)}</> },
            faces => picture(faces),
        };
        let picture = html! { <span class="numerals">{picture}</span> };
        Segment::new(faces.name(), word.text(language)).with(picture)
    },
    get: |settings| settings.faces,
    set: |settings, faces| settings.faces = faces,
    note: |_| None,
};

const HELP: Choice<Help> = Choice {
    name: "help",
    label: classroom::HELP,
    all: &Help::ALL,
    named: Help::name,
    face: |help, language| {
        let (word, drawing) = match help {
            Help::Automatic => (classroom::HELP_0, "help-automatic"),
            Help::Shown => (classroom::HELP_1, "help-shown"),
            Help::Asked => (lesson::HELP_2, "help-asked"),
            Help::Memory => (lesson::HELP_3, "help-memory"),
        };
        Segment::new(help.name(), word.text(language)).with(icon(drawing))
    },
    get: |settings| settings.help,
    set: |settings, help| settings.help = help,
    note: |help| {
        Some(match help {
            Help::Automatic => classroom::HELP_0_NOTE,
            Help::Shown => classroom::HELP_1_NOTE,
            Help::Asked => lesson::HELP_2_NOTE,
            Help::Memory => lesson::HELP_3_NOTE,
        })
    },
};

const DICE: [Toggle; 2] = [
    Toggle {
        name: "varied",
        label: lesson::VARIED,
        get: |settings| settings.varied,
        set: |settings, on| settings.varied = on,
    },
    Toggle {
        name: "real-dice",
        label: lesson::REAL_DICE,
        get: |settings| settings.real_dice,
        set: |settings, on| settings.real_dice = on,
    },
];

/// Renders the card.
pub fn fights(settings: &SettingsHandle, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    html! {
        <section class="card fights-card">
            <h2>{t(words::FIGHTS)}</h2>
            {FACES.row(settings, language)}
            {HELP.row(settings, language)}
            <div class="switches">{ for DICE.iter().map(|row| row.row(settings, language)) }</div>
        </section>
    }
}
