import { matchPath } from '../domain/site-routes.ts';
import { addDays, type PlainDate } from '../domain/stay.ts';

/** Pages of a kind that are visited, and searches: by then the engine has made quick code of what they share. */
const searches = 12;
const homes = 3;
/** Visitors come first: the next page waits until nobody has been served for so long. */
const quietMs = 50;
/** A node that is asked for pages all the time becomes warm by them. */
const giveUpMs = 60_000;

export interface WarmPagesDeps {
  /** Asks for a page as a visitor would, and tells its HTML; null where it is none. */
  visit(path: string): Promise<string | null>;
  /** Milliseconds since anybody was served. */
  quietMs(): number;
  today(): PlainDate;
  isStopped(): boolean;
  wait?(ms: number): Promise<void>;
}

/**
 * Visits a page of each kind once the server is ready, in the moments in which nobody asks for anything: the first pages of a
 * process take ten times as long as later ones, and it should not be guests who wait for them. Tells how many it visited.
 */
export async function warmPages(deps: WarmPagesDeps): Promise<number> {
  const wait = deps.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()));
  let visited = 0;
  let waitedMs = 0;

  async function visit(path: string): Promise<string> {
    while (deps.quietMs() < quietMs && waitedMs < giveUpMs && !deps.isStopped()) {
      await wait(quietMs);
      waitedMs += quietMs;
    }
    if (deps.isStopped() || waitedMs >= giveUpMs) return '';
    visited++;
    return (await deps.visit(path)) ?? '';
  }

  const start = await visit('/');
  for (const path of ['/en/', '/fr/', '/it/', ...firstOfEachKind(linksOf(start))]) await visit(path);
  let list = '';
  for (let count = 0; count < searches; count++) list = await visit(searchPath(deps.today(), count));
  const found = linksOf(list).filter((path) => matchPath(path)?.name === 'ObjectPage');
  for (const path of found.slice(0, homes)) await visit(path);
  return visited;
}

function searchPath(today: PlainDate, count: number): string {
  const startDate = addDays(today, 30 + 7 * count);
  const stay = count % 3 === 0 ? '' : `&startDate=${startDate}&endDate=${addDays(startDate, 7)}`;
  return `/search/?persons=${1 + (count % 6)}${stay}`;
}

/** The paths without query of a page's links to pages of this site, each once. */
function linksOf(html: string): string[] {
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
