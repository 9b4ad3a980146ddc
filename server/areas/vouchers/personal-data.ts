import type { PersonalData } from '../../platform/personal-data.ts';
import { voucherStore } from './voucher-store.ts';

/** What somebody has bought. It outlives the account: the law keeps the sale, and whoever has the code redeems it. */
export const personalDataOfVouchers: PersonalData = {
  read: async (db, { email }) => ({ vouchers: await voucherStore.ofBuyer(db, email) }),
  leave: () => Promise.resolve(),
};
