//! Computer players in every game: slicing does not change the move, node budgets hold, advice and sayings are valid.

use super::support::decisions;
use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::step::{Step, Turn};
use engine::search::words;
use engine::search::{ComputerPlayer, HeadToHead, Level, PlayerKind, Strength};

const EVERYONE: [PlayerKind; 9] = [
    PlayerKind::Random,
    PlayerKind::Greedy,
    PlayerKind::Level(Level::One),
    PlayerKind::Level(Level::Two),
    PlayerKind::Level(Level::Three),
    PlayerKind::Measured(Strength::of_nodes(6_000)),
    PlayerKind::Friend(HeadToHead { won: 0, lost: 0 }),
    PlayerKind::Friend(HeadToHead { won: 2, lost: 0 }),
    PlayerKind::Friend(HeadToHead { won: 0, lost: 2 }),
];

fn whole<G: Game>(player: &mut ComputerPlayer<G>, slice: u32) -> G::Action {
    loop {
        if let Some(action) = player.think(slice) {
            return action;
        }
    }
}

/// Checks that a player chooses the same legal action with any slice size, and when it is asked again.
pub struct Sliced;

impl Visitor for Sliced {
    type Output = ();

    fn visit<G: Game>(self) {
        let slug = G::INFO.slug;
        for mode in G::INFO.modes {
            let options: Options = mode.ready.iter().copied().collect();
            let game = G::new(&options).expect("the mode is playable");
            for at in decisions(&game, 5, 6) {
                for who in EVERYONE {
                    let new = || ComputerPlayer::new(&game, &at, who, 7).expect("a seat decides");
                    let mut player = new();
                    let action = whole(&mut player, u32::MAX);
                    assert!(game.allows(&at, Step::Act(action)), "{slug} {at} {action}");
                    for slice in [1, 37, 1000] {
                        let mut sliced = new();
                        assert_eq!(whole(&mut sliced, slice), action, "{slug} {who:?} {at}");
                        assert_eq!(sliced.nodes(), player.nodes(), "{slug} {who:?} {at}");
                        assert_eq!(sliced.reason(action), player.reason(action));
                    }
                    assert_eq!(whole(&mut player, 1), action, "asked again");
                }
            }
        }
    }
}

#[test]
fn slices_of_any_size_give_the_same_action() {
    for id in GameId::ALL {
        id.visit(Sliced);
    }
}

/// Checks that a search stops near its node budget.
pub struct Bounded;

impl Visitor for Bounded {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("the default is playable");
        for at in decisions(&game, 9, 8) {
            let mut player = ComputerPlayer::new(
                &game,
                &at,
                PlayerKind::Measured(Strength::of_nodes(3_000)),
                7,
            )
            .expect("a seat decides");
            whole(&mut player, 100);
            assert!(
                player.nodes() < 4_000,
                "{} {at}: {}",
                G::INFO.slug,
                player.nodes()
            );
        }
    }
}

#[test]
fn node_budgets_are_bounded() {
    for id in GameId::ALL {
        id.visit(Bounded);
    }
}

/// Checks that the adviser gives win probabilities of three actions (all, if fewer are legal), in descending order.
pub struct Advised;

impl Visitor for Advised {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("the default is playable");
        let mut actions = Vec::new();
        for at in decisions(&game, 3, 2) {
            actions.clear();
            game.actions(&at, &mut actions);
            let mut player =
                ComputerPlayer::new(&game, &at, PlayerKind::Adviser, 7).expect("a seat decides");
            whole(&mut player, u32::MAX);
            let hints = player.rated_actions();
            assert!(hints.len() >= actions.len().min(3) || actions.len() == 1);
            assert!(hints.is_sorted_by(|a, b| a.win_probability >= b.win_probability));
        }
    }
}

#[test]
fn adviser_rates_three_actions() {
    for id in GameId::ALL {
        id.visit(Advised);
    }
}

/// Checks that sayings are at most 48 characters long (the speech bubble), end a sentence and have no breaking space.
pub struct Sayings;

impl Visitor for Sayings {
    type Output = ();

    fn visit<G: Game>(self) {
        let sayings = G::SAYINGS.iter();
        let phrases = sayings.flat_map(|(_, said)| [said.takes, said.seeks, said.keeps]);
        for phrase in phrases.chain(words::ALL.iter().copied()) {
            assert!(phrase.fr.chars().count() <= 48, "{}", phrase.fr);
            assert!(phrase.fr.ends_with(['.', '!']));
            let has_breakable = phrase.fr.contains(" !") || phrase.fr.contains(" :");
            assert!(!has_breakable, "{}", phrase.fr);
        }
        assert!(!G::SAYINGS.is_empty(), "{} is mute", G::INFO.slug);
    }
}

#[test]
fn sayings_are_short_whole_sentences() {
    for id in GameId::ALL {
        id.visit(Sayings);
    }
}

/// Bots play all seats and roll the dice at a table, for up to 60 steps.
#[test]
fn bots_play_legal_choices_at_tables() {
    for id in GameId::ALL {
        let mut table = id
            .entry()
            .open(&Options::default(), 4)
            .expect("the default is playable");
        for _ in 0..60 {
            if matches!(table.turn(), Turn::Over(_)) {
                break;
            }
            let mut bot = table.bot(PlayerKind::Level(Level::One), 11);
            let choice = loop {
                if let Some(choice) = bot.think(200) {
                    break choice;
                }
            };
            if matches!(table.turn(), Turn::Decision(_)) {
                assert!(table.choices().contains(&choice));
            } else {
                assert_eq!(Some(&choice), table.sample_roll().as_ref());
            }
            table
                .play(&choice)
                .expect("the choice is for this position");
        }
    }
}

/// Placing an army takes 24 decisions; almost all of them must be made without a long search.
#[test]
fn placing_an_army_needs_few_nodes() {
    let options = Options::default().with("setup", "manual");
    let mut table = GameId::Chevaliers
        .entry()
        .open(&options, 4)
        .expect("it is playable");
    let mut long = 0;
    while table.steps().len() < 24 {
        let mut bot = table.bot(PlayerKind::Level(Level::Five), 11);
        let choice = loop {
            if let Some(choice) = bot.think(u32::MAX) {
                break choice;
            }
        };
        long += u32::from(bot.nodes() > 10_000);
        table.play(&choice).expect("the choice is legal");
    }
    // The last two pieces of each side: tactics begin there.
    assert!(long <= 4, "{long} long thoughts");
}
