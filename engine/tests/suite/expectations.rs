//! Golden files of each game, in `tests/games/<slug>/`. A missing file fails the test and is named.
//!
//! | file | content | rewritten |
//! | --- | --- | --- |
//! | `rulings.txt` | one ruling of the rule book per line | never: worked out by hand |
//! | `perft.txt` | positions, with the number of leaves at each depth | yes |
//! | `replays.txt` | whole games: options, first position, steps, last position | first and last position |
//! | `episodes.txt` | episodes of the games of `replays.txt` | yes |
//! | `narration.txt` | narration of a move, one per line; games without narration have no such file | never: worked out by hand |
//! | `moves.txt` | move of a computer player at a position | the move (`tools/reports/moves.sh`: the positions too) |
//! | `tactics.txt` | tactical tasks that the best level solves | never |
//! | `options.txt` | options for the contract test | never |
//! | `counts.txt` | minimum number of expectations of each kind, so that an emptied file fails | never |
//! | `browser.json` | scenes, options and walks for the browser tests | never |
//!
//! After an intended change, `UPDATE_EXPECT=1 cargo test` rewrites the files marked above. Review the diff.

use std::fs;

use engine::catalogue::GameId;

fn path(slug: &str, name: &str) -> String {
    format!("{}/tests/games/{slug}/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Reads a file of a game.
///
/// # Panics
/// If the file cannot be read; the message names it.
pub fn text(slug: &str, name: &str) -> String {
    let path = path(slug, name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{slug} lacks {path}: {error}"))
}

/// Compares a golden file of each game with computed results. `renew` recomputes one part of the file: a line or a
/// paragraph, depending on `between`. Parts that consist of comments are skipped.
///
/// # Panics
/// If parts differ; the message lists them all. With `UPDATE_EXPECT` set, the file is rewritten instead. Fewer
/// expectations than in `counts.txt` fail in either case.
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

/// Checks the number of expectations of a kind against the minimum in `counts.txt`, which has one `kind number` per
/// line.
///
/// # Panics
/// If there are fewer, or if `counts.txt` has no number above zero for the kind.
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
