import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';
import { euros } from '../../../domain/money.ts';

export const bonusCalls: ValidCalls<CallsOf<'bonus'>> = {
  addBonusCodes: () => ({ campaignID: 1, publicCode: null, count: 1, uses: 1 }),
  findBonusCampaigns: () => ({}),
  getValidBonuses: () => ({ languageCode }),
  setBonusCampaign: () => ({
    campaignID: 1,
    name: 'Sommer',
    amount: euros(20),
    minimum: euros(200),
    validFrom: '2027-06-01',
    validUntil: '2027-08-31',
    perGuest: 1,
    isPaused: false,
  }),
};
