//! Narrations of moves match `tests/games/<slug>/narration.txt`.
//!
//! One line per move: position, step, and the narration or `-`, separated by bars.

use engine::catalogue::GameId;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::words::Language;
use engine::table::{Choice, Table};

use crate::expectations;

/// Returns the narration of a choice in French, with plain spaces.
fn told(table: &dyn Table, choice: &Choice) -> Option<String> {
    let narration = table.narration(choice)?;
    Some(narration.text(Language::FRENCH).replace('\u{a0}', " "))
}

#[test]
fn narrations_match_the_expectations() {
    let game = GameId::Chevaliers;
    let text = expectations::text(game.slug(), "narration.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut count = 0;
    for line in lines.filter(|line| !line.is_empty()) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [position, step, expected] = parts[..] else {
            panic!("position | step | narration: {line}");
        };
        let opened = game.entry().at_position(&Options::default(), position, 1);
        let table = opened.unwrap_or_else(|error| panic!("{error}: {line}"));
        let choices = table.choices();
        let choice = choices.iter().find(|choice| choice.text() == step);
        let said = told(
            &*table,
            choice.unwrap_or_else(|| panic!("not legal: {line}")),
        );
        assert_eq!(said.as_deref().unwrap_or("-"), expected, "{line}");
        count += 1;
    }
    expectations::enough(game.slug(), "narration", count);
}

#[test]
fn only_moves_are_narrated() {
    for &id in GameId::ALL {
        let opened = id.entry().open(&Options::default(), 3);
        let mut table = opened.expect("default options");
        let mut dice = Rng::seeded(3);
        for _ in 0..200 {
            let choices = table.choices();
            let Some(choice) = choices.get(dice.below(choices.len().max(1) as u32) as usize) else {
                break;
            };
            let said = told(&*table, choice);
            let is_move = choice.text().contains('-');
            assert!(said.is_none() || is_move, "{said:?} {}", choice.text());
            assert!(said.is_none() || id == GameId::Chevaliers, "{said:?}");
            let late = choice.clone();
            table.play(&late).expect("a choice of this position");
            assert_eq!(told(&*table, &late), None, "a late choice has none");
        }
    }
}
