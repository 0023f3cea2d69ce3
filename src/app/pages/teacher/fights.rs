//! How pupils meet the dice and the fights.

use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::rows::Choice;
use crate::state::settings::{Faces, Help};
use crate::surroundings::SettingsHandle;
use crate::widgets::die_face::die_face;
use crate::widgets::icon::icon;
use crate::widgets::segments::Segment;
use crate::words::{classroom, desk as words};

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
        };
        let picture = die_face(4, &faces.symbol(4), "");
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
        };
        Segment::new(help.name(), word.text(language)).with(icon(drawing))
    },
    get: |settings| settings.help,
    set: |settings, help| settings.help = help,
    note: |help| {
        Some(match help {
            Help::Automatic => classroom::HELP_0_NOTE,
            Help::Shown => classroom::HELP_1_NOTE,
        })
    },
};

/// The card.
pub fn fights(settings: &SettingsHandle, language: Language) -> Html {
    let say = |phrase: Phrase| phrase.text(language);
    html! {
        <section class="card fights-card">
            <h2>{say(words::FIGHTS)}</h2>
            {FACES.row(settings, language)}
            {HELP.row(settings, language)}
        </section>
    }
}
