import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import type { SearchData } from '../../features/search/search-data.ts';
import { visitorStore } from '../../features/visitor/use-visitor.ts';
import type { PageKind } from './page-kind.ts';
import { partnerOfHost } from './partner-of-host.ts';

const resultList = 2;

/** Returns a string that identifies a search in the statistics; null on pages without a result list. */
function countedSearch(loaderData: unknown): string | null {
  const { query, preset, total, failed } = (loaderData ?? {}) as Partial<SearchData>;
  if (!query || total === undefined || failed) return null;
  // Another page of the list is the same search.
  const trackVars = serializeSearchFilter({ ...query, ...preset }, { except: ['page'] });
  return JSON.stringify({ trackVars, totalObjects: total });
}

/** Counts searches and the homes opened from a list, for visitors who allowed statistics. */
export function useSearchStatistics(allowed: boolean, { contentGroup, objectNumber }: PageKind): void {
  const search = countedSearch(useMatches().at(-1)?.loaderData);
  useEffect(() => {
    if (!allowed || search === null) return;
    const countedData = JSON.parse(search) as { trackVars: Record<string, string>; totalObjects: number };
    const tracked = { ...countedData, uid: visitorStore.get().uid, partner: partnerOfHost() };
    // Failures are ignored: the statistics may miss a search.
    browserApi.call('trackSearch', tracked).catch(() => undefined);
  }, [allowed, search]);

  const groupBefore = useRef(contentGroup);
  useEffect(() => {
    const previousGroup = groupBefore.current;
    groupBefore.current = contentGroup;
    if (!allowed || previousGroup !== resultList || objectNumber === null) return;
    browserApi.call('trackSearchObject', { objectNumber, partner: partnerOfHost() }).catch(() => undefined);
  }, [allowed, contentGroup, objectNumber]);
}
