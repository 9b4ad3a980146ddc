import { createAnswerCache, reuseMs } from './answer-cache.ts';

const pagesMax = 20;

/** Caches the data of pages that change rarely, by address, so that returning to one makes no call. */
export function createPageDataCache<Data>(): (address: string, load: () => Promise<Data>) => Promise<Data> {
  const pages = createAnswerCache<Data>({ entriesMax: pagesMax, cacheMs: reuseMs });
  return async (address, load) => {
    const cached = pages.get(address);
    if (cached !== undefined) return cached;
    const data = await load();
    pages.set(address, data);
    return data;
  };
}
