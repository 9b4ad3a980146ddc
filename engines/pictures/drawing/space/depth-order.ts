/** Something drawn that stands `z` metres from the eye. */
export type Item = { z: number; markup: string };

/** The farthest is drawn first, so that whatever is nearer covers it. */
export const inOrder = (items: readonly Item[]): string =>
  [...items]
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');
