import type { ConsentChoice } from '../../../domain/consent.ts';
import {
  allowedParams,
  trackingParamsOfAddress,
  type TrackingParams,
} from '../../../domain/tracking-parameters.ts';
import { allowedChoice } from '../consent/consent-cookies.ts';
import type { VisitFields } from './visitor-calls.ts';

/** Breakpoints from narrow to wide; each is the minimum width in pixels. */
const breakPoints = [
  ['xs', 0],
  ['sm', 576],
  ['md', 768],
  ['lg', 992],
  ['xl', 1200],
  ['xxl', 1400],
] as const;

export function findBreakPoint(width: number): string {
  return breakPoints.findLast(([, from]) => width >= from)?.[0] ?? 'xs';
}

/** Returns the parameters of the visit's first address and its referrer, as far as consent allows. */
export function arrivalParams(choice: ConsentChoice): TrackingParams {
  const [navigation] = performance.getEntriesByType('navigation');
  const landing = new URL(navigation?.name ?? location.href);
  const referrer = referringHost(document.referrer, landing.host);
  const params = trackingParamsOfAddress(landing.searchParams);
  return allowedParams({ ...(referrer !== '' && { utm_referrer: referrer }), ...params }, choice);
}

/** Returns the host of an external referrer. Path and query are left out, because they may reveal what was read or searched there. */
export function referringHost(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return '';
  const { host, hostname, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && host !== ownHost ? hostname : '';
}

/** Returns the fields of user/get that are sent once the visitor has consented. */
export function visitFields(cookies: string, experiments: VisitFields['experiments']): VisitFields {
  const choice = allowedChoice(cookies);
  if (!choice) return {};
  return {
    uidOrigin: /(?:^|;\s*)uid=/.test(cookies) ? 'cookie' : 'visit',
    trackingParams: arrivalParams(choice),
    revision: window.__reactRouterManifest?.version ?? 'unknown',
    experiments,
    breakPoint: findBreakPoint(window.innerWidth),
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
  };
}

declare global {
  interface Window {
    /** React Router's manifest, whose version identifies the build of the page. */
    __reactRouterManifest?: { version?: string };
  }
}
