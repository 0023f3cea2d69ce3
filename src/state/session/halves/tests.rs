//! Split fights: both sides answer in either order, and nothing that is asked changes the game.

use std::rc::Rc;

use engine::catalogue::{ALL, GameId};
use engine::kernel::options::Options;
use engine::kernel::side::{PerSide, Side};
use engine::kernel::step::Seat;
use engine::motion::Pace;
use engine::search::PlayerKind;
use yew::Reducible;

use crate::state::cue::Cue;
use crate::state::fight::question::{Answer, Ask};
use crate::state::fight::view::FightView;
use crate::state::persist::Persist;
use crate::state::players::Assignment;
use crate::state::saved::Saved;
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::Help;

/// A great dragon with a coin attacks a knight with a coin.
const FIGHT: &str = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";

fn presentation(help: Help, pace: Pace, facing: bool) -> Presentation {
    Presentation {
        pace,
        help,
        facing,
        ..Presentation::default()
    }
}

fn session(seed: u64, presentation: Presentation) -> Rc<Session> {
    let table = GameId::Chevaliers
        .entry()
        .at_position(&Options::default(), FIGHT, seed)
        .expect("a legal position");
    Rc::new(Session::new(table.into(), PerSide::default(), presentation))
}

/// Ends all cues that are played now, also those of both halves.
fn played(mut now: Rc<Session>) -> Rc<Session> {
    loop {
        let halves = Side::BOTH.map(|side| (side, now.beat_in(side)));
        let running = halves
            .into_iter()
            .find_map(|(side, beat)| Some((side, beat?.0)));
        let beat = now.playback().beat();
        now = match running {
            Some((side, beat)) => now.reduce(Action::AdvanceHalf(side, beat)),
            None if now.is_busy() => now.reduce(Action::Advance(beat)),
            None => return now,
        };
    }
}

fn thrown(now: Rc<Session>) -> Rc<Session> {
    let now = Side::BOTH
        .into_iter()
        .fold(played(now), |now, side| now.reduce(Action::Die(side)));
    played(now)
}

fn asks(now: &Session) -> [Option<Ask>; 2] {
    Side::BOTH.map(|side| now.asked_in(Some(side)).map(|asked| asked.ask))
}

fn right(now: &Session, side: Side) -> Option<Answer> {
    let asked = now.asked_in(Some(side))?;
    let fallen = now.fight().and_then(FightView::fallen)?;
    Some(fallen.right(asked.ask))
}

fn answer(now: &Rc<Session>, side: Side) -> Rc<Session> {
    let right = right(now, side).expect("a question");
    Rc::clone(now).reduce(Action::AnswerIn(side, right))
}

/// Settles a fight. `first` answers first in each round of questions. Returns the steps of the table.
fn settled(mut now: Rc<Session>, first: Side) -> Vec<String> {
    for _ in 0..500 {
        now = played(now);
        if now.fight().is_none() {
            return now.table().steps();
        }
        let sides = [first, first.other()].into_iter();
        let asked = sides.clone().find(|side| now.is_asked_in(Some(*side)));
        let throws = sides.clone().find(|side| now.can_throw(*side));
        now = match (asked, throws) {
            (Some(side), _) => answer(&now, side),
            (None, Some(side)) => now.reduce(Action::Die(side)),
            (None, None) => panic!("nothing can be done"),
        };
    }
    panic!("the fight does not end");
}

#[test]
fn both_sides_are_asked_at_once_and_wait_for_each_other() {
    let (attacker, defender) = (Side::Attacker, Side::Defender);
    for help in [Help::Asked, Help::Memory] {
        let mut now = thrown(session(3, presentation(help, Pace::Full, true)));
        for question in [Ask::Read as fn(Side) -> Ask, Ask::Total] {
            assert_eq!(
                asks(&now),
                Side::BOTH.map(|side| Some(question(side))),
                "{help:?}"
            );
            now = played(answer(&now, defender));
            assert_eq!(asks(&now), [Some(question(attacker)), None], "{help:?}");
            assert!(!now.is_busy() && !now.is_asked_in(Some(defender)));
            now = played(answer(&now, attacker));
        }
        assert_eq!(asks(&now), [Some(Ask::Winner); 2], "{help:?}");
        now = played(answer(&now, attacker));
        assert_eq!(asks(&now), [None, Some(Ask::Winner)], "{help:?}");
        now = answer(&now, defender);
        assert!(
            now.fight().is_some_and(|fight| fight.towers) && !now.table().steps().is_empty()
                || help == Help::Memory
        );
        assert_eq!(asks(&now), [None, None]);
    }
}

