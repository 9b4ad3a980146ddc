import { connect } from 'node:net';
import { step } from '../supervision/step.ts';

export interface Load {
  pages: number;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Size of the last body on the wire. */
  bytes: number;
  /** Number of times that the site was busy and the request was repeated a moment later. */
  refused: number;
}

interface HowLong {
  connections: number;
  seconds: number;
}

const retryMs = 100;
const warmUpMaxMs = 120_000;

/**
 * Resolves when a freshly started site answers this many connections without refusing any. Its code is compiled by
 * then, and it has measured its pages. A single visitor comes first, since a crowd would be refused.
 */
export async function untilWarm(urls: readonly URL[], connections: number): Promise<void> {
  step(`waiting until the site answers ${connections} at once`);
  const deadline = performance.now() + warmUpMaxMs;
  for (const url of urls) await loadPages([url], { connections: 1, seconds: 0.3 });
  for (;;) {
    const { pages, refused: refusedCount } = await loadPages(urls, { connections, seconds: 1 });
    if (refusedCount === 0) return;
    if (performance.now() > deadline)
      throw new Error(
        `The site still refuses ${refusedCount} of ${pages + refusedCount} pages: it is too busy to be measured.`,
      );
  }
}

export const loadPage = (url: URL, load: HowLong): Promise<Load> => loadPages([url], load);

/**
 * Warns on standard error if the site refused more than one request in a hundred, because these would have been the
 * slowest.
 */
export function reportRefused({ pages, refused: refusedCount }: Load): void {
  if (refusedCount * 100 > pages)
    process.stderr.write(
      `The site refused ${refusedCount} pages beside ${pages}: the machine is too busy for these figures.\n`,
    );
}

/**
 * Requests pages of one server in turn on each of some connections, for some seconds. It only reads status and length
 * of responses, to take little time from the server on the same machine.
 */
export async function loadPages(urls: readonly URL[], { connections, seconds }: HowLong): Promise<Load> {
  const { hostname, port, host } = urls[0]!;
  const requests = urls.map(({ pathname, search }) =>
    Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`),
  );
  let turn = 0;
  const times: number[] = [];
  const startTime = performance.now();
  const until = startTime + seconds * 1000;
  let bytes = 0;
  let refusedCount = 0;
  const runConnection = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let requestTime = 0;
      let missingBytes = 0;
      let isRefused = false;
      const sendRequest = (): void => {
        requestTime = performance.now();
        socket.write(requests[turn++ % requests.length]!);
      };
      socket.on('connect', sendRequest);
      socket.on('error', reject);
      socket.on('data', (part) => {
        if (missingBytes === 0) {
          const end = part.indexOf('\r\n\r\n');
          const head = part.toString('latin1', 0, end);
          const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
          isRefused = head.startsWith('HTTP/1.1 503');
          if (end < 0 || !(isRefused || head.startsWith('HTTP/1.1 200')) || length === undefined) {
            return reject(new Error(`An answer that is no page: ${head.slice(0, 60)}`));
          }
          missingBytes = end + 4 + Number(length);
          if (!isRefused) bytes = Number(length);
        }
        missingBytes -= part.length;
        if (missingBytes > 0) return;
        const now = performance.now();
        if (isRefused) refusedCount += 1;
        else times.push(now - requestTime);
        if (now < until && isRefused) setTimeout(sendRequest, retryMs);
        else if (now < until) sendRequest();
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  await Promise.all(Array.from({ length: connections }, runConnection));
  const elapsed = (performance.now() - startTime) / 1000;
  times.sort((a, b) => a - b);
  const percentile = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return {
    pages: times.length,
    requestsPerSecond: times.length / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    bytes,
    refused: refusedCount,
  };
}
