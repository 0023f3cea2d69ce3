//! A whole game: its rules, its view, its evaluation and its edition.

use super::edition::Edition;
use super::evaluate::Evaluate;
use super::rules::Rules;
use super::view::View;

/// All that a game of the catalogue is. Code that uses less asks for less.
pub trait Game: Rules + View + Evaluate + Edition {}

impl<G: Rules + View + Evaluate + Edition> Game for G {}
