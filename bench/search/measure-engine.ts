import { toDayNumber, type Stay } from '../../domain/stay.ts';
import type { Answer, Engine, SearchOptions } from '../../engines/search/answer.ts';
import { homesPerEngine, startEngine } from '../../engines/search/engine.ts';
import type { StorableEngine } from '../../engines/search/storable-engine.ts';
import type { IndexedHome } from '../../engines/search/indexed-home.ts';
import { between, createRandom } from '../../engines/search/testing/random-catalogue.ts';
import { timedSource, type BenchCatalogue } from './bench-catalogue.ts';
import { sharedDate } from './bench-seasons.ts';
import type { Query } from './query-mix.ts';

interface QueryTimes {
  /** Milliseconds of query `index % queries.length`, round by round. */
  times: Float64Array;
  rounds: number;
}

/**
 * Builds one engine, or several that are joined. The time to generate the homes does not count, since they would come
 * from the database.
 */
export function buildEngine(
  catalogue: BenchCatalogue,
  engineCount = 1,
): { engine: StorableEngine; seconds: number } {
  const { today, locations } = catalogue;
  const source = timedSource(catalogue.homes());
  const begin = performance.now();
  const builder = startEngine({ locations, today }, engineCount * homesPerEngine);
  for (const home of source.values) builder.add(home);
  const engine = builder.finish();
  return { engine, seconds: (performance.now() - begin - source.milliseconds()) / 1000 };
}

/** Minimum milliseconds of warm-up and measurement if no number of rounds is given. */
const warmUpMs = 1_500;
const measureMs = 3_000;
const roundsMax = 50;

export function warmUp(engine: Engine, queries: readonly Query[], options?: SearchOptions): void {
  const end = performance.now() + warmUpMs;
  for (let index = 0; index < 20 * queries.length && performance.now() < end; index += 1)
    engine.search(queries[index % queries.length]!.filter, options);
}

/** All rounds count. The p99 is computed over every query of every round. */
export function measureQueries(
  engine: Engine,
  queries: readonly Query[],
  rounds: number | null,
  options?: SearchOptions,
): QueryTimes {
  const times: number[] = [];
  const end = performance.now() + measureMs;
  let finished = 0;
  while (finished < (rounds ?? roundsMax) && (rounds !== null || finished === 0 || performance.now() < end)) {
    for (const { filter } of queries) {
      const start = performance.now();
      engine.search(filter, options);
      times.push(performance.now() - start);
    }
    finished += 1;
  }
  return { times: Float64Array.from(times), rounds: finished };
}

export function collectAnswers(engine: Engine, queries: readonly Query[], options?: SearchOptions): Answer[] {
  return queries.map(({ filter }) => engine.search(filter, options));
}

export interface Booking {
  home: IndexedHome;
  stay: Stay;
}

/** Generates one new stay each in the first free week after some day. The homes are unchanged afterwards. */
export function createBookings(catalogue: BenchCatalogue, count: number): Booking[] {
  const random = createRandom(99);
  const today = toDayNumber(catalogue.today);
  return Array.from({ length: count }, () => {
    const home = catalogue.homeAt(Math.floor(random() * catalogue.objects));
    let day = today + between(random, 3, 400);
    let stay: Stay;
    for (; ; day += 1) {
      stay = { startDate: sharedDate(day), endDate: sharedDate(day + 4) };
      const { startDate, endDate } = stay;
      if (home.occupied.every((other) => other.endDate <= startDate || other.startDate >= endDate)) break;
    }
    const occupied = [...home.occupied, stay].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
    return { home: { ...home, occupied }, stay };
  });
}

/** Returns the microseconds that the engine takes for each booking. The first half is a warm-up. */
export function measureUpdates(engine: Engine, bookings: readonly Booking[]): number {
  const warm = Math.floor(bookings.length / 2);
  const applyBooking = ({ home, stay }: Booking): void => engine.applyBooked(home.objectNumber, stay);
  bookings.slice(0, warm).forEach(applyBooking);
  const measuredBookings = bookings.slice(warm);
  const begin = performance.now();
  measuredBookings.forEach(applyBooking);
  return ((performance.now() - begin) * 1000) / measuredBookings.length;
}
