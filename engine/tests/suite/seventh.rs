//! A seventh game, outside the catalogue, passes the same checks as the games of the catalogue.

use engine::catalogue::Visitor;
use engine::kernel::edit::{Edit, Editable};
use engine::kernel::edition::Edition;
use engine::kernel::options::Options;
use engine::kernel::rules::Rules;
use engine::kernel::step::{Place, Turn};
use engine::search::{Level, PlayerKind};
use engine::table;
use proptest::proptest;
use seventh::Tour;

use crate::contract::{Course, Texts, Walks};
use crate::parsers::{Mutated, Read, mutations, texts};
use crate::perft::Perft;
use crate::players::{Advised, Bounded, Sayings, Sliced};
use crate::replays::Replay;

#[test]
fn seventh_game_keeps_the_contract() {
    Walks(seventh::OPTIONS).visit::<Tour>();
    Course.visit::<Tour>();
    Texts.visit::<Tour>();
}

#[test]
fn computer_players_play_the_seventh_game() {
    Sliced.visit::<Tour>();
    Bounded.visit::<Tour>();
    Advised.visit::<Tour>();
    Sayings.visit::<Tour>();
}

/// Three faces, two actions after each. Blue can win in its second turn with 3 and 3, after five of Red's six plays:
/// the sixth sends Blue home.
#[test]
fn perft_of_the_seventh_game_matches_manual_counts() {
    let counts = [3, 6, 18, 36, 108, 216, 3 * (216 - 5) + 5];
    for (depth, count) in (1..).zip(counts) {
        let position = "a g B -";
        assert_eq!(Perft { position, depth }.visit::<Tour>(), count, "{depth}");
    }
}

#[test]
fn recorded_seventh_games_replay_to_their_end() {
    let steps = "dice:3 d dice:3 d dice:2 c dice:1 c dice:1 stay dice:3 a";
    let game = format!("options\na g B -\n{steps}\na a R -");
    assert_eq!(Replay(&game).visit::<Tour>(), game);
    let beginning =
        "options first=R\na g R -\ndice:3 d dice:3 d dice:3 d dice:1 b dice:3 a\nb a R -";
    assert_eq!(Replay(beginning).visit::<Tour>(), beginning);
}

#[test]
fn invalid_positions_of_the_seventh_game_are_rejected() {
    let game = Tour::new(&Options::default()).expect("no option is an option");
    for (text, at) in [
        ("a g B", 0),
        ("h g B -", 0),
        ("a - B -", 2),
        ("a g X -", 4),
        ("a g B 4", 6),
        ("c c B -", 2),
        ("c a B -", 4),
        ("g f B 1", 6),
    ] {
        let refused = game.position(text).expect_err(text);
        assert_eq!(refused.at, at, "{text}");
    }
}

#[test]
fn position_editor_edits_the_seventh_game() {
    let game = Tour::new(&Options::default()).expect("no option is an option");
    let mut at = game.position("b d R 2").expect("a position");
    let mut then = |edit: Edit| {
        at.edit(edit);
        at.to_string()
    };
    assert_eq!(then(Edit::Begin), "b d R -");
    assert_eq!(then(Edit::Put(0, Place(3))), "d - R -");
    assert_eq!(then(Edit::Empty), "- - R -");
    assert_eq!(then(Edit::Put(1, Place(4))), "- e R -");
    assert_eq!(then(Edit::Put(0, Place(2))), "c e R -");
    assert_eq!(then(Edit::Set(0, 0)), "c e B -");
    assert_eq!(then(Edit::Clear(Place(4))), "c - B -");
    let (spares, settings) = (at.spares(), at.settings());
    let left: Vec<u8> = spares.iter().map(|spare| spare.left).collect();
    assert_eq!(
        (left, settings.len(), settings[0].chosen),
        (vec![0, 1], 1, 0)
    );
}

#[test]
fn a_table_plays_and_replays_the_seventh_game() {
    let mut playing = table::open::<Tour>(&Options::default(), 4).expect("the default is playable");
    while !matches!(playing.turn(), Turn::Over(_)) {
        let choice = match playing.turn() {
            Turn::Chance => playing.sample_roll().expect("the die falls"),
            _ => {
                let mut bot = playing.bot(PlayerKind::Level(Level::Three), 11);
                loop {
                    if let Some(choice) = bot.think(1000) {
                        break choice;
                    }
                }
            }
        };
        playing.play(&choice).expect("a choice of this position");
        assert!(playing.steps().len() < 400, "{:?}", playing.steps());
    }
    let record = playing.record();
    assert_eq!(record.game, Tour::INFO.slug);
    let again = table::replay::<Tour>(&record, 4).expect("it was just played");
    assert!(again.broken.is_none());
    assert_eq!(again.table.position(), playing.position());
}

proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, cases: 300, ..Default::default() })]

    #[test]
    fn parsers_of_the_seventh_game_never_panic(text in texts(), (seed, steps, edits) in mutations()) {
        Read(&text).visit::<Tour>();
        Mutated { seed, steps, edits: &edits }.visit::<Tour>();
    }
}
