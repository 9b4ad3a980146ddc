import { toDayNumber, type PlainDate } from '../../domain/stay.ts';
import type { IndexedHome, IndexedLocation } from '../../engines/search/indexed-home.ts';
import { createRandom } from '../../engines/search/testing/random-catalogue.ts';
import { benchGeography } from './bench-geography.ts';
import { benchHome, mixSeed } from './bench-home.ts';

export interface BenchCatalogue {
  today: PlainDate;
  objects: number;
  locations: readonly IndexedLocation[];
  homeAt(index: number): IndexedHome;
  /** Generates all homes lazily without storing any. It can be called again. */
  homes(): Generator<IndexedHome>;
}

export function benchCatalogue({
  seed,
  objects,
  today,
}: {
  seed: number;
  objects: number;
  today: PlainDate;
}): BenchCatalogue {
  const geography = benchGeography(today);
  const day = toDayNumber(today);
  const homeAt = (index: number): IndexedHome => {
    const random = createRandom(mixSeed(seed, index));
    return benchHome(seed, index, geography.pickPlace(random), random, day);
  };
  return {
    today,
    objects,
    locations: geography.locations,
    homeAt,
    *homes() {
      for (let index = 0; index < objects; index += 1) yield homeAt(index);
    },
  };
}

const chunk = 1_000;

/** Passes values on in chunks and measures the time spent on generating them, so that it can be subtracted. */
export function timedSource<Value>(source: Iterator<Value>): {
  values: Iterable<Value>;
  milliseconds(): number;
} {
  let spent = 0;
  function* values(): Generator<Value> {
    for (;;) {
      const begin = performance.now();
      const ready: Value[] = [];
      while (ready.length < chunk) {
        const next = source.next();
        if (next.done === true) break;
        ready.push(next.value);
      }
      spent += performance.now() - begin;
      yield* ready;
      if (ready.length < chunk) return;
    }
  }
  return { values: values(), milliseconds: () => spent };
}
