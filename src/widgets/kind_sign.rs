//! Sign of a kind of problem, for the screen and for paper: SVG paths in a box of 100 units.

use engine::kernel::problem::Kind;
use yew::{Html, html};

/// Returns the SVG path of the sign.
pub const fn lines(kind: Kind) -> &'static str {
    match kind {
        // One arrow per turn, and a goal.
        Kind::Take => "M8 50H48M34 34L50 50L34 66M76 32a18 18 0 1 0 .1 0z",
        Kind::Two => {
            "M4 50H26M16 38L28 50L16 62M34 50H56M46 38L58 50L46 62M81 34a16 16 0 1 0 .1 0z"
        }
        Kind::Three => {
            "M4 50H18M11 41L20 50L11 59M27 50H41M34 41L43 50L34 59M50 50H64M57 41L66 50L57 59M84 37a13 13 0 1 0 .1 0z"
        }
        // A shield.
        Kind::Save => "M50 8L86 20V48C86 70 70 84 50 94C30 84 14 70 14 48V20z",
        // Two swords.
        Kind::Fight => "M14 12L74 72M60 86L86 60M70 70L88 88M86 12L26 72M40 86L14 60M30 70L12 88",
        // A die and a plus sign.
        Kind::Count => "M8 28H60V80H8zM24 44h.1M44 64h.1M34 54h.1M80 40V68M66 54H94",
        // A winding path to a banner.
        Kind::Path => "M10 90C60 92 60 66 34 62S30 34 72 40M72 40V8L94 17L72 26",
    }
}

/// Renders the sign.
pub fn kind_sign(kind: Kind) -> Html {
    html! {
        <svg class="icon kind-sign" viewBox="0 0 100 100" aria-hidden="true"><path d={lines(kind)} /></svg>
    }
}
