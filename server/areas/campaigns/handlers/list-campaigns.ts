import type { listCampaigns } from '../../../../contract/campaigns/list-campaigns.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CampaignsContext } from '../campaigns-context.ts';
import { listOfCampaigns } from '../list-of-campaigns.ts';

export function listCampaignsHandler(deps: CampaignsContext): Handler<typeof listCampaigns> {
  return async () => ({ ok: true, data: await listOfCampaigns(deps) });
}
