import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/**
 * The event loop accepts only one new connection per turn: between pieces of work of tens of milliseconds a crowd would wait seconds to be
 * accepted or refused.
 */
export interface Arrivals {
  watch(server: Server): void;
  /**
   * Resolves when a turn has brought no new connection, or after many turns: then there is time for longer work. Each waiter gets a turn
   * alone, since several pieces of work in one turn would delay all other requests by their sum.
   */
  settled(): Promise<void>;
}

/** Maximum number of turns that longer work waits for new connections, so that an endless crowd cannot stop it. */
const turnsMax = 160;

export function createArrivals(): Arrivals {
  const waiting: (() => void)[] = [];
  let arrivalCount = 0;
  let isGivingTurns = false;

  async function settle(): Promise<void> {
    // The first turn may end before the system was asked for connections.
    await setImmediate();
    for (let turns = 0, before = NaN; before !== arrivalCount && turns < turnsMax; turns++) {
      before = arrivalCount;
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
      server.on('connection', () => arrivalCount++);
    },
    settled() {
      const turn = new Promise<void>((resolve) => waiting.push(resolve));
      if (!isGivingTurns) void giveTurns();
      return turn;
    },
  };
}
