//! The best level solves the tactical tasks of `tests/games/<slug>/tactics.txt`: one position with its right actions
//! per line.

use std::fs;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::search::{ComputerPlayer, Level, PlayerKind};

struct Tactics<'a>(&'a str);

impl Visitor for Tactics<'_> {
    type Output = (usize, Vec<String>);

    /// Returns the number of tasks, and those that were not solved.
    fn visit<G: Game>(self) -> Self::Output {
        let lines = self.0.lines().enumerate();
        let tasks = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let results = tasks.map(|(number, line)| {
            let failure = solve::<G>(line).err()?;
            Some(format!("line {}: {line}\n    {failure}", number + 1))
        });
        let results: Vec<Option<String>> = results.collect();
        (results.len(), results.into_iter().flatten().collect())
    }
}

fn solve<G: Game>(line: &str) -> Result<(), String> {
    let (position, right) = line.split_once(" | ").ok_or("no ` | `")?;
    let game = G::new(&Options::default()).map_err(|error| error.to_string())?;
    let at = game.position(position).map_err(|error| error.to_string())?;
    let mut player = ComputerPlayer::new(&game, &at, PlayerKind::Level(Level::Five), 1)
        .ok_or("nobody decides")?;
    let action = loop {
        if let Some(action) = player.think(u32::MAX) {
            break action.to_string();
        }
    };
    if right.split(' ').any(|right| right == action) {
        Ok(())
    } else {
        Err(format!(
            "but: {action}, looking {} actions ahead",
            player.depth()
        ))
    }
}

#[test]
fn the_best_level_solves_every_task() {
    for &id in GameId::ALL {
        let slug = id.slug();
        let path = format!(
            "{}/tests/games/{slug}/tactics.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = fs::read_to_string(path).expect("each game has its tactics");
        let (count, failures) = id.visit(Tactics(&text));
        assert!(count >= 10, "{slug}: only {count} tasks");
        assert!(failures.is_empty(), "{slug}\n{}", failures.join("\n"));
    }
}
