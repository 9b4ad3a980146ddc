import { counter, gauge, type Gauge } from '../../platform/metrics.ts';
import type { SearchState } from './search-context.ts';

export function searchFigures({ engine, homes, bytes, waiting, lagMs, driftedHomes }: SearchState): Gauge[] {
  return [
    ...(engine === null
      ? []
      : [
          {
            ...gauge('search_engine', 'The engine that answers.', 1),
            values: [{ labels: { engine }, value: 1 }],
          },
        ]),
    gauge('search_homes', 'Homes in the search index.', homes),
    gauge('search_index_bytes', 'Memory of the search index, about.', bytes),
    gauge('search_waiting_homes', 'Changed homes that were not read again yet.', waiting),
    ...(lagMs === null
      ? []
      : [
          gauge(
            'search_lag_seconds',
            'For how long bookings may be committed without being in the results.',
            lagMs / 1000,
          ),
        ]),
    counter(
      'search_drifted_homes_total',
      'Homes that differed from the database and were repaired.',
      driftedHomes,
    ),
  ];
}
