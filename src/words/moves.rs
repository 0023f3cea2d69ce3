//! A move as it is told to those who do not see the board: written for screen readers, not spoken.

engine::phrases! {
    GOES_TO: "{piece} va en {place}.";
}
