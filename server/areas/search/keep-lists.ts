import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '../../../domain/language.ts';
import type { SearchObjectsDeps } from './search-objects-deps.ts';
import type { Search } from './search-context.ts';

export interface KeepListsDeps extends Pick<SearchObjectsDeps, 'catalogue' | 'pricing'> {
  search: Pick<Search, 'find' | 'size'>;
  languages: () => readonly Language[];
}

/** Up to this number of homes, each counted once a language, lists stay in memory. They take about 45 MB. */
export const listedMost = 20_000;
/** Small enough that a visitor who comes meanwhile does not wait. */
const homesPerRead = 100;
const pauseMs = 50;

/**
 * Reads what lists show of homes that no visitor has asked for yet, so that lists are answered while the database is
 * away. What is in memory already costs nothing. Catalogues beyond `listedMost` keep what visitors ask for.
 */
export async function readLists(
  { search, catalogue, pricing, languages }: KeepListsDeps,
  signal: AbortSignal,
): Promise<void> {
  const shown = languages();
  if (search.size * shown.length > listedMost) return;
  const numbers = search.find({});
  for (const language of shown)
    for (let from = 0; from < numbers.length; from += homesPerRead) {
      const batch = numbers.slice(from, from + homesPerRead);
      await Promise.all([catalogue.listedHomes(batch, language), pricing.stayRates(batch)]);
      await pause(pauseMs, undefined, { ref: false, signal });
    }
}

export interface ListKeeper {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Reads the lists some time after the start, and again at this interval, since changed homes leave the memory. */
export function createListKeeper(deps: KeepListsDeps, everyMs = 30_000): ListKeeper {
  const ending = new AbortController();
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    async start() {
      timer = setInterval(() => {
        // A failed read, such as while the database is away, is made up for by the next one.
        reading ??= readLists(deps, ending.signal)
          .catch(() => undefined)
          .finally(() => (reading = null));
      }, everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await reading;
    },
  };
}
