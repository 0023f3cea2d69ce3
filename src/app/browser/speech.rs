//! The voice of the device: local voices of the right language only, never one from the network.

use engine::kernel::words::Language;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

fn synthesis() -> Option<SpeechSynthesis> {
    gloo::utils::window().speech_synthesis().ok()
}

fn speaks(voice: &SpeechSynthesisVoice, language: Language) -> bool {
    let tag = voice.lang().to_lowercase();
    let starts = match language {
        Language::French => tag.starts_with("fr"),
        Language::English => tag.starts_with("en"),
    };
    voice.local_service() && starts
}

/// Says a text, cutting short what is being said. Without a local voice of the language nothing is said.
pub fn say(text: &str, language: Language) {
    let Some(synthesis) = synthesis() else {
        return;
    };
    synthesis.cancel();
    let voices = synthesis.get_voices().into_iter();
    let mut voices = voices.map(SpeechSynthesisVoice::from);
    let Some(voice) = voices.find(|voice| speaks(voice, language)) else {
        return;
    };
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else {
        return;
    };
    utterance.set_voice(Some(&voice));
    utterance.set_lang(&voice.lang());
    utterance.set_rate(0.9);
    synthesis.speak(&utterance);
}

/// Stops speaking.
pub fn hush() {
    if let Some(synthesis) = synthesis() {
        synthesis.cancel();
    }
}
