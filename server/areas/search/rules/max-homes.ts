/** The memory of an empty index, and what each home adds, rounded up. Measured in docs/scale.md. */
const emptyIndexBytes = 24e6;
const indexBytesPerHome = 4_000;
/** The memory of a node without its index: the process and its cached pages. */
const nodeBytes = 350e6;

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** Returns the number of homes that fit into a node's memory. */
export const maxHomes = (memoryBytes: number): number =>
  Math.max(0, Math.floor((memoryBytes - nodeBytes - emptyIndexBytes) / indexBytesPerHome));

/** Returns a line for the log if the homes do not fit into a node's memory; null if they do. */
export function findMemoryProblem(homes: number, memoryBytes: number): string | null {
  const homesMax = maxHomes(memoryBytes);
  if (homes <= homesMax) return null;
  const neededBytes = nodeBytes + emptyIndexBytes + homes * indexBytesPerHome;
  const cause = `they need ${gigabytes(neededBytes)} GB of memory, and this machine has ${gigabytes(memoryBytes)}`;
  return `The database has ${homes} homes, and this node can hold ${homesMax}: ${cause}. See docs/scale.md.`;
}
