import { EXACT_LENGTHS, LENGTH_CLASSES, SINGLE_CLASSES } from './layout/sizes';

// Lengths of stay: the common ones are exact, each with bitmaps of its own; all others fall into classes.

/** Nights of an exact length: 2 to 5, 7, 10, 14. */
export function exactLength(index: i32): i32 {
  if (index < 4) return index + 2;
  return index == 4 ? 7 : index == 5 ? 10 : 14;
}

/** Shortest stay of a class, in nights. Classes: 1, 6, then the mixed ones 8-13, 15-20, 21-27, 28 and more. */
export function classFrom(index: i32): i32 {
  if (index < SINGLE_CLASSES) return index == 0 ? 1 : 6;
  return index == 2 ? 8 : index == 3 ? 15 : index == 4 ? 21 : 28;
}

/** Longest stay of a class. */
export function classTo(index: i32): i32 {
  if (index < SINGLE_CLASSES) return classFrom(index);
  return index == 2 ? 13 : index == 3 ? 20 : index == 4 ? 27 : 10000;
}

/** Index of the exact length, or -1. */
export function exactIndex(nights: i32): i32 {
  for (let index = 0; index < EXACT_LENGTHS; index += 1) if (exactLength(index) == nights) return index;
  return -1;
}

/** Index of the class that holds the length, or -1. */
export function classIndex(nights: i32): i32 {
  for (let index = 0; index < LENGTH_CLASSES; index += 1) {
    if (nights >= classFrom(index) && nights <= classTo(index)) return index;
  }
  return -1;
}
