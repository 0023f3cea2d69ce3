//! The computer praises rarely, and never after its own gain.

use std::rc::Rc;

use engine::catalogue::{CHEVALIERS, GameId};
use engine::kernel::options::Options;
use engine::kernel::piece::{Piece, Spot};
use engine::kernel::side::PerSide;
use engine::kernel::step::{Seat, Turn};
use engine::motion::Pace;
use engine::search::{PlayerKind, Reason, words};
use engine::table::{Choice, RatedChoice};
use yew::Reducible;

use super::{Cheering, MARGIN, Remark, TURNS, is_best};
use crate::state::players::Assignment;
use crate::state::session::moment::Moment;
use crate::state::session::{Action, Presentation, Session};
use crate::state::settings::Help;

fn moment() -> Moment {
    Moment::of(
        CHEVALIERS
            .open(&Options::default(), 1)
            .expect("defaults")
            .into(),
    )
}

/// Plays a turn of a child, then one of the computer. Returns whether praise was possible.
fn turn(cheering: &mut Cheering) -> bool {
    let before = moment();
    let choice = before.choices()[0].clone();
    cheering.childs(before, choice, true);
    let may = cheering.chosen().is_some();
    cheering.cheer(Reason::of(&words::SAFE).praised(&words::YOU_ARE_SAFE));
    assert_eq!(cheering.said().is_some(), may);
    cheering.computers();
    assert!(cheering.said().is_none() && cheering.chosen().is_none());
    may
}

#[test]
fn cheers_in_at_most_one_of_three_turns() {
    let mut cheering = Cheering::default();
    let cheers: Vec<bool> = (0..7).map(|_| turn(&mut cheering)).collect();
    assert_eq!(cheers, [true, false, false, true, false, false, true]);
}

#[test]
fn no_cheer_after_own_gain_or_for_forced_steps() {
    let mut cheering = Cheering::default();
    cheering.gains();
    assert!(!turn(&mut cheering), "it has just taken a piece");
    let before = moment();
    let choice = before.choices()[0].clone();
    cheering.childs(before.clone(), choice.clone(), false);
    assert!(cheering.chosen().is_none(), "there was no choice");
    cheering.childs(before.clone(), choice.clone(), true);
    assert!(cheering.chosen().is_some(), "the second step of the turn");
    cheering.gains();
    cheering.childs(before, choice, true);
    assert!(cheering.chosen().is_none(), "a fight was lost in this turn");
}

#[test]
fn won_fight_is_cheered() {
    for (won, may) in [(true, true), (false, false)] {
        let mut cheering = Cheering::default();
        let before = moment();
        let choice = before.choices()[0].clone();
        cheering.childs(before, choice, true);
        cheering.dice(true, false);
        cheering.dice(false, won);
        assert_eq!(cheering.chosen().is_some(), may);
    }
}

#[test]
fn step_without_reason_is_not_cheered() {
    let mut cheering = Cheering::default();
    let before = moment();
    let choice = before.choices()[0].clone();
    for _ in 0..TURNS {
        cheering.computers();
        cheering.childs(before.clone(), choice.clone(), true);
    }
    cheering.cheer(Reason::of(&words::HARD));
    assert!(cheering.said().is_none());
}

/// Returns the number of pieces of a seat on the board.
fn own(session: &Session, seat: Seat) -> usize {
    let stands = |piece: &&Piece| piece.owner == Some(seat) && matches!(piece.spot, Spot::On(_));
    session.table().scene().pieces.iter().filter(stands).count()
}

/// Plays a game of a child, who takes random steps and is praised whenever possible, against the computer.
fn watch(game: GameId, seed: u64, remarks: &mut [u32; 2]) {
    let table = game
        .entry()
        .open(&Options::default(), seed)
        .expect("defaults");
    let presentation = Presentation {
        pace: Pace::Off,
        help: Help::Automatic,
        real_dice: false,
        narrates: false,
        announces: false,
        facing: false,
    };
    let players = table.scene().players;
    let [child, .., computer] = &players[..] else {
        unreachable!("two play at least");
    };
    let (child, computer) = (child.seat, computer.seat);
    let who = PlayerKind::named("1").expect("a level");
    let assignment = Assignment::default().with(computer, Some(who));
    let now = Session::new(table.into(), PerSide::default(), presentation);
    let mut now = Rc::new(now.seated(assignment));
    for _ in 0..120 {
        let Turn::Decision(seat) = now.table().turn() else {
            break;
        };
        let before = own(&now, child);
        if seat == computer {
            let table = now.table();
            let mut bot = table.bot(who, table.seed());
            let choice = bot.think(u32::MAX).expect("a step");
            let reason = bot.reason(&choice);
            now = now.reduce(Action::Move(choice, reason));
        } else {
            let mut next = (*now).clone();
            let choice = next.moment.any().expect("a step");
            next.play(&choice);
            let cheer = Reason::of(&words::SAFE).praised(&words::YOU_ARE_SAFE);
            let version = next.version;
            now = Rc::new(next).reduce(Action::Cheer(version, cheer));
        }
        let has_lost = own(&now, child) < before;
        match now.remark() {
            Some(Remark::Cheer(_)) => {
                remarks[0] += 1;
                assert!(!has_lost && seat != computer, "{game:?} {seed}");
            }
            Some(Remark::Own(reason)) if has_lost => {
                remarks[1] += 1;
                assert!(!reason.phrase.fr.contains('!') || *reason.phrase == words::HARD);
            }
            _ => {}
        }
    }
}

#[test]
fn after_a_gain_of_the_computer_nothing_is_cheered_and_nothing_triumphant_is_said() {
    let mut remarks = [0; 2];
    for game in GameId::ALL {
        for seed in 0..4 {
            watch(*game, seed, &mut remarks);
        }
    }
    println!("{remarks:?}");
    assert!(remarks[0] > 60 && remarks[1] > 30, "{remarks:?}");
}

#[test]
fn the_best_step_is_better_than_the_next_by_far() {
    let choices = moment().choices().to_vec();
    let hint = |choice: &Choice, win_probability| RatedChoice {
        choice: choice.clone(),
        win_probability,
    };
    let near = [hint(&choices[0], 600), hint(&choices[1], 601 - MARGIN)];
    let far = [hint(&choices[0], 600), hint(&choices[1], 600 - MARGIN)];
    assert!(!is_best(&choices[0], &near) && is_best(&choices[0], &far));
    assert!(!is_best(&choices[1], &far));
    assert!(!is_best(&choices[0], &far[..1]), "the only one");
}
