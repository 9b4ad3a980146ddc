import type { trackingEndpoints } from '../../../contract/tracking/endpoints.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const trackingCalls: ValidCalls<typeof trackingEndpoints> = {
  logCookieConsent: () => ({ uid: aUid, accepted: [{ name: 'statistic', usage: true }] }),
  logHistory: ({ home }) => ({
    uid: aUid,
    route: 'ObjectPage',
    contentGroup: 3,
    objectNumber: home,
    language: 'de',
  }),
  logTimings: () => ({ uid: aUid, route: 'Home', lcp: 812, cls: 0.01 }),
  saveTrackingParams: () => ({ uid: aUid, trackingParams: { pid: '4711', gclid: 'Cj0' } }),
};
