//! Piece as a picture: silhouette, figure, coins and worn object.

use engine::kernel::info::{GameInfo, SeatInfo};
use engine::kernel::piece::{Form, Heading, Piece, Pose, Suit};
use engine::kernel::scene::Material;
use yew::Html;

use super::decimal::Decimal;
use super::drawing::{Drawing, Rect};
use crate::words::punctuation::before_comma;

/// Returns the colour of a suit, as in symbol names.
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

/// Returns the short form of a name: the part before a comma, and only the first word of it if longer than 13
/// characters.
pub fn short(name: &str) -> &str {
    let name = before_comma(name);
    match name.split_once(' ') {
        Some((first, _)) if name.chars().count() > 13 => first,
        _ => name,
    }
}

/// Style in which a piece is drawn.
#[derive(Clone, Copy)]
pub enum TokenStyle {
    /// Material of the physical set; paper pawns bear their name.
    Of(Material, &'static str),
    /// Empty slot of a goal that is not taken yet.
    Ghost,
}

const fn area(x: f64, y: f64, w: f64, h: f64) -> Rect {
    Rect { x, y, w, h }
}

/// Draws a piece whose silhouette is 100 units wide and high.
pub fn token_into(draw: &mut Drawing, piece: &Piece, make: TokenStyle, card: &GameInfo) {
    let class = match make {
        TokenStyle::Ghost => "token ghost",
        TokenStyle::Of(..) => "token",
    };
    draw.group(class);
    if let Pose::Facing(heading) = piece.pose {
        let turn = match heading {
            Heading::North => 0,
            Heading::East => 90,
            Heading::South => 180,
            Heading::West => 270,
        };
        draw.raw(&format!("<g transform=\"rotate({turn} 50 52)\">"));
        draw.symbol("", "facing", area(0.0, 0.0, 100.0, 104.0))
            .end();
    }
    match piece.form {
        Form::Token => token_of(draw, piece, make),
        Form::Figure => {
            draw.symbol("", piece.kind, area(2.0, -2.0, 96.0, 96.0));
        }
        Form::Tall => {
            if matches!(make, TokenStyle::Of(..)) {
                draw.raw(
                    "<ellipse class=\"token-shadow\" cx=\"50\" cy=\"95\" rx=\"43\" ry=\"9\"/>",
                );
            }
            draw.symbol("", piece.kind, area(6.0, -70.0, 88.0, 167.0));
        }
    }
    for number in 0..piece.badges {
        let x = 2.0 + 33.0 * f64::from(number);
        draw.symbol("", card.badge, area(x, 90.0, 30.0, 30.0));
    }
    if let Some(worn) = piece.worn {
        draw.symbol("", &format!("{worn}-worn"), area(0.0, 0.0, 100.0, 100.0));
    }
    draw.end();
}

/// Returns the box of the figure on a suit's silhouette.
pub const fn figure_box(suit: Suit, has_coins: bool) -> Rect {
    let (x, y, side) = match suit {
        Suit::Blue | Suit::Red => (15.0, if has_coins { 3.0 } else { 15.0 }, 70.0),
        Suit::Yellow => (15.0, 20.0, 70.0),
        Suit::Green => (16.0, 15.0, 68.0),
        Suit::Violet => (22.0, 19.0, 56.0),
        Suit::White => (19.0, 17.0, 62.0),
    };
    area(x, y, side, side)
}

fn token_of(draw: &mut Drawing, piece: &Piece, make: TokenStyle) {
    let colour = colour(piece.suit);
    let family = match make {
        TokenStyle::Ghost => "ghost",
        TokenStyle::Of(Material::Wood, _) => "token",
        TokenStyle::Of(Material::Paper, _) => "paper",
    };
    if matches!(make, TokenStyle::Of(Material::Wood, _)) {
        draw.raw("<ellipse class=\"token-shadow\" cx=\"52\" cy=\"104\" rx=\"44\" ry=\"7\"/>");
    }
    let whole = area(-4.0, -4.0, 108.0, 116.0);
    if piece.pose == Pose::Frozen {
        draw.symbol("", &format!("{}-frozen", piece.kind), whole);
        return;
    }
    draw.symbol("", &format!("{family}-{colour}"), whole);
    draw.symbol("", piece.kind, figure_box(piece.suit, piece.bonus > 0));
    let coins: &[f64] = match piece.bonus {
        0 => &[],
        1 => &[35.0],
        _ => &[19.0, 51.0],
    };
    for &x in coins {
        draw.symbol("", "coin", area(x, 73.0, 30.0, 30.0));
    }
    if let TokenStyle::Of(Material::Paper, name) = make
        && !name.is_empty()
    {
        draw.text("token-name", (50.0, 13.0), name);
    }
}

/// Renders a piece as a separate picture.
pub fn token(piece: &Piece, make: TokenStyle, card: &GameInfo) -> Html {
    let mut draw = Drawing::default();
    token_into(&mut draw, piece, make, card);
    draw.picture("token-picture", whole(piece))
}

/// Draws a piece into a square, aligned to its bottom edge.
pub fn stood_into(
    draw: &mut Drawing,
    piece: &Piece,
    make: TokenStyle,
    card: &GameInfo,
    area: Rect,
) {
    let Rect { x, y, w, h } = whole(piece);
    let [x, y, w, h] = [x, y, w, h].map(Decimal);
    draw.raw("<svg preserveAspectRatio=\"xMidYMax meet\"");
    draw.with("viewBox", format_args!("{x} {y} {w} {h}"));
    draw.at("x", area.x).at("y", area.y);
    draw.at("width", area.w).at("height", area.h).raw(">");
    token_into(draw, piece, make, card);
    draw.raw("</svg>");
}

/// Returns the bounding box of a drawn piece.
const fn whole(piece: &Piece) -> Rect {
    match piece.form {
        Form::Tall => area(-30.0, -76.0, 160.0, 182.0),
        Form::Token | Form::Figure => area(-6.0, -8.0, 112.0, 124.0),
    }
}

/// Draws the emblem of a seat into a square.
pub fn emblem_into(draw: &mut Drawing, card: &SeatInfo, area: Rect) {
    draw.raw("<svg viewBox=\"-6 -8 112 124\"");
    draw.at("x", area.x).at("y", area.y);
    draw.at("width", area.w).at("height", area.h).raw(">");
    draw_emblem(draw, card);
    draw.raw("</svg>");
}

fn draw_emblem(draw: &mut Drawing, card: &SeatInfo) {
    let silhouette = format!("token-{}", colour(card.suit));
    draw.symbol("", &silhouette, area(-4.0, -4.0, 108.0, 116.0));
    let mut figure = figure_box(card.suit, false);
    figure.y -= 3.0;
    draw.symbol("", card.emblem, figure);
}

/// Renders the emblem of a seat, its token on banners and buttons.
pub fn emblem(card: &SeatInfo) -> Html {
    emblem_with(card, None)
}

/// Renders the emblem of a seat with the crest of its army.
pub fn emblem_with(card: &SeatInfo, crest: Option<&str>) -> Html {
    let mut draw = Drawing::default();
    draw_emblem(&mut draw, card);
    if let Some(crest) = crest {
        let whole = area(0.0, 0.0, 100.0, 100.0);
        draw.symbol("", &format!("{crest}-worn"), whole);
    }
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
