//! Votes as towers of blocks: full columns of ten, then the ones.

use yew::{Html, html};

/// Blocks of a full column.
const TEN: u8 = 10;
/// Size of a block, and distance between columns, in units.
const WIDTH: i32 = 26;
const HEIGHT: i32 = 12;
const GAP: i32 = 6;

/// Renders the tower of the candidate with this sign.
pub fn votes_tower(votes: u8, sign: usize) -> Html {
    let columns = i32::from(votes / TEN) + 1;
    let block = |number: u8| {
        let x = GAP + i32::from(number / TEN) * (WIDTH + GAP);
        let y = HEIGHT * i32::from(TEN - 1 - number % TEN);
        html! { <rect key={number} x={x.to_string()} y={y.to_string()} width={WIDTH.to_string()} height={(HEIGHT - 1).to_string()} rx="2" /> }
    };
    let width = columns * (WIDTH + GAP) + GAP;
    let ground = HEIGHT * i32::from(TEN) + 1;
    html! {
        <svg class={format!("council-tower pen-{sign}")} viewBox={format!("0 -2 {width} {}", ground + 5)} aria-hidden="true"
            style={format!("width:calc({width} * var(--tower-unit))")}>
            { for (0..votes).map(block) }
            <path class="ground" d={format!("M0 {ground}H{width}")} />
        </svg>
    }
}
