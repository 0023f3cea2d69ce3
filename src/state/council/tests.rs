use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::input::Touch;
use engine::kernel::options::Options;
use engine::kernel::step::{Place, Turn};
use engine::table::Table;
use yew::Reducible;

use super::{Council, Deed, HANDS, Stage};

fn open(game: GameId) -> Rc<dyn Table> {
    let table = game.entry().open(&Options::default(), 7);
    table.expect("default options").into()
}

/// Returns the tables of the first decisions of a game in which the first legal step is always taken.
fn decisions(game: GameId) -> Vec<Rc<dyn Table>> {
    let mut table = open(game).clone_box();
    let mut all: Vec<Rc<dyn Table>> = Vec::new();
    while all.len() < 30 {
        match table.turn() {
            Turn::Over(_) => break,
            Turn::Decision(_) => all.push(table.clone_box().into()),
            Turn::Chance => {}
        }
        let choices = table.choices();
        let choice = &choices[all.len() % choices.len()];
        table.play(choice).expect("a choice of this moment");
    }
    all
}

fn council(deeds: impl IntoIterator<Item = Deed>) -> Council {
    let start = Rc::new(Council::default());
    let end = deeds.into_iter().fold(start, Reducible::reduce);
    (*end).clone()
}

/// Returns a council with a candidate for each of these numbers of votes.
fn voted(votes: &[u8]) -> Council {
    let table = open(GameId::Knights);
    let choices = decisions(GameId::Knights).pop().unwrap_or(table).choices();
    let choices: Vec<_> = choices.into_iter().take(votes.len()).collect();
    let hands = votes.iter().enumerate();
    let hands = hands.flat_map(|(sign, votes)| (0..*votes).map(move |_| Deed::Vote(sign, true)));
    council([Deed::Propose(choices)].into_iter().chain(hands))
}

#[test]
fn every_move_of_every_game_is_shown_by_its_touches() {
    for &game in GameId::ALL {
        let mut shown = 0;
        for table in decisions(game) {
            let in_hand = table.next_inputs(&[]).first().copied();
            for choice in table.choices() {
                let touches = choice.inputs();
                let places = match touches.first() {
                    None => continue,
                    Some(held @ Touch::Held(_)) if Some(*held) != in_hand => continue,
                    Some(Touch::Held(_)) => &touches[1..],
                    Some(_) => touches,
                };
                let touch = |touch: &Touch| Deed::Touch(table.clone(), *touch);
                let council = council(places.iter().map(touch));
                let texts: Vec<_> = council
                    .candidates()
                    .map(|(_, one)| one.choice.text())
                    .collect();
                assert_eq!(
                    texts,
                    [choice.text()],
                    "{} {}",
                    game.slug(),
                    table.position()
                );
                shown += 1;
            }
        }
        assert!(shown > 0, "{} has moves with touches", game.slug());
    }
}

#[test]
fn a_touch_that_is_no_move_changes_nothing() {
    let table = open(GameId::Kingdom);
    let next = table.next_inputs(&[]);
    let places = 0..table.board().places.len() as u16;
    let touches = places.map(|index| Touch::At(Place(index)));
    let others: Vec<Touch> = touches.filter(|touch| !next.contains(touch)).collect();
    assert!(!next.is_empty() && !others.is_empty());
    for touch in others {
        let after = council([Deed::Touch(table.clone(), touch)]);
        assert_eq!(after, Council::default());
    }
}

#[test]
fn votes_are_counted_and_compared() {
    let council = voted(&[2, 5, 0]);
    assert_eq!(council.votes(), [2, 5, 0]);
    assert_eq!(council.top_two(), Some((5, 2)));
    assert_eq!(council.winner(), Some(1));
    assert!(!council.has_room());
}

#[test]
fn a_vote_stays_between_none_and_a_large_class() {
    assert_eq!(voted(&[40]).votes(), [HANDS]);
    let mut council = Rc::new(voted(&[1]));
    for _ in 0..3 {
        council = council.reduce(Deed::Vote(0, false));
    }
    assert_eq!(council.votes(), [0]);
}

#[test]
fn a_tie_is_decided_by_the_die() {
    for votes in [&[3, 3][..], &[4, 1, 4], &[2, 2, 2]] {
        let council = voted(votes);
        assert_eq!(council.winner(), None, "{votes:?}");
        let tied = council.leaders();
        let mut wins = vec![0; votes.len()];
        for face in 1..=6 {
            let decided = Rc::new(council.clone()).reduce(Deed::Die(face));
            wins[decided.winner().expect("every face decides")] += 1;
        }
        for (sign, won) in wins.into_iter().enumerate() {
            let share = if tied.contains(&sign) {
                6 / tied.len()
            } else {
                0
            };
            assert_eq!(won, share, "{votes:?}");
        }
    }
}

#[test]
fn a_removed_candidate_leaves_its_sign_free() {
    let removed = Rc::new(voted(&[1, 2, 3])).reduce(Deed::Remove(1));
    assert_eq!(removed.votes(), [1, 0, 3]);
    let table = decisions(GameId::Knights).pop().expect("a decision");
    let last = table.choices().pop().expect("a choice");
    let filled = removed.reduce(Deed::Propose(vec![last.clone()]));
    assert_eq!(
        filled.candidate(1).map(|one| one.choice.text()),
        Some(last.text())
    );
}

#[test]
fn a_new_stage_forgets_the_die() {
    let decided = Rc::new(voted(&[3, 3])).reduce(Deed::Die(2));
    let again = decided.reduce(Deed::Stage(Stage::Vote));
    assert_eq!((again.stage(), again.face()), (Stage::Vote, None));
}
