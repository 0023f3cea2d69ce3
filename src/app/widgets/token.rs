//! A piece as a picture: silhouette, figure, coins, and what it wears.

use engine::kernel::game::{Card, SeatCard};
use engine::kernel::piece::{Form, Heading, Piece, Pose, Suit};
use engine::kernel::scene::Cut;
use yew::Html;

use super::drawing::{Drawing, Rect};

/// The colour of a suit, in the names of the symbols.
pub const fn colour(suit: Suit) -> &'static str {
    match suit {
        Suit::Blue => "blue",
        Suit::Red => "red",
        Suit::Yellow => "yellow",
        Suit::Green => "green",
        Suit::Violet => "violet",
        Suit::White => "white",
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

const fn area(x: f64, y: f64, w: f64, h: f64) -> Rect {
    Rect { x, y, w, h }
}

/// Draws a piece whose silhouette is 100 wide and high.
pub fn token_into(draw: &mut Drawing, piece: &Piece, make: Make, card: &Card) {
    let class = match make {
        Make::Ghost => "token ghost",
        Make::Of(..) => "token",
    };
    draw.group(class);
    match piece.form {
        Form::Token => token_of(draw, piece, make),
        Form::Figure => {
            if matches!(make, Make::Of(..)) {
                draw.raw(
                    "<ellipse class=\"token-shadow\" cx=\"50\" cy=\"95\" rx=\"36\" ry=\"6\"/>",
                );
            }
            draw.symbol("", piece.kind, area(0.0, -4.0, 100.0, 100.0));
        }
    }
    if let Pose::Facing(heading) = piece.pose {
        let turn = match heading {
            Heading::North => 0,
            Heading::East => 90,
            Heading::South => 180,
            Heading::West => 270,
        };
        draw.raw(&format!("<g transform=\"rotate({turn} 50 50)\">"));
        draw.symbol("", "facing", area(34.0, -16.0, 32.0, 24.0))
            .end();
    }
    let badges = f64::from(piece.badges);
    for number in 0..piece.badges {
        let x = 50.0 - 14.0 * badges + 28.0 * f64::from(number);
        draw.symbol("", card.badge, area(x, 84.0, 28.0, 28.0));
    }
    if let Some(worn) = piece.worn {
        draw.symbol("", worn, area(58.0, -12.0, 46.0, 46.0));
    }
    draw.end();
}

fn token_of(draw: &mut Drawing, piece: &Piece, make: Make) {
    let colour = colour(piece.suit);
    let is_frozen = piece.pose == Pose::Frozen;
    let family = match make {
        _ if is_frozen => "token-stone",
        Make::Ghost => "ghost",
        Make::Of(Cut::Wood, _) => "token",
        Make::Of(Cut::Paper, _) => "paper",
    };
    let lift = match (piece.suit, piece.bonus) {
        (Suit::Yellow, _) => 20.0,
        (_, 0) => 15.0,
        _ => 3.0,
    };
    if matches!(make, Make::Of(Cut::Wood, _)) {
        draw.raw("<ellipse class=\"token-shadow\" cx=\"52\" cy=\"104\" rx=\"44\" ry=\"7\"/>");
    }
    let box_of = area(-4.0, -4.0, 108.0, 116.0);
    draw.symbol("", &format!("{family}-{colour}"), box_of);
    let figure = if is_frozen {
        format!("{}-frozen", piece.kind)
    } else {
        piece.kind.to_owned()
    };
    draw.symbol("", &figure, area(15.0, lift, 70.0, 70.0));
    let coins: &[f64] = match piece.bonus {
        0 => &[],
        1 => &[35.0],
        _ => &[19.0, 51.0],
    };
    for &x in coins {
        draw.symbol("", "coin", area(x, 73.0, 30.0, 30.0));
    }
    if is_frozen {
        draw.symbol("", &format!("token-{colour}"), area(60.0, 58.0, 44.0, 47.0));
    }
    if let Make::Of(Cut::Paper, name) = make
        && !name.is_empty()
    {
        draw.text("token-name", (50.0, 13.0), name);
    }
}

/// A piece as a picture of its own.
pub fn token(piece: &Piece, make: Make, card: &Card) -> Html {
    let mut draw = Drawing::default();
    token_into(&mut draw, piece, make, card);
    draw.picture("token-picture", area(-6.0, -8.0, 112.0, 124.0))
}

/// Draws the emblem of a seat into a square.
pub fn emblem_into(draw: &mut Drawing, card: &SeatCard, area: Rect) {
    draw.raw("<svg viewBox=\"-6 -8 112 124\"");
    draw.at("x", area.x).at("y", area.y);
    draw.at("width", area.w).at("height", area.h).raw(">");
    draw_emblem(draw, card);
    draw.raw("</svg>");
}

fn draw_emblem(draw: &mut Drawing, card: &SeatCard) {
    let silhouette = format!("token-{}", colour(card.suit));
    draw.symbol("", &silhouette, area(-4.0, -4.0, 108.0, 116.0));
    draw.symbol("", card.emblem, area(15.0, 12.0, 70.0, 70.0));
}

/// The emblem of a seat: the token that stands for it on banners and buttons.
pub fn emblem(card: &SeatCard) -> Html {
    let mut draw = Drawing::default();
    draw_emblem(&mut draw, card);
    draw.picture("emblem", area(-6.0, -8.0, 112.0, 124.0))
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
