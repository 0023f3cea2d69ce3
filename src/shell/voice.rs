//! Voice and sounds. The scripts in `shell/sound` play them on request: recorded clips first, else a local voice of
//! the device, else nothing.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use engine::kernel::words::{Language, Tag};
use js_sys::Reflect;

use super::page;

use super::clock::{self, Timer};

/// Sound effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A die is thrown, or a card turned.
    Die,
    /// A piece is put down.
    Step,
    /// A piece goes home, or to its captor.
    Capture,
    /// A player has won.
    Win,
    /// Soft sound for a refused touch, which does not scold.
    Wrong,
}

impl Sound {
    const fn name(self) -> &'static str {
        match self {
            Self::Die => "die",
            Self::Step => "step",
            Self::Capture => "capture",
            Self::Win => "win",
            Self::Wrong => "wrong",
        }
    }
}

fn ask(request: &str) {
    page::ask("voice", request);
}

fn has(name: &str) -> bool {
    let found = Reflect::get(&gloo::utils::window(), &name.into());
    found.is_ok_and(|found| found.is_truthy())
}

/// Checks whether the browser can play any sound.
pub fn can_sound() -> bool {
    ["AudioContext", "webkitAudioContext", "speechSynthesis"]
        .into_iter()
        .any(has)
}

/// Checks whether the browser can speak this language. The recorded clips are French.
pub fn can_speak(language: Language) -> bool {
    match language.tag() {
        Tag::FRENCH => can_sound(),
        _ => has("speechSynthesis"),
    }
}

/// Speaks a text, and interrupts the current one.
pub fn say(text: &str, language: Language) {
    ask(&format!("say {} {text}", language.tag().text()));
}

/// Plays a sound.
pub fn play(sound: Sound) {
    ask(&format!("play {}", sound.name()));
}

/// Checks whether the voice is speaking or about to speak, which the script sets on the root element.
fn is_speaking() -> bool {
    let root = gloo::utils::document().document_element();
    root.is_some_and(|root| root.has_attribute("data-speaking"))
}

/// Interval at which the end of speech is checked, in milliseconds.
const LOOK: u32 = 50;
/// Maximum number of checks, so that a sound that never ends causes a delay of at most ten seconds.
const LOOKS: u32 = 200;

/// Pending call after speech. Dropping it cancels the call.
#[derive(Default)]
pub struct Said(Rc<RefCell<Option<Timer>>>);

/// Calls back after a delay in milliseconds. With `waits`, it also waits for the end of the speech that is running
/// when the delay is over.
pub fn after(milliseconds: u32, waits: bool, call: impl FnOnce() + 'static) -> Said {
    let said = Said::default();
    let looks = if waits { LOOKS } else { 0 };
    look_after(&Rc::downgrade(&said.0), milliseconds, looks, call);
    said
}

fn look_after(
    slot: &Weak<RefCell<Option<Timer>>>,
    milliseconds: u32,
    looks: u32,
    call: impl FnOnce() + 'static,
) {
    let Some(held) = slot.upgrade() else {
        return;
    };
    let slot = slot.clone();
    let timer = clock::after(milliseconds, move || match looks.checked_sub(1) {
        Some(left) if is_speaking() => look_after(&slot, LOOK, left, call),
        _ => call(),
    });
    held.replace(Some(timer));
}

/// Stops speaking.
pub fn hush() {
    ask("hush");
}
