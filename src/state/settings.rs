//! The settings of this device.

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Tag};
use engine::motion::Pace;
use engine::table::json::Json;
use yew::Reducible;

use super::languages;
use super::lengths::{Length, TaughtOptions};
use super::offer::Offer;
use super::persist::Persist;
use super::placing::Placing;
use super::sitting::CountAfter;
use super::switch::{Step, Switch};
use super::writing::Lettering;

/// The colours of the whole app.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Faces {
    /// Constellations.
    #[default]
    Dots,
    /// Digits.
    Digits,
    /// Fingers.
    Fingers,
    /// Words.
    Words,
    /// Each side of a fight otherwise: dots, fingers or digits.
    Mixed,
}

impl Faces {
    /// Its name where settings are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dots => "dots",
            Self::Digits => "digits",
            Self::Fingers => "fingers",
            Self::Words => "words",
            Self::Mixed => "mixed",
        }
    }

    /// All ways to write a number.
    pub const ALL: [Self; 5] = [
        Self::Dots,
        Self::Fingers,
        Self::Digits,
        Self::Words,
        Self::Mixed,
    ];

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Help {
    /// All by itself, in four seconds.
    Automatic,
    /// Each side throws its die; the sum is shown and said, nothing is asked.
    #[default]
    Shown,
    /// The pupils read the dice, add the bonus and name the winner.
    Asked,
    /// The same with covered dice, from memory.
    Memory,
}

impl Help {
    /// All levels of help.
    pub const ALL: [Self; 4] = [Self::Automatic, Self::Shown, Self::Asked, Self::Memory];

    /// Its name where settings are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::Shown => "shown",
            Self::Asked => "asked",
            Self::Memory => "memory",
        }
    }

    /// Whether the pupils are asked.
    pub const fn asks(self) -> bool {
        matches!(self, Self::Asked | Self::Memory)
    }
}

/// How much moves on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the device asks.
    #[default]
    Device,
    /// Cross-fades only.
    Reduced,
}

impl Motion {
    /// All kinds of motion.
    pub const ALL: [Self; 2] = [Self::Device, Self::Reduced];

    /// Its name where settings are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Reduced => "reduced",
        }
    }

    /// The pace of animations, on a device that asks (or not) for less movement.
    pub const fn pace(self, device_reduces: bool) -> Pace {
        match self {
            Self::Device if !device_reduces => Pace::Full,
            _ => Pace::Reduced,
        }
    }
}

/// All settings. What is absent in a stored text has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Whether every computer player cheers good steps of children, not « Copain » alone.
    pub cheers: bool,
    /// After how long a game is counted.
    pub count_after: CountAfter,
    /// How the number of a die is written.
    pub faces: Faces,
    /// The games that stand on the shelf besides the first one.
    pub games: Vec<GameId>,
    /// How much of a fight is done for the pupils.
    pub help: Help,
    /// Whether all sound is off.
    pub hush: bool,
    /// Whether the voice is off.
    pub mute_voice: bool,
    /// Whether the sounds of the games are off.
    pub mute_effects: bool,
    /// The language of the class, by its tag.
    pub class_language: Tag,
    /// The language of the home that is shown beside it, by its tag, if there is one.
    pub home_language: Option<Tag>,
    /// The language of the page that is shown: that of the class, or French where its words for that page are missing.
    pub language: Language,
    /// How long the games are that the preparation proposes.
    pub length: Length,
    /// How words are written for pupils.
    pub lettering: Lettering,
    /// Whether the board lies low on a high screen, so that small children reach it.
    pub lowered: bool,
    /// How much moves.
    pub motion: Motion,
    /// Which problems are offered.
    pub offer: Offer,
    /// Options for new games: piece set, who starts, dice, bonuses.
    pub options: TaughtOptions,
    /// How the pieces of new games come onto the board.
    pub placing: Placing,
    /// Whether pupils throw real dice and tap what they see.
    pub real_dice: bool,
    /// Whether the screen may sleep while a game is shown.
    pub screen_sleeps: bool,
    /// The seed of the dice of new games; drawn by chance when absent.
    pub seed: Option<u64>,
    /// The one switch by which the whole app is played, if there is one.
    pub switch: Switch,
    /// How long it is offered what can be touched.
    pub switch_step: Step,
    /// The colours.
    pub theme: Theme,
    /// Whether dots and fingers are arranged otherwise from throw to throw.
    pub varied: bool,
    /// What this version does not understand, by name: a newer one may have kept it, and finds it again.
    pub others: Vec<(String, Json)>,
}

impl Persist for Settings {
    fn to_json(&self) -> Json {
        let mut fields = self.known();
        let at_first = Self::default().known();
        for (name, value) in &self.others {
            match fields.iter().position(|(known, _)| known == name) {
                None => fields.push((name.clone(), value.clone())),
                Some(at) if at_first.get(at) == Some(&fields[at]) => fields[at].1 = value.clone(),
                // What was chosen since counts, and of two of one name the first.
                Some(_) => {}
            }
        }
        Json::Object(fields)
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::Object(fields) = json else {
            return None;
        };
        let mut settings = Self::default();
        for (name, value) in fields {
            // A value that is not understood leaves the default: the rest still holds.
            if settings.take(name, value).is_none() {
                settings.others.push((name.clone(), value.clone()));
            }
        }
        Some(settings)
    }
}

