//! Card of the pupils' settings: letters, sounds, colours, motion, screen.

use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::rows::{Choice, Toggle};
use crate::settings_context::SettingsHandle;
use crate::shell::wake_lock;
use crate::state::settings::{Motion, Theme};
use crate::state::writing::Lettering;
use crate::widgets::icon::icon;
use crate::widgets::segments::Segment;
use crate::words::{classroom, desk as words};

const LETTERING: Choice<Lettering> = Choice {
    name: "lettering",
    label: words::LETTERING,
    all: &Lettering::ALL,
    named: Lettering::name,
    face: |lettering, language| {
        let word = match lettering {
            Lettering::Capitals => words::CAPITALS,
            Lettering::Script => words::SCRIPT,
            Lettering::Cursive => words::CURSIVE,
        };
        let sample = html! { <span class="lettering-sample" data-lettering={lettering.name()} aria-hidden="true">{words::SAMPLE.text(language)}</span> };
        Segment::new(lettering.name(), word.text(language)).with(sample)
    },
    get: |settings| settings.lettering,
    set: |settings, lettering| settings.lettering = lettering,
    note: |_| None,
};

const THEME: Choice<Theme> = Choice {
    name: "theme",
    label: classroom::THEME,
    all: &Theme::ALL,
    named: Theme::name,
    face: |theme, language| {
        let word = match theme {
            Theme::Parchment => classroom::THEME_PARCHMENT,
            Theme::Contrast => classroom::THEME_CONTRAST,
            Theme::Whiteboard => classroom::THEME_WHITEBOARD,
            Theme::Night => classroom::THEME_NIGHT,
        };
        Segment::new(theme.name(), word.text(language)).with(swatch(theme))
    },
    get: |settings| settings.theme,
    set: |settings, theme| settings.theme = theme,
    note: |_| None,
};

const SOUNDS: [Toggle; 4] = [
    Toggle {
        name: "voice",
        label: words::VOICE,
        get: |settings| !settings.mute_voice,
        set: |settings, on| settings.mute_voice = !on,
    },
    Toggle {
        name: "effects",
        label: words::EFFECTS,
        get: |settings| !settings.mute_effects,
        set: |settings, on| settings.mute_effects = !on,
    },
    Toggle {
        name: "narration",
        label: words::NARRATION,
        get: |settings| !settings.mute_narration,
        set: |settings, on| settings.mute_narration = !on,
    },
    Toggle {
        name: "hush",
        label: words::HUSH,
        get: |settings| settings.hush,
        set: |settings, on| settings.hush = on,
    },
];

const SCREEN: [Toggle; 2] = [
    Toggle {
        name: "lowered",
        label: words::LOWERED,
        get: |settings| settings.lowered,
        set: |settings, on| settings.lowered = on,
    },
    Toggle {
        name: "motion",
        label: classroom::LESS_MOVEMENT,
        get: |settings| settings.motion == Motion::Reduced,
        set: |settings, on| {
            settings.motion = if on { Motion::Reduced } else { Motion::Device };
        },
    },
];

/// Shown only if the browser can keep the screen awake.
const AWAKE: Toggle = Toggle {
    name: "awake",
    label: words::AWAKE,
    get: |settings| !settings.screen_sleeps,
    set: |settings, on| settings.screen_sleeps = !on,
};

/// Renders a corner of the board in the colours of a theme.
fn swatch(theme: Theme) -> Html {
    html! {
        <svg class="swatch" data-theme={theme.name()} viewBox="0 0 96 32" aria-hidden="true">
            <path class="swatch-ground" d="M0 0H96V32H0z" />
            <path class="swatch-a" d="M32 3H60V29H32z" />
            <path class="swatch-b" d="M60 3H88V29H60z" />
            <circle class="swatch-side" cx="18" cy="16" r="11" />
            <path class="swatch-line" d="M32 3H88V29H32zM60 3V29" />
        </svg>
    }
}

/// Renders the card.
pub fn pupils(settings: &SettingsHandle, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let (screen, awake) = (SCREEN, AWAKE);
    let screen = screen
        .iter()
        .chain(wake_lock::is_supported().then_some(&awake));
    html! {
        <section class="card pupils-card">
            <h2>{t(classroom::PUPILS)}</h2>
            <p class="small-print">{t(classroom::PUPILS_NOTE)}</p>
            {LETTERING.row(settings, language)}
            <fieldset class="segments">
                <legend>{t(words::SOUNDS)}</legend>
                <div class="switches">{ for SOUNDS.iter().map(|row| row.row(settings, language)) }</div>
            </fieldset>
            {THEME.row(settings, language)}
            <fieldset class="segments">
                <legend>{t(words::SCREEN)}</legend>
                <div class="switches">{ for screen.map(|row| row.row(settings, language)) }</div>
            </fieldset>
            <p class="small-print with-icon">{icon("icon-lower")}<span>{t(words::LOWERED_NOTE)}</span></p>
        </section>
    }
}
