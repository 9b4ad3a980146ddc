/** Something drawn that stands `z` metres from the eye. */
export type Item = { z: number; markup: string };

/** Draws the farthest first, so that nearer items cover it. */
export const inOrder = (items: readonly Item[]): string =>
  [...items]
    .sort((a, b) => b.z - a.z)
    .map(({ markup }) => markup)
    .join('');
