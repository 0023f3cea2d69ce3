//! Sentence that may be spoken, with one element per word, so that the current word can be highlighted.

use yew::{Html, html};

use crate::words::letters;

/// Renders the sentence. `shell/sound/karaoke.js` marks the word being spoken with `data-now`.
pub fn said(text: &str) -> Html {
    let words = text.split(' ').enumerate().map(|(n, word)| {
        let space = if n > 0 { " " } else { "" };
        if word.chars().any(letters::is_letter_or_digit) {
            html! { <>{space}<span data-word="">{word.to_owned()}</span></> }
        } else {
            html! { <>{space}{word.to_owned()}</> }
        }
    });
    html! { <span class="said" dir="auto" data-said={text.to_owned()}>{ for words }</span> }
}
