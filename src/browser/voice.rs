//! The voice and the sounds. What makes them is a script outside both programs (`assets/sound`), which hears what they ask
//! for: clips first, then a local voice of the device, then pictures alone.

use engine::kernel::words::Language;
use js_sys::Reflect;

use super::page;

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
    match language {
        Language::French => can_sound(),
        Language::English => has("speechSynthesis"),
    }
}

/// Says a text, cutting short what is being said.
pub fn say(text: &str, language: Language) {
    let tag = match language {
        Language::French => "fr",
        Language::English => "en",
    };
    ask(&format!("say {tag} {text}"));
}

/// Plays a sound.
pub fn play(sound: Sound) {
    ask(&format!("play {}", sound.name()));
}

/// Stops speaking.
pub fn hush() {
    ask("hush");
}
