import type { findBonusCampaigns } from '../../../../contract/bonus/find-bonus-campaigns.ts';
import type { Handler } from '../../../http/handler.ts';
import type { BonusDeps } from '../bonus-context.ts';
import { campaignStore } from '../campaign-store.ts';
import { presentCampaign } from '../present-campaign.ts';

export function findBonusCampaignsHandler({
  connection: { db },
}: Pick<BonusDeps, 'connection'>): Handler<typeof findBonusCampaigns> {
  return async () => ({
    ok: true,
    data: { campaigns: (await campaignStore.list(db)).map(presentCampaign) },
  });
}
