import type { Server, ServerResponse } from 'node:http';

export interface Traffic {
  watch(server: Server): void;
  /** Resolves when no request is running. Closing a server would also wait for idle connections, which browsers open in advance. */
  drained(): Promise<void>;
  /** Milliseconds since the last request ended; 0 while one is running. */
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
        // Also fires for closed connections.
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
