import type { z } from 'zod';
import type { bonusCampaign } from '../../../contract/bonus/campaign.ts';
import { toEuros } from '../../../domain/money.ts';
import type { CampaignRow } from './campaign-store.ts';

export function presentCampaign(row: CampaignRow): z.output<typeof bonusCampaign> {
  return {
    campaignID: row.id,
    name: row.name,
    amount: toEuros(row.amount_cents),
    minimum: toEuros(row.minimum_cents),
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    perGuest: row.per_guest,
    isPaused: row.is_paused,
    codes: row.codes,
    used: row.used,
    usesLeft: row.uses_left,
    publicCodes: row.public_codes,
    acts: row.acts,
  };
}
