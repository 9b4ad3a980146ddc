import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HomeFilter } from './filter-homes.ts';

const names = ['query', 'place', 'state'] as const;

/** The filter of homes. The address has it too, so that it is there again after a look at a booking. */
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
      // Not by the router, whose pages would be loaded again with each letter.
      history.replaceState(history.state, '', query.size === 0 ? location.pathname : `?${query.toString()}`);
    },
  ];
}
