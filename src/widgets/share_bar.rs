//! A chance as a bar of two parts.

use engine::kernel::odds::Fraction;
use yew::{Html, html};

/// A bar of two parts, each with its label and its colour: `blue` or `red`.
pub fn share_bar(share: Fraction, labels: [String; 2], colours: [&'static str; 2]) -> Html {
    let first = share.parts(10_000);
    let parts = [first, 10_000 - first];
    let part = |((parts, label), colour): ((u32, String), &'static str)| {
        let style = format!("width:{}.{:02}%", parts / 100, parts % 100);
        // A label that has no room on its part would be cut off.
        let label = if parts < 1_700 { String::new() } else { label };
        let narrow = if parts < 2_500 { "narrow" } else { "" };
        html! { <span class={format!("share {colour} {narrow}")} {style}>{label}</span> }
    };
    html! { <div class="share-bar">{ for parts.into_iter().zip(labels).zip(colours).map(part) }</div> }
}
