//! Moves and touch states of cells, for screen readers; not spoken.

engine::phrases! {
    GOES_TO: "{piece} va en {place}.";
    CAN_GO: "possible";
    HELD: "choisi";
}
