//! Questions of a fight, its duration, and that no answer changes the game.

use std::rc::Rc;

use engine::catalogue::{ALL, GameId};
use engine::kernel::options::Options;
use engine::kernel::side::{PerSide, Side};
use engine::motion::Pace;
use engine::table::Table;
use yew::Reducible;

use super::{Action, Presentation, Session};
use crate::state::cue::{Cue, FIGHT_LASTS};
use crate::state::fight::question::{Answer, Ask, Fallen};
use crate::state::fight::view::FightView;
use crate::state::persist::Persist;
use crate::state::saved::Saved;
use crate::state::settings::Help;
use crate::state::skill_stats::Skill;

/// A great dragon attacks a knight, and the Prince stands beside Tyran.
const BONUSES: &str = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
const PRINCES: &str = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 P fight:c3d3 - - 012/123456/100 0";
const DRAGON: &str = "M0 - t10:3:-:-/g11:3:-:-/e05:3:-:- u09 - 3344433 3";

fn table(game: GameId, position: &str, seed: u64) -> Rc<dyn Table> {
    game.entry()
        .at_position(&Options::default(), position, seed)
        .expect("a legal position")
        .into()
}

fn presentation(help: Help, pace: Pace) -> Presentation {
    Presentation {
        pace,
        help,
        ..Presentation::default()
    }
}

fn session(position: &str, seed: u64, presentation: Presentation) -> Rc<Session> {
    let table = table(GameId::Chevaliers, position, seed);
    Rc::new(Session::new(table, PerSide::default(), presentation))
}

fn fallen(session: &Session) -> Fallen<'_> {
    let fallen = session.fight().and_then(FightView::fallen);
    fallen.expect("the dice have fallen")
}

/// Returns all possible actions of a session that waits for input.
fn actions(session: &Session) -> Vec<Action> {
    if let Some(asked) = session.asked().filter(|_| session.is_asked()) {
        let fallen = fallen(session);
        let mut answers = fallen.answers(asked.ask, session.turn());
        answers.retain(|answer| !asked.wrong.contains(answer));
        // The right answer comes last.
        answers.sort_by_key(|answer| *answer == fallen.right(asked.ask));
        return answers.into_iter().map(Action::Answer).collect();
    }
    let mut sides = Side::BOTH.into_iter();
    let side = sides.find(|side| session.can_throw(*side));
    side.map(Action::Die).into_iter().collect()
}

/// Plays a fight to its end. `first` answers rightly at once; otherwise every wrong answer is tried before.
///
/// Returns the questions, the steps of the table, and the cues of the fight with their durations.
fn fight(mut session: Rc<Session>, first: bool) -> (Vec<Ask>, Vec<String>, Vec<(Cue, u32)>) {
    let (mut asks, mut beats) = (Vec::new(), Vec::new());
    for _ in 0..2000 {
        if session.fight().is_none() && !session.is_busy() {
            return (asks, session.table().steps(), beats);
        }
        if session.is_busy() {
            let playback = session.playback();
            if session.fight().is_some() {
                beats.extend(playback.now().cloned().zip(playback.length()));
            }
            assert!(!matches!(playback.now(), Some(Cue::Ask(_))));
            let beat = playback.beat();
            session = session.reduce(Action::Advance(beat));
            continue;
        }
        if let Some(asked) = session.asked()
            && asked.wrong.is_empty()
        {
            asks.push(asked.ask);
        }
        let mut actions = actions(&session);
        let action = if first {
            actions.pop()
        } else {
            Some(actions.remove(0))
        };
        session = session.reduce(action.expect("something can be done"));
    }
    panic!("the fight does not end");
}

/// Returns the total duration of these cues, in milliseconds.
fn lasted(beats: &[(Cue, u32)]) -> u32 {
    beats.iter().map(|(_, length)| length).sum()
}

#[test]
fn pupils_read_both_dice_add_both_bonuses_and_name_the_winner() {
    for help in [Help::Asked, Help::Memory] {
        let (asks, steps, _) = fight(session(BONUSES, 3, presentation(help, Pace::Full)), true);
        let once = [
            Ask::Read(Side::Attacker),
            Ask::Read(Side::Defender),
            Ask::Total(Side::Attacker),
            Ask::Total(Side::Defender),
            Ask::Winner,
        ];
        assert_eq!(asks.len() % once.len(), 0);
        assert!(asks.chunks(once.len()).all(|asks| asks == once), "{help:?}");
        // A tie asks again: one round of questions per throw.
        assert_eq!(steps.len(), asks.len() / once.len());
    }
    for help in [Help::Automatic, Help::Shown] {
        let (asks, ..) = fight(session(BONUSES, 3, presentation(help, Pace::Full)), true);
        assert_eq!(asks, [], "{help:?}");
    }
}

