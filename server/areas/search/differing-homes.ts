import type { Database } from '../../platform/database.ts';
import type { HomeStamps } from './rules/home-stamps.ts';
import { allBlocks, searchStore, type BlockRange } from './search-store.ts';

/** A home whose stamp in the index differs from its row. Null if the database has no such active home. */
export interface DifferingHome {
  objectNumber: number;
  row: { version: number; writtenBy: number } | null;
}

export async function differingHomes(
  db: Database,
  stamps: HomeStamps,
  range: BlockRange = allBlocks,
): Promise<DifferingHome[]> {
  const indexedSums = stamps.blockSums();
  const rows = await searchStore.blockSums(db, range);
  const differing = rows
    .filter(({ block, count, sum }) => {
      const stamp = indexedSums.get(block);
      return stamp?.count !== count || stamp.sum !== sum;
    })
    .map(({ block }) => block);
  const present = new Set(rows.map(({ block }) => block));
  const isAsked = (block: number): boolean => range.from <= block && block < range.until;
  const emptiedBlocks = [...indexedSums.keys()].filter((block) => isAsked(block) && !present.has(block));
  const homes: DifferingHome[] = [];
  for (const block of [...differing, ...emptiedBlocks])
    homes.push(...(await differingInBlock(db, stamps, block)));
  return homes;
}

async function differingInBlock(db: Database, stamps: HomeStamps, block: number): Promise<DifferingHome[]> {
  const rows = await searchStore.listStamps(db, block);
  const changedHomes = rows
    .map((row) => ({
      objectNumber: row.object_number,
      row: { version: row.version, writtenBy: row.written_by },
    }))
    .filter(({ objectNumber, row }) => {
      const stamp = stamps.get(objectNumber);
      return stamp?.version !== row.version || stamp.writtenBy !== row.writtenBy;
    });
  const present = new Set(rows.map((row) => row.object_number));
  const missingNumbers = stamps.listNumbers(block).filter((objectNumber) => !present.has(objectNumber));
  return [...changedHomes, ...missingNumbers.map((objectNumber) => ({ objectNumber, row: null }))];
}
