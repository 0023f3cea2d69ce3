//! Problems that a teacher has set up and the app has proved, saved on the device.

use engine::catalogue::GameId;
use engine::problems::Problem;
use engine::table::json::Json;

use super::persist::Persist;

/// A problem with its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnProblem {
    /// The game.
    pub game: GameId,
    /// The problem.
    pub problem: Problem,
}

/// All own problems, in the order in which they were saved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnProblems {
    /// Problems, at most one for each position.
    pub own: Vec<OwnProblem>,
    /// Entries that do not parse. They are saved again unchanged, since a newer version may have written them.
    pub others: Vec<Json>,
}

impl OwnProblems {
    /// Adds a problem, or replaces one with the same position.
    pub fn keep(&mut self, game: GameId, problem: Problem) {
        let is_other =
            |known: &OwnProblem| known.game != game || known.problem.position != problem.position;
        self.own.retain(is_other);
        self.own.push(OwnProblem { game, problem });
    }

    /// Returns the problems of a game.
    pub fn of(&self, game: GameId) -> Vec<Problem> {
        let own = self.own.iter().filter(|own| own.game == game);
        own.map(|own| own.problem.clone()).collect()
    }
}

impl Persist for OwnProblems {
    fn to_json(&self) -> Json {
        let own = self.own.iter().map(|own| {
            Json::of_fields([
                ("game", Json::Text(own.game.slug().to_owned())),
                ("problem", Json::Text(own.problem.to_string())),
            ])
        });
        Json::List(own.chain(self.others.iter().cloned()).collect())
    }

    fn of_json(json: &Json) -> Option<Self> {
        let Json::List(all) = json else {
            return None;
        };
        let read = |json: &Json| {
            let game = GameId::from_slug(json.get("game")?.text()?)?;
            let problem = Problem::read(json.get("problem")?.text()?).ok()?;
            Some((game, problem))
        };
        let mut problems = Self::default();
        for json in all {
            match read(json) {
                Some((game, problem)) => problems.keep(game, problem),
                None => problems.others.push(json.clone()),
            }
        }
        Some(problems)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::problems::Problem;

    use super::{OwnProblems, Persist};

    fn problem(grade: u8, position: &str) -> Problem {
        let line = format!("two | {grade} | - | {position} | a1-a2 | 1.000 against 0.000");
        Problem::read(&line).expect("a problem")
    }

    #[test]
    fn own_problems_are_read_back() {
        let mut all = OwnProblems::default();
        let [first, other] = [GameId::ALL[0], GameId::ALL[1]];
        all.keep(first, problem(1, "here"));
        all.keep(other, problem(2, "here"));
        all.keep(first, problem(3, "here"));
        assert_eq!(all.own.len(), 2);
        assert_eq!(all.of(first), [problem(3, "here")]);
        assert_eq!(OwnProblems::read(&all.to_json().write()), Some(all));
    }

    #[test]
    fn unparsed_problems_are_saved_unchanged() {
        let text = r#"[{"game": "chess", "problem": "x"}, 7]"#;
        let read = OwnProblems::read(text).expect("a list");
        assert!(read.own.is_empty());
        assert_eq!(read.others.len(), 2);
        assert_eq!(OwnProblems::read(&read.to_json().write()), Some(read));
        assert_eq!(OwnProblems::read("{}"), None);
    }
}
