import type { Endpoint } from '../define-endpoint.ts';
import { decidePayouts } from './decide-payouts.ts';
import { exportDac7 } from './export-dac7.ts';
import { findPayouts } from './find-payouts.ts';
import { getLandlordPayouts } from './get-landlord-payouts.ts';
import { getPayoutFile } from './get-payout-file.ts';
import { preparePayouts } from './prepare-payouts.ts';
import { returnPayout } from './return-payout.ts';
import { setLandlordAccount } from './set-landlord-account.ts';
import { setLandlordTaxFacts } from './set-landlord-tax-facts.ts';

export const payoutsEndpoints = {
  decidePayouts,
  exportDac7,
  findPayouts,
  getLandlordPayouts,
  getPayoutFile,
  preparePayouts,
  returnPayout,
  setLandlordAccount,
  setLandlordTaxFacts,
} as const satisfies Record<string, Endpoint>;
