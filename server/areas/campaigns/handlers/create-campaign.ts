import type { createCampaign } from '../../../../contract/campaigns/create-campaign.ts';
import { defaultRate } from '../../../../domain/campaign.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CampaignsContext } from '../campaigns-context.ts';
import { campaignsStore } from '../campaigns-store.ts';
import { listOfCampaigns } from '../list-of-campaigns.ts';

export function createCampaignHandler(deps: CampaignsContext): Handler<typeof createCampaign> {
  return async ({ page, topic, rate = defaultRate }) => {
    const path = URL.parse(page.trim(), deps.publicUrl)?.pathname ?? '';
    if (Object.keys(await deps.issues.subjects(path)).length === 0)
      return { ok: false, type: 'campaign-page-unknown', data: null };
    await campaignsStore.insert(deps.connection.db, { path, topic, rate }, deps.clock.now());
    return { ok: true, data: await listOfCampaigns(deps) };
  };
}
