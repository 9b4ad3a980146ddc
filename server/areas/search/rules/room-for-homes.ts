/** Measured (docs/scale.md): the size of an empty index, and a little more than each home adds. */
const indexBytesAtFirst = 24e6;
const indexBytesOfHome = 4_000;
/** Memory of a node without its index, with its cached pages. */
const nodeBytes = 350e6;

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** Returns the number of homes that fit into a node's memory. */
export const maxHomes = (memoryBytes: number): number =>
  Math.max(0, Math.floor((memoryBytes - nodeBytes - indexBytesAtFirst) / indexBytesOfHome));

/** Returns the reason why a node refuses this many homes, in one line. Null if they fit into its memory. */
export function whyNotSoMany(homes: number, memoryBytes: number): string | null {
  const homesMax = maxHomes(memoryBytes);
  if (homes <= homesMax) return null;
  const neededBytes = nodeBytes + indexBytesAtFirst + homes * indexBytesOfHome;
  const cause = `they need ${gigabytes(neededBytes)} GB of memory, and this machine has ${gigabytes(memoryBytes)}`;
  return `The database has ${homes} homes, and this node can hold ${homesMax}: ${cause}. See docs/scale.md.`;
}
