import type { campaignsEndpoints } from '../../../contract/campaigns/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const campaignsCalls: ValidCalls<typeof campaignsEndpoints> = {
  createCampaign: () => ({ page: '/agb/', topic: 'ideas' }),
  listCampaigns: () => ({}),
  // No issue has this number.
  runCampaign: () => ({ id: 999_999, action: 'test' }),
};
