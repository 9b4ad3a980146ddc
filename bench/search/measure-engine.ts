import { toDayNumber, type Stay } from '../../domain/stay.ts';
import type { Answer, Engine, SearchOptions } from '../../engines/search/answer.ts';
import { createEngine } from '../../engines/search/engine.ts';
import type { StorableEngine } from '../../engines/search/storable-engine.ts';
import type { IndexedHome } from '../../engines/search/indexed-home.ts';
import { between, randomOf } from '../../engines/search/testing/random-catalogue.ts';
import { timedSource, type BenchCatalogue } from './bench-catalogue.ts';
import { dateOf } from './bench-seasons.ts';
import type { Query } from './query-mix.ts';

interface Measured {
  /** Milliseconds of query `index % queries.length`, round after round. */
  times: Float64Array;
  rounds: number;
}

/** The time to make the homes is not counted: they would come from the database. */
export function buildEngine(catalogue: BenchCatalogue): { engine: StorableEngine; seconds: number } {
  const { today, locations } = catalogue;
  const source = timedSource(catalogue.homes());
  const begin = performance.now();
  const engine = createEngine({ homes: source.values, locations, today });
  return { engine, seconds: (performance.now() - begin - source.milliseconds()) / 1000 };
}

/** Least milliseconds of warming up and measuring if no number of rounds is given. */
const warmUpMs = 1_500;
const measureMs = 3_000;
const roundsMax = 50;

export function warmUp(engine: Engine, queries: readonly Query[], options?: SearchOptions): void {
  const end = performance.now() + warmUpMs;
  for (let index = 0; index < 20 * queries.length && performance.now() < end; index += 1)
    engine.search(queries[index % queries.length]!.filter, options);
}

/** All rounds count: the p99 is over each single query of each round. */
export function measureQueries(
  engine: Engine,
  queries: readonly Query[],
  rounds: number | null,
  options?: SearchOptions,
): Measured {
  const times: number[] = [];
  const end = performance.now() + measureMs;
  let done = 0;
  while (done < (rounds ?? roundsMax) && (rounds !== null || done === 0 || performance.now() < end)) {
    for (const { filter } of queries) {
      const start = performance.now();
      engine.search(filter, options);
      times.push(performance.now() - start);
    }
    done += 1;
  }
  return { times: Float64Array.from(times), rounds: done };
}

export function answersOf(engine: Engine, queries: readonly Query[], options?: SearchOptions): Answer[] {
  return queries.map(({ filter }) => engine.search(filter, options));
}

export interface Booking {
  home: IndexedHome;
  stay: Stay;
}

/** One new stay each in the first free week from some day on; the homes are as they are afterwards. */
export function bookingsFor(catalogue: BenchCatalogue, count: number): Booking[] {
  const random = randomOf(99);
  const today = toDayNumber(catalogue.today);
  return Array.from({ length: count }, () => {
    const home = catalogue.homeAt(Math.floor(random() * catalogue.objects));
    let day = today + between(random, 3, 400);
    let stay: Stay;
    for (; ; day += 1) {
      stay = { startDate: dateOf(day), endDate: dateOf(day + 4) };
      const { startDate, endDate } = stay;
      if (home.occupied.every((other) => other.endDate <= startDate || other.startDate >= endDate)) break;
    }
    const occupied = [...home.occupied, stay].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
    return { home: { ...home, occupied }, stay };
  });
}

/** Microseconds from telling the engine of a stay to its end, for each booking. The first half only warms up the compiler. */
export function measureUpdates(engine: Engine, bookings: readonly Booking[]): number {
  const warm = Math.floor(bookings.length / 2);
  const take = ({ home, stay }: Booking): void => engine.applyBooked(home.objectNumber, stay);
  bookings.slice(0, warm).forEach(take);
  const rest = bookings.slice(warm);
  const begin = performance.now();
  rest.forEach(take);
  return ((performance.now() - begin) * 1000) / rest.length;
}
