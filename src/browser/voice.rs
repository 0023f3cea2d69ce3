//! The voice and the sounds. What makes them is a script outside both programs (`assets/sound`), which hears what they ask
//! for: clips first, then a local voice of the device, then pictures alone.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use engine::kernel::words::{Language, Tag};
use js_sys::Reflect;

use super::page;

use super::clock::{self, Timer};

/// A sound of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A die is thrown, or a card turned.
    Die,
    /// A piece is put down.
    Step,
    /// A piece goes home, or to the one who took it.
    Capture,
    /// Somebody won.
    Win,
    /// Not that way: soft, and never a scold.
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

/// Whether the browser has anything that makes a sound.
pub fn can_sound() -> bool {
    ["AudioContext", "webkitAudioContext", "speechSynthesis"]
        .into_iter()
        .any(has)
}

/// Whether the browser has anything that speaks this language: the clips are French.
pub fn can_speak(language: Language) -> bool {
    match language.tag() {
        Tag::FRENCH => can_sound(),
        _ => has("speechSynthesis"),
    }
}

/// Says a text, cutting short what is being said.
pub fn say(text: &str, language: Language) {
    ask(&format!("say {} {text}", language.tag().text()));
}

/// Plays a sound.
pub fn play(sound: Sound) {
    ask(&format!("play {}", sound.name()));
}

/// Whether something is being said, or is about to be: the script tells it on the root element.
fn is_speaking() -> bool {
    let root = gloo::utils::document().document_element();
    root.is_some_and(|root| root.has_attribute("data-speaking"))
}

/// How often it is looked whether the voice has ended, in milliseconds.
const LOOK: u32 = 50;
/// So often at most: a sound that never ends holds nothing up for more than ten seconds.
const LOOKS: u32 = 200;

/// Something that waits for the voice to end; dropped, it is not done.
#[derive(Default)]
pub struct Said(Rc<RefCell<Option<Timer>>>);

/// Does something after so many milliseconds; where it `waits`, also not before what is being said then has been said.
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
