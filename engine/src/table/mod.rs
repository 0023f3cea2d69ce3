//! Tables: games being played, behind an interface that is the same for every game. Start with [`Table`].

mod bot;
mod cast;
mod choice;
mod editor;
mod episodes;
mod fought;
pub mod json;
mod matches;
mod odds;
mod open;
mod past;
mod record;
mod seed;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::kernel::board::Board;
use crate::kernel::event::Event;
use crate::kernel::info::GameInfo;
use crate::kernel::input::{Button, Marker, Touch};
use crate::kernel::narration::Narration;
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Turn};
use crate::kernel::words::Phrase;
use crate::search::PlayerKind;

pub use bot::{Bot, RatedChoice};
pub use choice::{Choice, Stale};
pub use editor::{PositionEditor, edit};
pub use episodes::{Episode, MOST_EPISODES, Role, turning_points};
pub use fought::Fought;
pub use matches::Match;
pub use odds::{RolledDie, odds_at_hand};
pub use open::{OpenError, Opened, ReplayError, at_position, open, replay};
pub use record::{FORMAT, MOST_ACTIONS, MOST_OPTIONS, Record, RecordError, json_of, options_of};
pub use seed::seed_for;

/// Game being played: its position, its log and its legal steps.
pub trait Table {
    /// Returns the facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the board.
    fn board(&self) -> Board;
    /// Returns the current scene.
    fn scene(&self) -> Scene;
    /// Returns the kind of the next step.
    fn turn(&self) -> Turn;
    /// Returns the notation of the player who decides; empty if there is no decision.
    fn decider_name(&self) -> &'static str;
    /// Returns the position string.
    fn position(&self) -> String;
    /// Returns the legal steps: actions, or at chance every roll, so that a physical die can be typed in.
    fn choices(&self) -> Vec<Choice>;
    /// Returns the possible touches after those in `held`.
    fn next_inputs(&self, held: &[Touch]) -> Vec<Touch>;
    /// Returns the step that the touches in `held` choose. If more touches are possible, it waits for a « stop ».
    fn resolve(&self, held: &[Touch]) -> Option<Choice>;
    /// Returns the markers on places while `held` is selected.
    fn markers(&self, held: &[Touch]) -> Vec<(Place, Marker)>;
    /// Returns the button of a move variant ([`Touch::Pick`]).
    fn variant_button(&self, pick: char) -> Button;
    /// Applies a step.
    ///
    /// # Errors
    /// Refuses a choice made for an earlier position, so that a late tap does no harm.
    fn play(&mut self, choice: &Choice) -> Result<Vec<Event>, Stale>;
    /// Returns the numbers that a roll shows, in order; empty for anything but a roll of this moment.
    fn faces(&self, roll: &Choice) -> Vec<u8>;
    /// Returns the roll that the seed gives at this step. It is the same after an undo, so that undoing cannot
    /// improve the dice.
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
    /// Returns the seed of the dice.
    fn seed(&self) -> u64;
    /// Changes the seed of future rolls.
    fn reseed(&mut self, seed: u64);
    /// Returns the same game at its first position, with another seed.
    fn restarted(&self, seed: u64) -> Box<dyn Table>;
    /// Returns how often the position of this decision has occurred so far, this time included; 0 where no seat decides.
    /// Counters that only measure quiet turns are ignored.
    fn occurrences(&self) -> usize;
    /// Ends the game at this position as a draw on which the players agree. It is not part of the record.
    fn agree_draw(&mut self);
    /// Checks whether the players have agreed on a draw at this position.
    fn is_agreed(&self) -> bool;
    /// Undoes the last step; returns whether there was one.
    fn undo(&mut self) -> bool;
    /// Redoes the step undone last; returns whether there was one.
    fn redo(&mut self) -> bool;
    /// Returns the steps so far, in notation.
    fn steps(&self) -> Vec<String>;
    /// Returns the undone steps that can be redone, the next one first.
    fn undone(&self) -> Vec<String>;
    /// Returns the dice rolled so far, in order.
    fn rolled_dice(&self) -> Vec<RolledDie>;
    /// Retells the game so far in episodes. Deterministic, in time linear in the number of steps.
    fn episodes(&self) -> Vec<Episode>;
    /// Returns the record from which the same game can be replayed, in readable form.
    fn record(&self) -> Record;
    /// Returns the narration of a choice of this moment; `None` if the game does not narrate it.
    fn narration(&self, choice: &Choice) -> Option<Narration>;
    /// Returns a kind explanation for a touch that does nothing now, after the touches in `held`.
    fn why_not(&self, held: &[Touch], touch: Touch) -> &'static Phrase;
    /// Returns the seat to act; at chance and after the end, the seat named by the position.
    fn seat(&self) -> Seat {
        self.scene().seat
    }
    /// Creates a computer player for the current position. The same seed gives the same choice.
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
    ///     // In slices, so that the page can draw in between.
    ///     if let Some(choice) = bot.think(500) {
    ///         break choice;
    ///     }
    /// };
    /// assert!(table.choices().contains(&choice));
    /// // A choice without a notable reason has none.
    /// let reason = bot.reason(&choice);
    /// assert!(reason.is_none_or(|said| !said.phrase.fr.is_empty()));
    /// # Ok::<(), engine::kernel::options::OptionsError>(())
    /// ```
    fn bot(&self, kind: PlayerKind, seed: u64) -> Box<dyn Bot>;
    /// Clones the table.
    fn clone_box(&self) -> Box<dyn Table>;
}
