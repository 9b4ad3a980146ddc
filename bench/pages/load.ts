import { connect } from 'node:net';
import { step } from '../supervision/step.ts';

export interface Load {
  pages: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Length of the last body as it travels. */
  bytes: number;
  /** How often the site was busy and was asked again a moment later. */
  refused: number;
}

interface HowLong {
  connections: number;
  seconds: number;
}

const retryMs = 100;
const warmUpMaxMs = 120_000;

/**
 * Resolves when a site that has just been started answers so many at once without refusing any: it knows by then how long its pages
 * take, and its code is compiled. One visitor comes first, since a crowd would be refused.
 */
export async function untilWarm(urls: readonly URL[], connections: number): Promise<void> {
  step(`waiting until the site answers ${connections} at once`);
  const deadline = performance.now() + warmUpMaxMs;
  for (const url of urls) await loadPages([url], { connections: 1, seconds: 0.3 });
  for (;;) {
    const { pages, refused } = await loadPages(urls, { connections, seconds: 1 });
    if (refused === 0) return;
    if (performance.now() > deadline)
      throw new Error(
        `The site still refuses ${refused} of ${pages + refused} pages: it is too busy to be measured.`,
      );
  }
}

export const loadPage = (url: URL, how: HowLong): Promise<Load> => loadPages([url], how);

/** Says on standard error where the site refused more than one page in a hundred: those would have been the slowest. */
export function reportRefused({ pages, refused }: Load): void {
  if (refused * 100 > pages)
    process.stderr.write(
      `The site refused ${refused} pages beside ${pages}: the machine is too busy for these figures.\n`,
    );
}

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
  let refused = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let asked = 0;
      let missing = 0;
      let isRefused = false;
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
          isRefused = head.startsWith('HTTP/1.1 503');
          if (end < 0 || !(isRefused || head.startsWith('HTTP/1.1 200')) || length === undefined) {
            return reject(new Error(`An answer that is no page: ${head.slice(0, 60)}`));
          }
          missing = end + 4 + Number(length);
          if (!isRefused) bytes = Number(length);
        }
        missing -= part.length;
        if (missing > 0) return;
        const now = performance.now();
        if (isRefused) refused += 1;
        else times.push(now - asked);
        if (now < until && isRefused) setTimeout(ask, retryMs);
        else if (now < until) ask();
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
    refused,
  };
}
