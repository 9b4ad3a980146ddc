import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';

/** What is known of where a visitor came from. */
export const trafficOrigin = z.object({
  pid: z.string(),
  /** Oldest first; milliseconds since 1970. */
  pidHistory: z.array(z.object({ pid: z.string(), timestamp: z.number() })),
  ptc: z.string(),
  gclid: z.string(),
  msclkid: z.string(),
  dclid: z.string(),
  /** The click id of the network Awin. */
  awc: z.string(),
  /** The click id of the network Adtraction. */
  at_gd: z.string(),
  /** The site that led here: its host, or what the address of a campaign says of it. */
  referrer: z.string(),
});
export type TrafficOrigin = z.infer<typeof trafficOrigin>;

/** Values of an address, which have become numbers where they were digits alone. */
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
  request: z.strictObject({ uid, jwt, trackingParams: trackingParams.default({}) }),
  response: trafficOrigin.extend({ uid: z.string() }),
});
