import { Agent, get } from 'node:http';
import { bookStay } from './book-stay.ts';
import type { Visits } from './visits.ts';

export interface VisitLoad {
  requestsPerSecond: number;
  /** Milliseconds of one page. */
  p50: number;
  p99: number;
  booked: number;
}

interface VisitLoadOptions {
  /** Each connection asks again as soon as it is answered. */
  connections: number;
  count: number;
  /** After so many visits a stay is booked. */
  visitsPerBooking: number;
}

export async function loadVisits(
  url: string,
  visits: Visits,
  { connections, count, visitsPerBooking }: VisitLoadOptions,
): Promise<VisitLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  let begun = 0;
  let booked = 0;
  const one = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      if (begun % visitsPerBooking === 0) {
        await bookStay(url, visits);
        booked += 1;
      }
      const asked = performance.now();
      await open(agent, url + visits.next());
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { requestsPerSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), booked };
}

function open(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        // A site that has just been started refuses a crowd for a moment: visitors ask again.
        else if (response.statusCode === 503)
          setTimeout(() => void open(agent, url).then(resolve, reject), 100);
        else reject(new Error(`${url} answered ${String(response.statusCode)}`));
      });
    }).once('error', reject);
  });
}
