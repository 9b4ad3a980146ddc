import { matchPath } from '../domain/site-routes.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';

/** Number of visited pages per kind, and of searches: enough for the engine to optimize their shared code. */
const searches = 12;
const homes = 3;
/** Milliseconds without a request before the next page is visited. */
const quietMs = 50;
/** Milliseconds; a node with constant traffic warms up without this. */
const giveUpMs = 60_000;

export interface WarmPagesDeps {
  /** Requests a page as a visitor would, and returns its HTML; null if there is none. */
  visit(path: string): Promise<string | null>;
  /** Milliseconds since the last request ended. */
  quietMs(): number;
  today(): PlainDate;
  isStopped(): boolean;
  wait?(ms: number): Promise<void>;
}

/**
 * Visits pages of each kind once the server is ready and idle: the first pages of a process take ten times as long as later ones, and
 * guests should not wait for them. Returns the number of visited pages.
 */
export async function warmPages(deps: WarmPagesDeps): Promise<number> {
  const wait = deps.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()));
  let visitCount = 0;
  let waitedMs = 0;

  async function visit(path: string): Promise<string> {
    while (deps.quietMs() < quietMs && waitedMs < giveUpMs && !deps.isStopped()) {
      await wait(quietMs);
      waitedMs += quietMs;
    }
    if (deps.isStopped() || waitedMs >= giveUpMs) return '';
    visitCount++;
    return (await deps.visit(path)) ?? '';
  }

  const start = await visit('/');
  for (const path of ['/en/', '/fr/', '/it/', ...firstOfEachKind(readLinks(start))]) await visit(path);
  let list = '';
  for (let count = 0; count < searches; count++) list = await visit(searchPath(deps.today(), count));
  const homePaths = readLinks(list).filter((path) => matchPath(path)?.name === 'ObjectPage');
  for (const path of homePaths.slice(0, homes)) await visit(path);
  return visitCount;
}

function searchPath(today: PlainDate, count: number): string {
  const startDate = addDays(today, 30 + 7 * count);
  const stay = count % 3 === 0 ? '' : `&startDate=${startDate}&endDate=${addDays(startDate, 7)}`;
  return `/search/?persons=${1 + (count % 6)}${stay}`;
}

/** Returns the distinct paths of a page's links to this site, without query. */
function readLinks(html: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path]) => path!))];
}

function firstOfEachKind(paths: readonly string[]): string[] {
  const byKind = new Map<string, string>();
  for (const path of paths) {
    // Countries, regions and places have no routes of their own.
    const kind = matchPath(path)?.name ?? 'place';
    if (!byKind.has(kind)) byKind.set(kind, path);
  }
  return [...byKind.values()];
}
