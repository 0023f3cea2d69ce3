//! Every sentence that a pupil hears, and the pictures that stand beside it. `examples/phrases.rs` lists them, the
//! clips of the voice are made from that list, and tests hold both against what the app draws.

pub mod book;
pub mod list;
pub mod parts;
pub mod screens;
pub mod tables;
pub mod whole;
