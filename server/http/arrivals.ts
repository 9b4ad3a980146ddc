import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/**
 * A turn of the event loop takes in one new connection and no more, however many wait: between pieces of work of tens of
 * milliseconds a crowd would wait for seconds to be let in or refused.
 */
export interface Arrivals {
  /** Counts the connections of a server from now on. */
  watch(server: Server): void;
  /**
   * Resolves when a turn has brought no new connection, or after many turns: then there is time for longer work. Each who
   * waits is given a turn alone, since the work of several in one would hold up everybody else for their sum.
   */
  settled(): Promise<void>;
}

/** For so many turns longer work waits for others' connections: a crowd without end must not stop it. */
const turnsMax = 160;

export function createArrivals(): Arrivals {
  const waiting: (() => void)[] = [];
  let arrived = 0;
  let isGivingTurns = false;

  async function settle(): Promise<void> {
    // The first may end in the turn in which it began, before the system was asked for connections.
    await setImmediate();
    for (let turns = 0, before = NaN; before !== arrived && turns < turnsMax; turns++) {
      before = arrived;
      await setImmediate();
    }
  }

  async function giveTurns(): Promise<void> {
    isGivingTurns = true;
    while (waiting.length > 0) {
      await settle();
      waiting.shift()!();
    }
    isGivingTurns = false;
  }

  return {
    watch(server) {
      server.on('connection', () => arrived++);
    },
    settled() {
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      if (!isGivingTurns) void giveTurns();
      return turn;
    },
  };
}
