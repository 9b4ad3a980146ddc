import type { Tx } from '../../platform/database.ts';
import { takeNumber } from '../../platform/number-series-store.ts';

/** Above the numbers of homes and bookings, to avoid confusion. */
const firstCase = 100_000;

export async function nextCaseNumber(tx: Tx): Promise<number> {
  return firstCase + (await takeNumber(tx, 'contact'));
}
