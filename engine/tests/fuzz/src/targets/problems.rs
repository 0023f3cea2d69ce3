//! Problems of every game: a parsed line round-trips, and opens at its position or is refused.

use engine::catalogue::GameId;
use engine::problems::Problem;

/// Runs the target on one input; its first byte selects the game.
pub fn read(data: &[u8]) {
    let Some((&game, line)) = data.split_first() else {
        return;
    };
    let Ok(line) = str::from_utf8(line) else {
        return;
    };
    match Problem::read(line) {
        Ok(problem) => {
            assert_eq!(problem.to_string(), line);
            let game = GameId::ALL[usize::from(game) % GameId::ALL.len()];
            if let Ok(puzzle) = game.puzzle(&problem) {
                assert_eq!(puzzle.table().position(), problem.position);
                assert_eq!(puzzle.judge(&[], ""), None);
            }
        }
        Err(error) => assert!(error.at <= line.len()),
    }
}
