//! Episodes of replayed games match the golden file `tests/games/<slug>/episodes.txt`.
//!
//! Each paragraph starts with the number of a game of `replays.txt`. One line per episode follows: step, role, weight,
//! phrases, cast, places.

use engine::catalogue::GameId;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::side::Side;
use engine::kernel::step::Turn;
use engine::table::{Episode, MOST_EPISODES, Role, Table, turning_points};

use crate::expectations;

/// Replays a game of `replays.txt` to its end; numbers start at 1.
fn replayed(id: GameId, number: usize) -> Box<dyn Table> {
    let text = expectations::text(id.slug(), "replays.txt");
    let paragraph = text.split("\n\n").nth(number - 1);
    let paragraph = paragraph.unwrap_or_else(|| panic!("{} has no replay {number}", id.slug()));
    let mut lines = paragraph.lines().filter(|line| !line.starts_with('#'));
    let options = lines.next().expect("options").split_whitespace();
    let options: Options = options.filter_map(|pair| pair.split_once('=')).collect();
    let mut table = id.entry().open(&options, 0).expect("known options");
    for step in lines.nth(1).expect("steps").split(' ') {
        let choices = table.choices();
        let choice = choices.iter().find(|choice| choice.text() == step);
        table.play(choice.expect("a legal step")).expect("of now");
    }
    table
}

fn line(table: &dyn Table, episode: &Episode) -> String {
    let said: Vec<&str> = episode.phrases.iter().map(|phrase| phrase.fr).collect();
    let said = said.join(" ").replace('\u{a0}', " ");
    let cast: Vec<&str> = episode.cast.iter().map(|piece| piece.kind).collect();
    let places = table.board().places;
    let places: Vec<&str> = episode
        .places
        .iter()
        .map(|place| &*places[usize::from(place.0)].name)
        .collect();
    let fight = episode.fight.map_or_else(String::new, |fought| {
        let side = |side| format!("{}+{}", fought.faces[side], fought.bonuses[side]);
        let [attack, defence] = Side::BOTH.map(side);
        format!(" | {attack} {defence} {:?}", fought.winner)
    });
    format!(
        "{} {:?} {}: {said} | {} | {}{fight}",
        episode.step,
        episode.role,
        episode.weight,
        cast.join(" "),
        places.join(" ")
    )
}

#[test]
fn episodes_match_the_golden_file() {
    expectations::hold("episodes", "\n\n", |id, paragraph| {
        let head = paragraph.lines().find(|line| !line.starts_with('#'));
        let number = head.and_then(|head| head.strip_prefix("replay "));
        let number = number.and_then(|number| number.parse().ok());
        let table = replayed(id, number.expect("the number of a replay"));
        let comments = paragraph.lines().filter(|line| line.starts_with('#'));
        let comments = comments.map(str::to_owned);
        let told = table.episodes();
        let told = told.iter().map(|episode| line(&*table, episode));
        comments
            .chain(head.map(str::to_owned))
            .chain(told)
            .collect::<Vec<_>>()
            .join("\n")
    });
}

/// Plays a random game to its end, or up to `steps` steps.
fn at_random(id: GameId, seed: u64, steps: usize) -> Box<dyn Table> {
    let mut table = id
        .entry()
        .open(&Options::default(), seed)
        .expect("defaults");
    let mut dice = Rng::seeded(seed);
    for _ in 0..steps {
        let choices = table.choices();
        let Some(choice) = choices.get(dice.below(choices.len().max(1) as u32) as usize) else {
            break;
        };
        table.play(choice).expect("a choice of this position");
    }
    table
}

#[test]
fn tales_are_short_ordered_and_end_with_the_game() {
    for &id in GameId::ALL {
        for seed in 0..6 {
            let mut table = at_random(id, seed, 600);
            let told = table.episodes();
            assert_eq!(told, table.clone_box().episodes());
            assert!(told.len() <= MOST_EPISODES, "{} {seed}", id.slug());
            assert!(told.is_sorted_by(|a, b| a.step < b.step));
            let is_over = matches!(table.turn(), Turn::Over(_));
            let ends = told.last().is_some_and(|last| last.role == Role::End);
            assert_eq!(ends, is_over, "{} {seed}", id.slug());
            for episode in &told {
                assert!((1..=2).contains(&episode.phrases.len()), "{episode:?}");
                assert!(!episode.cast.is_empty(), "{} {episode:?}", id.slug());
                assert!(episode.shown_after() <= table.steps().len());
                let again = id
                    .entry()
                    .at_position(&Options::default(), &episode.position, 0);
                let again = again.expect("a position that parses");
                assert!(
                    matches!(again.turn(), Turn::Decision(_)),
                    "{} {episode:?}",
                    id.slug()
                );
            }
            let turns = turning_points(&told, 3);
            assert_eq!(turns.len(), told.len().min(3));
            assert!(turns.is_sorted_by(|a, b| a.step < b.step));
            assert_eq!(turns.iter().any(|one| one.role == Role::End), is_over);
            // Undone steps have no episodes.
            while table.undo() {}
            assert_eq!(table.episodes(), Vec::new());
        }
    }
}

#[test]
fn a_long_game_has_no_more_episodes() {
    const NO_LIMIT: &str =
        "g1dt1g/dgddgd/6/6/6/6/6/SCSSCS/C1PS1C b1,e1,e9,b9 P play - - 012/123456/0 0";
    let entry = GameId::Chevaliers.entry();
    let mut table = entry
        .at_position(&Options::default(), NO_LIMIT, 1)
        .expect("a position");
    for number in 0..4_000 {
        let choices = table.choices();
        let end = choices.iter().find(|choice| choice.text() == "end");
        let choice = match number % 2 {
            0 => choices.iter().find(|choice| !choice.text().contains('x')),
            _ => end,
        };
        let choice = choice.or(choices.first()).expect("a step").clone();
        table.play(&choice).expect("a choice of this position");
    }
    assert!(table.steps().len() >= 4_000);
    let told = table.episodes();
    assert!((1..=MOST_EPISODES).contains(&told.len()));
}
