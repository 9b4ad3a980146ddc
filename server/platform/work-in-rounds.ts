import type { Clock } from './clock.ts';

export interface Round {
  clock: Clock;
  atOnce: number;
  /** Milliseconds; a process that is to end waits for the current round. */
  roundMs: number;
  /** Milliseconds for which a claim excludes others, even if its owner was killed. */
  heldMs: number;
}

/**
 * Processes due pieces, some at once, until none is left or the round is over. Returns whether there may be more. Errors go to `failed`:
 * they do not affect the next piece, and the failed one is retried when its claim ends.
 */
export async function workInRound<Due>(
  { clock, atOnce, roundMs, heldMs }: Round,
  {
    claim,
    work,
    failed,
  }: {
    /** Claims one due piece until the given time. */
    claim: (times: { now: Date; until: Date }) => Promise<Due | undefined>;
    work: (due: Due) => Promise<unknown>;
    failed: (error: unknown, due: Due) => void;
  },
): Promise<boolean> {
  const end = performance.now() + roundMs;
  const processNext = async (): Promise<boolean> => {
    while (performance.now() < end) {
      const now = clock.now();
      const due = await claim({ now, until: new Date(now.getTime() + heldMs) });
      if (due === undefined) return false;
      try {
        await work(due);
      } catch (error) {
        failed(error, due);
      }
    }
    return true;
  };
  return (await Promise.all(Array.from({ length: atOnce }, processNext))).includes(true);
}