/// The one of these values that has the name in a JSON text.
fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, json: &Json) -> Option<T> {
    let wanted = json.text()?;
    all.iter().copied().find(|value| name(*value) == wanted)
}

impl Settings {
    /// The language of the home, where one is shown beside that of the class.
    pub fn home(&self) -> Option<Language> {
        let tag = self.home_language?;
        let is_other = tag != self.language.tag();
        (is_other && languages::is_read(tag)).then(|| languages::of(tag))
    }

    /// What this version understands, by name.
    fn known(&self) -> Vec<(String, Json)> {
        let text = |text: &str| Json::Text(text.to_owned());
        let fields = Json::of_fields([
            ("cheers", Json::Flag(self.cheers)),
            ("count-after", text(self.count_after.name())),
            ("faces", text(self.faces.name())),
            (
                "games",
                Json::List(self.games.iter().map(|game| text(game.slug())).collect()),
            ),
            ("help", text(self.help.name())),
            (
                "home-language",
                self.home_language
                    .map_or(Json::Null, |tag| text(tag.text())),
            ),
            ("hush", Json::Flag(self.hush)),
            ("mute-effects", Json::Flag(self.mute_effects)),
            ("mute-voice", Json::Flag(self.mute_voice)),
            ("language", text(self.class_language.text())),
            ("length", text(self.length.name())),
            ("lettering", text(self.lettering.name())),
            ("lowered", Json::Flag(self.lowered)),
            ("motion", text(self.motion.name())),
            ("options", self.options.to_json()),
            ("placing", text(self.placing.name())),
            ("problems", self.offer.to_json()),
            ("real_dice", Json::Flag(self.real_dice)),
            ("screen-sleeps", Json::Flag(self.screen_sleeps)),
            ("seed", self.seed.map_or(Json::Null, Json::Number)),
            ("switch", text(self.switch.name())),
            ("switch-step", Json::Number(self.switch_step.0)),
            ("theme", text(self.theme.name())),
            ("varied", Json::Flag(self.varied)),
        ]);
        match fields {
            Json::Object(fields) => fields,
            _ => Vec::new(),
        }
    }

    /// What may be heard, as the root element says it: `voice effects`, one of them, or nothing.
    pub fn heard(&self) -> String {
        let heard = [("voice", self.mute_voice), ("effects", self.mute_effects)];
        let heard = heard.into_iter().filter(|(_, mute)| !mute && !self.hush);
        heard.map(|(name, _)| name).collect::<Vec<_>>().join(" ")
    }

    /// Takes the value of one setting; nothing if it is none.
    fn take(&mut self, name: &str, value: &Json) -> Option<()> {
        let settings = self;
        match name {
            "cheers" => settings.cheers = value.flag()?,
            "count-after" => {
                settings.count_after = named(&CountAfter::ALL, CountAfter::name, value)?;
            }
            "faces" => settings.faces = named(&Faces::ALL, Faces::name, value)?,
            "games" => {
                let slugs = value.texts()?;
                let known = slugs.iter().filter_map(|slug| GameId::from_slug(slug));
                settings.games = known.collect();
            }
            "help" => settings.help = named(&Help::ALL, Help::name, value)?,
            "hush" => settings.hush = value.flag()?,
            "screen-sleeps" => settings.screen_sleeps = value.flag()?,
            "mute-effects" => settings.mute_effects = value.flag()?,
            "mute-voice" => settings.mute_voice = value.flag()?,
            "home-language" if *value == Json::Null => settings.home_language = None,
            "home-language" => settings.home_language = Some(Tag::new(value.text()?)?),
            "language" => {
                settings.class_language = Tag::new(value.text()?)?;
                settings.language = languages::of(settings.class_language);
            }
            "length" => settings.length = named(&Length::ALL, Length::name, value)?,
            "lettering" => settings.lettering = named(&Lettering::ALL, Lettering::name, value)?,
            "lowered" => settings.lowered = value.flag()?,
            "motion" => settings.motion = named(&Motion::ALL, Motion::name, value)?,
            "options" => settings.options = TaughtOptions::of_json(value)?,
            "placing" => settings.placing = named(&Placing::ALL, Placing::name, value)?,
            "problems" => settings.offer = Offer::of_json(value)?,
            "real_dice" => settings.real_dice = value.flag()?,
            "seed" if *value == Json::Null => settings.seed = None,
            "seed" => settings.seed = Some(value.number()?),
            "switch" => settings.switch = named(&Switch::ALL, Switch::name, value)?,
            "switch-step" => settings.switch_step = Step(value.number()?),
            "theme" => settings.theme = named(&Theme::ALL, Theme::name, value)?,
            "varied" => settings.varied = value.flag()?,
            _ => return None,
        }
        Some(())
    }

    /// The game that stands on the shelf alone, if one does.
    pub fn only_game(&self) -> Option<GameId> {
        let mut shown = GameId::ALL.iter().filter(|game| self.shows(**game));
        let first = shown.next().copied();
        first.filter(|_| shown.next().is_none())
    }

    /// Whether a game stands on the shelf. The first one always does.
    pub fn shows(&self, game: GameId) -> bool {
        game == GameId::ALL[0] || self.games.contains(&game)
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
mod tests;
