import { Agent, get } from 'node:http';
import { bookStay } from './book-stay.ts';
import type { Visits } from './visits.ts';

export interface VisitLoad {
  requestsPerSecond: number;
  /** Milliseconds per page. */
  p50: number;
  p99: number;
  booked: number;
}

interface VisitLoadOptions {
  /** Number of connections, each of which sends its next request after a response. */
  connections: number;
  count: number;
  /** A stay is booked after this many visits. */
  visitsPerBooking: number;
}

export async function loadVisits(
  url: string,
  visits: Visits,
  { connections, count, visitsPerBooking }: VisitLoadOptions,
): Promise<VisitLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const startTime = performance.now();
  let begun = 0;
  let bookedCount = 0;
  const runConnection = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      if (begun % visitsPerBooking === 0) {
        await bookStay(url, visits);
        bookedCount += 1;
      }
      const requestTime = performance.now();
      await fetchPage(agent, url + visits.next());
      times.push(performance.now() - requestTime);
    }
  };
  await Promise.all(Array.from({ length: connections }, runConnection));
  const elapsed = (performance.now() - startTime) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return {
    requestsPerSecond: times.length / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    booked: bookedCount,
  };
}

function fetchPage(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        // A freshly started site may refuse a crowd for a moment, so refused requests are repeated.
        else if (response.statusCode === 503)
          setTimeout(() => void fetchPage(agent, url).then(resolve, reject), 100);
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
    }).once('error', reject);
  });
}
