//! Sets of the cells of a board, one bit each.

/// The items of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ascending<S>(pub S);

/// A word of bits that holds a set.
pub trait Bits: Copy {
    /// Folds the numbers of its bits, ascending.
    fn fold_bits<B>(self, init: B, add: impl FnMut(B, u32) -> B) -> B;
}

impl Bits for u64 {
    #[inline]
    fn fold_bits<B>(self, init: B, mut add: impl FnMut(B, u32) -> B) -> B {
        let (mut all, mut left) = (init, self);
        while left != 0 {
            all = add(all, left.trailing_zeros());
            left &= left - 1;
        }
        all
    }
}

impl Bits for u128 {
    // Half by half is faster: most machines count in 64 bits. One loop for both keeps one copy of `add`, which is
    // inlined.
    #[inline]
    fn fold_bits<B>(self, init: B, mut add: impl FnMut(B, u32) -> B) -> B {
        let mut all = init;
        for (half, first) in [(self as u64, 0), ((self >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                all = add(all, first + left.trailing_zeros());
                left &= left - 1;
            }
        }
        all
    }
}

/// Declares a set of items, one bit each in a word: `|item| bit` gives the number of an item's bit, `|bit| item` the
/// item of a bit, `all` the bits that are items.
///
/// Its order and its hash are those of the word.
#[macro_export]
macro_rules! bit_set {
    (
        $(#[$doc:meta])*
        $Set:ident($Bits:ty) of $Item:ty,
        |$item:ident| $number:expr,
        |$bit:ident| $found:expr,
        all $all:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            #[inline]
            const fn bit_of($item: $Item) -> $Bits {
                1 << $number
            }

            /// The set of one item.
            #[inline]
            pub const fn one(item: $Item) -> Self {
                Self(Self::bit_of(item))
            }

            /// Whether the set holds the item.
            #[inline]
            pub const fn has(self, $item: $Item) -> bool {
                self.0 >> $number & 1 == 1
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the sets have an item in common.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// How many items it holds.
            #[inline]
            pub const fn size(self) -> u32 {
                self.0.count_ones()
            }

            /// The first of its items.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $bit = self.0.trailing_zeros();
                Some($found)
            }

            /// The items that are in one of the sets.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The set with one item more.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $Item) -> Self {
                Self(self.0 | Self::bit_of(item))
            }

            /// The set without one item.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $Item) -> Self {
                Self(self.0 & !Self::bit_of(item))
            }

            /// Adds an item.
            #[inline]
            pub const fn add(&mut self, item: $Item) {
                self.0 |= Self::bit_of(item);
            }

            /// Takes an item away.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                self.0 &= !Self::bit_of(item);
            }
        }

        impl core::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::Not for $Set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & $all)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $crate::kernel::set::Ascending<Self>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                $crate::kernel::set::Ascending(self)
            }
        }

        impl Iterator for $crate::kernel::set::Ascending<$Set> {
            type Item = $Item;

            #[inline]
            fn next(&mut self) -> Option<$Item> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = self.0.size() as usize;
                (left, Some(left))
            }

            #[inline]
            fn fold<B, F: FnMut(B, $Item) -> B>(self, init: B, mut add: F) -> B {
                $crate::kernel::set::Bits::fold_bits(self.0.0, init, |all, $bit| add(all, $found))
            }
        }
    };
}
