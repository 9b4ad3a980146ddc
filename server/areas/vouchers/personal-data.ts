import type { PersonalData } from '../../platform/personal-data.ts';
import { voucherStore } from './voucher-store.ts';

/**
 * Vouchers that a person has bought. They outlive the account: sales must be kept by law, and the code can still be
 * redeemed.
 */
export const personalDataOfVouchers: PersonalData = {
  read: async (db, { email }) => ({ vouchers: await voucherStore.listByBuyer(db, email) }),
  leave: () => Promise.resolve(),
};