#[test]
fn no_level_and_no_answer_changes_the_game() {
    for seed in 0..40 {
        let steps =
            |help, first, pace| fight(session(BONUSES, seed, presentation(help, pace)), first).1;
        let expected = steps(Help::Automatic, true, Pace::Off);
        for help in Help::ALL {
            for first in [true, false] {
                for pace in [Pace::Full, Pace::Off] {
                    assert_eq!(steps(help, first, pace), expected, "{seed} {help:?}");
                }
            }
        }
    }
}

#[test]
fn no_fight_without_questions_takes_more_than_twenty_seconds_of_the_app() {
    let mut longest = 0;
    for position in [BONUSES, PRINCES] {
        for seed in 0..400 {
            for help in [Help::Automatic, Help::Shown] {
                for pace in [Pace::Full, Pace::Reduced] {
                    let (.., beats) =
                        fight(session(position, seed, presentation(help, pace)), true);
                    let spent = lasted(&beats);
                    assert!(spent <= FIGHT_LASTS, "{help:?} seed {seed}: {spent} ms");
                    longest = longest.max(spent);
                }
            }
        }
    }
    // Ties occurred: the limit was needed.
    assert!(longest > 17_000, "{longest}");
    let automatic = fight(
        session(PRINCES, 1, presentation(Help::Automatic, Pace::Full)),
        true,
    );
    let spent = lasted(&automatic.2);
    assert!((2_500..=5_000).contains(&spent), "{spent}");
}

#[test]
fn cues_last_their_duration_and_corrections_longer() {
    for help in [Help::Asked, Help::Memory] {
        let mut recounts = 0;
        for seed in 0..40 {
            let start = session(PRINCES, seed, presentation(help, Pace::Full));
            let (.., beats) = fight(start, false);
            for (cue, length) in beats {
                let least = cue.duration(Pace::Full, help);
                assert!(
                    length == least || cue.explains() && length > least,
                    "{cue:?}"
                );
                recounts += u32::from(matches!(cue, Cue::Count(_) | Cue::Recount(_)));
            }
        }
        assert!(recounts > 200, "{recounts} recounts");
    }
}

#[test]
fn repeated_errors_lengthen_the_correction() {
    let start = session(PRINCES, 1, presentation(Help::Asked, Pace::Full));
    let (.., beats) = fight(start, false);
    let counts = beats.iter().filter(|(cue, _)| matches!(cue, Cue::Count(_)));
    let lengths: Vec<u32> = counts.map(|(_, length)| *length).collect();
    assert!(
        lengths.len() >= 10,
        "five wrong numbers for each of two dice"
    );
    let least = lengths[0];
    for count in lengths.chunks(5).take(2) {
        assert_eq!(
            count,
            [
                least,
                3 * least / 2,
                3 * least / 2,
                3 * least / 2,
                3 * least / 2
            ]
        );
    }
}

#[test]
fn both_dice_may_be_thrown_at_the_same_moment() {
    for help in [Help::Shown, Help::Asked, Help::Memory] {
        let mut now = session(BONUSES, 3, presentation(help, Pace::Full));
        while now.is_busy() {
            now = Rc::clone(&now).reduce(Action::Advance(now.playback().beat()));
        }
        for side in [Side::Defender, Side::Attacker] {
            assert!(now.can_throw(side), "{help:?}: {side:?}");
            now = now.reduce(Action::Die(side));
        }
        let fight = now.fight().expect("it goes on");
        assert!(fight.fallen().is_some(), "{help:?}");
    }
}

#[test]
fn a_wrong_answer_is_corrected_and_asked_again() {
    let mut now = session(BONUSES, 3, presentation(Help::Asked, Pace::Off));
    for side in [Side::Defender, Side::Attacker] {
        now = now.reduce(Action::Die(side));
    }
    assert_eq!(
        now.asked().map(|asked| asked.ask),
        Some(Ask::Read(Side::Attacker))
    );
    let right = fallen(&now).right(Ask::Read(Side::Attacker));
    let wrong = Answer::Number(if right == Answer::Number(1) { 2 } else { 1 });
    let before = now.table().position();
    now = now.reduce(Action::Answer(wrong));
    assert_eq!(
        now.asked().map(|asked| asked.wrong.clone()),
        Some(vec![wrong])
    );
    assert_eq!(
        (now.table().position(), now.progress().answered),
        (before, 0)
    );
    // A wrong answer counts once, and an answer that was not offered does not count.
    now = now.reduce(Action::Answer(wrong));
    now = now.reduce(Action::Answer(Answer::Number(9)));
    assert_eq!(now.asked().map(|asked| asked.wrong.len()), Some(1));
    now = now.reduce(Action::Answer(right));
    assert_eq!(now.progress().answered, 1);
    let answered = now.exercised().last().expect("an answer");
    assert_eq!(
        (answered.skill, answered.first_right),
        (Skill::ReadDie, false)
    );
}

