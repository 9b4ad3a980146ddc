import type { Endpoint } from '../define-endpoint.ts';
import { logCookieConsent } from './log-cookie-consent.ts';
import { logHistory } from './log-history.ts';
import { logTimings } from './log-timings.ts';
import { saveTrackingParams } from './save-tracking-params.ts';

export const trackingEndpoints = {
  logCookieConsent,
  logHistory,
  logTimings,
  saveTrackingParams,
} as const satisfies Record<string, Endpoint>;
