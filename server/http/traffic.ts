import type { Server, ServerResponse } from 'node:http';

/** The requests under way, of all kinds. */
export interface Traffic {
  /** Counts the requests of a server from now on. */
  watch(server: Server): void;
  /**
   * Resolves when no request is under way. A server that closes waits for every open connection by itself, also
   * for those on which nobody has asked for anything yet, and browsers open such ones in advance.
   */
  drained(): Promise<void>;
  /** Milliseconds since the last request has ended; 0 while one is under way. */
  quietMs(): number;
}

export function createTraffic(now: () => number = () => performance.now()): Traffic {
  let underWay = 0;
  let lastEnd = -Infinity;
  const waiting: (() => void)[] = [];
  return {
    watch(server) {
      server.on('request', (_request: unknown, response: ServerResponse) => {
        underWay++;
        // Closed connections end here too.
        response.once('close', () => {
          underWay--;
          lastEnd = now();
          if (underWay === 0) waiting.splice(0).forEach((resolve) => resolve());
        });
      });
    },
    drained: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    quietMs: () => (underWay > 0 ? 0 : now() - lastEnd),
  };
}
