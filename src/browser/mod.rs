//! Browser bridge: the only module that calls browser APIs.

pub mod camera;
pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod fetched;
pub mod files;
pub mod history;
pub mod hold;
pub mod lazy_scripts;
pub mod namespace;
pub mod offline;
pub mod page;
pub mod panic_notice;
pub mod pdf;
pub mod plural;
pub mod scheduler;
pub mod storage;
pub mod viewport;
pub mod voice;
