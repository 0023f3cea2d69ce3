//! A piece as a picture: silhouette, figure, coins.

use engine::kernel::scene::{Cut, Piece, Suit};
use yew::{AttrValue, Html, Properties, component, html};

/// The colour of a suit, in the names of the symbols.
pub const fn colour(suit: Suit) -> &'static str {
    match suit {
        Suit::Blue => "blue",
        Suit::Red => "red",
        Suit::Yellow => "yellow",
    }
}

/// How a piece is drawn.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The piece.
    pub piece: Piece,
    /// The look of its set.
    #[prop_or_default]
    pub cut: Cut,
    /// Its name, written on paper pawns.
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// Whether only its place is drawn: not taken yet.
    #[prop_or_default]
    pub ghost: bool,
}

/// A piece in a box of 108 by 120 units whose silhouette is 100 wide; to be put inside an SVG.
#[component]
pub fn TokenShape(props: &Props) -> Html {
    let piece = &props.piece;
    let family = match (props.ghost, props.cut) {
        (true, _) => "ghost",
        (false, Cut::Wood) => "token",
        (false, Cut::Paper) => "paper",
    };
    let silhouette = format!("#{family}-{}", colour(piece.suit));
    let lift = match (piece.suit, piece.bonus) {
        (Suit::Yellow, _) => 20,
        (_, 0) => 15,
        _ => 3,
    };
    let coins: &[i32] = match piece.bonus {
        0 => &[],
        1 => &[35],
        _ => &[19, 51],
    };
    html! {
        <g class={if props.ghost { "token ghost" } else { "token" }}>
            if !props.ghost && props.cut == Cut::Wood {
                <ellipse class="token-shadow" cx="52" cy="104" rx="44" ry="7" />
            }
            <use href={silhouette} x="-4" y="-4" width="108" height="116" />
            <use href={format!("#{}", piece.kind)} x="15" y={lift.to_string()} width="70" height="70" />
            { for coins.iter().map(|x| html! {
                <use class="coin" href="#coin" x={x.to_string()} y="73" width="30" height="30" />
            }) }
            if let (Cut::Paper, Some(name)) = (props.cut, &props.name) {
                <text class="token-name" x="50" y="-2" text-anchor="middle">{name.clone()}</text>
            }
        </g>
    }
}

/// A piece as a picture of its own.
#[component]
pub fn Token(props: &Props) -> Html {
    html! {
        <svg class="token-picture" viewBox="-6 -8 112 124" aria-hidden="true">
            <TokenShape piece={props.piece} cut={props.cut} name={props.name.clone()} ghost={props.ghost} />
        </svg>
    }
}
