import type { Issues, IssueDeps } from './issues.ts';
import type { SendCampaignDeps } from './send-campaign.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface CampaignsDeps extends IssueDeps, Omit<SendCampaignDeps, 'render'> {
  secret: ServerKey;
  emailOf(uid: string): Promise<string | null>;
}

export type CampaignsContext = CampaignsDeps & { issues: Issues };
