//! The settings of this device.

use std::rc::Rc;

use engine::kernel::options::Options;
use engine::kernel::words::Language;
use engine::motion::Pace;
use serde::{Deserialize, Serialize};
use yew::Reducible;

/// The colours of the whole app.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Parchment.
    #[default]
    Parchment,
    /// Black, white and yellow.
    Contrast,
    /// Thicker lines for a whiteboard.
    Whiteboard,
    /// Light on dark.
    Night,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [
        Self::Parchment,
        Self::Contrast,
        Self::Whiteboard,
        Self::Night,
    ];

    /// Its name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Parchment => "parchment",
            Self::Contrast => "contrast",
            Self::Whiteboard => "whiteboard",
            Self::Night => "night",
        }
    }
}

/// How the number of a die is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faces {
    /// Constellations.
    #[default]
    Dots,
    /// Digits.
    Digits,
    /// Fingers.
    Fingers,
}

impl Faces {
    /// All ways to write a number.
    pub const ALL: [Self; 3] = [Self::Dots, Self::Fingers, Self::Digits];

    /// The drawing of a number from 0 to 9, where there is one.
    pub fn symbol(self, number: u8) -> String {
        match (self, number) {
            (Self::Dots, 1..=6) => format!("face-dots-{number}"),
            (Self::Fingers, 1..=6) => format!("face-fingers-{number}"),
            _ => format!("face-digit-{number}"),
        }
    }
}

/// How much of a fight is done for the pupils.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// All by itself, in four seconds.
    Automatic,
    /// Each side throws its die; the sum is shown and said, nothing is asked.
    #[default]
    Shown,
}

/// How much moves on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the device asks.
    #[default]
    Device,
    /// Cross-fades only.
    Reduced,
}

impl Motion {
    /// The pace of animations, on a device that asks (or not) for less movement.
    pub const fn pace(self, device_reduces: bool) -> Pace {
        match self {
            Self::Device if !device_reduces => Pace::Full,
            _ => Pace::Reduced,
        }
    }
}

/// All settings. What is absent in a stored text has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How the number of a die is written.
    pub faces: Faces,
    /// How much of a fight is done for the pupils.
    pub help: Help,
    /// Whether all sound is off.
    pub hush: bool,
    /// The language.
    #[serde(with = "language")]
    pub language: Language,
    /// How much moves.
    pub motion: Motion,
    /// Options for new games: piece set, who starts, dice, bonuses.
    pub options: Options,
    /// The seed of the dice of new games; drawn by chance when absent.
    pub seed: Option<u64>,
    /// The colours.
    pub theme: Theme,
}

mod language {
    use engine::kernel::words::Language;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(language: &Language, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(super::tag(*language))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        match String::deserialize(from)?.as_str() {
            "fr" => Ok(Language::French),
            "en" => Ok(Language::English),
            other => Err(de::Error::custom(format!("no language is called {other}"))),
        }
    }
}

/// The tag of a language, as in an HTML page.
pub const fn tag(language: Language) -> &'static str {
    match language {
        Language::French => "fr",
        Language::English => "en",
    }
}

/// A change of the settings.
pub struct Change(pub Box<dyn Fn(&mut Settings)>);

impl Reducible for Settings {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut settings = (*self).clone();
        (change.0)(&mut settings);
        Rc::new(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;

    #[test]
    fn settings_are_read_back() {
        let settings = Settings {
            hush: true,
            seed: Some(7),
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }

    #[test]
    fn what_is_absent_has_its_default() {
        assert_eq!(
            serde_json::from_str::<Settings>("{}").unwrap(),
            Settings::default()
        );
    }

    proptest::proptest! {
        #[test]
        fn no_text_makes_it_panic(text in ".*") {
            let _ = serde_json::from_str::<Settings>(&text);
        }
    }
}
