import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../app/api/browser-api.ts';
import { findMissing, type GridView } from './grid-view.ts';
import { addAnswer, forgetAll, forgetHome, nightsOfBlocks, type OccupancyCache } from './occupancy-cache.ts';

/** Milliseconds without scrolling before missing data is loaded. */
const restMs = 80;
/** Data older than this, in milliseconds, is loaded again when the landlord returns to the tab. */
const freshMs = 60_000;

/** Loads visible occupancy, one call at a time, and caches it. */
export function useOccupancy({
  homes,
  view,
  origin,
  prices,
}: {
  homes: readonly number[];
  view: GridView;
  origin: number;
  prices: boolean;
}): { cache: OccupancyCache; hasFailed: boolean; retry(): void; renew(objectNumber: number): void } {
  const [cache, setCache] = useState<OccupancyCache>(() => new Map());
  const [hasFailed, setFailed] = useState(false);
  const [isReading, setReading] = useState(false);
  const lastRead = useRef(0);
  /** Increased whenever cached data is dropped, so that the answer of a call that was running then is ignored. */
  const generation = useRef(0);

  const missing =
    isReading || hasFailed
      ? null
      : findMissing(homes, view, (home, block) => cache.get(home)?.blocks.has(block) ?? false);
  const key = missing && `${missing.firstBlock}-${missing.endBlock} ${prices} ${missing.homes.join()}`;
  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(() => {
      setReading(true);
      const generationAtStart = generation.current;
      const asked = { objectNumbers: missing.homes, ...nightsOfBlocks(origin, missing), prices };
      browserApi
        .call('getOccupancy', asked)
        .then(({ homes: answers }) => {
          lastRead.current = Date.now();
          if (generation.current === generationAtStart)
            setCache((last) => addAnswer(last, { origin, asked: missing, homes: answers }));
        })
        .catch(() => setFailed(true))
        .finally(() => setReading(false));
    }, restMs);
    return () => clearTimeout(timer);
    // The key says all that the call depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  const dropCached = useCallback((change: (last: OccupancyCache) => OccupancyCache): void => {
    generation.current += 1;
    setFailed(false);
    setCache(change);
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) dropCached(forgetAll);
    isFirst.current = false;
  }, [prices, dropCached]);
  useEffect(() => {
    const onReturn = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - lastRead.current > freshMs)
        dropCached(forgetAll);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [dropCached]);

  return {
    cache,
    hasFailed,
    retry: () => dropCached(forgetAll),
    renew: (objectNumber) => dropCached((last) => forgetHome(last, objectNumber)),
  };
}
