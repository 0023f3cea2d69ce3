//! Printed sheets: lists of placed items, in millimetres. The same description feeds the browser's print page and the
//! PDF file that the app writes itself. This module does not depend on the browser.

mod blank;
mod board_sheet;
mod box_contents;
mod cards;
mod dice;
mod diploma;
mod document;
mod documents;
mod flow;
mod ground;
mod leaf;
mod letter;
mod letters;
mod page;
mod pen;
mod pictures;
mod pieces;
mod poster;
mod problem_board;
mod problem_sheet;
mod score;
mod session;
mod small_book;
mod standing;
mod suitcase;
mod tables;
mod title;
mod vocabulary;

pub use document::{Document, Purpose};
pub use documents::{Posed, Printed};
pub use page::{Dress, Sheet};
pub use problem_sheet::{Week, is_printable};
pub use session::Plan;
pub use small_book::{Codes, Told};
