//! Script of a fight: its cues and questions, in order.
//!
//! [`beats`] maps the events of a step to cues. With questions, [`comparison`] is shown before the roll is applied to
//! the game, and [`verdict`] after it.

use engine::kernel::event::Event;
use engine::kernel::scene::{Combat, Randomizer, RollState};
use engine::kernel::side::{PerSide, Side};

use super::question::{Ask, Fallen};
use crate::state::cue::Cue;
use crate::state::settings::Help;

/// Role of the pupils in a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pupils {
    /// Spectators; no questions.
    LookOn,
    /// Pupils answer with the dice visible.
    See,
    /// Pupils answer from memory, with the dice covered.
    Remember,
}

impl Pupils {
    /// Returns the role of pupils who answer questions, for this level of help.
    pub fn asked(help: Help) -> Self {
        match help {
            Help::Memory => Self::Remember,
            Help::Automatic | Help::Shown | Help::Asked => Self::See,
        }
    }
}

/// Returns the cues from the fall of the last die to the comparison of the towers.
///
/// With questions the script ends with [`Cue::Conclude`], which applies the roll, and goes on with its [`verdict`].
/// Without questions the roll is already applied.
pub fn comparison(fallen: Fallen<'_>, pupils: Pupils) -> Vec<Cue> {
    let asks = pupils != Pupils::LookOn;
    let remembers = pupils == Pupils::Remember;
    let ask = |ask: Ask| asks.then_some(Cue::Ask(ask));
    let mut script = vec![Cue::Land(fallen.faces), Cue::Read];
    script.extend(remembers.then_some(Cue::Hide));
    for side in Side::BOTH
        .into_iter()
        .filter(|side| asks && is_read(fallen.combat, *side))
    {
        script.extend([Cue::Ask(Ask::Read(side)), Cue::Told(side)]);
    }
    script.extend((!remembers).then_some(Cue::Towers));
    for side in Side::BOTH
        .into_iter()
        .filter(|side| fallen.bonus(*side) > 0)
    {
        script.extend(ask(Ask::Total(side)));
        if remembers {
            script.push(Cue::Sum(side));
        } else {
            script.extend(coins(fallen, side));
        }
    }
    script.extend(ask(Ask::Winner));
    if remembers {
        script.extend(towers(fallen));
    }
    script.push(if asks { Cue::Conclude } else { Cue::Verdict });
    script
}

/// Returns the cues that explain a wrong answer, before the question is asked again.
pub fn correction(fallen: Fallen<'_>, ask: Ask, pupils: Pupils) -> Vec<Cue> {
    match ask {
        Ask::Read(side) => vec![Cue::Count(side)],
        Ask::Total(side) if pupils == Pupils::Remember => vec![Cue::Count(side)],
        Ask::Total(side) => coins(fallen, side).chain([Cue::Recount(side)]).collect(),
        Ask::Winner => towers(fallen).into_iter().chain([Cue::Match]).collect(),
    }
}

/// Returns the cues of the events of a step. `before` is the fight before the step, `after` the one that a challenge
/// among the events begins.
pub fn beats(events: &[Event], before: Option<&Combat>, after: Option<&Combat>) -> Vec<Cue> {
    let mut script = Vec::new();
    let mut faces = before.map_or(PerSide::default(), |combat| {
        combat.sides().map(|side| match side.roll_state {
            RollState::Shown(number) => Some(number),
            RollState::Now | RollState::Later => None,
        })
    });
    for event in events {
        let falling = |faces: &PerSide<Option<u8>>| {
            let falls = |side: &Side| {
                before.is_some_and(|it| it.falls_now(*side)) && faces[*side].is_none()
            };
            Side::BOTH.into_iter().find(falls)
        };
        match *event {
            Event::Turned { number } => {
                let is_defenders = before.is_some_and(|combat| combat.falls_now(Side::Defender));
                let side = if is_defenders {
                    Side::Defender
                } else {
                    Side::Attacker
                };
                script.push(Cue::Turn(side, number));
            }
            Event::Rolled { face, .. } => {
                if let Some(side) = falling(&faces) {
                    faces[side] = Some(face);
                }
                if let (Some(combat), Some(attacker), Some(defender)) =
                    (before, faces.attacker, faces.defender)
                {
                    let faces = PerSide::new(attacker, defender);
                    script.extend(comparison(Fallen { combat, faces }, Pupils::LookOn));
                }
            }
            _ => script.extend(consequence(event, after)),
        }
    }
    script
}

/// Returns the cues of a roll whose numbers were compared before it was applied.
pub fn verdict(events: &[Event], after: Option<&Combat>) -> Vec<Cue> {
    let is_number = |event: &&Event| matches!(event, Event::Rolled { .. } | Event::Turned { .. });
    let events = events.iter().filter(|event| !is_number(event));
    let consequences = events.filter_map(|event| consequence(event, after));
    [Cue::Verdict].into_iter().chain(consequences).collect()
}

fn consequence(event: &Event, after: Option<&Combat>) -> Option<Cue> {
    match event {
        Event::Challenged { .. } => after.map(|combat| Cue::Open(Box::new(combat.clone()))),
        Event::Tied => Some(Cue::Again),
        Event::Beaten { .. } => Some(Cue::Close),
        _ => Some(Cue::Show(*event)),
    }
}

