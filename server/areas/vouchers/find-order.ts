import type { Queryable } from '../../platform/database.ts';
import { voucherStore, type VoucherRow } from './voucher-store.ts';

/** The voucher with this pair of numbers; null for any other pair. */
export async function findOrder(
  db: Queryable,
  { bookingID, customerNumber }: { bookingID: number; customerNumber: number },
): Promise<VoucherRow | null> {
  const found = await voucherStore.find(db, bookingID);
  return found?.customer_number === customerNumber ? found : null;
}
