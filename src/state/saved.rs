//! The game in progress, as it is saved on the device.

use engine::catalogue::{GameId, GameSet};
use engine::kernel::side::{PerSide, Side};
use engine::kernel::step::Turn;
use engine::table::json::Json;
use engine::table::{OpenError, Record, RecordError, ReplayError, Table};

use super::fight::FightProgress;
use super::persist::Persist;

/// Saved game: its record, and the state that a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// Animals on the banners of the seats, in the order of play.
    pub banners: Vec<String>,
    /// Fight progress that the record does not hold: entered faces and answered questions.
    pub progress: FightProgress,
    /// Whether the game was ended by a count when the time was up, which is not in the record.
    pub counted: bool,
    /// Whether the players agreed on a draw, which is not in the record.
    pub drawn: bool,
    /// Whether the two children sit face to face, which splits their fights.
    pub facing: bool,
    /// Time spent on the game, in seconds.
    pub spent: u64,
    /// Whether the game is over.
    pub over: bool,
    /// Record of the game.
    pub record: Record,
    /// Names of the players by seat index. The name of a child is empty.
    pub players: Vec<String>,
    /// Seed of the dice.
    pub seed: u64,
    /// Which dice of the current fight are thrown: attacker's, defender's.
    pub thrown: PerSide<bool>,
    /// Undone steps that can be redone, the next one first.
    pub undone: Vec<String>,
}

/// A saved game, reopened.
pub struct Reopened {
    /// The table.
    pub table: Box<dyn Table>,
    /// Which dice are thrown.
    pub thrown: PerSide<bool>,
    /// Entered faces and answered questions of the current fight.
    pub progress: FightProgress,
    /// First step that could not be replayed.
    pub broken: Option<ReplayError>,
}

impl Saved {
    /// Returns the saved form of a table.
    pub fn of(table: &dyn Table, thrown: PerSide<bool>) -> Self {
        Self {
            banners: Vec::new(),
            progress: FightProgress::default(),
            counted: false,
            drawn: table.is_agreed(),
            facing: false,
            spent: 0,
            over: matches!(table.turn(), Turn::Over(_)),
            record: table.record(),
            players: Vec::new(),
            seed: table.seed(),
            thrown,
            undone: table.undone(),
        }
    }

    /// Reopens the game where it was left.
    ///
    /// # Errors
    /// Fails if the game is not in `games`, or if the table cannot be opened.
    pub fn open(&self, games: GameSet) -> Result<Reopened, OpenError> {
        let mut record = self.record.clone();
        record.actions.extend(self.undone.iter().cloned());
        let opened = games.from_record(&record, self.seed)?;
        let mut table = opened.table;
        while table.steps().len() > self.record.actions.len() {
            table.undo();
        }
        if self.drawn {
            table.agree_draw();
        }
        let (thrown, progress) = match table.turn() {
            Turn::Chance => (self.thrown, self.progress),
            Turn::Decision(_) | Turn::Over(_) => (PerSide::default(), FightProgress::default()),
        };
        let short = table.steps().len() < self.record.actions.len();
        Ok(Reopened {
            table,
            thrown,
            progress,
            broken: opened.broken.filter(|_| short),
        })
    }

    /// Returns the table where it was left, if it belongs to this game and opens.
    pub fn table_of(&self, game: GameId, games: GameSet) -> Option<Box<dyn Table>> {
        let is_its = self.record.game == game.slug();
        is_its
            .then(|| self.open(games).ok())?
            .map(|open| open.table)
    }

    /// Returns the game up to the last step that can be replayed; `None` if the first step already fails.
    pub fn good_part(&self, games: GameSet) -> Option<Self> {
        let opened = self.open(games).ok()?;
        let is_begun = !opened.table.steps().is_empty();
        is_begun.then(|| Self {
            banners: self.banners.clone(),
            players: self.players.clone(),
            facing: self.facing,
            ..Self::of(&*opened.table, PerSide::default())
        })
    }

    /// Checks whether the other game is this one at the same or an earlier step.
    pub fn holds(&self, other: &Self) -> bool {
        let (own, its) = (&self.record, &other.record);
        let same = (&own.game, &own.options, &own.start) == (&its.game, &its.options, &its.start);
        same && own.actions.starts_with(&its.actions)
    }

    /// Checks whether the game is worth asking about before it is replaced: it has steps and is not over.
    pub fn waits(&self) -> bool {
        !self.over && !self.record.actions.is_empty()
    }
}

impl Persist for Saved {
    fn to_json(&self) -> Json {
        let number = |number: u8| Json::Number(number.into());
        let typed = self
            .progress
            .typed
            .map(|face| face.map_or(Json::Null, number));
        Json::of_fields([
            ("ahead", Json::Flag(self.progress.ahead)),
            ("answered", number(self.progress.answered)),
            ("banners", Json::of_texts(&self.banners)),
            ("counted", Json::Flag(self.counted)),
            ("drawn", Json::Flag(self.drawn)),
            ("facing", Json::Flag(self.facing)),
            ("over", Json::Flag(self.over)),
            ("partie", self.record.to_json()),
            ("players", Json::of_texts(&self.players)),
            ("seed", Json::Number(self.seed)),
            ("spent", Json::Number(self.spent)),
            (
                "thrown",
                Json::List(self.thrown.map(Json::Flag).into_array().into()),
            ),
            ("typed", Json::List(typed.into_array().into())),
            ("undone", Json::of_texts(&self.undone)),
        ])
    }

