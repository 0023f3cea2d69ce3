//! Browser bridge: the only module that calls browser APIs.

pub mod busy;
pub mod camera;
pub mod channel;
pub mod chunk_loading;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod files;
pub mod history;
pub mod lazy_scripts;
pub mod namespace;
pub mod offline;
pub mod page;
pub mod panic_notice;
pub mod pdf;
pub mod plural;
pub mod random;
pub mod scheduler;
pub mod storage;
pub mod subscription;
pub mod tab_lock;
pub mod viewport;
pub mod voice;
pub mod wake_lock;
