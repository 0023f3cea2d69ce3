//! A table at one moment, with its possible steps.

use std::rc::Rc;

use engine::kernel::event::Event;
use engine::kernel::input::Touch;
use engine::kernel::rng::Rng;
use engine::kernel::scene::Combat;
use engine::kernel::side::PerSide;
use engine::kernel::step::Turn;
use engine::table::{Choice, Table};

/// A table at one moment. Its possible steps are listed once, when it is created.
#[derive(Clone)]
pub struct Moment {
    table: Rc<dyn Table>,
    choices: Rc<[Choice]>,
    firsts: Rc<[Touch]>,
}

impl Moment {
    /// Lists the possible steps of a table.
    pub fn of(table: Rc<dyn Table>) -> Self {
        Self {
            choices: table.choices().into(),
            firsts: table.next_inputs(&[]).into(),
            table,
        }
    }

    /// Returns the table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Returns the possible steps: actions, or every roll of a chance position.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Returns the touches that may begin a step.
    pub fn firsts(&self) -> &[Touch] {
        &self.firsts
    }

    /// Checks whether dice (or cards) are to fall.
    pub fn is_chance(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    /// Checks whether pieces in a hand wait to be placed.
    pub fn is_placing(&self) -> bool {
        let waits = |choice: &Choice| matches!(choice.inputs().first(), Some(Touch::Held(_)));
        self.choices.iter().any(waits)
    }

    /// Checks whether a touch alone chooses a step, with no further touch possible.
    pub fn chooses_alone(&self, touch: Touch) -> bool {
        let inputs = self.choices.iter().map(Choice::inputs);
        let mut beginning = inputs.filter(|inputs| inputs.first() == Some(&touch));
        beginning.all(|inputs| inputs.len() == 1)
    }

    /// Returns the step with this text, if it is possible.
    pub fn find(&self, step: &str) -> Option<Choice> {
        let mut choices = self.choices.iter();
        choices.find(|choice| choice.text() == step).cloned()
    }

    /// Returns a random step, derived from the seed of the table.
    pub fn any(&self) -> Option<Choice> {
        let count = self.table.steps().len() as u64;
        let mut rng = Rng::at(self.table.seed(), count);
        let choices = u32::try_from(self.choices.len()).ok().filter(|n| *n > 0)?;
        Some(self.choices[rng.below(choices) as usize].clone())
    }

    /// Returns the moment after a step, with its events; `None` if the step is not possible.
    pub fn after(&self, choice: &Choice) -> Option<(Self, Vec<Event>)> {
        let mut table = self.table.clone_box();
        let events = table.play(choice).ok()?;
        Some((Self::of(table.into()), events))
    }

    /// Ends the game as a draw.
    pub fn agree_draw(&mut self) {
        let mut table = self.table.clone_box();
        table.agree_draw();
        *self = Self::of(table.into());
    }

    /// Reseeds the dice that are still to fall.
    pub fn reseed(&mut self, seed: u64) {
        let mut table = self.table.clone_box();
        table.reseed(seed);
        self.table = table.into();
    }

    /// Returns the faces of a roll of the fight, by side.
    pub fn faces(&self, roll: &Choice, combat: &Combat) -> PerSide<Option<u8>> {
        let mut faces = self.table.faces(roll).into_iter();
        PerSide::from_fn(|side| combat.falls_now(side).then(|| faces.next()).flatten())
    }

    /// Returns the roll of the fight to apply: from the seed, or from the entered faces of real dice.
    pub fn roll(&self, combat: &Combat, typed: PerSide<Option<u8>>) -> Option<Choice> {
        let sampled = self.table.sample_roll()?;
        if typed == PerSide::default() {
            return Some(sampled);
        }
        let given = self.faces(&sampled, combat);
        let wanted = PerSide::from_fn(|side| typed[side].or(given[side]));
        let shows = |roll: &&Choice| self.faces(roll, combat) == wanted;
        self.choices.iter().find(shows).cloned().or(Some(sampled))
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::CHEVALIERS;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;

    use super::Moment;

    #[test]
    fn roll_follows_the_seed_except_for_real_dice() {
        let fight = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
        let table = CHEVALIERS.at_position(&Options::default(), fight, 7);
        let moment = Moment::of(table.expect("a legal position").into());
        let combat = moment.table().scene().combat.expect("a fight");
        let faces = |typed| {
            let roll = moment.roll(&combat, typed).expect("a roll");
            moment.faces(&roll, &combat)
        };
        let given = faces(PerSide::default());
        for face in 1..=6 {
            let typed = faces(PerSide::new(None, Some(face)));
            assert_eq!(typed, PerSide::new(given.attacker, Some(face)));
        }
        assert!(moment.is_chance() && !moment.is_placing());
    }

    #[test]
    fn choice_of_another_moment_is_ignored() {
        let table = CHEVALIERS.open(&Options::default(), 1).expect("defaults");
        let moment = Moment::of(table.into());
        let step = moment.any().expect("a step");
        assert_eq!(moment.find(step.text()).as_ref(), Some(&step));
        let (after, _) = moment.after(&step).expect("a step of this moment");
        assert!(after.after(&step).is_none());
    }
}
