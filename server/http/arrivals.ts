import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/**
 * The event loop accepts one new connection per turn, however many wait: between pieces of work of tens of milliseconds a crowd would
 * wait seconds to be accepted or refused.
 */
export interface Arrivals {
  watch(server: Server): void;
  /**
   * Resolves when a turn has brought no new connection, or after many turns: then there is time for longer work. Each waiter gets a turn
   * alone, since several pieces of work in one turn would delay everybody else by their sum.
   */
  settled(): Promise<void>;
}

/** Maximum number of turns that longer work waits for new connections, so that an endless crowd cannot stop it. */
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
