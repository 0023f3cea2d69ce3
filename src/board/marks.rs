//! Signs on the board: targets, held pieces, trails, refusals.

use engine::kernel::info::{DiceUse, GameInfo};
use engine::kernel::input::{Marker, Touch};
use engine::kernel::piece::{Form, Layer, Spot};
use engine::kernel::scene::Scene;
use engine::kernel::step::Place;
use yew::{Html, html};

use super::ground::suit_class;
use super::layout::{Layout, Rect};
use super::view::View;
use crate::state::session::{Session, Trail};
use crate::widgets::decimal::{Decimal, Factor};
use crate::widgets::drawing::Drawing;

/// Side of a cell, in units of the signs.
const PARTS: f64 = 96.0;

/// Joins the SVG paths of a shape at many places, in units of the signs.
fn around_all(
    view: View<'_>,
    places: impl Iterator<Item = Place>,
    shape: impl Fn(Decimal, Decimal) -> String,
) -> String {
    let one = |place| {
        let (x, y) = in_parts(view, place);
        shape(x, y)
    };
    places.map(one).collect()
}

/// Returns the centre of a place, in units of the signs.
fn in_parts(view: View<'_>, place: Place) -> (Decimal, Decimal) {
    let unit = view.layout.cell / PARTS;
    let (x, y) = view.centre(place);
    (Decimal(x / unit), Decimal(y / unit))
}

/// Returns the SVG path of a circle, for [`around_all`].
fn circle(radius: u8) -> impl Fn(Decimal, Decimal) -> String {
    move |x, y| {
        let (r, across) = (radius, 2 * radius);
        format!("M{x} {y}m-{r} 0a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z")
    }
}

/// Returns the SVG path of a square with round corners, as wide as a cell allows.
fn rounded(x: Decimal, y: Decimal) -> String {
    format!(
        "M{x} {y}m-29-45h58a16 16 0 0 1 16 16v58a16 16 0 0 1-16 16h-58a16 16 0 0 1-16-16v-58a16 16 0 0 1 16-16z"
    )
}

