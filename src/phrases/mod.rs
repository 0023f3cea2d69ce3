//! Every sentence that pupils hear, with the pictures beside it. `examples/phrases.rs` lists the sentences, the voice
//! clips are made from that list, and tests compare both with the app's screens.

pub mod contexts;
pub mod list;
pub mod parts;
pub mod screens;
pub mod tables;
pub mod whole_clips;
