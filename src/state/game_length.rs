//! GameLength and options of new games, as the teacher has set them.

use engine::catalogue::GameId;
use engine::kernel::info::{GameInfo, Mode};
use engine::kernel::options::Options;
use engine::table::json::Json;
use engine::table::{json_of, options_of};

/// Length of the games that the setup page proposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GameLength {
    /// Shortest games, as a first taste.
    #[default]
    Discovery,
    /// Small games.
    Small,
    /// Full games.
    Whole,
}

impl GameLength {
    /// All lengths, the shortest first.
    pub const ALL: [Self; 3] = [Self::Discovery, Self::Small, Self::Whole];

    /// Name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Discovery => "discovery",
            Self::Small => "small",
            Self::Whole => "whole",
        }
    }

    /// Returns the maximum number of clock icons of a proposed mode.
    pub const fn clocks(self) -> u8 {
        match self {
            Self::Discovery => 1,
            Self::Small => 2,
            Self::Whole => 3,
        }
    }

    /// Returns the index of the longest mode that fits. Modes for other numbers of players do not count as lengths.
    pub fn mode(self, card: &GameInfo) -> usize {
        let players = |mode: &Mode| mode.seats.len();
        let fits =
            |mode: &Mode| players(mode) == players(&card.modes[0]) && mode.clocks <= self.clocks();
        card.modes.iter().rposition(fits).unwrap_or(0)
    }
}

/// Options that the teacher has set, per game. Absent options have their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TaughtOptions(Vec<(GameId, Options)>);

impl TaughtOptions {
    /// Returns the options of a game.
    pub fn of(&self, game: GameId) -> Options {
        let found = self.0.iter().find(|(other, _)| *other == game);
        found.map_or_else(Options::default, |(_, options)| options.clone())
    }

    /// Returns these options with those of one game replaced.
    #[must_use]
    pub fn with(mut self, game: GameId, options: Options) -> Self {
        self.0.retain(|(other, _)| *other != game);
        if options.iter().next().is_some() {
            self.0.push((game, options));
            self.0.sort_by_key(|(game, _)| *game);
        }
        self
    }

    /// Returns the JSON form: an object for each game that has options.
    pub fn to_json(&self) -> Json {
        let field =
            |(game, options): &(GameId, Options)| (game.slug().to_owned(), json_of(options));
        Json::Object(self.0.iter().map(field).collect())
    }

    /// Parses the JSON form. Earlier versions saved only the options of the first game, without its name.
    pub fn of_json(json: &Json) -> Option<Self> {
        let Json::Object(fields) = json else {
            return None;
        };
        if let Some(options) = options_of(json) {
            return Some(Self::default().with(GameId::ALL[0], options));
        }
        let known = |(slug, options): &(String, Json)| {
            Some((GameId::from_slug(slug)?, options_of(options)?))
        };
        let all = fields.iter().filter_map(known);
        Some(all.fold(Self::default(), |all, (game, options)| {
            all.with(game, options)
        }))
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::table::json::Json;

    use super::{GameLength, TaughtOptions};

    #[test]
    fn each_game_has_its_own_options() {
        let die = Options::default().with("die", "112233");
        let first = Options::default().with("first", "b");
        let all = TaughtOptions::default()
            .with(GameId::Kingdom, first)
            .with(GameId::Chevaliers, die.clone());
        assert_eq!(all.of(GameId::Chevaliers), die);
        assert_eq!(all.of(GameId::Gran), Options::default());
        assert_eq!(TaughtOptions::of_json(&all.to_json()), Some(all));
        let earlier = Json::read(r#"{"die": "112233"}"#).expect("JSON");
        let read = TaughtOptions::of_json(&earlier).expect("options");
        assert_eq!(read.of(GameId::Chevaliers), die);
        let unknown = Json::read(r#"{"chess": {"a": "b"}, "gran": 3}"#).expect("JSON");
        assert_eq!(
            TaughtOptions::of_json(&unknown),
            Some(TaughtOptions::default())
        );
    }

    #[test]
    fn a_length_never_changes_the_number_of_players() {
        for game in GameId::ALL {
            let card = game.info();
            for length in GameLength::ALL {
                let mode = &card.modes[length.mode(card)];
                assert_eq!(mode.seats.len(), card.modes[0].seats.len());
            }
        }
        let modes = GameLength::ALL.map(|length| length.mode(GameId::Chevaliers.info()));
        assert_eq!(modes, [0, 1, 2]);
    }
}