/// Renders paths in an SVG element that persists while they change, so that a touch recreates nothing and a pulse
/// animation continues. `below` is drawn under the paths.
fn lines<const N: usize>(
    layout: &Layout,
    class: &'static str,
    below: Html,
    lines: [(&'static str, String); N],
) -> Html {
    let view = layout.view();
    let line = |(class, d): (&'static str, String)| html! { <path {class} {d} /> };
    html! {
        <svg {class} viewBox={format!("0 0 {} {}", Decimal(view.w), Decimal(view.h))} aria-hidden="true">
            <g transform={format!("scale({})", Factor(layout.cell / PARTS))}>{below}{ for lines.map(line) }</g>
        </svg>
    }
}

/// Renders footprints where pieces came from. The elements move from step to step, because recreating a drawing is the
/// expensive part.
fn trails(session: &Session, view: View<'_>) -> Html {
    let places = session
        .playback()
        .trails()
        .iter()
        .filter_map(|trail| match trail.from {
            Spot::On(from) => Some(from),
            Spot::In(..) => None,
        });
    let prints = |place: Place| {
        let (x, y) = in_parts(view, place);
        let transform = format!("translate({x} {y})");
        html! {
            <g class="mark-trail" {transform}><use href="#steps" x="-24" y="-24" width="48" height="48" /></g>
        }
    };
    html! {
        <>
            { for places.filter(|place| view.sees(*place)).map(prints) }
            <path class="mark-way" d={computers_ways(session, view)} />
        </>
    }
}

/// Returns the SVG path of an arrow along each of the computer's last moves, between the footprints and the piece.
fn computers_ways(session: &Session, view: View<'_>) -> String {
    let trails = session.playback().trails().iter();
    let own = trails.filter(|trail| session.seats().assignment().of(trail.seat).is_some());
    let unit = view.layout.cell / PARTS;
    let arrow = |trail: &Trail| {
        let (Spot::On(from), Spot::On(to)) = (trail.from, trail.to) else {
            return None;
        };
        let ((x, y), (end_x, end_y)) = (view.centre(from), view.centre(to));
        let (dx, dy) = ((end_x - x) / unit, (end_y - y) / unit);
        let length = dx.hypot(dy);
        let (dx, dy) = (dx / length, dy / length);
        let at = |along: f64, aside: f64| {
            let x = x / unit + along * dx - aside * dy;
            let y = y / unit + along * dy + aside * dx;
            format!("{} {}", Decimal(x), Decimal(y))
        };
        let (tip, back) = (length - 46.0, length - 60.0);
        let is_seen = view.sees(from) && view.sees(to);
        (is_seen && tip > 0.0).then(|| {
            format!(
                "M{}L{}M{}L{}L{}",
                at(26.0, 0.0),
                at(tip, 0.0),
                at(back, -14.0),
                at(tip, 0.0),
                at(back, 14.0)
            )
        })
    };
    own.filter_map(arrow).collect()
}

/// Renders the signs below the pieces that change with every touch: trails, held places, targets, and their rings,
/// which pulse after a while.
pub fn signs_under(session: &Session, view: View<'_>, pulses: bool) -> Html {
    let held = around_all(view, held_places(session), rounded);
    let targets = |radius| around_all(view, free_targets(session), circle(radius));
    let rings = targets(29);
    let pulses = if rings.is_empty() || !pulses {
        "board marks rings"
    } else {
        "board marks rings pulses"
    };
    let (discs, dots) = (targets(31), targets(13));
    html! {
        <>
            {lines(view.layout, "board marks", trails(session, view),
                [("mark-held", held), ("mark-disc", discs), ("mark-dot", dots)])}
            {lines(view.layout, pulses, Html::default(), [("mark-ring", rings)])}
        </>
    }
}

/// Returns the targets without an enemy piece.
fn free_targets(session: &Session) -> impl Iterator<Item = Place> {
    let targets = session.selection().targets().iter().copied();
    targets.filter(|place| !is_enemy(session, *place))
}

/// Draws the outlines of groups of places.
pub fn outlines(draw: &mut Drawing, scene: &Scene, view: View<'_>, card: &GameInfo) {
    for outline in &scene.outlines {
        outlined(
            draw,
            view,
            &outline.places,
            suit_class(card, outline.seat.0),
        );
    }
}

/// Draws the signs above the pieces.
pub fn marks_over(draw: &mut Drawing, session: &Session, view: View<'_>) {
    let card = session.table().info();
    for &place in session.selection().targets() {
        if is_enemy(session, place) && view.sees(place) {
            take(draw, view, place, card.dice_use == DiceUse::Fights);
        }
    }
    for &place in session
        .scene()
        .spent
        .iter()
        .filter(|place| view.sees(**place))
    {
        spent(draw, view, place);
    }
    let barred = session
        .selection()
        .markers()
        .iter()
        .filter(|(_, sign)| *sign == Marker::Barred);
    let barred = barred.map(|(place, _)| *place);
    let barred = barred.chain(session.scene().barred.iter().copied());
    for place in barred.filter(|place| view.sees(*place)) {
        sign(draw, view, place, "barred");
    }
    // A tall piece hides the cell behind it, so a target there is drawn above the piece.
    for place in free_targets(session).filter(|place| view.sees(*place)) {
        if is_behind_tall(session, view, place) {
            open(draw, "", view, place);
            draw.circle("mark-ring", (0.0, 0.0), 29.0)
                .circle("mark-dot", (0.0, 0.0), 13.0)
                .end();
        }
    }
    if let (Some(place), Some((_, number))) =
        (session.selection().refused(), session.selection().note())
        && view.sees(place)
    {
        refused(draw, view, place, number);
    }
    for &(place, sign) in session.selection().markers() {
        if sign == Marker::Over && view.sees(place) {
            square(draw, view, place, "mark-over");
        }
    }
}

/// Returns the held places of the board: that of the piece, and those of its move so far.
fn held_places(session: &Session) -> impl Iterator<Item = Place> {
    session
        .selection()
        .held()
        .iter()
        .filter_map(|touch| match touch {
            Touch::At(place) => Some(*place),
            Touch::Held(_) | Touch::Pick(_) => None,
        })
}

fn is_enemy(session: &Session, place: Place) -> bool {
    let here = session.playback().stage().at(Spot::On(place));
    here.is_some_and(|(_, piece)| {
        piece.layer == Layer::Standing && piece.owner != Some(session.scene().seat)
    })
}

/// Checks whether a tall piece stands on the cell in front of this place, as seen on the screen.
fn is_behind_tall(session: &Session, view: View<'_>, place: Place) -> bool {
    let (x, y) = view.centre(place);
    session
        .playback()
        .stage()
        .pieces()
        .iter()
        .any(|(_, piece)| {
            let Spot::On(before) = piece.spot else {
                return false;
            };
            let (before_x, before_y) = view.centre(before);
            let away = (before_x - x).hypot(before_y - y - view.layout.cell);
            piece.form == Form::Tall && away < 1.0
        })
}

fn open(draw: &mut Drawing, class: &str, view: View<'_>, place: Place) {
    let centre = view.centre(place);
    draw.around(class, centre, view.layout.cell, PARTS);
}

const fn around(half: f64) -> Rect {
    Rect {
        x: -half,
        y: -half,
        w: 2.0 * half,
        h: 2.0 * half,
    }
}

fn square(draw: &mut Drawing, view: View<'_>, place: Place, class: &str) {
    open(draw, "", view, place);
    draw.rect(class, around(45.0), 16.0).end();
}

fn take(draw: &mut Drawing, view: View<'_>, place: Place, fights: bool) {
    open(draw, "mark-fight", view, place);
    draw.rect("mark-square", around(45.0), 16.0);
    if fights {
        draw.circle("mark-badge", (34.0, -36.0), 20.0);
        let die = Rect {
            x: 20.0,
            y: -50.0,
            w: 28.0,
            h: 28.0,
        };
        draw.group("mark-badge-die")
            .symbol("", "icon-die", die)
            .end();
    }
    draw.end();
}

fn sign(draw: &mut Drawing, view: View<'_>, place: Place, name: &str) {
    open(draw, "mark-sign", view, place);
    let area = Rect {
        x: 6.0,
        y: -48.0,
        w: 42.0,
        h: 42.0,
    };
    draw.symbol("", name, area).end();
}

/// Draws the refusal sign. The number in its class restarts the animation with each touch.
fn refused(draw: &mut Drawing, view: View<'_>, place: Place, number: u32) {
    open(draw, "mark-sign", view, place);
    let class = format!("mark-refused n{number}");
    draw.symbol(&class, "barred", around(30.0)).end();
}

fn spent(draw: &mut Drawing, view: View<'_>, place: Place) {
    open(draw, "mark-spent", view, place);
    let area = Rect {
        x: -41.0,
        y: -43.0,
        w: 22.0,
        h: 22.0,
    };
    draw.circle("mark-badge", (-30.0, -32.0), 16.0)
        .symbol("", "steps", area)
        .end();
}

/// Draws the outline of a group of places, in the colour of its seat.
fn outlined(draw: &mut Drawing, view: View<'_>, places: &[Place], suit: &str) {
    let seen: Vec<&Place> = places.iter().filter(|place| view.sees(**place)).collect();
    let mut path = String::new();
    for pair in seen.windows(2) {
        let ((x, y), (to_x, to_y)) = (view.centre(*pair[0]), view.centre(*pair[1]));
        let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(Decimal);
        path.push_str(&format!("M{x} {y}L{to_x} {to_y}"));
    }
    if let ([one], true) = (&seen[..], path.is_empty()) {
        let (x, y) = view.centre(**one);
        path = format!("M{} {}h.1", Decimal(x), Decimal(y));
    }
    let width = |part: f64| format!("stroke-width:{}px", Decimal(view.layout.cell * part));
    for (class, part) in [("outline edge", 0.98), ("outline", 0.86)] {
        draw.raw("<path")
            .with("class", format_args!("{class} {suit}"));
        draw.with("style", width(part)).with("d", &path).raw("/>");
    }
}