#[test]
fn reopened_fight_continues() {
    for help in [Help::Asked, Help::Memory] {
        for left_after in 0..5 {
            let how = presentation(help, Pace::Off);
            let mut now = session(BONUSES, 8, how);
            for side in Side::BOTH {
                now = now.reduce(Action::Die(side));
            }
            for _ in 0..left_after {
                let right = actions(&now).pop().expect("an answer");
                now = now.reduce(right);
            }
            let saved = Saved {
                progress: now.progress(),
                ..Saved::of(now.table(), now.thrown())
            };
            let saved = Saved::read(&saved.to_json().write());
            let open = saved.expect("it is read back").open(ALL).expect("it opens");
            let again = Session::resumed(open.table.into(), open.thrown, open.progress, how);
            assert_eq!(again.asked(), now.asked(), "{help:?} after {left_after}");
            assert_eq!(
                again.fight().map(|fight| fight.faces),
                now.fight().map(|fight| fight.faces)
            );
            assert_eq!(fight(Rc::new(again), true).1, fight(now, true).1);
        }
    }
}

#[test]
fn real_dice_are_taken_as_they_are_tapped() {
    for help in Help::ALL {
        let how = Presentation {
            real_dice: true,
            ..presentation(help, Pace::Off)
        };
        let mut now = session(BONUSES, 3, how);
        assert!(
            !now.can_throw(Side::Attacker)
                && Side::BOTH.into_iter().all(|side| now.can_enter_face(side)),
            "{help:?}"
        );
        for (side, face) in [
            (Side::Defender, 2),
            (Side::Attacker, 9),
            (Side::Defender, 6),
            (Side::Attacker, 4),
        ] {
            now = now.reduce(Action::EnterFace(side, face));
        }
        while let Some(action) = actions(&now).pop() {
            now = now.reduce(action);
        }
        assert_eq!(now.table().steps(), ["dice:4,6"], "{help:?}");
    }
}

#[test]
fn card_duels_ask_questions() {
    let start = || {
        let table = table(GameId::Gran, DRAGON, 8);
        let how = presentation(Help::Asked, Pace::Off);
        let mut now = Rc::new(Session::new(table, PerSide::default(), how));
        let touches = now.table().choices();
        let move_on = touches
            .iter()
            .find(|choice| choice.text() == "t16")
            .expect("a legal step");
        for touch in move_on.inputs() {
            now = now.reduce(Action::Touch(*touch));
        }
        now
    };
    let (asks, steps, _) = fight(start(), true);
    assert_eq!(asks, [Ask::Read(Side::Attacker), Ask::Winner]);
    assert_eq!(fight(start(), false).1, steps);
    assert!(
        steps.iter().any(|step| step.starts_with("die:")),
        "{steps:?}"
    );
}

#[test]
fn touched_opponent_is_counted_with_the_step() {
    let how = presentation(Help::Shown, Pace::Off);
    let start = GameId::Chevaliers
        .entry()
        .open(&Options::default(), 1)
        .expect("default options");
    let mut now = Rc::new(Session::new(start.into(), PerSide::default(), how));
    let mut rights = Vec::new();
    for strays in [true, false] {
        let choice = now
            .table()
            .choices()
            .into_iter()
            .find(|choice| choice.inputs().len() == 2);
        let choice = choice.expect("a step of two touches");
        if strays {
            let others = now
                .scene()
                .pieces
                .iter()
                .find(|piece| piece.owner.is_some_and(|owner| owner != now.scene().seat));
            let engine::kernel::piece::Spot::On(place) = others.expect("an enemy").spot else {
                panic!("on the board");
            };
            now = now.reduce(Action::Touch(engine::kernel::input::Touch::At(place)));
            assert!(
                now.selection().note().is_some(),
                "a refused touch is answered"
            );
            assert_eq!(
                now.selection().refused(),
                Some(place),
                "and is seen where it was"
            );
        }
        for touch in choice.inputs() {
            now = now.reduce(Action::Touch(*touch));
            assert_eq!(now.selection().refused(), None, "until the next touch");
        }
        let last = now.exercised().last().expect("a step");
        assert_eq!(last.skill, Skill::RespectTurn);
        rights.push(last.first_right);
    }
    assert_eq!(rights, [false, true]);
}
