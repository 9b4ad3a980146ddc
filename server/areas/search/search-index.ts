import type { PlainDate } from '../../../domain/stay.ts';
import type { Engine } from '../../../search/answer.ts';
import { createEngine } from '../../../search/engine.ts';
import type { IndexedHome } from '../../../search/indexed-home.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Pricing } from '../pricing/pricing.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { createOutboxReader, type OutboxReader } from './outbox-reader.ts';
import { indexHome, offerFilterOf, type OfferFilter } from './rules/index-home.ts';
import { searchStore } from './search-store.ts';

const homesAtOnce = 500;

export interface SearchIndexDeps {
  db: Database;
  clock: Clock;
  pricing: Pick<Pricing, 'sheets' | 'occupied'>;
  ratings: Pick<Ratings, 'figures'>;
  /** Homes that were read anew, for whoever remembers something of them. */
  onApplied?: (numbers: readonly number[]) => void;
}

interface LoadedHome {
  home: IndexedHome;
  version: number;
}

/** One engine with what is needed to keep it in step with the database. */
interface Built {
  engine: Engine;
  offers: readonly OfferFilter[];
  /** Of each home that was loaded or found missing: older outbox rows are passed over. */
  versions: Map<number, number>;
  reader: OutboxReader;
}

export interface SearchIndex {
  readonly isBuilt: boolean;
  /** Follows the calendar before it answers; throws before the first build. */
  engine(): Engine;
  /** Replaces the engine by one from the database; the present one answers until then. */
  build(): Promise<void>;
  /** Applies all outbox rows that are visible and were not applied yet. */
  applyOutbox(): Promise<void>;
  /** Reads one home again. */
  refresh(objectNumber: number): Promise<void>;
}

/** Builds the engine from the database and applies what changed; nothing here knows HTTP or timers. */
export function createSearchIndex({ db, clock, pricing, ratings, onApplied }: SearchIndexDeps): SearchIndex {
  let built: Built | null = null;

  async function load(
    numbers: readonly number[],
    offers: readonly OfferFilter[],
    today: PlainDate,
  ): Promise<LoadedHome[]> {
    // The version is read first: what follows is as new or newer, never older.
    const rows = await searchStore.homes(db, numbers);
    // Given a connection, pricing reads past its cache, which thousands of homes would only wash out.
    const sheets = await pricing.sheets(numbers, db);
    const occupied = await pricing.occupied(numbers, today, db);
    const figures = await ratings.figures(numbers);
    return rows.flatMap((row) => {
      const sheet = sheets.get(row.object_number);
      if (!sheet) return [];
      const stays = occupied.get(row.object_number) ?? [];
      const home = indexHome(row, sheet, stays, figures.get(row.object_number), offers);
      return [{ home, version: row.version }];
    });
  }

  /** Reads the homes again; an answer that was overtaken by a newer one is thrown away. */
  async function reload(target: Built, numbers: readonly number[]): Promise<void> {
    for (let from = 0; from < numbers.length; from += homesAtOnce) {
      const batch = numbers.slice(from, from + homesAtOnce);
      const loaded = new Map(
        (await load(batch, target.offers, target.engine.today)).map((entry) => [
          entry.home.objectNumber,
          entry,
        ]),
      );
      onApplied?.(batch);
      for (const objectNumber of batch) {
        const entry = loaded.get(objectNumber);
        if (!entry) target.engine.remove(objectNumber);
        else if (entry.version >= (target.versions.get(objectNumber) ?? 0)) {
          target.engine.apply(entry.home);
          target.versions.set(objectNumber, entry.version);
        }
      }
    }
  }

  async function applyRows(target: Built): Promise<void> {
    const rows = await target.reader.next();
    const changed = rows.filter((row) => row.version > (target.versions.get(row.object_number) ?? 0));
    await reload(target, [...new Set(changed.map((row) => row.object_number))]);
    for (const row of changed) {
      const known = target.versions.get(row.object_number) ?? 0;
      target.versions.set(row.object_number, Math.max(known, row.version));
    }
    target.reader.done(rows);
  }

  return {
    get isBuilt() {
      return built !== null;
    },

    engine() {
      if (!built) throw new Error('The search index is not built yet.');
      built.engine.moveTo(clock.today());
      return built.engine;
    },

    async build() {
      const today = clock.today();
      const offers = (await searchStore.offers(db)).map(offerFilterOf);
      const locations = await searchStore.locations(db);
      const next: Built = {
        engine: createEngine({ homes: [], locations, today }),
        offers,
        versions: new Map(),
        // Made before the homes are read: what changes meanwhile is applied afterwards.
        reader: createOutboxReader(db),
      };
      for (let after = 0; ;) {
        const numbers = await searchStore.activeNumbers(db, after, homesAtOnce);
        if (numbers.length === 0) break;
        await reload(next, numbers);
        after = numbers.at(-1)!;
      }
      await applyRows(next);
      built = next;
    },

    async applyOutbox() {
      if (built) await applyRows(built);
    },

    async refresh(objectNumber) {
      if (built) await reload(built, [objectNumber]);
    },
  };
}
