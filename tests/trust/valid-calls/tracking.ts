import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const trackingCalls: ValidCalls<CallsOf<'tracking'>> = {
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
