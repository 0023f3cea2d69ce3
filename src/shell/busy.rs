//! Busy games: reports to `shell/input.js` whether a game moves or thinks. Only that script writes `data-busy`, because a
//! pending tap sets it as well.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::{NodeRef, hook, use_effect, use_node_ref};

/// Function that `shell/input.js` adds to the window: it takes the element of the game and whether the game is busy.
const SET_BUSY: &str = "tableRondeSetBusy";

fn set_busy(game: &Element, is_busy: bool) -> Option<()> {
    let window = gloo::utils::window();
    let set: Function = Reflect::get(&window, &SET_BUSY.into())
        .ok()?
        .dyn_into()
        .ok()?;
    set.call2(&window, game, &is_busy.into()).ok()?;
    Some(())
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
