//! Colours: the fills of the five sides stay apart for every kind of colour vision (docs/guidelines.md, section 3).
//!
//! Distance is CIE76 ΔE in CIELAB (D65). Protanopia and deuteranopia follow Viénot, Brettel and Mollon (1999),
//! tritanopia follows Machado, Oliveira and Fernandes (2009).

use std::collections::BTreeMap;

/// Minimum ΔE between two fills.
const SMALLEST: f64 = 38.0;
const FILLS: [&str; 5] = ["prince", "dragon", "goal", "green", "violet"];
const THEMES: [&str; 4] = ["parchment", "contrast", "whiteboard", "night"];

type Triple = [f64; 3];

/// Each kind of vision as a matrix on linear sRGB.
const VISIONS: [(&str, [Triple; 3]); 4] = [
    (
        "normal vision",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.11238, 0.88762, 0.0],
            [0.11238, 0.88762, 0.0],
            [0.00401, -0.00401, 1.0],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.29275, 0.70725, 0.0],
            [0.29275, 0.70725, 0.0],
            [-0.02234, 0.02234, 1.0],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn apply(matrix: &[Triple; 3], vector: Triple) -> Triple {
    matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
}

/// Parses `#RRGGBB` into linear sRGB.
fn linear(hex: &str) -> Triple {
    core::array::from_fn(|channel| {
        let digits = &hex[1 + 2 * channel..3 + 2 * channel];
        let value = f64::from(u8::from_str_radix(digits, 16).expect("two hexadecimal digits"));
        let value = value / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// Converts linear sRGB to CIELAB under D65.
fn lab(rgb: Triple) -> Triple {
    const TO_XYZ: [Triple; 3] = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    const WHITE: Triple = [0.95047, 1.0, 1.08883];
    let xyz = apply(&TO_XYZ, rgb.map(|value| value.clamp(0.0, 1.0)));
    let [x, y, z] = core::array::from_fn(|axis| {
        let ratio = xyz[axis] / WHITE[axis];
        if ratio > 216.0 / 24389.0 {
            ratio.cbrt()
        } else {
            (24389.0 / 27.0 * ratio + 16.0) / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn delta_e(one: Triple, other: Triple) -> f64 {
    one.iter()
        .zip(other)
        .map(|(a, b)| (a - b).powi(2))
        .sum::<f64>()
        .sqrt()
}

/// Returns the custom properties that apply to a theme; later rules win.
fn properties(css: &str, theme: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let parts = css.split("*/").filter_map(|part| part.split("/*").next());
    let css: String = parts.collect();
    for rule in css.split('}') {
        let Some((selectors, body)) = rule.rsplit_once('{') else {
            continue;
        };
        let own = format!("html[data-theme={theme}]");
        let applies = selectors
            .split(',')
            .any(|selector| [":root", own.as_str()].contains(&selector.trim()));
        if applies {
            let declared = body
                .split(';')
                .filter_map(|line| line.trim().split_once(':'));
            found.extend(declared.map(|(name, value)| (name.to_owned(), value.trim().to_owned())));
        }
    }
    found
}

#[test]
fn fills_of_the_sides_stay_apart_in_four_kinds_of_vision() {
    let css = include_str!("../styles/tokens.css");
    let mut too_close = Vec::new();
    for theme in THEMES {
        let properties = properties(css, theme);
        let fill = |name: &str| {
            let value = properties.get(&format!("--{name}"));
            linear(value.unwrap_or_else(|| panic!("styles/tokens.css has no --{name} in {theme}")))
        };
        for (vision, matrix) in &VISIONS {
            for (index, one) in FILLS.iter().enumerate() {
                for other in &FILLS[index + 1..] {
                    let seen = |name| lab(apply(matrix, fill(name)));
                    let distance = delta_e(seen(one), seen(other));
                    if distance < SMALLEST {
                        too_close.push(format!(
                            "{theme}, {vision}: --{one} and --{other} are ΔE {distance:.1} apart"
                        ));
                    }
                }
            }
        }
    }
    assert!(
        too_close.is_empty(),
        "change the colours of styles/tokens.css until all are at least ΔE {SMALLEST} apart: {too_close:#?}"
    );
}