/// Checks whether pupils read the number of a side: only that of a die that falls now.
fn is_read(combat: &Combat, side: Side) -> bool {
    combat.falls_now(side) && matches!(combat.side(side).throws, Randomizer::Die(_))
}

fn coins(fallen: Fallen<'_>, side: Side) -> impl Iterator<Item = Cue> + use<> {
    (0..fallen.bonus(side)).map(move |_| Cue::Coin(side))
}

/// Returns the cues of both towers and all their coins.
fn towers(fallen: Fallen<'_>) -> Vec<Cue> {
    let coins = Side::BOTH.into_iter().flat_map(|side| coins(fallen, side));
    [Cue::Towers].into_iter().chain(coins).collect()
}

#[cfg(test)]
mod tests {
    use engine::kernel::event::Event;
    use engine::kernel::piece::{Piece, Spot};
    use engine::kernel::scene::{Combat, Combatant, Randomizer, RollState, Tie};
    use engine::kernel::side::{PerSide, Side};
    use engine::kernel::step::{Place, Seat};

    use super::{Pupils, beats, comparison, correction, verdict};
    use crate::state::cue::Cue;
    use crate::state::fight::question::{Ask, Fallen};

    /// Fight with two dice, in which the attacker has one coin.
    fn combat() -> Combat {
        let combatant = |seat: u8, bonus: u8| Combatant {
            seat: Some(Seat(seat)),
            piece: Piece {
                bonus,
                ..Piece::thing("knight", 'k', Spot::On(Place(seat.into())))
            },
            throws: Randomizer::Die([1, 2, 3, 4, 5, 6]),
            roll_state: RollState::Now,
        };
        Combat {
            attacker: combatant(0, 1),
            defender: combatant(1, 0),
            tie: Tie::Again,
        }
    }

    fn rolled(seat: u8, face: u8, bonus: u8) -> Event {
        Event::Rolled {
            seat: Seat(seat),
            face,
            bonus,
        }
    }

    #[test]
    fn questions_are_inserted_between_unchanged_beats() {
        let combat = combat();
        let faces = PerSide::new(2, 3);
        let fallen = Fallen {
            combat: &combat,
            faces,
        };
        let shown = comparison(fallen, Pupils::LookOn);
        let coin = Cue::Coin(Side::Attacker);
        let expected = [Cue::Land(faces), Cue::Read, Cue::Towers, coin, Cue::Verdict];
        assert_eq!(shown, expected);
        let mut asked = comparison(fallen, Pupils::See);
        assert_eq!(asked.pop(), Some(Cue::Conclude));
        asked.push(Cue::Verdict);
        asked.retain(|cue| !matches!(cue, Cue::Ask(_) | Cue::Told(_)));
        assert_eq!(asked, shown);
    }

    #[test]
    fn memory_mode_shows_towers_after_the_last_answer() {
        let combat = combat();
        let faces = PerSide::new(2, 3);
        let fallen = Fallen {
            combat: &combat,
            faces,
        };
        let script = comparison(fallen, Pupils::Remember);
        let at = |wanted: &Cue| script.iter().position(|cue| cue == wanted);
        assert!(at(&Cue::Hide) < at(&Cue::Ask(Ask::Read(Side::Attacker))));
        assert!(at(&Cue::Towers) > at(&Cue::Ask(Ask::Winner)));
        assert!(
            at(&Cue::Ask(Ask::Total(Side::Defender))).is_none(),
            "no coin, no sum"
        );
    }

    #[test]
    fn cues_after_a_roll_do_not_depend_on_questions() {
        let combat = combat();
        let events = [rolled(0, 2, 1), rolled(1, 3, 0), Event::Tied];
        let shown = beats(&events, Some(&combat), None);
        let end = verdict(&events, None);
        assert_eq!(end, [Cue::Verdict, Cue::Again]);
        assert!(shown.ends_with(&end));
        assert_eq!(shown[0], Cue::Land(PerSide::new(2, 3)));
    }

    #[test]
    fn one_number_alone_is_not_compared() {
        let mut combat = combat();
        combat.attacker.roll_state = RollState::Later;
        combat.defender.throws = Randomizer::Card;
        let turned = [Event::Turned { number: 4 }];
        let shown = beats(&turned, Some(&combat), None);
        assert_eq!(shown, [Cue::Turn(Side::Defender, 4)]);
        assert_eq!(beats(&[rolled(0, 2, 1)], Some(&combat), None), []);
    }

    #[test]
    fn a_correction_shows_what_was_asked() {
        let combat = combat();
        let fallen = Fallen {
            combat: &combat,
            faces: PerSide::new(2, 3),
        };
        let side = Side::Attacker;
        let shown = |ask, pupils| correction(fallen, ask, pupils);
        assert_eq!(shown(Ask::Read(side), Pupils::See), [Cue::Count(side)]);
        assert_eq!(
            shown(Ask::Total(side), Pupils::See),
            [Cue::Coin(side), Cue::Recount(side)]
        );
        assert_eq!(
            shown(Ask::Total(side), Pupils::Remember),
            [Cue::Count(side)]
        );
        assert_eq!(
            shown(Ask::Winner, Pupils::See),
            [Cue::Towers, Cue::Coin(side), Cue::Match]
        );
    }
}
