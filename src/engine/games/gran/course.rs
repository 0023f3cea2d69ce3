//! The picture course.
use crate::kernel::game::Lesson;
/// The lessons, in order.
pub const LESSONS: &[Lesson] = &[];
