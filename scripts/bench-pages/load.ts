import { connect } from 'node:net';

export interface Load {
  pages: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Length of the last body as it travels. */
  bytes: number;
}

interface HowLong {
  connections: number;
  seconds: number;
}

/** Asks for one page again and again on each of some connections, for so many seconds. */
export const loadPage = (url: URL, how: HowLong): Promise<Load> => loadPages([url], how);

/**
 * Asks for pages of one server in turn on each of some connections, for so many seconds. It reads no more of an
 * answer than its status and length, so that it takes little of the machine that it shares with the server.
 */
export async function loadPages(urls: readonly URL[], { connections, seconds }: HowLong): Promise<Load> {
  const { hostname, port, host } = urls[0]!;
  const requests = urls.map(({ pathname, search }) =>
    Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`),
  );
  let turn = 0;
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let bytes = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let asked = 0;
      let missing = 0;
      const ask = (): void => {
        asked = performance.now();
        socket.write(requests[turn++ % requests.length]!);
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('data', (part) => {
        if (missing === 0) {
          const end = part.indexOf('\r\n\r\n');
          const head = part.toString('latin1', 0, end);
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          if (end < 0 || !head.startsWith('HTTP/1.1 200') || length === undefined) {
            return reject(new Error(`An answer that is no page: ${head.slice(0, 60)}`));
          }
          bytes = Number(length);
          missing = end + 4 + bytes;
        }
        missing -= part.length;
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - asked);
        if (now < until) ask();
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return {
    pages: times.length,
    requestsPerSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    bytes,
  };
}
