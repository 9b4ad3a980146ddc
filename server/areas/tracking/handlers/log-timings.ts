import type { logTimings } from '../../../../contract/tracking/log-timings.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tracking } from '../tracking-context.ts';

/** Counts timings by day and route, without data about the visitor. */
export function logTimingsHandler({
  tracking,
}: {
  tracking: Pick<Tracking, 'countTimings'>;
}): Handler<typeof logTimings> {
  return async ({ uid: _uid, jwt: _jwt, route, ...timings }) => ({
    ok: true,
    data: { logged: await tracking.countTimings(route, timings) },
  });
}
