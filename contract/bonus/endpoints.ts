import type { Endpoint } from '../define-endpoint.ts';
import { addBonusCodes } from './add-bonus-codes.ts';
import { findBonusCampaigns } from './find-bonus-campaigns.ts';
import { getValidBonuses } from './get-valid-bonuses.ts';
import { setBonusCampaign } from './set-bonus-campaign.ts';

export const bonusEndpoints = {
  addBonusCodes,
  findBonusCampaigns,
  getValidBonuses,
  setBonusCampaign,
} as const satisfies Record<string, Endpoint>;
