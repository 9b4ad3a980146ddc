import { dayInBerlin, systemClock, type Clock } from './clock.ts';

/** The time of the database, which all nodes share: what one of them writes, another compares. */
export interface SharedClock extends Clock {
  /** How far this machine's clock is ahead of the database's; null before it was compared. */
  skewMs(): number | null;
}

export interface MeasuredClock extends SharedClock {
  /** Asks the database for its time and sets this clock by it. */
  measure(askDatabaseMs: () => Promise<number>): Promise<void>;
}

/**
 * Follows the clock of the database. Between two questions it goes on by the machine's count of time since its start, which no
 * correction of its clock moves. Before the first answer it is the machine's own clock.
 */
export function createMeasuredClock(
  machine: { wallMs(): number; countMs(): number } = {
    wallMs: () => Date.now(),
    countMs: () => performance.now(),
  },
): MeasuredClock {
  /** The database's time is the machine's count and this. */
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
      // The database read its clock at some moment between question and answer. Nothing is set right that agrees with that: how long
      // an answer took to be read says nothing of clocks.
      const [least, most] = [databaseMs - machine.countMs(), databaseMs - askedAt];
      offsetMs = offsetMs === null ? (least + most) / 2 : Math.min(most, Math.max(least, offsetMs));
    },
  };
}

/** The clock beside a database on the same machine, which are one. */
export const ownClock: SharedClock = { ...systemClock, skewMs: () => 0 };
