//! A complete game: rules, view, evaluation and edition.

use super::edition::Edition;
use super::evaluate::Evaluate;
use super::rules::Rules;
use super::view::View;

/// Complete game of the catalogue. Code that needs less should require fewer traits.
pub trait Game: Rules + View + Evaluate + Edition {}

impl<G: Rules + View + Evaluate + Edition> Game for G {}
