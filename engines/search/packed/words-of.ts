/** The fields of a structure by their index among words of 32 bits. */
export function wordsOf<Field extends string>(
  offsets: Readonly<Record<Field, number>>,
): Readonly<Record<Field, number>> {
  const words = Object.entries<number>(offsets).map(([field, offset]) => [field, offset / 4] as const);
  return Object.fromEntries(words) as Record<Field, number>;
}
