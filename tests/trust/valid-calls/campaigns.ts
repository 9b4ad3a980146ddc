import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const campaignsCalls: ValidCalls<CallsOf<'campaigns'>> = {
  createCampaign: () => ({ page: '/agb/', topic: 'ideas' }),
  listCampaigns: () => ({}),
  // No issue has this number.
  runCampaign: () => ({ id: 999_999, action: 'test' }),
};