    fn is_newer(text: &str) -> bool {
        let json = Json::read(text).ok();
        let record = json.as_ref().and_then(|json| json.get("partie"));
        record.is_some_and(|record| matches!(Record::of_json(record), Err(RecordError::Newer(_))))
    }

    fn of_json(json: &Json) -> Option<Self> {
        let banners = json.get("banners").and_then(Json::texts);
        let thrown = match json.get("thrown") {
            Some(Json::List(thrown)) => {
                let is_thrown = |side: Side| thrown.get(side as usize).and_then(Json::flag);
                PerSide::from_fn(|side| is_thrown(side) == Some(true))
            }
            _ => PerSide::default(),
        };
        let flag = |name: &str| json.get(name).and_then(Json::flag).unwrap_or_default();
        let small = |json: &Json| u8::try_from(json.number()?).ok();
        let typed = |side: Side| match json.get("typed") {
            Some(Json::List(typed)) => typed.get(side as usize).and_then(small),
            _ => None,
        };
        Some(Self {
            banners: banners.unwrap_or_default(),
            progress: FightProgress {
                typed: PerSide::from_fn(typed),
                answered: json.get("answered").and_then(small).unwrap_or_default(),
                ahead: flag("ahead"),
            },
            counted: flag("counted"),
            drawn: flag("drawn"),
            facing: flag("facing"),
            spent: json.get("spent").and_then(Json::number).unwrap_or_default(),
            over: flag("over"),
            record: Record::of_json(json.get("partie")?).ok()?,
            players: json
                .get("players")
                .and_then(Json::texts)
                .unwrap_or_default(),
            seed: json.get("seed")?.number()?,
            thrown,
            undone: json.get("undone").and_then(Json::texts).unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::{ALL, CHEVALIERS};
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;
    use engine::table::Table;

    use super::{Persist, Saved};

    #[test]
    fn saved_game_of_an_older_version_parses() {
        let table = CHEVALIERS.open(&Options::default(), 9).expect("defaults");
        let saved = Saved::of(&*table, PerSide::default());
        let text = saved.to_json().write();
        let older = text.replacen(
            '{',
            "{\"picture\":\"<svg onload=x></svg>\",\"view\":null,",
            1,
        );
        assert_ne!(older, text);
        let read = Saved::read(&older);
        assert_eq!(read.as_ref(), Some(&saved));
        assert!(!read.expect("it is read").to_json().write().contains("svg"));
    }

    #[test]
    fn illegal_step_keeps_the_steps_before_it() {
        let mut table = CHEVALIERS.open(&Options::default(), 9).expect("defaults");
        for _ in 0..3 {
            let choice = table.choices().into_iter().next().expect("a step");
            table.play(&choice).expect("a legal step");
        }
        let whole = Saved {
            banners: vec!["owl".to_owned()],
            ..Saved::of(&*table, PerSide::default())
        };
        let mut broken = whole.clone();
        broken.record.actions.push("a1-a9".to_owned());
        assert_eq!(broken.good_part(ALL), Some(whole.clone()));
        broken.record.actions = vec!["a1-a9".to_owned()];
        assert_eq!(broken.good_part(ALL), None);
        broken.record.game = "chess".to_owned();
        assert_eq!(broken.good_part(ALL), None);
        let text = whole.to_json().write();
        assert!(!Saved::is_newer(&text) && !Saved::is_newer("{") && !Saved::is_newer("[1]"));
        let newer = text.replace("partie/1", "partie/2");
        assert!(Saved::read(&newer).is_none() && Saved::is_newer(&newer));
    }

    #[test]
    fn only_begun_and_unfinished_games_wait() {
        let last_but_one = "6/2C1d1/6/6/6/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";
        let mut table = CHEVALIERS
            .at_position(&Options::default(), last_but_one, 9)
            .expect("a position");
        let waits = |table: &dyn Table| Saved::of(table, PerSide::default()).waits();
        assert!(!waits(&*table), "no step yet");
        let choices = table.choices();
        let quiet = choices.iter().find(|choice| choice.text() == "b2-b3");
        table.play(quiet.expect("a step")).expect("a legal step");
        assert!(waits(&*table), "a step");
        table.undo();
        let last = choices.iter().find(|choice| choice.text() == "c8-d9");
        table.play(last.expect("a step")).expect("a legal step");
        assert!(!waits(&*table), "over");
    }

    #[test]
    fn redo_works_after_reopening() {
        let mut table = CHEVALIERS
            .open(&Options::default(), 9)
            .expect("the default options are legal");
        for _ in 0..4 {
            let choice = table.choices().into_iter().next().expect("a step");
            table.play(&choice).expect("a legal step");
        }
        table.undo();
        table.undo();
        let saved = Saved {
            players: vec![String::new(), "copain".to_owned()],
            counted: true,
            facing: true,
            spent: 905,
            ..Saved::of(&*table, PerSide::default())
        };
        assert_eq!(Saved::read(&saved.to_json().write()), Some(saved.clone()));
        let drawn = Saved {
            drawn: true,
            ..saved.clone()
        };
        assert_eq!(Saved::read(&drawn.to_json().write()), Some(drawn.clone()));
        assert!(drawn.open(ALL).expect("it opens").table.is_agreed());
        let mut again = saved.open(ALL).expect("a saved game opens").table;
        assert_eq!(again.position(), table.position());
        assert_eq!(again.undone(), table.undone());
        assert!(again.redo());
        let longer = Saved::of(&*again, PerSide::default());
        assert!(longer.holds(&saved) && longer.holds(&longer));
        assert!(!saved.holds(&longer));
    }
}