#[test]
fn a_wrong_answer_stays_in_its_half() {
    let (attacker, defender) = (Side::Attacker, Side::Defender);
    let now = thrown(session(3, presentation(Help::Asked, Pace::Full, true)));
    let wrong = match right(&now, attacker) {
        Some(Answer::Number(1)) => 2,
        _ => 1,
    };
    let now = now.reduce(Action::AnswerIn(attacker, Answer::Number(wrong)));
    assert_eq!(now.cue_in(Some(attacker)), Some(&Cue::Count(attacker)));
    assert_eq!(now.cue_in(Some(defender)), None);
    assert_eq!(now.latest_half(), Some(attacker));
    assert!(!now.is_asked_in(Some(attacker)) && now.is_asked_in(Some(defender)));
    // Neither answers for the other one.
    let other = Rc::clone(&now).reduce(Action::AnswerIn(
        attacker,
        right(&now, defender).expect("a question"),
    ));
    assert_eq!(asks(&other), asks(&now));
    let now = played(answer(&now, defender));
    assert_eq!(asks(&now), [Some(Ask::Read(attacker)), None]);
    assert_eq!(
        now.asked_in(Some(attacker)).map(|asked| asked.wrong.len()),
        Some(1)
    );
    let now = answer(&now, attacker);
    let skills: Vec<bool> = now
        .exercised()
        .iter()
        .map(|answer| answer.first_right)
        .collect();
    assert_eq!(skills, [true, false]);
}

#[test]
fn splitting_changes_no_game() {
    for seed in 0..20 {
        for help in Help::ALL {
            for pace in [Pace::Full, Pace::Off] {
                let joined = settled(
                    session(seed, presentation(help, pace, false)),
                    Side::Attacker,
                );
                for first in Side::BOTH {
                    let split = session(seed, presentation(help, pace, true));
                    assert_eq!(settled(split, first), joined, "{seed} {help:?} {pace:?}");
                }
            }
        }
    }
}

#[test]
fn a_reopened_fight_keeps_the_answers_of_both_halves() {
    let how = presentation(Help::Asked, Pace::Off, true);
    for order in [
        [Side::Attacker, Side::Defender],
        [Side::Defender, Side::Attacker],
    ] {
        let mut now = thrown(session(8, how));
        for side in [order, order].concat() {
            now = answer(&now, side);
            let saved = Saved {
                progress: now.progress(),
                facing: true,
                ..Saved::of(now.table(), now.thrown())
            };
            let saved = Saved::read(&saved.to_json().write()).expect("it is read back");
            assert!(saved.facing);
            let open = saved.open(ALL).expect("it opens");
            let again = Session::resumed(open.table.into(), open.thrown, open.progress, how);
            assert_eq!(asks(&again), asks(&now), "{order:?}");
            let again = settled(Rc::new(again), order[0]);
            assert_eq!(again, settled(Rc::clone(&now), order[1]));
        }
    }
}

#[test]
fn fights_against_the_computer_are_not_split() {
    let how = presentation(Help::Asked, Pace::Off, true);
    let computer = Assignment::default().with(Seat(0), PlayerKind::named("3"));
    let now = thrown(session(8, how));
    assert!(now.splits() && now.fight().is_some());
    // One question is answered ahead of the other.
    let now = answer(&now, Side::Defender);
    let now = now.reduce(Action::Assign(computer));
    assert!(!now.splits());
    assert_eq!(
        now.asked().map(|asked| asked.ask),
        Some(Ask::Read(Side::Attacker))
    );
    let now = now.reduce(Action::Assign(Assignment::default()));
    assert_eq!(asks(&now), [Some(Ask::Read(Side::Attacker)), None]);
}

#[test]
fn switching_the_questions_off_ends_the_halves() {
    let now = thrown(session(8, presentation(Help::Asked, Pace::Full, true)));
    let now = now.reduce(Action::Present(presentation(Help::Shown, Pace::Full, true)));
    assert_eq!(asks(&now), [None, None]);
    assert_eq!(played(now).table().steps().len(), 1);
}
