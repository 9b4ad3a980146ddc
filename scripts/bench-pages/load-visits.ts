import { Agent, get } from 'node:http';
import type { Visits } from './visits.ts';

export interface VisitLoad {
  requestsPerSecond: number;
  /** Milliseconds from when a visit was due to the end of its page. */
  p50: number;
  p99: number;
}

/** Without a rate each of the connections asks again as soon as it is answered. */
interface VisitLoadOptions {
  connections: number;
  seconds: number;
  perSecond: number | null;
}

/** Visits a site for so many seconds, at a steady rate or as fast as the connections are answered. */
export async function loadVisits(
  url: string,
  visits: Visits,
  { connections, seconds, perSecond }: VisitLoadOptions,
): Promise<VisitLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const visit = async (due: number): Promise<void> => {
    await open(agent, url + visits.next());
    times.push(performance.now() - due);
  };
  if (perSecond === null) {
    const one = async (): Promise<void> => {
      while (performance.now() < until) await visit(performance.now());
    };
    await Promise.all(Array.from({ length: connections }, one));
  } else {
    const open: Promise<void>[] = [];
    for (let index = 0; index < seconds * perSecond; index += 1) {
      const due = started + (index * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      open.push(visit(due));
    }
    await Promise.all(open);
  }
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { requestsPerSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

function open(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}
