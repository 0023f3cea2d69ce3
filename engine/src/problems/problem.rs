//! Problem as a line of text.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::proof::Proof;
use super::reasons;
use crate::kernel::problem::Kind;
use crate::kernel::read::ReadError;
use crate::kernel::reader::{Field, Read};

/// Maximum length of a line, in bytes.
pub const MOST_BYTES: usize = 600;
/// Maximum number of options, and of steps in a solution.
pub const MOST_WORDS: usize = 12;

/// Problem: `kind | grade | options | position | solution | proof`.
///
/// Options and solution depend on the kind:
///
/// | kind | options | solution |
/// | --- | --- | --- |
/// | take | – | the steps of this turn; the first is the only right one |
/// | save, two, three | – | the only right step |
/// | fight | the steps on offer | one of them |
/// | count | the roll, if one has fallen, and the question | a number |
/// | path | the place of the piece, and the place to reach | a number of turns |
///
/// ```
/// use engine::problems::Problem;
///
/// let line = "take | 1 | - | 6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0 | a8-a9 | only 1 of 6";
/// let problem = Problem::read(line)?;
/// assert_eq!((problem.grade, problem.solution.len()), (1, 1));
/// assert_eq!(problem.to_string(), line);
/// # Ok::<(), engine::kernel::read::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Task.
    pub kind: Kind,
    /// Difficulty, from 1 to 5.
    pub grade: u8,
    /// Options or questions.
    pub options: Vec<String>,
    /// Position string.
    pub position: String,
    /// Right answer.
    pub solution: Vec<String>,
    /// Proof.
    pub proof: Proof,
}

impl Problem {
    /// Creates a problem found at a position, from its options, solution and proof. The grade is the lowest; a
    /// [`Grader`](super::Grader) finds the real one.
    pub fn found(
        kind: Kind,
        position: String,
        (options, solution, proof): (Vec<String>, Vec<String>, Proof),
    ) -> Self {
        Self {
            kind,
            grade: 1,
            options,
            position,
            solution,
            proof,
        }
    }

    /// Parses a line.
    ///
    /// # Errors
    /// The byte offset and the reason if the line is not a problem. [`open`](super::open) checks position and
    /// steps against the game.
    pub fn read(line: &str) -> Result<Self, ReadError> {
        let whole = Field::whole(line);
        whole.demand(line.len() <= MOST_BYTES, &reasons::TOO_LONG)?;
        let fields = whole.exactly::<6>(b'|', &reasons::NO_FIELDS)?;
        let mut trimmed = fields;
        for (index, field) in fields.into_iter().enumerate() {
            trimmed[index] = bare(field, index)?;
        }
        let [kind, grade, options, position, solution, proof] = trimmed;
        position.demand(!position.text.is_empty(), &reasons::NO_POSITION)?;
        let problem = Self {
            kind: kind.found(Kind::named(kind.text), &reasons::NO_KIND)?,
            grade: grade.digit(5, &reasons::NO_GRADE)?,
            options: words(options)?,
            position: position.text.into(),
            solution: words(solution)?,
            proof: proof.found(Proof::read(proof.text), &reasons::NO_PROOF)?,
        };
        grade.demand(problem.grade > 0, &reasons::NO_GRADE)?;
        solution.demand(problem.fits(), &reasons::NO_SOLUTION)?;
        Ok(problem)
    }

    /// Parses a file with one problem per line; lines that begin with `#` are comments.
    ///
    /// # Errors
    /// The number of the first invalid line, from 1, and the reason.
    pub fn read_all(text: &str) -> Result<Vec<Self>, (usize, ReadError)> {
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
        lines
            .map(|(index, line)| Self::read(line).map_err(|error| (index + 1, error)))
            .collect()
    }

    /// Returns the solution of a problem that asks for a number.
    pub fn number(&self) -> Option<u8> {
        match (self.kind, &self.solution[..]) {
            (Kind::Count | Kind::Path, [number]) => {
                let number = crate::kernel::reader::number(number)?;
                u8::try_from(number).ok()
            }
            _ => None,
        }
    }

