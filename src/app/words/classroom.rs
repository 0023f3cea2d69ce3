//! The teacher's page and the gate before it.

engine::phrases! {
    GATE_TITLE: "Coin du maître", "Teacher's corner";
}
