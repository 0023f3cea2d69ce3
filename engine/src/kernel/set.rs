//! Bitboards: sets of cells, one bit each. Start with [`bit_set!`](crate::bit_set).

/// Iterator over the items of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ascending<S>(pub S);

/// Integer that holds a set.
pub trait Bits: Copy {
    /// Folds the indexes of the set bits, ascending.
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
    // Two 64-bit halves are faster on most machines. A single loop keeps one inlined copy of `add`.
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

/// Declares a set type with one bit per item. `|item| bit` maps an item to its bit index, and `|bit| item` maps
/// it back. `all` is the mask of valid bits.
///
/// Ordering and hashing are those of the integer.
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
            /// Empty set.
            pub const NONE: Self = Self(0);

            #[inline]
            const fn bit_of($item: $Item) -> $Bits {
                1 << $number
            }

            /// Creates a set of one item.
            #[inline]
            pub const fn one(item: $Item) -> Self {
                Self(Self::bit_of(item))
            }

            /// Checks whether the set contains the item.
            #[inline]
            pub const fn has(self, $item: $Item) -> bool {
                self.0 >> $number & 1 == 1
            }

            /// Checks whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Checks whether the sets intersect.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Returns the number of items.
            #[inline]
            pub const fn size(self) -> u32 {
                self.0.count_ones()
            }

            /// Returns the lowest item.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $bit = self.0.trailing_zeros();
                Some($found)
            }

            /// Returns the union of the sets.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the set with an item added.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $Item) -> Self {
                Self(self.0 | Self::bit_of(item))
            }

            /// Returns the set with an item removed.
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

            /// Removes an item.
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
