//! Settings of this device.

mod motion;

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Tag};
use engine::table::json::Json;
use yew::Reducible;

use super::crests::Crests;
use super::game_length::{GameLength, TaughtOptions};
use super::game_timer::CountAfter;
use super::languages;
use super::persist::Persist;
use super::placing::Placing;
use super::problem_filter::ProblemFilter;
use super::switch::{Step, Switch};
use super::writing::Lettering;

pub use self::motion::Motion;

/// Colour theme of the whole app.
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

    /// Name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Parchment => "parchment",
            Self::Contrast => "contrast",
            Self::Whiteboard => "whiteboard",
            Self::Night => "night",
        }
    }
}

/// Notation of the number on a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Faces {
    /// Dot patterns.
    #[default]
    Dots,
    /// Digits.
    Digits,
    /// Fingers.
    Fingers,
    /// Words.
    Words,
    /// A different notation for each side of a fight: dots, fingers or digits.
    Mixed,
}

impl Faces {
    /// Name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dots => "dots",
            Self::Digits => "digits",
            Self::Fingers => "fingers",
            Self::Words => "words",
            Self::Mixed => "mixed",
        }
    }

    /// All notations.
    pub const ALL: [Self; 5] = [
        Self::Dots,
        Self::Fingers,
        Self::Digits,
        Self::Words,
        Self::Mixed,
    ];

    /// Returns the name of the drawing of a number from 0 to 9, where there is one.
    pub fn symbol(self, number: u8) -> String {
        match (self, number) {
            (Self::Dots, 1..=6) => format!("face-dots-{number}"),
            (Self::Fingers, 1..=6) => format!("face-fingers-{number}"),
            _ => format!("face-digit-{number}"),
        }
    }
}

/// Amount of a fight that the app does for the pupils.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Help {
    /// All of it, in four seconds.
    Automatic,
    /// Each side throws its die. The sum is shown and spoken; nothing is asked.
    #[default]
    Shown,
    /// The pupils read the dice, add the bonus and name the winner.
    Asked,
    /// The same from memory, with covered dice.
    Memory,
}

impl Help {
    /// All levels of help.
    pub const ALL: [Self; 4] = [Self::Automatic, Self::Shown, Self::Asked, Self::Memory];

    /// Name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::Shown => "shown",
            Self::Asked => "asked",
            Self::Memory => "memory",
        }
    }

    /// Checks whether the pupils answer questions.
    pub const fn asks(self) -> bool {
        matches!(self, Self::Asked | Self::Memory)
    }
}

/// All settings. Settings that are absent from a saved text have their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Asks pupils for the direction of a move before it is played.
    pub announces: bool,
    /// Whether every computer player praises good steps of children, not « Copain » alone.
    pub cheers: bool,
    /// Time limit after which a game is counted.
    pub count_after: CountAfter,
    /// Crests that the children have chosen for their armies.
    pub crests: Crests,
    /// Notation of the number on a die.
    pub faces: Faces,
    /// Games on the shelf besides the first one.
    pub games: Vec<GameId>,
    /// Amount of a fight that the app does for the pupils.
    pub help: Help,
    /// Whether all sound is off.
    pub hush: bool,
    /// Whether the voice is off.
    pub mute_voice: bool,
    /// Whether the sounds of the games are off.
    pub mute_effects: bool,
    /// Leaves moves without narration.
    pub mute_narration: bool,
    /// Tag of the class language.
    pub class_language: Tag,
    /// Tag of the home language that is shown beside it, if any.
    pub home_language: Option<Tag>,
    /// Language of the current page: the class language, or French if its texts for that page are missing.
    pub language: Language,
    /// Length of the games that the setup page proposes.
    pub length: GameLength,
    /// Lettering of texts for pupils.
    pub lettering: Lettering,
    /// Whether the board is placed low on a high screen, within reach of small children.
    pub lowered: bool,
    /// Lets the companion misread its die sometimes.
    pub misreads: bool,
    /// Amount of motion.
    pub motion: Motion,
    /// Filter of the problems.
    pub problem_filter: ProblemFilter,
    /// Options of new games: piece set, starting side, dice, bonuses.
    pub options: TaughtOptions,
    /// Placement of the pieces of new games.
    pub placing: Placing,
    /// Whether pupils throw real dice and enter their faces.
    pub real_dice: bool,
    /// Whether the screen may sleep while a game is shown.
    pub screen_sleeps: bool,
    /// Seed of the dice of new games; random if absent.
    pub seed: Option<u64>,
    /// Input for single-switch scanning, if it is on.
    pub switch: Switch,
    /// Time for which single-switch scanning highlights each target.
    pub switch_step: Step,
    /// Colour theme.
    pub theme: Theme,
    /// Whether the arrangement of dots and fingers varies from throw to throw.
    pub varied: bool,
    /// Entries that this version does not understand, by name. They are saved again, since a newer version may have
    /// written them.
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
                // A setting changed since then takes precedence; of two entries with one name, the first one does.
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
            // An invalid value leaves its default; the other settings still apply.
            if settings.take(name, value).is_none() {
                settings.others.push((name.clone(), value.clone()));
            }
        }
        Some(settings)
    }
}

