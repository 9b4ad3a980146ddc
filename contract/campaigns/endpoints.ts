import type { Endpoint } from '../define-endpoint.ts';
import { createCampaign } from './create-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import { runCampaign } from './run-campaign.ts';

export const campaignsEndpoints = {
  createCampaign,
  listCampaigns,
  runCampaign,
} as const satisfies Record<string, Endpoint>;
