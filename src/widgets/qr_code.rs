//! QR code as the path of its dark modules.

/// Modules of a QR code in rows; true is dark.
pub type Modules = Vec<Vec<bool>>;

/// Width of the quiet zone that the QR standard requires, in modules.
pub const QUIET: usize = 4;

/// Returns the side of a code with its quiet zone, in modules.
pub const fn side(code: &Modules) -> f64 {
    (code.len() + 2 * QUIET) as f64
}

/// Returns one path with all dark modules, in units of modules, within the quiet zone. Each run of dark modules in a row is one
/// subpath.
pub fn path(code: &Modules) -> String {
    let mut path = String::new();
    for (y, row) in code.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] {
                let (left, top, width) = (x + QUIET, y + QUIET, run.len());
                path.push_str(&format!("M{left} {top}h{width}v1h-{width}z"));
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::{path, side};

    #[test]
    fn runs_of_dark_modules_are_subpaths_behind_the_quiet_zone() {
        let code = vec![vec![true, true, false], vec![false, false, true]];
        assert_eq!(path(&code), "M4 4h2v1h-2zM6 5h1v1h-1z");
        assert!((side(&code) - 10.0).abs() < f64::EPSILON);
    }
}
