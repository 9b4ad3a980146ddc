import type { Database } from '../../platform/database.ts';
import type { HomeStamps } from './rules/home-stamps.ts';
import { allBlocks, searchStore, type BlockRange } from './search-store.ts';

/** A home whose stamp in the index differs from its row; null: the database has no such active home. */
export interface DifferingHome {
  objectNumber: number;
  row: { version: number; writtenBy: number } | null;
}

export async function differingHomes(
  db: Database,
  stamps: HomeStamps,
  range: BlockRange = allBlocks,
): Promise<DifferingHome[]> {
  const indexed = stamps.blockSums();
  const rows = await searchStore.blockSums(db, range);
  const differing = rows
    .filter(({ block, count, sum }) => {
      const known = indexed.get(block);
      return known?.count !== count || known.sum !== sum;
    })
    .map(({ block }) => block);
  const present = new Set(rows.map(({ block }) => block));
  const isAsked = (block: number): boolean => range.from <= block && block < range.until;
  const emptied = [...indexed.keys()].filter((block) => isAsked(block) && !present.has(block));
  const homes: DifferingHome[] = [];
  for (const block of [...differing, ...emptied]) homes.push(...(await differingInBlock(db, stamps, block)));
  return homes;
}

async function differingInBlock(db: Database, stamps: HomeStamps, block: number): Promise<DifferingHome[]> {
  const rows = await searchStore.stampsOf(db, block);
  const changed = rows
    .map((row) => ({
      objectNumber: row.object_number,
      row: { version: row.version, writtenBy: row.written_by },
    }))
    .filter(({ objectNumber, row }) => {
      const known = stamps.get(objectNumber);
      return known?.version !== row.version || known.writtenBy !== row.writtenBy;
    });
  const present = new Set(rows.map((row) => row.object_number));
  const gone = stamps.numbersOf(block).filter((objectNumber) => !present.has(objectNumber));
  return [...changed, ...gone.map((objectNumber) => ({ objectNumber, row: null }))];
}
