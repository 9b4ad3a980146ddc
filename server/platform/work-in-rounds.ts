import type { Clock } from './clock.ts';

export interface Round {
  clock: Clock;
  /** Number of pieces that are worked on at the same time. */
  atOnce: number;
  /** A process that is to end waits for the round that runs. */
  roundMs: number;
  /** So long nobody else takes what was claimed, even where whoever claimed it was killed. */
  heldMs: number;
}

/**
 * Does what is due, some pieces at a time, until none is left or the round is over. Answers whether there may be more. What throws is
 * told to `failed`: the next piece is not to suffer for it, and it is tried again when it is no longer held.
 */
export async function workInRound<Due>(
  { clock, atOnce, roundMs, heldMs }: Round,
  {
    claim,
    work,
    failed,
  }: {
    /** Takes one piece that is due now and holds it until then. */
    claim: (times: { now: Date; until: Date }) => Promise<Due | undefined>;
    work: (due: Due) => Promise<unknown>;
    failed: (error: unknown, due: Due) => void;
  },
): Promise<boolean> {
  const end = performance.now() + roundMs;
  const goOn = async (): Promise<boolean> => {
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
  return (await Promise.all(Array.from({ length: atOnce }, goOn))).includes(true);
}