    /// Checks whether options, solution and proof fit the kind.
    fn fits(&self) -> bool {
        let (options, steps) = (self.options.len(), self.solution.len());
        match (self.kind, self.proof) {
            (Kind::Take, Proof::Only(_)) => options == 0 && steps > 0,
            (Kind::Save | Kind::Two | Kind::Three, Proof::Against(..)) => {
                options == 0 && steps == 1
            }
            (Kind::Fight, Proof::Against(..)) => {
                options > 1 && steps == 1 && self.options.contains(&self.solution[0])
            }
            (Kind::Count, Proof::Score(..)) => {
                (1..=2).contains(&options) && self.number().is_some()
            }
            (Kind::Path, Proof::Turns(turns)) => options == 2 && self.number() == Some(turns),
            _ => false,
        }
    }
}

/// Strips the space on either side of a field; the first field has one only after it, the last only before it.
fn bare(field: Field<'_>, index: usize) -> Read<Field<'_>> {
    let (text, at) = match (index, field.text) {
        (0, text) => (text.strip_suffix(' '), field.at),
        (5, text) => (text.strip_prefix(' '), field.at + 1),
        (_, text) => {
            let inner = text
                .strip_prefix(' ')
                .and_then(|text| text.strip_suffix(' '));
            (inner, field.at + 1)
        }
    };
    let text = field.found(text, &reasons::NO_FIELDS)?;
    let inner = Field { text, at };
    inner.demand(text.trim() == text, &reasons::NO_FIELDS)?;
    Ok(inner)
}

/// Splits words separated by single spaces; a dash means none.
fn words(field: Field<'_>) -> Read<Vec<String>> {
    if field.text == "-" {
        return Ok(Vec::new());
    }
    let words: Vec<String> = field.text.split(' ').map(String::from).collect();
    let is_good = words.len() <= MOST_WORDS && words.iter().all(|word| !word.is_empty());
    let is_good = is_good && words.iter().all(|word| word != "-");
    field.demand(is_good, &reasons::NO_WORDS)?;
    Ok(words)
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |words: &[String]| match words {
            [] => String::from("-"),
            words => words.join(" "),
        };
        let (options, solution) = (joined(&self.options), joined(&self.solution));
        let (kind, grade, position, proof) =
            (self.kind.name(), self.grade, &self.position, self.proof);
        write!(
            f,
            "{kind} | {grade} | {options} | {position} | {solution} | {proof}"
        )
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::Problem;

    #[test]
    fn invalid_problem_is_refused_with_its_offset() {
        let good = "two | 3 | - | somewhere | a1-a2 | 1.000 against 0.000";
        assert_eq!(Problem::read(good).expect("a problem").to_string(), good);
        for (bad, at) in [
            ("two | 3 | - | somewhere | a1-a2", 0),
            ("too | 3 | - | somewhere | a1-a2 | 1.000 against 0.000", 0),
            ("two | 6 | - | somewhere | a1-a2 | 1.000 against 0.000", 6),
            ("two | 0 | - | somewhere | a1-a2 | 1.000 against 0.000", 6),
            ("two | 3 |  | somewhere | a1-a2 | 1.000 against 0.000", 10),
            ("two | 3 | - |  | a1-a2 | 1.000 against 0.000", 14),
            (
                "two | 3 | - | somewhere | a1-a2  b | 1.000 against 0.000",
                26,
            ),
            (
                "two | 3 | - | somewhere | a1-a2 b | 1.000 against 0.000",
                26,
            ),
            ("two | 3 | - | somewhere | a1-a2 | 1.000", 34),
            ("path | 3 | a1 b2 | somewhere | 4 | in 3 turns", 31),
        ] {
            let error = Problem::read(bad).expect_err(bad);
            assert_eq!(error.at, at, "{bad}: {error}");
        }
        assert!(Problem::read(&"x".repeat(700)).is_err());
    }
}
