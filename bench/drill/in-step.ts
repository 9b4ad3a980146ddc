import { setTimeout as pause } from 'node:timers/promises';
import type { Diary, Lag } from './diary.ts';
import type { Span } from './outages.ts';
import { request, type Visit } from './visit.ts';

/** A change has to be seen on every node within this time. */
const inStepMs = 1_000;
const askEveryMs = 50;
/** Later than this is recorded as this late. */
const giveUpMs = 15_000;
const nodeAnswersWithinMs = 2_000;

/** Asks each node for a path until it shows an acknowledged change, and records how long the last one took. */
export async function recordLag(
  { nodes, diary }: Visit,
  what: Lag['what'],
  path: string,
  shows: (response: Response) => Promise<boolean>,
): Promise<void> {
  const acknowledgedAt = diary.now();
  const lags = await Promise.all(
    nodes.map(async (node) => {
      for (;;) {
        const askedAt = diary.now();
        const response = await request(node + path, {}, nodeAnswersWithinMs);
        // A node that is away, or refuses while it starts, shows nobody anything.
        if (!response || response.status === 503) return 0;
        // A page that was asked for in time and is rendered slowly is a matter of load.
        if (await shows(response)) return askedAt - acknowledgedAt;
        if (askedAt - acknowledgedAt > giveUpMs) return giveUpMs;
        await pause(askEveryMs);
      }
    }),
  );
  diary.lags.push({ what, acknowledgedAt, lagMs: Math.max(...lags) });
}

/** Returns the changes that a node showed too late, although no fault kept the nodes apart meanwhile. */
export function lateChanges({ lags }: Pick<Diary, 'lags'>, apart: readonly Span[]): Lag[] {
  return lags.filter(
    ({ acknowledgedAt, lagMs }) =>
      lagMs > inStepMs &&
      !apart.some(({ from, until }) => from < acknowledgedAt + lagMs && until > acknowledgedAt),
  );
}
