import type { TrafficOrigin } from '../../../../contract/tracking/save-tracking-params.ts';
import { attributionDays } from '../../../../domain/attribution.ts';
import type { TrackingParameter, TrackingParams } from '../../../../domain/tracking-parameters.ts';

export interface SeenParams {
  params: TrackingParams;
  seenAt: Date;
}

const dayMs = 86_400_000;

/**
 * Returns the newest value of each parameter, and every change of partner; `seen` is in order of time. A partner not seen for
 * `attributionDays` no longer counts.
 */
export function computeTrafficOrigin(seen: readonly SeenParams[], now: Date): TrafficOrigin {
  const latest = (name: TrackingParameter, since = 0): string =>
    seen.findLast(({ params, seenAt }) => params[name] !== undefined && seenAt.getTime() >= since)?.params[
      name
    ] ?? '';
  const pidHistory: TrafficOrigin['pidHistory'] = [];
  for (const { params, seenAt } of seen) {
    if (params.pid === undefined || params.pid === pidHistory.at(-1)?.pid) continue;
    pidHistory.push({ pid: params.pid, timestamp: seenAt.getTime() });
  }
  return {
    pid: latest('pid', now.getTime() - attributionDays * dayMs),
    pidHistory,
    ptc: latest('ptc'),
    gclid: latest('gclid'),
    msclkid: latest('msclkid'),
    dclid: latest('dclid'),
    awc: latest('awc'),
    at_gd: latest('at_gd'),
    referrer: latest('utm_referrer'),
  };
}
