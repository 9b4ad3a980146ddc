import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const target = z.object({
  /** The partner's name, or the host. */
  name: z.string(),
  url: z.string(),
});

const url = z.string().max(2000);

export const getAffiliateTarget = defineEndpoint({
  area: 'partners',
  name: 'get-affiliate-target',
  method: 'GET',
  path: '/api/affiliate/target',
  summary: 'Where a hop to a partner would lead; only sites that are allowed',
  access: 'public',
  writes: false,
  request: z.object({ url: url.default('') }),
  response: target,
  errors: { 'target-not-allowed': { status: 404 } },
});

export const countAffiliateHop = defineEndpoint({
  area: 'partners',
  name: 'count-affiliate-hop',
  method: 'POST',
  path: '/api/affiliate/hop',
  summary: 'Counts a hop to a partner and answers where it leads',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  claims: 'none',
  request: z.strictObject({ url, pid: z.string().max(200).default('') }),
  response: target,
  errors: { 'target-not-allowed': { status: 404 } },
});
