//! Board editor for a position of any game.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::open::OpenError;
use crate::kernel::board::Board;
use crate::kernel::edit::{Edit, Editable, Setting, SparePiece};
use crate::kernel::edition::Edition;
use crate::kernel::game::Game;
use crate::kernel::info::GameInfo;
use crate::kernel::options::Options;
use crate::kernel::read::ReadError;
use crate::kernel::scene::Scene;
use crate::kernel::view::View;

/// Position under edit.
pub trait PositionEditor {
    /// Returns the facts about the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the board.
    fn board(&self) -> Board;
    /// Returns the current scene.
    fn scene(&self) -> Scene;
    /// Returns the pieces that can be put on the board.
    fn spares(&self) -> Vec<SparePiece>;
    /// Returns the settings, the seat to move first.
    fn settings(&self) -> Vec<Setting>;
    /// Applies an edit, and returns whether anything changed. A piece with none left is not put.
    fn edit(&mut self, edit: Edit) -> bool;
    /// Returns the position string, legal or not.
    fn position(&self) -> String;
    /// Checks that the rules accept the position.
    ///
    /// # Errors
    /// The reason if they do not.
    fn check(&self) -> Result<(), ReadError>;
    /// Clones the editor.
    fn clone_box(&self) -> Box<dyn PositionEditor>;
}

/// Opens a position of the game `G` in the editor.
///
/// # Errors
/// Refuses options or a position that the game refuses.
pub fn edit<G: Game>(
    options: &Options,
    position: &str,
) -> Result<Box<dyn PositionEditor>, OpenError> {
    let game = G::new(options).map_err(OpenError::Options)?;
    let mut at = game.position(position).map_err(OpenError::Position)?;
    at.edit(Edit::Begin);
    let start = at.clone();
    Ok(Box::new(Editing { game, start, at }))
}

#[derive(Clone)]
struct Editing<G: View> {
    game: G,
    start: G::Position,
    at: G::Position,
}

impl<G: View + Edition> PositionEditor for Editing<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn board(&self) -> Board {
        self.game.board(&self.start)
    }

    fn scene(&self) -> Scene {
        self.game.scene(&self.start, &self.at)
    }

    fn spares(&self) -> Vec<SparePiece> {
        self.at.spares()
    }

    fn settings(&self) -> Vec<Setting> {
        self.at.settings()
    }

    fn edit(&mut self, edit: Edit) -> bool {
        if let Edit::Put(number, _) = edit {
            let spares = self.spares();
            let can = spares
                .get(number)
                .is_some_and(|spare| spare.left > 0 || spare.of == 1);
            if !can {
                return false;
            }
        }
        let before = self.at.clone();
        self.at.edit(edit);
        self.at != before
    }

    fn position(&self) -> String {
        self.at.to_string()
    }

    fn check(&self) -> Result<(), ReadError> {
        self.game.position(&self.position()).map(|_| ())
    }

    fn clone_box(&self) -> Box<dyn PositionEditor> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::PositionEditor;
    use crate::catalogue::GameId;
    use crate::kernel::edit::Edit;
    use crate::kernel::options::Options;
    use crate::kernel::piece::Spot;
    use crate::kernel::rng::Rng;
    use crate::kernel::step::Place;

    fn first(game: GameId) -> std::boxed::Box<dyn PositionEditor> {
        let options = Options::default();
        let start = game.entry().open(&options, 0).expect("defaults").position();
        let taken = game.entry().edit(&options, &start);
        taken.expect("a first position can be changed")
    }

    fn place(draft: &dyn PositionEditor, name: &str) -> Place {
        draft.board().place(name).expect("a place of the board")
    }

    /// Clearing a first position and putting its pieces back one by one gives the same position.
    #[test]
    fn every_board_can_be_set_up_again_from_its_pieces() {
        for game in GameId::ALL {
            let mut by_hand = first(*game);
            let target = by_hand.position();
            let pieces = by_hand.scene().pieces;
            by_hand.edit(Edit::Empty);
            for piece in pieces {
                let Spot::On(place) = piece.spot else {
                    continue;
                };
                let spares = by_hand.spares();
                let same = |spare: &crate::kernel::edit::SparePiece| {
                    let one = spare.piece;
                    (one.kind, one.letter, one.owner, one.pose)
                        == (piece.kind, piece.letter, piece.owner, piece.pose)
                };
                if let Some(number) = spares.iter().position(same) {
                    by_hand.edit(Edit::Put(number, place));
                }
            }
            assert_eq!(by_hand.position(), target, "{}", game.slug());
        }
    }

    /// After any edit the board can be drawn, and an accepted position keeps its text.
    #[test]
    fn random_edits_never_panic() {
        for game in GameId::ALL {
            let mut played = 0;
            for seed in 0..40 {
                let mut dice = Rng::seeded(seed);
                let mut by_hand = first(*game);
                let places = by_hand.board().places.len() as u32;
                for _ in 0..60 {
                    let place = Place(dice.below(places) as u16);
                    let edit = match dice.below(24) {
                        0 if seed % 2 == 0 => Edit::Empty,
                        0..=8 => Edit::Clear(place),
                        9..=12 => {
                            let settings = by_hand.settings();
                            let setting = dice.below(settings.len() as u32) as usize;
                            let values = settings[setting].values.len() as u32;
                            Edit::Set(setting, dice.below(values) as usize)
                        }
                        _ => Edit::Put(dice.below(by_hand.spares().len() as u32) as usize, place),
                    };
                    by_hand.edit(edit);
                    let settings = by_hand.settings();
                    assert!(
                        settings
                            .iter()
                            .all(|setting| setting.chosen < setting.values.len())
                    );
                    let _ = by_hand.scene();
                    let text = by_hand.position();
                    if by_hand.check().is_ok() {
                        played += 1;
                        let again = game
                            .entry()
                            .edit(&Options::default(), &text)
                            .expect("it reads");
                        assert_eq!(again.position(), text, "{}", game.slug());
                    }
                }
            }
            assert!(played > 20, "{} {played}", game.slug());
        }
    }

    #[test]
    fn there_is_only_one_prince_and_no_sixth_soldier() {
        let mut by_hand = first(GameId::Chevaliers);
        by_hand.edit(Edit::Empty);
        assert!(by_hand.check().is_err());
        let spares = by_hand.spares();
        let of = |kind: &str| {
            spares
                .iter()
                .position(|spare| spare.piece.kind == kind)
                .expect("a kind")
        };
        let (prince, soldier) = (of("prince"), of("soldier"));
        for name in ["a2", "b2"] {
            assert!(by_hand.edit(Edit::Put(prince, place(&*by_hand, name))));
        }
        assert_eq!(by_hand.spares()[prince].left, 0);
        let soldiers: Vec<bool> = ["a3", "b3", "c3", "d3", "e3", "f3"]
            .map(|name| {
                let place = place(&*by_hand, name);
                by_hand.edit(Edit::Put(soldier, place))
            })
            .into();
        assert_eq!(soldiers, [true, true, true, true, true, false]);
        assert!(
            by_hand
                .position()
                .starts_with("6/6/6/6/6/6/SSSSS1/1P4/6 x,x,x,x P play")
        );
    }
}
