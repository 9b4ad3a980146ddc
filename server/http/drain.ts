import type { Server, ServerResponse } from 'node:http';

/**
 * Counts the requests under way. The server itself waits for every open connection when it closes, also
 * for those on which nobody has asked for anything yet, and browsers open such ones in advance.
 */
export function countRequests(server: Server): { drained(): Promise<void> } {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  server.on('request', (_request: unknown, response: ServerResponse) => {
    underWay++;
    response.once('close', () => {
      underWay--;
      if (underWay === 0) waiting.splice(0).forEach((resolve) => resolve());
    });
  });
  return {
    drained: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
