import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HomeFilter } from './filter-homes.ts';

const names = ['query', 'place', 'state'] as const;

/** The filter of homes. It is also stored in the address, so that it survives a visit to a booking. */
export function useHomeFilter(): [HomeFilter, (filter: HomeFilter) => void] {
  const [params] = useSearchParams();
  const [filter, setFilter] = useState<HomeFilter>(() => ({
    query: params.get('query') ?? '',
    place: params.get('place') ?? '',
    state: params.get('state') ?? '',
  }));
  return [
    filter,
    (next) => {
      setFilter(next);
      const query = new URLSearchParams();
      for (const name of names) if (next[name] !== '') query.set(name, next[name]);
      // Bypasses the router, which would load the page's data again on each key press.
      history.replaceState(history.state, '', query.size === 0 ? location.pathname : `?${query.toString()}`);
    },
  ];
}
