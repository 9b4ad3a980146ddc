import type { CallsOf } from '../../../contract/api.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import type { ValidCalls } from './call-parts.ts';

export const payoutsCalls: ValidCalls<CallsOf<'payouts'>> = {
  getLandlordPayouts: () => ({}),
  setLandlordAccount: () => ({
    landlordNumber: 1,
    holder: 'Anna Muster',
    iban: 'DE89370400440532013000',
    currentPassword: 'guessed',
  }),
  setLandlordTaxFacts: () => ({ landlordNumber: 1, taxNumber: '12345678901', bornOn: null }),
  findPayouts: () => ({}),
  preparePayouts: () => ({ executeOn: addDays(todayInBerlin(new Date()), 2) }),
  // Runs and payouts that there are not.
  decidePayouts: () => ({ runID: 1, decision: 'release' }),
  getPayoutFile: () => ({ runID: 1 }),
  returnPayout: () => ({ payoutID: 1, note: 'account closed' }),
  exportDac7: () => ({ year: 2030 }),
};
