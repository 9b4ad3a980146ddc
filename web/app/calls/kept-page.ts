import { createAnswerCache, keptMs } from './answer-cache.ts';

const pagesMax = 20;

/** Caches the data of pages that change rarely, by address, so that coming back to one makes no call. */
export function createKeptPages<Data>(): (address: string, load: () => Promise<Data>) => Promise<Data> {
  const pages = createAnswerCache<Data>({ entriesMax: pagesMax, cacheMs: keptMs });
  return async (address, load) => {
    const known = pages.get(address);
    if (known !== undefined) return known;
    const data = await load();
    pages.set(address, data);
    return data;
  };
}
