//! « Copain se trompe »: the companion reads its own die aloud and is sometimes wrong by one. The pupils correct it.

use engine::kernel::rng::Rng;
use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;

use super::Session;

/// Number of dice that are read right after a mistake, so that at most one fight in three has one.
const RIGHT_BETWEEN: u8 = 2;

/// Number that the companion has read, and its next mistake.
#[derive(Clone, Copy, Default)]
pub struct Misreading {
    claim: Option<Claim>,
    /// Number of dice that are still read right.
    right: u8,
}

/// Number that the companion has read.
#[derive(Clone, Copy)]
struct Claim {
    side: Side,
    number: u8,
    /// Set if the number is not the one on the die.
    is_wrong: bool,
    /// Number of steps before the throw, by which throws are told apart.
    turn: usize,
}

impl Session {
    /// Lets the companion read its die after a throw. Pupils read real dice themselves.
    pub(super) fn read_for_companion(&mut self) {
        let turn = self.turn();
        if self
            .misreading
            .claim
            .is_some_and(|claim| claim.turn == turn)
        {
            return;
        }
        self.misreading.claim = None;
        if !self.presentation.misreads || self.presentation.real_dice {
            return;
        }
        let Some(fallen) = self.fight.fallen() else {
            return;
        };
        let combat = fallen.combat;
        let is_own =
            |side: &Side| combat.falls_now(*side) && self.seats.thrower(combat, *side).is_some();
        let Some(side) = Side::BOTH.into_iter().find(is_own) else {
            return;
        };
        let Randomizer::Die(faces) = combat.side(side).throws else {
            return;
        };
        let face = fallen.faces[side];
        let near = faces.into_iter().filter(|other| other.abs_diff(face) == 1);
        let near: Vec<u8> = near.collect();
        let mut rng = Rng::at(turn as u64, u64::from(face));
        let misreads = self.misreading.right == 0 && rng.below(2) == 0;
        let wrong = rng.one_of(&near).filter(|_| misreads);
        self.misreading = Misreading {
            claim: Some(Claim {
                side,
                number: wrong.unwrap_or(face),
                is_wrong: wrong.is_some(),
                turn,
            }),
            right: match wrong {
                Some(_) => RIGHT_BETWEEN,
                None => self.misreading.right.saturating_sub(1),
            },
        };
    }

    fn claim_of(&self, side: Side) -> Option<Claim> {
        let claim = self.misreading.claim?;
        (claim.side == side && claim.turn == self.turn()).then_some(claim)
    }

    /// Returns the number that the companion has read on the die of this side; `None` if it is not its die.
    pub fn claimed(&self, side: Side) -> Option<u8> {
        self.claim_of(side).map(|claim| claim.number)
    }

    /// Checks whether the companion has misread the die of this side.
    pub fn is_misread(&self, side: Side) -> bool {
        self.claim_of(side).is_some_and(|claim| claim.is_wrong)
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::side::{PerSide, Side};
    use engine::kernel::step::Seat;
    use engine::motion::Pace;
    use engine::search::PlayerKind;
    use yew::Reducible;

    use crate::state::fight::question::{Answer, Ask};
    use crate::state::players::Assignment;
    use crate::state::session::{Action, Presentation, Session};
    use crate::state::settings::Help;

    /// The dragons (seat 1) of the computer attack a knight of the child.
    const FIGHT: &str = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";

    /// Opens the fight against the computer with these dice thrown.
    fn opened(seed: u64, thrown: PerSide<bool>, misreads: bool) -> Session {
        let entry = GameId::Chevaliers.entry();
        let table = entry.at_position(&Options::default(), FIGHT, seed);
        let presentation = Presentation {
            pace: Pace::Off,
            help: Help::Asked,
            misreads,
            ..Presentation::default()
        };
        let table = table.expect("a legal position").into();
        let computers = Assignment::default().with(Seat(1), PlayerKind::named("3"));
        Session::new(table, thrown, presentation).seated(computers)
    }

    /// Opens the fight after this many earlier steps, and throws both dice.
    fn thrown(seed: u64, earlier: usize, misreads: bool) -> Session {
        let session = opened(seed, PerSide::default(), misreads);
        let mut session = session.counted_from(earlier);
        session.fight.throw(Side::Attacker);
        session.throw(Side::Defender);
        session
    }

    #[test]
    fn companion_reads_its_own_die_alone_and_only_if_the_teacher_wants() {
        let session = thrown(1, 0, true);
        assert!(session.claimed(Side::Attacker).is_some());
        assert_eq!(session.claimed(Side::Defender), None);
        assert_eq!(thrown(1, 0, false).claimed(Side::Attacker), None);
    }

    #[test]
    fn a_fight_that_is_resumed_has_its_reading() {
        let session = opened(1, PerSide::new(true, true), true);
        assert!(session.claimed(Side::Attacker).is_some());
    }

    #[test]
    fn mistakes_are_wrong_by_one_and_at_most_one_in_three() {
        let mut mistakes = Vec::new();
        let mut session = thrown(0, 0, true);
        for number in 0..300 {
            // The same fight again, thrown at another turn.
            session.earlier = number;
            session.read_for_companion();
            let face = session.fight.fallen().expect("thrown").faces.attacker;
            let claim = session.claimed(Side::Attacker).expect("a claim");
            let is_wrong = session.is_misread(Side::Attacker);
            assert_eq!(claim.abs_diff(face), u8::from(is_wrong));
            mistakes.push(is_wrong);
        }
        let of_three = |three: &[bool]| three.iter().filter(|wrong| **wrong).count();
        assert!(mistakes.windows(3).all(|three| of_three(three) <= 1));
        assert!(of_three(&mistakes) > 50);
    }

    #[test]
    fn answers_about_the_die_of_the_companion_are_not_counted() {
        for earlier in 0..20 {
            let mut now = Rc::new(thrown(1, earlier, true));
            let mut counted = Vec::new();
            for _ in 0..20 {
                let Some(asked) = now.asked().map(|asked| asked.ask) else {
                    break;
                };
                let right = now.fight.fallen().expect("thrown").right(asked);
                now = now.reduce(Action::Answer(right));
                counted.push((asked, now.exercised().len()));
            }
            let before = |ask| counted.iter().position(|(other, _)| *other == ask);
            let own = before(Ask::Read(Side::Attacker)).expect("asked");
            let earlier = own.checked_sub(1).map_or(0, |at| counted[at].1);
            assert_eq!(counted[own].1, earlier);
            assert!(now.exercised().len() + 1 >= counted.len() && counted.len() > 2);
        }
    }

    #[test]
    fn a_wrong_answer_is_still_corrected() {
        let session = thrown(1, 0, true);
        let face = session.fight.fallen().expect("thrown").faces.attacker;
        let wrong = Answer::Number(if face == 6 { 5 } else { face + 1 });
        let now = Rc::new(session).reduce(Action::Answer(wrong));
        let asked = now.asked().expect("asked again");
        assert_eq!(asked.wrong, [wrong]);
    }
}
