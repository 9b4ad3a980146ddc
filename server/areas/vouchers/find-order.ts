import type { Queryable } from '../../platform/database.ts';
import { voucherStore, type VoucherRow } from './voucher-store.ts';

export async function findOrder(
  db: Queryable,
  { bookingID, customerNumber }: { bookingID: number; customerNumber: number },
): Promise<VoucherRow | null> {
  const voucher = await voucherStore.find(db, bookingID);
  return voucher?.customer_number === customerNumber ? voucher : null;
}
