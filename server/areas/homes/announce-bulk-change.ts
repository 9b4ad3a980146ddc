import type { BulkChange } from '../../../domain/homes/bulk-change.ts';
import type { Tx } from '../../platform/database.ts';
import { recordHomesEvent } from '../webhooks/webhooks.ts';

/** Tells programs of a change of many homes once, with the homes that are their business's. */
export function announceBulkChange(
  tx: Tx,
  {
    bulkID,
    kind,
    homes,
    isUndo = false,
    at,
  }: {
    bulkID: number;
    kind: BulkChange['kind'];
    homes: readonly { objectNumber: number }[];
    isUndo?: boolean;
    at: Date;
  },
): Promise<void> {
  const objectNumbers = homes.map(({ objectNumber }) => objectNumber);
  return recordHomesEvent(tx, {
    event: 'homes.changed',
    objectNumbers,
    data: { bulkID, change: kind, undone: isUndo },
    at,
  });
}
