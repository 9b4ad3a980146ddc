/** The index is one WebAssembly memory, which has 32-bit addresses. */
const indexBytesMax = 4 * 1024 ** 3;
/** Measured (docs/scale.md): what the index has without homes, and a little more than what each adds. */
const indexBytesAtFirst = 24e6;
const indexBytesOfHome = 4_000;
/** A node beside its index, with its cached pages. */
const nodeBytes = 350e6;

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** How many homes a node with so much memory can hold. */
export const homesMaxIn = (memoryBytes: number): number =>
  Math.max(
    0,
    Math.floor((Math.min(indexBytesMax, memoryBytes - nodeBytes) - indexBytesAtFirst) / indexBytesOfHome),
  );

/** One line why a node does not take so many homes on; null where it has room for them. */
export function whyNotSoMany(homes: number, memoryBytes: number): string | null {
  const homesMax = homesMaxIn(memoryBytes);
  if (homes <= homesMax) return null;
  const needed = nodeBytes + indexBytesAtFirst + homes * indexBytesOfHome;
  const cause =
    homes > homesMaxIn(Infinity)
      ? 'the search of a node holds no more'
      : `they need ${gigabytes(needed)} GB of memory, and this machine has ${gigabytes(memoryBytes)}`;
  return `The database has ${homes} homes, and this node can hold ${homesMax}: ${cause}. See docs/scale.md.`;
}
