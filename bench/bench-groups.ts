import { smallestHome } from '../engines/search/groups.ts';
import type { SearchFilter } from '../domain/search-filter.ts';
import { addDays } from '../domain/stay.ts';
import { createRandom, pick } from '../engines/search/testing/random-catalogue.ts';
import { readOptions } from '../scripts/read-options.ts';
import { benchCatalogue } from './search/bench-catalogue.ts';
import { printTable, toLatency } from './search/figures.ts';
import { buildEngine } from './search/measure-engine.ts';
import { step } from './supervision/step.ts';

/**
 * Measures searches for groups of homes: parties of different sizes, in a region, a country and everywhere, and the widest of all. A search
 * for a group takes the thread of the server as one piece, so that its longest is what matters.
 */
const values = readOptions({
  objects: { type: 'string', default: '50000' },
  queries: { type: 'string', default: '200' },
});
const today = '2026-11-21';
const objects = Number(values.objects);

step(`making up a catalogue of ${objects} homes, and filling the engine`);
const catalogue = benchCatalogue({ seed: 20_261_121, objects, today });
const { engine } = buildEngine(catalogue);

const random = createRandom(11);
const places: Record<string, () => SearchFilter> = {
  region: () => ({ region: catalogue.homeAt(Math.floor(random() * objects)).region }),
  country: () => ({ country: catalogue.homeAt(Math.floor(random() * objects)).country }),
  everywhere: () => ({}),
};
const parties = [8, 12, 20, 40];

step('searching');
const rows = Object.entries(places).flatMap(([place, filterOf]) =>
  parties.map((persons) => {
    const times: number[] = [];
    let found = 0;
    for (let query = 0; query < Number(values.queries); query += 1) {
      const startDate = addDays(today, 20 + Math.floor(random() * 300));
      const nights = pick(random, [3, 7, 7, 14]);
      const filter = { ...filterOf(), persons, startDate, endDate: addDays(startDate, nights) };
      const begin = performance.now();
      found += engine.groups(filter).groups.length;
      times.push(performance.now() - begin);
    }
    const { p50_ms, p95_ms, p99_ms, max_ms } = toLatency(Float64Array.from(times));
    const groups = Math.round((10 * found) / times.length) / 10;
    return [place, persons, smallestHome(persons), groups, p50_ms, p95_ms, p99_ms, max_ms];
  }),
);
printTable(['where', 'persons', 'smallest home', 'groups', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'], rows);
