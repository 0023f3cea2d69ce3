//! A game being played, whichever it is: all that the app may know of it.

mod bot;
mod cast;
mod choice;
mod editor;
mod episodes;
pub mod json;
mod matches;
mod odds;
mod open;
mod record;
mod seed;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::kernel::board::Board;
use crate::kernel::event::Event;
use crate::kernel::info::GameInfo;
use crate::kernel::input::{Button, Marker, Touch};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Turn};
use crate::kernel::words::Phrase;
use crate::search::PlayerKind;

pub use bot::{Bot, Hint};
pub use choice::{Choice, Stale};
pub use editor::{PositionEditor, edit};
pub use episodes::{Episode, MOST_EPISODES, Role, turning_points};
pub use matches::Match;
pub use odds::{RolledDie, odds_at_hand};
pub use open::{OpenError, Opened, ReplayError, at_position, open, replay};
pub use record::{FORMAT, MOST_ACTIONS, MOST_OPTIONS, Record, RecordError, json_of, options_of};
pub use seed::seed_for;

/// A game being played: its position, its log and what may be done next.
pub trait Table {
    /// The introduction of the game.
    fn info(&self) -> &'static GameInfo;
    /// The board as it is drawn.
    fn board(&self) -> Board;
    /// What the eye sees now.
    fn scene(&self) -> Scene;
    /// Who settles the next step.
    fn turn(&self) -> Turn;
    /// The name, in notation, of who decides now; empty away from decisions.
    fn decider_name(&self) -> &'static str;
    /// The position string.
    fn position(&self) -> String;
    /// What may be done now: actions, or at chance every roll, so that a real die can be typed in.
    fn choices(&self) -> Vec<Choice>;
    /// What may be touched after the touches in `held`.
    fn next_inputs(&self, held: &[Touch]) -> Vec<Touch>;
    /// The step that the touches in `held` choose; while more may be touched it waits for a « stop ».
    fn resolve(&self, held: &[Touch]) -> Option<Choice>;
    /// Signs on places while `held` is held.
    fn markers(&self, held: &[Touch]) -> Vec<(Place, Marker)>;
    /// What the button of a manner ([`Touch::Pick`]) shows.
    fn variant_button(&self, pick: char) -> Button;
    /// Takes a step.
    ///
    /// # Errors
    /// Refuses a choice made for an earlier position: a late tap does no harm.
    fn play(&mut self, choice: &Choice) -> Result<Vec<Event>, Stale>;
    /// The numbers that a roll shows, in the order in which they fall; none for anything else than a roll of this
    /// moment.
    fn faces(&self, roll: &Choice) -> Vec<u8>;
    /// The roll that the seed gives at this step; the same again after an undo, so that nobody fishes for a
    /// better die.
    ///
    /// # Examples
    /// ```
    /// use engine::catalogue::GameId;
    /// use engine::kernel::options::Options;
    /// use engine::kernel::step::Turn;
    ///
    /// let mut table = GameId::FIRST.entry().open(&Options::default(), 7)?;
    /// while let Turn::Decision(_) = table.turn() {
    ///     let choices = table.choices();
    ///     table.play(&choices[choices.len() / 2]).expect("a choice of this position");
    /// }
    /// // A fight has begun, or the game is over.
    /// if let Some(roll) = table.sample_roll() {
    ///     assert!(table.choices().contains(&roll));
    ///     assert_eq!(table.sample_roll(), Some(roll), "the same seed, the same dice");
    /// }
    /// # Ok::<(), engine::kernel::options::OptionsError>(())
    /// ```
    fn sample_roll(&self) -> Option<Choice>;
    /// The seed of the dice.
    fn seed(&self) -> u64;
    /// Gives the dice that are still to fall another seed.
    fn reseed(&mut self, seed: u64);
    /// The same game from its first position, with other dice.
    fn restarted(&self, seed: u64) -> Box<dyn Table>;
    /// Takes the last step back; tells whether there was one.
    fn undo(&mut self) -> bool;
    /// Takes again the step that was last taken back; tells whether there was one.
    fn redo(&mut self) -> bool;
    /// The steps taken so far, in notation.
    fn steps(&self) -> Vec<String>;
    /// The steps that were taken back and can be taken again, the next one first.
    fn undone(&self) -> Vec<String>;
    /// The dice that have fallen in the steps taken so far, in order.
    fn rolled_dice(&self) -> Vec<RolledDie>;
    /// The game so far as a tale: who set out, who met whom, what was won, how it ended. The same steps give the same
    /// tale, in a time that grows as they do.
    fn episodes(&self) -> Vec<Episode>;
    /// All that is needed to play the same game again, as a person can read it.
    fn record(&self) -> Record;
    /// The kind answer to a touch that does nothing now, after the touches in `held`.
    fn why_not(&self, held: &[Touch], touch: Touch) -> &'static Phrase;
    /// The seat to act; at chance and after the end, the seat named by the position.
    fn seat(&self) -> Seat {
        self.scene().seat
    }
    /// A computer player for the position on the table. The same seed gives the same choice.
    ///
    /// # Examples
    /// ```
    /// use engine::catalogue::GameId;
    /// use engine::kernel::options::Options;
    /// use engine::search::{Level, PlayerKind};
    ///
    /// let table = GameId::Kingdom.entry().open(&Options::default(), 7)?;
    /// let mut bot = table.bot(PlayerKind::Level(Level::Two), 11);
    /// let choice = loop {
    ///     // In slices, so that whoever waits can draw in between.
    ///     if let Some(choice) = bot.think(500) {
    ///         break choice;
    ///     }
    /// };
    /// assert!(table.choices().contains(&choice));
    /// // Nothing is said of a choice of which the search saw nothing worth telling.
    /// let reason = bot.reason(&choice);
    /// assert!(reason.is_none_or(|said| !said.phrase.fr.is_empty()));
    /// # Ok::<(), engine::kernel::options::OptionsError>(())
    /// ```
    fn bot(&self, kind: PlayerKind, seed: u64) -> Box<dyn Bot>;
    /// A copy of this table.
    fn clone_box(&self) -> Box<dyn Table>;
}
