//! Clock symbols of the setup page: they match the simulated durations of `docs/durations.md`.

use engine::catalogue::GameId;

const DURATIONS: &str = include_str!("../../../docs/durations.md");
/// Minutes of one clock symbol.
const QUARTER: f64 = 15.0;
/// Maximum number of clock symbols.
const MOST: u8 = 3;

/// Returns the mean duration of the children of level 2, in minutes; with the count after 15 minutes, if there is one.
fn minutes(section: &str) -> f64 {
    let mut rows = section.lines().filter(|row| row.starts_with("| level 2 |"));
    let row = rows.next().expect("a row of level 2");
    let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
    let counted = cells.last().and_then(|cell| cell.split(',').next());
    let of = |cell: &str| cell.parse().ok();
    counted
        .and_then(of)
        .or_else(|| of(cells[4]))
        .expect("minutes")
}

#[test]
fn clocks_are_the_measured_quarters_of_an_hour() {
    let sections: Vec<&str> = DURATIONS.split("\n## ").skip(1).collect();
    for (game, section) in GameId::ALL.iter().zip(sections) {
        let modes = game.info().modes;
        let quarters = (minutes(section) / QUARTER).ceil() as u8;
        assert_eq!(modes[0].clocks, quarters.min(MOST), "{}", game.slug());
        assert!(modes.iter().all(|mode| (1..=MOST).contains(&mode.clocks)));
    }
}
