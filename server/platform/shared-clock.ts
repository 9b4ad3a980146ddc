import { dayInBerlin, systemClock, type Clock } from './clock.ts';

/** The database's time, which all nodes share, so that times written by different nodes compare. */
export interface SharedClock extends Clock {
  /** Milliseconds by which this machine's clock is ahead of the database's; null before it was compared. */
  skewMs(): number | null;
}

export interface MeasuredClock extends SharedClock {
  measure(askDatabaseMs: () => Promise<number>): Promise<void>;
}

/**
 * Follows the database's clock. Between two measurements it uses the machine's monotonic clock, which clock corrections do not affect.
 * Before the first measurement it returns the machine's own time.
 */
export function createMeasuredClock(
  machine: { wallMs(): number; countMs(): number } = {
    wallMs: () => Date.now(),
    countMs: () => performance.now(),
  },
): MeasuredClock {
  /** The offset from the monotonic clock to the database's time. */
  let offsetMs: number | null = null;
  const nowMs = (): number => (offsetMs === null ? machine.wallMs() : machine.countMs() + offsetMs);
  const now = (): Date => new Date(nowMs());
  return {
    now,
    today: () => dayInBerlin(now()),
    skewMs: () => (offsetMs === null ? null : machine.wallMs() - nowMs()),
    async measure(askDatabaseMs) {
      const askedAt = machine.countMs();
      const databaseMs = await askDatabaseMs();
      // The database read its clock between request and answer. An offset within these bounds stays unchanged, since the duration of an
      // answer tells nothing about clocks.
      const [least, most] = [databaseMs - machine.countMs(), databaseMs - askedAt];
      offsetMs = offsetMs === null ? (least + most) / 2 : Math.min(most, Math.max(least, offsetMs));
    },
  };
}

export const ownClock: SharedClock = { ...systemClock, skewMs: () => 0 };
