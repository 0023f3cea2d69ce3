//! A piece as a picture: silhouette, figure, coins.

use engine::kernel::game::SeatCard;
use engine::kernel::piece::{Piece, Suit};
use engine::kernel::scene::Cut;
use engine::kernel::step::Seat;
use yew::{Html, html};

/// The colour of a suit, in the names of the symbols.
pub const fn colour(suit: Suit) -> &'static str {
    match suit {
        Suit::Blue => "blue",
        Suit::Red => "red",
        Suit::Yellow => "yellow",
    }
}

/// The short form of a name: what stands before a comma, and only its first word where it is still long.
pub fn short(name: &str) -> &str {
    let name = name.split(',').next().unwrap_or(name);
    match name.split_once(' ') {
        Some((first, _)) if name.chars().count() > 13 => first,
        _ => name,
    }
}

/// How a piece is drawn.
#[derive(Clone, Copy)]
pub enum Make {
    /// Of the material of its set; paper pawns bear their name.
    Of(Cut, &'static str),
    /// Only its place: not taken yet.
    Ghost,
}

/// A piece whose silhouette is 100 wide and high; to be put inside an SVG.
pub fn token_shape(piece: &Piece, make: Make) -> Html {
    let (family, class) = match make {
        Make::Ghost => ("ghost", "token ghost"),
        Make::Of(Cut::Wood, _) => ("token", "token"),
        Make::Of(Cut::Paper, _) => ("paper", "token"),
    };
    let lift = match (piece.suit, piece.bonus) {
        (Suit::Yellow, _) => "20",
        (_, 0) => "15",
        _ => "3",
    };
    let coins: &[&'static str] = match piece.bonus {
        0 => &[],
        1 => &["35"],
        _ => &["19", "51"],
    };
    let name = match make {
        Make::Of(Cut::Paper, name) => name,
        _ => "",
    };
    html! {
        <g {class}>
            if matches!(make, Make::Of(Cut::Wood, _)) {
                <ellipse class="token-shadow" cx="52" cy="104" rx="44" ry="7" />
            }
            <use href={format!("#{family}-{}", colour(piece.suit))} x="-4" y="-4" width="108" height="116" />
            <use href={format!("#{}", piece.kind)} x="15" y={lift} width="70" height="70" />
            { for coins.iter().map(|x| html! { <use href="#coin" x={*x} y="73" width="30" height="30" /> }) }
            if !name.is_empty() {
                <text class="token-name" x="50" y="13" text-anchor="middle">{name}</text>
            }
        </g>
    }
}

/// A piece as a picture of its own.
pub fn token(piece: &Piece, make: Make) -> Html {
    html! {
        <svg class="token-picture" viewBox="-6 -8 112 124" aria-hidden="true">{token_shape(piece, make)}</svg>
    }
}

/// The emblem of a seat: the token that stands for it on banners and buttons.
pub fn emblem(seat: Seat, card: &SeatCard) -> Html {
    let silhouette = if seat.0 == 0 {
        "#token-blue"
    } else {
        "#token-red"
    };
    html! {
        <svg class="emblem" viewBox="-6 -8 112 124" aria-hidden="true">
            <use href={silhouette} x="-4" y="-4" width="108" height="116" />
            <use href={format!("#{}", card.emblem)} x="15" y="12" width="70" height="70" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn long_names_are_cut_between_words() {
        assert_eq!(short("Tyran, roi des dragons"), "Tyran");
        assert_eq!(short("village aux pommes d’or"), "village");
        assert_eq!(short("Prince Ardent"), "Prince Ardent");
        assert_eq!(short("chevalier"), "chevalier");
    }
}
