//! A move, and the marks of the cells, as they are told to those who do not see the board: written for screen readers, not spoken.

engine::phrases! {
    GOES_TO: "{piece} va en {place}.";
    CAN_GO: "possible";
    HELD: "choisi";
}
