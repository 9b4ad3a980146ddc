import { parseArgs } from 'node:util';
import type { SearchFilter } from '../domain/search-filter.ts';
import { addDays } from '../domain/stay.ts';
import { createEngine } from '../search/engine.ts';
import { searchByBruteForce } from '../search/oracle.ts';
import {
  between,
  pick,
  randomCatalogue,
  randomOf,
  type RandomCatalogue,
} from '../search/random-catalogue.ts';

/**
 * Measures the search engine on a seeded catalogue and a fixed mix of queries: a third by box of the
 * map, 38 % region, 17 % country, 6 % offer, 6 % the whole catalogue; 85 % with dates. Every answer
 * has facets, prices, statistics and capacity. A sample is compared with brute force.
 */
const { values } = parseArgs({
  options: {
    objects: { type: 'string', default: '3000' },
    queries: { type: 'string', default: '1000' },
    sample: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});

const today = '2026-11-21';

function where(random: () => number, { homes }: RandomCatalogue): SearchFilter {
  const home = pick(random, homes);
  const kind = random();
  if (kind < 0.33) {
    const size = pick(random, [0.2, 0.5, 1, 2]);
    const { lat, lon } = home;
    return { BBoxString: { west: lon - size, south: lat - size, east: lon + size, north: lat + size } };
  }
  if (kind < 0.71) return { region: home.region };
  if (kind < 0.88) return { country: home.country };
  return kind < 0.94 ? { offer: pick(random, [63, 100, 122, 486]) } : {};
}

function dates(random: () => number): SearchFilter {
  if (random() > 0.85) return {};
  const startDate = addDays(today, between(random, 3, 400));
  const nights = pick(random, [3, 7, 7, 7, 14, 10]);
  if (random() < 0.15)
    return { startDate, endDate: addDays(startDate, nights + between(random, 2, 14)), duration: nights };
  const tolerance = between(random, 0, 3);
  return { startDate, endDate: addDays(startDate, nights), ...(tolerance > 0 && { tolerance }) };
}

function wishes(random: () => number): SearchFilter {
  const filter: SearchFilter = { persons: pick(random, [2, 2, 2, 4, 4, 6]) };
  if (random() < 0.2) filter.swimmingpool = 'Y';
  if (random() < 0.15) filter.pets = pick(random, ['one', 'more', 'none']);
  if (random() < 0.15) filter.priceMax = between(random, 5, 20) * 100;
  if (random() < 0.15) filter.sleepingRooms = between(random, 1, 4);
  if (random() < 0.1) filter.rating = 4;
  if (random() < 0.3) filter.sort = pick(random, ['rating', 'priceAsc', 'priceDesc']);
  if (random() < 0.2) filter.page = between(random, 2, 4);
  return filter;
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const milliseconds = (value: number): number => Math.round(value * 1000) / 1000;

const objects = Number(values.objects);
const catalogue = randomCatalogue({
  seed: 20_261_121,
  homes: objects,
  countries: 22,
  regions: 180,
  places: Math.max(200, Math.round(objects / 40)),
  today,
});
const begin = performance.now();
const engine = createEngine(catalogue);
const buildSeconds = (performance.now() - begin) / 1000;

const random = randomOf(7);
const filters = Array.from({ length: Number(values.queries) }, () => ({
  ...where(random, catalogue),
  ...dates(random),
  ...wishes(random),
}));
for (const filter of filters.slice(0, 200)) engine.search(filter);

let hits = 0;
const times = Float64Array.from(filters, (filter) => {
  const start = performance.now();
  hits += engine.search(filter).total;
  return performance.now() - start;
});
const total = times.reduce((sum, time) => sum + time, 0);
const sorted = times.toSorted();

const changes = Array.from({ length: 500 }, () =>
  catalogue.makeHome(pick(random, catalogue.homes).objectNumber),
);
const updateBegin = performance.now();
for (const home of changes) engine.apply(home);
const updateMicroseconds = ((performance.now() - updateBegin) * 1000) / changes.length;

const fresh = createEngine(catalogue);
let bruteForceMs = 0;
const sample = filters.slice(0, Number(values.sample));
for (const filter of sample) {
  const start = performance.now();
  const expected = searchByBruteForce(catalogue, filter);
  bruteForceMs += performance.now() - start;
  const answer = fresh.search({ ...filter, page: 1, objectsPerPage: Math.max(1, expected.total) });
  if (JSON.stringify({ ...answer, facets: null }) !== JSON.stringify({ ...expected, facets: null }))
    throw new Error(`The engine and brute force differ: ${JSON.stringify(filter)}`);
  for (const [option, count] of Object.entries(expected.facets)) {
    if (answer.facets[option] !== count) throw new Error(`${option} differs: ${JSON.stringify(filter)}`);
  }
}

const report = {
  objects,
  p50_ms: milliseconds(quantile(sorted, 0.5)),
  p95_ms: milliseconds(quantile(sorted, 0.95)),
  p99_ms: milliseconds(quantile(sorted, 0.99)),
  max_ms: milliseconds(sorted.at(-1) ?? 0),
  qps: Math.round((1000 * filters.length) / total),
  index_bytes: engine.bytes(),
  build_s: milliseconds(buildSeconds),
  update_us: Math.round(updateMicroseconds * 10) / 10,
  hits_mean: Math.round(hits / filters.length),
  brute_force_ms: sample.length === 0 ? null : milliseconds(bruteForceMs / sample.length),
  brute_force_agrees: sample.length,
};
for (const [name, value] of Object.entries(report)) console.log(name.padEnd(20), value);
if (values.json) console.log(JSON.stringify(report));
