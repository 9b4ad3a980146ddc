import type { BuiltIndex } from './build-index.ts';
import { differingHomes, type DifferingHome } from './differing-homes.ts';
import { loadHomes, type LoadDeps } from './load-homes.ts';

export interface DriftCheckDeps extends LoadDeps {
  /** Applies what is committed by now. */
  applyOutbox(): Promise<void>;
  /** Reads homes again, even where the index claims to be newer. */
  refresh(numbers: readonly number[]): Promise<void>;
}

/**
 * Holds the index against the database and repairs what nobody announced: all homes by their stamps, and
 * one block after another by its whole content. Answers the numbers of the homes that had drifted.
 */
export function createDriftCheck(deps: DriftCheckDeps): (built: BuiltIndex) => Promise<number[]> {
  const { db, applyOutbox, refresh } = deps;
  let lastBlock = -1;

  /** Changes may be under way: what still differs in the same way once they are applied has drifted. */
  async function byStamps(built: BuiltIndex): Promise<number[]> {
    const before = await differingHomes(db, built.stamps);
    if (before.length === 0) return [];
    await applyOutbox();
    const rows = new Map(before.map((home) => [home.objectNumber, home.row]));
    const after = await differingHomes(db, built.stamps);
    return after
      .filter(({ objectNumber, row }) => rows.has(objectNumber) && isSame(rows.get(objectNumber)!, row))
      .map(({ objectNumber }) => objectNumber);
  }

  async function byContent(built: BuiltIndex): Promise<number[]> {
    const blocks = [...built.stamps.blockSums().keys()].sort((a, b) => a - b);
    const block = blocks.find((candidate) => candidate > lastBlock) ?? blocks[0];
    if (block === undefined) return [];
    lastBlock = block;
    const suspected = await otherContent(built, built.stamps.numbersOf(block));
    if (suspected.length === 0) return [];
    await applyOutbox();
    return otherContent(built, suspected);
  }

  /** Homes whose content is other than the index's although they have its version. */
  async function otherContent(built: BuiltIndex, numbers: readonly number[]): Promise<number[]> {
    const loaded = await loadHomes(deps, numbers, built.offers, built.since);
    return loaded
      .filter(({ home, stamp }) => {
        const known = built.stamps.get(home.objectNumber);
        return (
          known?.version === stamp.version && (known.home !== stamp.home || known.nights !== stamp.nights)
        );
      })
      .map(({ home }) => home.objectNumber);
  }

  return async (built) => {
    const drifted = [...new Set([...(await byStamps(built)), ...(await byContent(built))])];
    await refresh(drifted);
    return drifted;
  };
}

function isSame(one: DifferingHome['row'], other: DifferingHome['row']): boolean {
  return one?.version === other?.version && one?.writtenBy === other?.writtenBy;
}
