import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const trafficOrigin = z.object({
  pid: z.string(),
  /** Oldest first; milliseconds since 1970. */
  pidHistory: z.array(z.object({ pid: z.string(), timestamp: z.number() })),
  ptc: z.string(),
  gclid: z.string(),
  msclkid: z.string(),
  dclid: z.string(),
  /** Click id of the network Awin. */
  awc: z.string(),
  /** Click id of the network Adtraction. */
  at_gd: z.string(),
  /** Host of the referring site, or the value that a campaign's address gives. */
  referrer: z.string(),
});
export type TrafficOrigin = z.infer<typeof trafficOrigin>;

/** Values of an address; those of digits alone have become numbers. */
export const trackingParams = z.record(
  z.string().max(40),
  z.union([z.string().max(300), z.number()]).transform(String),
);

export const saveTrackingParams = defineEndpoint({
  area: 'tracking',
  name: 'save-tracking-params',
  method: 'POST',
  path: '/api/user/saveTrackingParams',
  summary: 'Keeps where a visitor who has consented came from',
  access: 'public',
  writes: true,
  request: z.strictObject({ trackingParams: trackingParams.default({}) }),
  response: trafficOrigin.extend({ uid: z.string() }),
});
