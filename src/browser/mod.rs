//! The only room that calls the browser.

pub mod apart;
pub mod camera;
pub mod chance;
pub mod channel;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod files;
pub mod history;
pub mod offline;
pub mod page;
pub mod pdf;
pub mod slices;
pub mod storage;
pub mod trouble;
pub mod viewport;
pub mod voice;
