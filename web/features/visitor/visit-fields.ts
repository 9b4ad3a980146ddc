import type { ConsentChoice } from '../../../domain/consent.ts';
import {
  allowedParams,
  trackingParamsOfAddress,
  type TrackingParams,
} from '../../../domain/tracking-parameters.ts';
import { allowedChoice } from '../consent/consent-cookies.ts';
import type { VisitFields } from './visitor-calls.ts';

/** The narrowest comes first; each begins at its width in pixels. */
const breakPoints = [
  ['xs', 0],
  ['sm', 576],
  ['md', 768],
  ['lg', 992],
  ['xl', 1200],
  ['xxl', 1400],
] as const;

export function breakPointOf(width: number): string {
  return breakPoints.findLast(([, from]) => width >= from)?.[0] ?? 'xs';
}

/** What the address of the visit's first page and the site before it said, as far as it may be sent. */
export function arrivalParams(choice: ConsentChoice): TrackingParams {
  const [navigation] = performance.getEntriesByType('navigation');
  const landing = new URL(navigation?.name ?? location.href);
  const referrer = referringHost(document.referrer, landing.host);
  const params = trackingParamsOfAddress(landing.searchParams);
  return allowedParams({ ...(referrer !== '' && { utm_referrer: referrer }), ...params }, choice);
}

/** The host of another site that led here, without what somebody read or searched for there. */
export function referringHost(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return '';
  const { host, hostname, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && host !== ownHost ? hostname : '';
}

/** What user/get is told of a visit once the visitor has consented. */
export function visitFields(cookies: string, experiments: VisitFields['experiments']): VisitFields {
  const choice = allowedChoice(cookies);
  if (!choice) return {};
  return {
    uidOrigin: /(?:^|;\s*)uid=/.test(cookies) ? 'cookie' : 'visit',
    trackingParams: arrivalParams(choice),
    revision: window.__reactRouterManifest?.version ?? 'unknown',
    experiments,
    breakPoint: breakPointOf(window.innerWidth),
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
  };
}

declare global {
  interface Window {
    /** The routes of the build that the page came with. */
    __reactRouterManifest?: { version?: string };
  }
}
