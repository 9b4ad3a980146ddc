import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const target = z.object({
  /** The partner's name, or the host if it is unknown. */
  name: z.string(),
  url: z.string(),
});

const url = z.string().max(2000);

export const getAffiliateTarget = defineEndpoint({
  area: 'partners',
  name: 'get-affiliate-target',
  method: 'GET',
  path: '/api/affiliate/target',
  summary: 'Returns the target of a link to a partner’s site; only allowed sites have one',
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
  summary: 'Counts a visit to a partner’s site and returns its address',
  access: 'public',
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  claims: 'none',
  request: z.strictObject({ url, pid: z.string().max(200).default('') }),
  response: target,
  errors: { 'target-not-allowed': { status: 404 } },
});
