import type { BuiltIndex } from './build-index.ts';
import { differingHomes, type DifferingHome } from './differing-homes.ts';
import { loadHomes, type LoadDeps } from './load-homes.ts';
import { blockNumber, homesPerBlock } from './rules/home-stamps.ts';
import { allBlocks, type BlockRange } from './search-store.ts';

export interface DriftCheckDeps extends LoadDeps {
  applyOutbox(): Promise<void>;
  refresh(numbers: readonly number[]): Promise<void>;
}

/** Parts of a round: small enough that none blocks searches for long. */
export const driftParts = 60;

/** Compares the index with the database and repairs unannounced differences; returns the homes that had drifted. */
export interface DriftCheck {
  /** Compares the stamps of all homes, then the full content block by block. */
  whole(built: BuiltIndex): Promise<number[]>;
  nextPart(built: BuiltIndex): Promise<number[]>;
  readonly isAtStart: boolean;
}

export function createDriftCheck(deps: DriftCheckDeps): DriftCheck {
  const { db, applyOutbox, refresh } = deps;
  let part = 0;
  let lastNumber = -1;

  /** Finds homes whose stamps differ. Changes may still be in progress: only a difference that remains after they are applied is drift. */
  async function byStamps(built: BuiltIndex, range: BlockRange): Promise<number[]> {
    // With few homes the first part contains them all.
    if (range.from === range.until) return [];
    const before = await differingHomes(db, built.stamps, range);
    if (before.length === 0) return [];
    await applyOutbox();
    const rows = new Map(before.map((home) => [home.objectNumber, home.row]));
    const after = await differingHomes(db, built.stamps, range);
    return after
      .filter(({ objectNumber, row }) => rows.has(objectNumber) && isSame(rows.get(objectNumber)!, row))
      .map(({ objectNumber }) => objectNumber);
  }

  async function byContent(built: BuiltIndex, count: number): Promise<number[]> {
    const numbers = nextNumbers(built, lastNumber, count);
    if (numbers.length === 0) return [];
    lastNumber = numbers.at(-1)!;
    const suspectedHomes = await otherContent(built, numbers);
    if (suspectedHomes.length === 0) return [];
    await applyOutbox();
    return otherContent(built, suspectedHomes);
  }

  async function otherContent(built: BuiltIndex, numbers: readonly number[]): Promise<number[]> {
    const loadedHomes = await loadHomes(deps, numbers, built.offers, built.since);
    return loadedHomes
      .filter(({ home, stamp }) => {
        const indexedStamp = built.stamps.get(home.objectNumber);
        return (
          indexedStamp?.version === stamp.version &&
          (indexedStamp.home !== stamp.home || indexedStamp.nights !== stamp.nights)
        );
      })
      .map(({ home }) => home.objectNumber);
  }

  async function compare(built: BuiltIndex, range: BlockRange, contents: number): Promise<number[]> {
    const stamps = await byStamps(built, range);
    const driftedHomes = [...new Set([...stamps, ...(await byContent(built, contents))])];
    await refresh(driftedHomes);
    return driftedHomes;
  }

  return {
    get isAtStart() {
      return part === 0;
    },
    whole: (built) => compare(built, allBlocks, homesPerBlock),
    nextPart(built) {
      const range = rangeOfPart(built, part);
      part = (part + 1) % driftParts;
      return compare(built, range, Math.ceil(homesPerBlock / driftParts));
    },
  };
}

const sortedBlocks = ({ stamps }: BuiltIndex): number[] =>
  [...stamps.blockSums().keys()].sort((a, b) => a - b);

/** Returns the range of a part. All parts together cover all blocks, including those only in the database. */
function rangeOfPart(built: BuiltIndex, part: number): BlockRange {
  const blocks = sortedBlocks(built);
  const at = (index: number): number => blocks[Math.floor((index * blocks.length) / driftParts)]!;
  if (blocks.length < driftParts) return part === 0 ? allBlocks : { from: 0, until: 0 };
  return {
    from: part === 0 ? allBlocks.from : at(part),
    until: part === driftParts - 1 ? allBlocks.until : at(part + 1),
  };
}

/** Returns the next homes of a block; after the end it starts over. */
function nextNumbers(built: BuiltIndex, lastNumber: number, count: number): number[] {
  const blocks = sortedBlocks(built);
  for (const block of blocks.filter((block) => block >= blockNumber(lastNumber))) {
    const followingNumbers = built.stamps.listNumbers(block).filter((number) => number > lastNumber);
    if (followingNumbers.length > 0) return followingNumbers.slice(0, count);
  }
  const [first] = blocks;
  return first === undefined ? [] : built.stamps.listNumbers(first).slice(0, count);
}

function isSame(a: DifferingHome['row'], b: DifferingHome['row']): boolean {
  return a?.version === b?.version && a?.writtenBy === b?.writtenBy;
}
