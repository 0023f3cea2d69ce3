//! Two children who sit face to face at one device: the banner stands at their edges, and their fights are split.

use wasm_bindgen_futures::spawn_local;
use yew::{hook, use_effect_with, use_state_eq};

use crate::board::layout::Shape;
use crate::shell::{chunk_loading, viewport};
use crate::state::session::Presentation;

/// Checks whether two children can sit face to face at this window. A phone has no room for two halves, and a lowered
/// board hangs on a wall.
pub fn is_possible(window: viewport::Size, lowered: bool) -> bool {
    matches!(Shape::of(window), Shape::Wide | Shape::Tall) && !lowered
}

/// Returns the presentation of a game: to two children who sit face to face, if the preparation has seated them so. It
/// loads the styles for it; without them the children sit side by side.
#[hook]
pub fn use_facing(presentation: Presentation, is_chosen: bool, lowered: bool) -> Presentation {
    let is_styled = use_state_eq(|| false);
    use_effect_with(is_chosen, {
        let is_styled = is_styled.setter();
        move |&is_chosen| {
            if is_chosen {
                spawn_local(async move { is_styled.set(chunk_loading::styles().await) });
            }
        }
    });
    let window = viewport::use_size();
    Presentation {
        facing: is_chosen && *is_styled && is_possible(window, lowered),
        ..presentation
    }
}
