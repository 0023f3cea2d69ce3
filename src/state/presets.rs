//! Settings that are applied with one tap: built-in presets, and those that the teacher saves under the name of an
//! animal.

use engine::catalogue::GameId;
use engine::table::json::Json;

use super::animals;
use super::game_length::{GameLength, TaughtOptions};
use super::game_timer::CountAfter;
use super::persist::Persist;
use super::settings::{Faces, Help, Settings};

/// Sets the length of new games, and the time limit that fits it.
pub fn set_length(length: GameLength, settings: &mut Settings) {
    settings.length = length;
    settings.count_after = match length {
        GameLength::Discovery => CountAfter::Quarter,
        GameLength::Small | GameLength::Whole => CountAfter::Never,
    };
}

/// Applies a built-in preset: game length, count, help and dice. It leaves the other settings and the games on the
/// shelf unchanged.
pub fn ready(length: GameLength, settings: &mut Settings) {
    set_length(length, settings);
    settings.faces = Faces::Dots;
    settings.help = Help::Shown;
    settings.seed = None;
    settings.options = match length {
        GameLength::Discovery => GameId::ALL
            .iter()
            .fold(TaughtOptions::default(), |all, game| {
                all.with(
                    *game,
                    game.entry().desk().beginner.iter().copied().collect(),
                )
            }),
        GameLength::Small | GameLength::Whole => TaughtOptions::default(),
    };
}

/// Settings that a teacher has saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Animal that names the preset.
    pub animal: String,
    /// The settings.
    pub settings: Settings,
}

/// Presets of a teacher, in the order in which they were saved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presets {
    /// Presets, at most one for each animal.
    pub own: Vec<Preset>,
    /// Entries that do not parse. They are saved again unchanged, since a newer version may have written them.
    pub others: Vec<Json>,
}

impl Presets {
    /// Saves settings under an animal, and replaces its earlier preset.
    pub fn keep(&mut self, animal: &str, settings: &Settings) {
        self.forget(animal);
        self.own.push(Preset {
            animal: animal.to_owned(),
            settings: settings.clone(),
        });
    }

    /// Deletes the preset of an animal.
    pub fn forget(&mut self, animal: &str) {
        self.own.retain(|preset| preset.animal != animal);
    }

    /// Returns the animals without a preset.
    pub fn free(&self) -> impl Iterator<Item = &'static str> {
        let free = |animal: &&str| self.own.iter().all(|preset| preset.animal != **animal);
        animals::ANIMALS.into_iter().filter(free)
    }
}

impl Persist for Presets {
    fn to_json(&self) -> Json {
        let preset = |preset: &Preset| {
            Json::of_fields([
                ("animal", Json::Text(preset.animal.clone())),
                ("settings", preset.settings.to_json()),
            ])
        };
        let own = self.own.iter().map(preset);
        Json::List(own.chain(self.others.iter().cloned()).collect())
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::List(all) = json else {
            return None;
        };
        let mut presets = Self::default();
        let read = |json: &Json| {
            let animal = json.get("animal")?.text()?;
            animals::number(animal)?;
            Some((animal.to_owned(), Settings::of_json(json.get("settings")?)?))
        };
        for json in all {
            match read(json) {
                Some((animal, settings)) => presets.keep(&animal, &settings),
                None => presets.others.push(json.clone()),
            }
        }
        Some(presets)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::{GameLength, Persist, Presets, Settings, ready};

    #[test]
    fn own_presets_are_read_back_and_forgotten() {
        let mut presets = Presets::default();
        let mut settings = Settings::default();
        presets.keep("owl", &settings);
        settings.lowered = true;
        presets.keep("frog", &settings);
        presets.keep("owl", &settings);
        assert_eq!(presets.own.len(), 2);
        assert_eq!(presets.free().count(), 10);
        assert_eq!(
            Presets::read(&presets.to_json().write()),
            Some(presets.clone())
        );
        presets.forget("frog");
        assert!(presets.own.iter().all(|preset| preset.animal == "owl"));
    }

    #[test]
    fn invalid_preset_leaves_the_others() {
        let text = r#"[{"animal": "Kevin", "settings": {}}, {"animal": "owl", "settings": {"theme": "pink"}}, 3]"#;
        let read = Presets::read(text).expect("a list");
        assert_eq!(read.own.len(), 1);
        assert_eq!(read.own[0].settings.theme, Settings::default().theme);
        assert_eq!(read.others.len(), 2);
        assert_eq!(Presets::read(&read.to_json().write()), Some(read));
        assert_eq!(Presets::read("{}"), None);
    }

    #[test]
    fn every_built_in_preset_is_valid() {
        for length in GameLength::ALL {
            let mut settings = Settings::default();
            ready(length, &mut settings);
            for game in GameId::ALL {
                let options = settings.options.of(*game);
                assert_eq!(game.entry().sanitize(options.clone()), options);
            }
        }
    }
}
