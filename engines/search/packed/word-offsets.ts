/** Converts the offsets of a structure's fields from bytes to words of 32 bits. */
export function wordOffsets<Field extends string>(
  offsets: Readonly<Record<Field, number>>,
): Readonly<Record<Field, number>> {
  const words = Object.entries<number>(offsets).map(([field, offset]) => [field, offset / 4] as const);
  return Object.fromEntries(words) as Record<Field, number>;
}
