//! Problem files of the games.

use std::fs;
use std::path::PathBuf;

use engine::catalogue::GameId;
use engine::problems::Problem;

fn path(game: GameId) -> PathBuf {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/problems");
    PathBuf::from(root).join(format!("{}.txt", game.slug()))
}

/// Loads the problems of a game.
///
/// # Panics
/// If a line is no problem; the message names it.
pub fn read(game: GameId) -> Vec<Problem> {
    let text = fs::read_to_string(path(game)).unwrap_or_default();
    let read = Problem::read_all(&text);
    read.unwrap_or_else(|(line, error)| panic!("{}, line {line}: {error}", game.slug()))
}

/// Saves the problems of a game, sorted by grade, with the kinds evenly mixed within each grade.
///
/// # Panics
/// If the file cannot be written.
pub fn write(game: GameId, problems: &[Problem]) {
    let mut sorted = problems.to_vec();
    sorted.sort_by_key(|problem| (problem.grade, problem.kind));
    let of_kind = sorted.chunk_by(|one, other| (one.grade, one.kind) == (other.grade, other.kind));
    let mut placed: Vec<(u8, usize, &Problem)> = Vec::new();
    for group in of_kind {
        let part = |index: usize| (2 * index + 1) * 10_000 / group.len();
        let parts = group.iter().enumerate();
        placed.extend(parts.map(|(index, problem)| (problem.grade, part(index), problem)));
    }
    placed.sort_by_key(|(grade, part, problem)| (*grade, *part, problem.kind));
    let lines: String = placed
        .into_iter()
        .map(|(_, _, problem)| format!("{problem}\n"))
        .collect();
    let path = path(game);
    let folder = path.parent().expect("a file lies in a folder");
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(&path, lines).expect("the file can be written");
}
