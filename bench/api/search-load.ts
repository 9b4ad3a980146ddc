import { addDays, todayInBerlin } from '../../domain/stay.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { serializeSearchFilter } from '../../domain/search-filter.ts';
import { between, pick, createRandom, type Random } from '../../engines/search/testing/random-catalogue.ts';
import { PlainConnection } from './plain-connection.ts';
import { queueAlone } from './queue-alone.ts';
import { steadyStream } from './steady-stream.ts';

/** Milliseconds from the moment a call was due to the end of its response. */
interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

/** Latencies of a steady stream of searches, with the cost of each stage. */
interface SearchLoad extends Percentiles {
  homes: number;
  rate: number;
  answered: number;
  failed: number;
  max: number;
  /**
   * Percentiles of the calls during which the host of a virtual machine took no time from it. `share` is their share
   * of all calls.
   */
  undisturbed: Percentiles & { share: number };
  /**
   * Percentiles computed from the fastest run of each call, as if the server was never interrupted. See `queueAlone`.
   */
  alone: Percentiles;
  /** Mean milliseconds of each stage, as the server reports them, and of the whole call. */
  stages: Record<string, number>;
}

interface Reply {
  data: { hitsTotal: number; hits: { position: { lat: number; lon: number } }[] };
}

const queries = 1_000;
const sampleCount = 300;

export async function loadSearches(origin: string, rate: number, seconds: number): Promise<SearchLoad> {
  const allHomes = await ask(origin, {});
  const filters = await searchMix(origin);
  const paths = filters.map(searchPath);
  // Warms up caches, as on a running site.
  for (const path of paths) await fetch(origin + path).then((response) => response.arrayBuffer());
  const { answered, failed, latencies, undisturbed } = await steadyStream(origin, paths, {
    rate,
    seconds,
    random: createRandom(12),
  });
  const times = await measureFastest(origin, paths);
  const alone = queueAlone(times, { rate, seconds: 100, random: createRandom(12) });
  return {
    homes: allHomes.data.hitsTotal,
    rate,
    answered: Math.round(answered),
    failed,
    ...toPercentiles(latencies),
    max: roundMs(latencies.at(-1) ?? NaN),
    undisturbed: {
      share: Math.round((100 * undisturbed.length) / latencies.length) / 100,
      ...toPercentiles(undisturbed),
    },
    alone: toPercentiles(alone),
    stages: await measureStages(origin, paths.slice(0, sampleCount)),
  };
}

const roundMs = (milliseconds: number): number => Math.round(10 * milliseconds) / 10;

function toPercentiles(sortedLatencies: readonly number[]): Percentiles {
  const percentile = (share: number): number =>
    roundMs(sortedLatencies[Math.floor(share * sortedLatencies.length)] ?? NaN);
  return { p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99) };
}

const searchPath = (filter: SearchFilter): string =>
  `/api/search?query=${encodeURIComponent(JSON.stringify(serializeSearchFilter(filter)))}`;

async function ask(origin: string, filter: SearchFilter): Promise<Reply> {
  return (await (await fetch(origin + searchPath(filter))).json()) as Reply;
}

async function searchMix(origin: string): Promise<SearchFilter[]> {
  const teasers = (await (await fetch(`${origin}/api/location/teasers`)).json()) as {
    data: { countries: { key: string }[]; regions: { key: string }[] };
  };
  const random = createRandom(11);
  const places: SearchFilter[] = [];
  for (const { key } of teasers.data.regions) {
    places.push({ region: key }, { region: key });
    for (const { position } of (await ask(origin, { region: key })).data.hits.slice(0, 2))
      places.push({ BBoxString: boxAround(random, position.lat, position.lon) });
  }
  for (const { key } of teasers.data.countries) places.push({ country: key });
  places.push({});
  return Array.from({ length: queries }, () => ({
    ...pick(random, places),
    ...randomDates(random),
    ...randomWishes(random),
  }));
}

function boxAround(random: Random, lat: number, lon: number): NonNullable<SearchFilter['BBoxString']> {
  const size = pick(random, [0.1, 0.3, 1]);
  return { west: lon - 1.5 * size, south: lat - size, east: lon + 1.5 * size, north: lat + size };
}

function randomDates(random: Random): SearchFilter {
  if (random() < 0.15) return {};
  const startDate = addDays(todayInBerlin(new Date()), between(random, 5, 300));
  const tolerance = between(random, 0, 3);
  return {
    startDate,
    endDate: addDays(startDate, pick(random, [7, 7, 14, 4])),
    ...(tolerance && { tolerance }),
  };
}

function randomWishes(random: Random): SearchFilter {
  const filter: SearchFilter = { persons: pick(random, [2, 2, 4, 6]) };
  if (random() < 0.2) filter.swimmingpool = 'Y';
  if (random() < 0.15) filter.pets = 'one';
  if (random() < 0.3) filter.sort = pick(random, ['rating', 'priceAsc', 'priceDesc']);
  return filter;
}

/** Returns the milliseconds of each call without concurrent calls, the fastest of three runs. */
async function measureFastest(origin: string, paths: readonly string[]): Promise<number[]> {
  const connection = new PlainConnection(new URL(origin));
  const times = paths.map(() => Infinity);
  for (let round = 0; round < 3; round += 1) {
    for (const [index, path] of paths.entries()) {
      const begin = performance.now();
      await connection.ask(path);
      times[index] = Math.min(times[index]!, performance.now() - begin);
    }
  }
  connection.close();
  return times;
}

/** Sends calls one after the other, so that none waits for another. */
async function measureStages(origin: string, paths: readonly string[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const add = (name: string, milliseconds: number): void => {
    sums[name] = (sums[name] ?? 0) + milliseconds;
  };
  for (const path of paths) {
    const begin = performance.now();
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    add('whole call', performance.now() - begin);
    for (const [, name, milliseconds] of (response.headers.get('server-timing') ?? '').matchAll(
      /(\w+);dur=([\d.]+)/g,
    ))
      add(name!, Number(milliseconds));
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, Math.round((1000 * sum) / paths.length) / 1000]),
  );
}
