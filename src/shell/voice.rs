//! Voice and sounds. `shell/speech.js` passes requests to the scripts in `shell/sound`: recorded clips first, else a local
//! voice of the device, else nothing.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::kernel::words::{Language, Tag};
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

use super::clock::{self, Timer};

#[wasm_bindgen(js_namespace = ["tableRonde", "speech"])]
extern "C" {
    #[wasm_bindgen(js_name = say)]
    fn speak(text: &str, tag: &str);
    #[wasm_bindgen(js_name = play)]
    fn play_effect(name: &str);
    /// Stops speaking.
    pub fn hush();
    #[wasm_bindgen(js_name = whenSilent)]
    fn when_silent(callback: &JsValue);
}

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
    /// A card is turned.
    Card,
    /// A beaten piece trots home.
    Trot,
    /// Two towers rise: a note for each block of the first, then of the second.
    Towers(u8, u8),
    /// Coins clink.
    Coins,
    /// Horn of a castle.
    Horn,
    /// Apples fall into a basket.
    Apples,
    /// Bells of joy.
    Bells,
}

impl Sound {
    /// Returns the name in `shell/sound/effects.js`, and the numbers that can be heard.
    fn request(self) -> String {
        let name = match self {
            Self::Die => "die",
            Self::Step => "step",
            Self::Capture => "capture",
            Self::Win => "win",
            Self::Wrong => "wrong",
            Self::Card => "card",
            Self::Trot => "trot",
            Self::Towers(first, second) => return format!("towers {first} {second}"),
            Self::Coins => "coins",
            Self::Horn => "horn",
            Self::Apples => "apples",
            Self::Bells => "bells",
        };
        name.to_owned()
    }
}

/// Kinds of sound that the browser can play.
#[derive(Clone, Copy)]
struct Abilities {
    /// Recorded clips and effects.
    audio: bool,
    /// Voices of the device.
    speech: bool,
}

thread_local! {
    /// Prerendered pages are for a browser that can play everything.
    static ABILITIES: Cell<Abilities> = const { Cell::new(Abilities { audio: true, speech: true }) };
}

/// Detects the kinds of sound that the browser can play. Called before the first render.
pub fn detect() {
    let window = gloo::utils::window();
    let has = |name: &str| Reflect::get(&window, &name.into()).is_ok_and(|found| found.is_truthy());
    ABILITIES.set(Abilities {
        audio: has("AudioContext") || has("webkitAudioContext"),
        speech: has("speechSynthesis"),
    });
}

/// Checks whether the browser can play any sound.
pub fn can_sound() -> bool {
    let Abilities { audio, speech } = ABILITIES.get();
    audio || speech
}

/// Checks whether the browser can speak this language. The recorded clips are French.
pub fn can_speak(language: Language) -> bool {
    match language.tag() {
        Tag::FRENCH => can_sound(),
        _ => ABILITIES.get().speech,
    }
}

/// Speaks a text, and interrupts the current one.
pub fn say(text: &str, language: Language) {
    speak(text, language.tag().text());
}

/// Plays a sound.
pub fn play(sound: Sound) {
    play_effect(&sound.request());
}

/// Maximum wait for the end of speech, in milliseconds: some sounds never end.
const PATIENCE: u32 = 10_000;

/// Pending call after speech. Dropping it cancels the call.
#[derive(Default)]
pub struct Said(Rc<RefCell<Option<Timer>>>);

/// Calls back after a delay in milliseconds. With `waits`, it also waits for the end of the speech that is running
/// when the delay is over.
pub fn after(milliseconds: u32, waits: bool, call: impl FnOnce() + 'static) -> Said {
    let said = Said::default();
    let slot = Rc::downgrade(&said.0);
    let timer = clock::after(milliseconds, move || {
        let Some(held) = slot.upgrade().filter(|_| waits) else {
            return call();
        };
        let call = Rc::new(Cell::new(Some(call)));
        let late = call.clone();
        let timeout = clock::after(PATIENCE, move || {
            if let Some(call) = late.take() {
                call();
            }
        });
        held.replace(Some(timeout));
        drop(held);
        when_silent(&Closure::once_into_js(move || {
            if let Some(call) = slot.upgrade().and_then(|_| call.take()) {
                call();
            }
        }));
    });
    said.0.replace(Some(timer));
    said
}
