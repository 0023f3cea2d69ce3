//! Busy games: reports to `shell/input.js` whether a game moves or thinks. Only that script writes `data-busy`, because a
//! pending tap sets it as well.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;
use yew::prelude::{NodeRef, hook, use_effect, use_node_ref};

#[wasm_bindgen(js_namespace = ["tableRonde", "input"])]
extern "C" {
    #[wasm_bindgen(js_name = setBusy)]
    fn set_busy(game: &Element, is_busy: bool);
}

/// Returns the reference for the element of a game, whose `data-busy` follows `is_busy` after each render.
#[hook]
pub fn use_busy(is_busy: bool) -> NodeRef {
    let game = use_node_ref();
    let shown = game.clone();
    // Without dependencies: the element may be a new one.
    use_effect(move || {
        if let Some(game) = shown.cast::<Element>() {
            set_busy(&game, is_busy);
        }
    });
    game
}
