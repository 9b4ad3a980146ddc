import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const trafficOrigin = z.object({
  pid: z.string(),
  /** Oldest first. Timestamps are milliseconds since 1970. */
  pidHistory: z.array(z.object({ pid: z.string(), timestamp: z.number() })),
  ptc: z.string(),
  gclid: z.string(),
  msclkid: z.string(),
  dclid: z.string(),
  /** Click id of the network Awin. */
  awc: z.string(),
  /** Click id of the network Adtraction. */
  at_gd: z.string(),
  /** Host of the referring site, or the value of the campaign parameter. */
  referrer: z.string(),
});
export type TrafficOrigin = z.infer<typeof trafficOrigin>;

/** Query parameters of an address. Numeric values are parsed as numbers. */
export const trackingParams = z.record(
  z.string().max(40),
  z.union([z.string().max(300), z.number()]).transform(String),
);

export const saveTrackingParams = defineEndpoint({
  area: 'tracking',
  name: 'save-tracking-params',
  method: 'POST',
  path: '/api/user/saveTrackingParams',
  summary: 'Stores the referrer of a visitor who has given consent',
  access: 'public',
  writes: true,
  request: z.strictObject({ trackingParams: trackingParams.default({}) }),
  response: trafficOrigin.extend({ uid: z.string() }),
});
