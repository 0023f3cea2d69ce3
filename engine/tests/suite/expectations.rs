//! What the tests expect of a game stands in files, a folder for each game: `tests/games/<slug>/`. A game that lacks
//! one fails by the name of the file.
//!
//! | file | what stands there | rewritten |
//! | --- | --- | --- |
//! | `rulings.txt` | one line, one ruling of the rule book | never: worked out by hand |
//! | `perft.txt` | positions, and how many leaves lie at each depth | yes |
//! | `replays.txt` | whole games: options, first position, steps, last position | first and last position |
//! | `episodes.txt` | how the games of `replays.txt` are told | yes |
//! | `moves.txt` | what a computer player chooses at a position | the choice (`tools/reports/moves.sh`: the positions too) |
//! | `tactics.txt` | tasks that the best level solves | never |
//! | `options.txt` | options under which the contract is walked | never |
//! | `counts.txt` | how many expectations of a kind there are at least, so that an emptied file fails | never |
//! | `browser.json` | scenes, options and walks for the tests in browsers | never |
//!
//! After a change that is meant, `UPDATE_EXPECT=1 cargo test` writes what the program computes now into the files that
//! can be rewritten; the difference is then read like any other.

use std::fs;

use engine::catalogue::GameId;

/// Where a file of a game lies.
fn path(slug: &str, name: &str) -> String {
    format!("{}/tests/games/{slug}/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file of a game.
///
/// # Panics
/// Names the file that is missing.
pub fn text(slug: &str, name: &str) -> String {
    let path = path(slug, name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{slug} lacks {path}: {error}"))
}

/// Holds a file of each game against what is computed now: `renew` makes of the file's paragraphs, or lines, what
/// they should be. Comments stay.
///
/// # Panics
/// Tells every one that differs, unless `UPDATE_EXPECT` is set: then the file is written anew. A file with fewer
/// expectations than `counts.txt` states fails either way.
pub fn hold(name: &str, between: &str, renew: impl Fn(GameId, &str) -> String) {
    let mut wrong = Vec::new();
    for &id in GameId::ALL {
        let slug = id.slug();
        let old = text(slug, &format!("{name}.txt"));
        let mut count = 0;
        let parts = old.trim_end().split(between).map(|part| {
            if part.lines().all(|line| line.starts_with('#')) {
                return part.to_owned();
            }
            count += 1;
            let new = renew(id, part);
            if new != part {
                wrong.push(format!("{slug}:\n{part}\nnow:\n{new}"));
            }
            new
        });
        let new = parts.collect::<Vec<_>>().join(between) + "\n";
        enough(slug, name, count);
        if is_updating() && new != old {
            fs::write(path(slug, &format!("{name}.txt")), new).expect("the file can be written");
        }
    }
    assert!(wrong.is_empty() || is_updating(), "{}", wrong.join("\n"));
}

/// Checks that there are as many expectations of a kind as `counts.txt` states: lines of a kind and a number.
///
/// # Panics
/// Panics where there are fewer, where none are stated, and where no number above zero is stated.
pub fn enough(slug: &str, kind: &str, found: usize) {
    let text = text(slug, "counts.txt");
    let mut lines = text.lines().filter_map(|line| line.split_once(' '));
    let stated = lines.find(|(name, _)| *name == kind);
    let least = stated.and_then(|(_, count)| count.parse().ok());
    let least: usize = least.unwrap_or_else(|| panic!("{slug}: counts.txt states no {kind}"));
    assert!(
        found >= least && least > 0,
        "{slug}: {found} {kind}, at least {least} are stated"
    );
}

fn is_updating() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}