/// Returns the value whose name is in the JSON text.
fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, json: &Json) -> Option<T> {
    let wanted = json.text()?;
    all.iter().copied().find(|value| name(*value) == wanted)
}

impl Settings {
    /// Returns the home language, if it is shown beside the class language.
    pub fn home(&self) -> Option<Language> {
        let tag = self.home_language?;
        let is_other = tag != self.language.tag();
        (is_other && languages::is_read(tag)).then(|| languages::of(tag))
    }

    /// Returns the settings of this version, by name.
    fn known(&self) -> Vec<(String, Json)> {
        let text = |text: &str| Json::Text(text.to_owned());
        let games = self.games.iter().map(|game| text(game.slug()));
        let fields = Json::of_fields([
            ("announces", Json::Flag(self.announces)),
            ("cheers", Json::Flag(self.cheers)),
            ("count-after", text(self.count_after.name())),
            ("crests", self.crests.to_json()),
            ("faces", text(self.faces.name())),
            ("games", Json::List(games.collect())),
            ("help", text(self.help.name())),
            (
                "home-language",
                self.home_language
                    .map_or(Json::Null, |tag| text(tag.text())),
            ),
            ("hush", Json::Flag(self.hush)),
            ("mute-effects", Json::Flag(self.mute_effects)),
            ("mute-narration", Json::Flag(self.mute_narration)),
            ("mute-voice", Json::Flag(self.mute_voice)),
            ("language", text(self.class_language.text())),
            ("length", text(self.length.name())),
            ("lettering", text(self.lettering.name())),
            ("lowered", Json::Flag(self.lowered)),
            ("misreads", Json::Flag(self.misreads)),
            ("motion", text(self.motion.name())),
            ("options", self.options.to_json()),
            ("placing", text(self.placing.name())),
            ("problems", self.problem_filter.to_json()),
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

    /// Returns the audible channels for the root element: `voice effects`, one of them, or nothing.
    pub fn heard(&self) -> String {
        let heard = [("voice", self.mute_voice), ("effects", self.mute_effects)];
        let heard = heard.into_iter().filter(|(_, mute)| !mute && !self.hush);
        heard.map(|(name, _)| name).collect::<Vec<_>>().join(" ")
    }

    /// Sets one setting from its JSON value; `None` if the name or value is invalid.
    fn take(&mut self, name: &str, value: &Json) -> Option<()> {
        let settings = self;
        match name {
            "announces" => settings.announces = value.flag()?,
            "cheers" => settings.cheers = value.flag()?,
            "count-after" => {
                settings.count_after = named(&CountAfter::ALL, CountAfter::name, value)?;
            }
            "crests" => settings.crests = Crests::of_json(value)?,
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
            "mute-narration" => settings.mute_narration = value.flag()?,
            "mute-voice" => settings.mute_voice = value.flag()?,
            "home-language" if *value == Json::Null => settings.home_language = None,
            "home-language" => settings.home_language = Some(Tag::new(value.text()?)?),
            "language" => {
                settings.class_language = Tag::new(value.text()?)?;
                settings.language = languages::of(settings.class_language);
            }
            "length" => settings.length = named(&GameLength::ALL, GameLength::name, value)?,
            "lettering" => settings.lettering = named(&Lettering::ALL, Lettering::name, value)?,
            "lowered" => settings.lowered = value.flag()?,
            "misreads" => settings.misreads = value.flag()?,
            "motion" => settings.motion = named(&Motion::ALL, Motion::name, value)?,
            "options" => settings.options = TaughtOptions::of_json(value)?,
            "placing" => settings.placing = named(&Placing::ALL, Placing::name, value)?,
            "problems" => settings.problem_filter = ProblemFilter::of_json(value)?,
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

    /// Returns the game that is alone on the shelf, if there is one.
    pub fn only_game(&self) -> Option<GameId> {
        let mut shown = GameId::ALL.iter().filter(|game| self.shows(**game));
        let first = shown.next().copied();
        first.filter(|_| shown.next().is_none())
    }

    /// Checks whether a game is on the shelf. The first one always is.
    pub fn shows(&self, game: GameId) -> bool {
        game == GameId::ALL[0] || self.games.contains(&game)
    }
}

/// Change of the settings.
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
