//! What holds for computer players in every game.

use super::support::decisions;
use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::step::{Step, Turn};
use engine::search::{Level, Mind, PlayerKind, Standing, Strength};

const EVERYONE: [PlayerKind; 9] = [
    PlayerKind::Random,
    PlayerKind::Greedy,
    PlayerKind::Level(Level::One),
    PlayerKind::Level(Level::Two),
    PlayerKind::Level(Level::Three),
    PlayerKind::Measured(Strength::looking_at(6_000)),
    PlayerKind::Friend(Standing { won: 0, lost: 0 }),
    PlayerKind::Friend(Standing { won: 2, lost: 0 }),
    PlayerKind::Friend(Standing { won: 0, lost: 2 }),
];

fn whole<G: Game>(mind: &mut Mind<G>, slice: u32) -> G::Action {
    loop {
        if let Some(action) = mind.think(slice) {
            return action;
        }
    }
}

/// Sliced or not, asked once or twice, a player chooses the same legal action.
struct Sliced;

impl Visitor for Sliced {
    type Output = ();

    fn visit<G: Game>(self) {
        let slug = G::INFO.slug;
        for mode in G::INFO.modes {
            let options: Options = mode.ready.iter().copied().collect();
            let game = G::new(&options).expect("the mode is playable");
            for at in decisions(&game, 5, 6) {
                for who in EVERYONE {
                    let new = || Mind::new(&game, &at, who, 7).expect("a seat decides");
                    let mut mind = new();
                    let action = whole(&mut mind, u32::MAX);
                    assert!(game.allows(&at, Step::Act(action)), "{slug} {at} {action}");
                    for slice in [1, 37, 1000] {
                        let mut sliced = new();
                        assert_eq!(whole(&mut sliced, slice), action, "{slug} {who:?} {at}");
                        assert_eq!(sliced.seen(), mind.seen(), "{slug} {who:?} {at}");
                        assert_eq!(sliced.reason(action), mind.reason(action));
                    }
                    assert_eq!(whole(&mut mind, 1), action, "asked again");
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

/// A search stops near its effort, whatever it finds on the way.
struct Bounded;

impl Visitor for Bounded {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("the default is playable");
        for at in decisions(&game, 9, 8) {
            let mut mind = Mind::new(
                &game,
                &at,
                PlayerKind::Measured(Strength::looking_at(3_000)),
                7,
            )
            .expect("a seat decides");
            whole(&mut mind, 100);
            assert!(
                mind.seen() < 4_000,
                "{} {at}: {}",
                G::INFO.slug,
                mind.seen()
            );
        }
    }
}

#[test]
fn effort_is_bounded() {
    for id in GameId::ALL {
        id.visit(Bounded);
    }
}

/// An adviser knows the chances of the three best actions, in order.
struct Advised;

impl Visitor for Advised {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("the default is playable");
        let mut actions = Vec::new();
        for at in decisions(&game, 3, 2) {
            actions.clear();
            game.actions(&at, &mut actions);
            let mut mind = Mind::new(&game, &at, PlayerKind::Adviser, 7).expect("a seat decides");
            whole(&mut mind, u32::MAX);
            let advice = mind.advice();
            assert!(advice.len() >= actions.len().min(3) || actions.len() == 1);
            assert!(advice.is_sorted_by(|a, b| a.chance >= b.chance));
        }
    }
}

#[test]
fn an_adviser_knows_three_actions() {
    for id in GameId::ALL {
        id.visit(Advised);
    }
}

/// A whole game at a table, thinkers playing all seats and throwing the dice.
#[test]
fn thinkers_play_at_tables() {
    for id in GameId::ALL {
        let mut table = id
            .open(&Options::default(), 4)
            .expect("the default is playable");
        for _ in 0..60 {
            if matches!(table.turn(), Turn::Over(_)) {
                break;
            }
            let mut thinker = table.thinker(PlayerKind::Level(Level::One), 11);
            let choice = loop {
                if let Some(choice) = thinker.think(200) {
                    break choice;
                }
            };
            if matches!(table.turn(), Turn::Decision(_)) {
                assert!(
                    thinker.reason(&choice).is_some(),
                    "{} {}",
                    id.slug(),
                    table.position()
                );
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

/// An army is placed piece by piece: nobody is to wait for a long thought before each of them.
#[test]
fn an_army_is_placed_quickly() {
    let options = Options::default().with("setup", "manual");
    let mut table = GameId::Chevaliers
        .open(&options, 4)
        .expect("it is playable");
    let mut long = 0;
    while table.steps().len() < 24 {
        let mut thinker = table.thinker(PlayerKind::Level(Level::Five), 11);
        let choice = loop {
            if let Some(choice) = thinker.think(u32::MAX) {
                break choice;
            }
        };
        long += u32::from(thinker.seen() > 10_000);
        table.play(&choice).expect("the choice is legal");
    }
    // Of each side the last two, with which others have tactics.
    assert!(long <= 4, "{long} long thoughts");
}
