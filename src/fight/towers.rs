//! Two towers of blocks between the sides, along a number strip.

use std::cmp::Ordering;

use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;
use yew::{Html, html};

use crate::state::cue::Cue;
use crate::state::fight::view::FightView;
use crate::widgets::token::colour;

const BLOCK: i32 = 55;
const FOOT: i32 = 452;
/// Maximum total: nine and two.
const HIGHEST: u8 = 11;

fn tower(fight: &FightView, side: Side, x: i32, now: Option<&Cue>) -> Html {
    let other = fight.total(side.other());
    let face = fight.faces[side].filter(|_| fight.towers).unwrap_or(0);
    let suit = colour(fight.side(side).piece.suit);
    let total = face + fight.coins[side];
    let block = |number: u8| {
        let class = if number < face { suit } else { "coin" };
        let y = FOOT - BLOCK * (i32::from(number) + 1);
        // A block appears once: a dot rises from below, a coin slides in from its piece.
        let motion = match (number < total, number < face) {
            (false, _) => "absent",
            (true, true) => "rises",
            (true, false) => "slides",
        };
        html! {
            <g key={number} class={format!("block {class} {motion} n{number} {}", if number < other { "" } else { "over" })}>
                <rect x={x.to_string()} y={y.to_string()} width="84" height="55" rx="7" />
                <circle cx={(x + 42).to_string()} cy={(y + 27).to_string()} r="10" />
            </g>
        }
    };
    let top = FOOT - BLOCK * i32::from(total);
    let crown = if fight.coins[side] > 0 { "coin" } else { suit };
    let counts = match now {
        Some(Cue::Recount(counted)) if *counted == side => "tower recount",
        Some(Cue::Match) => "tower match",
        _ => "tower",
    };
    html! {
        <g class={counts}>
            { for (0..HIGHEST).map(block) }
            if total > 0 {
                <path key="top" class={format!("block battlement {crown}")}
                    d={format!("M{x} {top}V{}H{}V{}H{}V{}H{}V{}H{}V{}H{}V{top}z",
                        top - 16, x + 17, top - 6, x + 33, top - 16, x + 51, top - 6, x + 67, top - 16, x + 84)} />
            }
        </g>
    }
}

/// Renders the towers and the strip between them; `sides` are the left and the right one.
pub fn towers(fight: &FightView, sides: [Side; 2], now: Option<&Cue>) -> Html {
    let highest = fight
        .sides()
        .into_array()
        .into_iter()
        .map(|side| match side.throws {
            Randomizer::Die(faces) => faces[5] + side.piece.bonus,
            Randomizer::Card => 6,
        })
        .max()
        .unwrap_or(8)
        .max(8);
    let [attacker, defender] = Side::BOTH.map(|side| fight.total(side));
    let reached = attacker.max(defender);
    let height = i32::from(highest) * BLOCK;
    let number = |n: u8| {
        let class = if n <= reached {
            "strip-number"
        } else {
            "strip-number far"
        };
        let y = FOOT - BLOCK * i32::from(n) + 38;
        html! { <text key={n} {class} x="140" y={y.to_string()} text-anchor="middle">{n}</text> }
    };
    let wins = |left: bool| {
        let won = match sides[usize::from(!left)] {
            Side::Attacker => Ordering::Greater,
            Side::Defender => Ordering::Less,
        };
        fight.outcome == Some(won)
    };
    let same = fight.outcome == Some(Ordering::Equal);
    let top = FOOT - height - 22;
    html! {
        <svg class={if same { "towers same" } else { "towers" }} viewBox={format!("0 {top} 280 {}", FOOT + 12 - top)}
            aria-hidden="true">
            { for (1..=highest).map(|n| {
                let y = FOOT - BLOCK * i32::from(n);
                html! { <path class="strip-line" d={format!("M16 {y}H264")} /> }
            }) }
            <rect class="strip" x="114" y={(FOOT - height - 6).to_string()} width="52" height={(height + 8).to_string()} rx="12" />
            { for (1..=highest).map(number) }
            <g class={if wins(true) { "wins" } else { "" }}>{tower(fight, sides[0], 18, now)}</g>
            <g class={if wins(false) { "wins" } else { "" }}>{tower(fight, sides[1], 178, now)}</g>
            <path class="towers-ground" d="M2 454H278" />
        </svg>
    }
}
