import type { Tx } from '../../server/platform/database.ts';

type Work = (tx: Tx) => Promise<void>;

/** Plays past events in order of time. Each may plan further ones. */
export interface Timeline {
  /** Ignores events in the future, which are left to the users of the demo. */
  plan(at: Date, work: Work): void;
  play(tx: Tx): Promise<void>;
}

export function createTimeline(now: Date): Timeline {
  const moments: { at: number; work: Work }[] = [];
  return {
    plan(moment, work) {
      const at = moment.getTime();
      if (at > now.getTime()) return;
      let from = 0;
      let until = moments.length;
      while (from < until) {
        const middle = (from + until) >> 1;
        // The next event is last. Of simultaneous ones the first planned comes first.
        if (moments[middle]!.at > at) from = middle + 1;
        else until = middle;
      }
      moments.splice(from, 0, { at, work });
    },
    async play(tx) {
      for (let next = moments.pop(); next; next = moments.pop()) await next.work(tx);
    },
  };
}

/** Returns the moment of a day and an hour in UTC. */
export const toMomentUtc = (day: string, hour: number, minute = 0): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);

export const later = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + Math.round(hours * 3_600_000));
