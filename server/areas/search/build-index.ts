import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { Engine } from '../../../search/answer.ts';
import { startEngine } from '../../../search/engine.ts';
import type { IndexedHome, IndexedLocation } from '../../../search/indexed-home.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { differingHomes } from './differing-homes.ts';
import { ImageError, IndexImage, type OpenImage } from './index-image.ts';
import { homesAtOnce, loadHomes, type LoadDeps, type LoadedHome } from './load-homes.ts';
import { createOutboxReader, type OutboxReader } from './outbox-reader.ts';
import { BuildProgress, type BuildState } from './rules/build-progress.ts';
import { HomeStamps } from './rules/home-stamps.ts';
import { offerFilterOf, type OfferFilter } from './rules/index-home.ts';
import { searchStore } from './search-store.ts';

/** An older image holds too many stays that are over. */
const imageDaysMax = 30;
/** Who asks meanwhile how far the index is, or looks for a free home in the present one, waits no longer. */
const turnMs = 40;
const loggedEveryMs = 5000;

export interface BuildDeps extends LoadDeps {
  clock: Clock;
  log: Log;
  /** The folder in which the index is stored between starts; null: nowhere. */
  imagePath: string | null;
}

/** One engine with what is needed to keep it in step with the database. */
export interface BuiltIndex {
  engine: Engine;
  offers: readonly OfferFilter[];
  /** The stamp of places, regions, countries and offers, when they were read. */
  surroundings: string;
  /** Stays that end up to this day were not read: the same for all homes, so that their nights compare. */
  since: PlainDate;
  /** The stamps of all homes in the engine. */
  stamps: HomeStamps;
  /** Versions of homes that were found missing or switched off: older rows are passed over. */
  goneVersions: Map<number, number>;
  reader: OutboxReader;
  image: IndexImage | null;
  /** What it was built from, for the log. */
  from: 'image' | 'database';
}

type Surroundings = Pick<BuiltIndex, 'offers' | 'surroundings' | 'reader'> & {
  progress: BuildProgress;
  database: string;
  locations: readonly IndexedLocation[];
  today: PlainDate;
};

/** Reads these homes again and applies them, even where the index claims to be newer. */
type Reload = (target: BuiltIndex, numbers: readonly number[], force: true) => Promise<void>;

/**
 * Builds the index from the image on disk with what has changed since, or from the database, which leaves a new image. `watch` is called
 * once, with what tells how far it is.
 */
export async function buildIndex(
  deps: BuildDeps,
  from: BuiltIndex['from'],
  reload: Reload,
  watch: (state: () => BuildState) => void,
): Promise<BuiltIndex> {
  const { db, log } = deps;
  const progress = new BuildProgress(await searchStore.activeCount(db));
  watch(() => progress.state);
  const timer = setInterval(
    () => log.info(progress.state, 'search index is being built'),
    loggedEveryMs,
  ).unref();
  try {
    return await buildFrom(deps, from, reload, progress);
  } finally {
    clearInterval(timer);
  }
}

async function buildFrom(
  deps: BuildDeps,
  from: BuiltIndex['from'],
  reload: Reload,
  progress: BuildProgress,
): Promise<BuiltIndex> {
  const { db, clock } = deps;
  const around: Surroundings = {
    progress,
    database: await searchStore.identity(db),
    surroundings: await searchStore.surroundings(db),
    offers: (await searchStore.offers(db)).map(offerFilterOf),
    locations: await searchStore.locations(db),
    // Made before the homes are read: what changes meanwhile is applied afterwards.
    reader: await createOutboxReader(db),
    today: clock.today(),
  };
  if (from === 'image' && deps.imagePath !== null && existsSync(deps.imagePath)) {
    const fromDisk = await startFromImage(deps, deps.imagePath, around, reload);
    if (fromDisk) return fromDisk;
  }
  return fromDatabase(deps, around);
}

async function startFromImage(
  { db, log }: BuildDeps,
  path: string,
  around: Surroundings,
  reload: Reload,
): Promise<BuiltIndex | null> {
  let built: BuiltIndex | null = null;
  try {
    built = await readImage(IndexImage.open(path, around), around);
    const changed = await differingHomes(db, built.stamps);
    if (changed.length > 1000 + built.stamps.size / 5) throw new ImageError('most homes have changed');
    await reload(
      built,
      changed.map(({ objectNumber }) => objectNumber),
      true,
    );
    return built;
  } catch (error) {
    if (!isOfImage(error)) throw error;
    built?.image?.close();
    log.info({ reason: error.message }, 'search image not used');
    return null;
  }
}

async function readImage(open: OpenImage, around: Surroundings): Promise<BuiltIndex> {
  const stamps = new HomeStamps();
  function* homes(): Generator<IndexedHome> {
    for (const { objectNumber, stamp, home } of open.base) {
      stamps.set(objectNumber, stamp);
      yield home;
    }
  }
  try {
    if (open.since < addDays(around.today, -imageDaysMax)) throw new ImageError('it is too old');
    around.progress.begin('image');
    const engine = await fillEngine(homes(), around);
    for (const change of open.changes) {
      const { objectNumber } = change;
      const known = stamps.get(objectNumber);
      if (change.kind === 'home') {
        engine.apply(change.home);
        stamps.set(objectNumber, change.stamp);
      } else if (change.kind === 'nights' && known) {
        engine.applyOccupied(objectNumber, change.nights);
        stamps.set(objectNumber, { ...known, ...change.stamp });
      } else if (change.kind === 'gone') {
        engine.remove(objectNumber);
        stamps.delete(objectNumber);
      }
    }
    const image = open.resume();
    return { ...around, engine, since: open.since, stamps, goneVersions: new Map(), image, from: 'image' };
  } catch (error) {
    open.close();
    throw error;
  }
}

async function fromDatabase(deps: BuildDeps, around: Surroundings): Promise<BuiltIndex> {
  const { today: since } = around;
  const { imagePath } = deps;
  if (imagePath !== null) {
    try {
      // Through the disk, so that the homes are never all in memory beside the engine.
      const image = IndexImage.begin(imagePath, {
        database: around.database,
        surroundings: around.surroundings,
        since,
      });
      await readAll(deps, around, (entry) =>
        image.home(entry.home.objectNumber, entry.stamp, entry.written.home, entry.written.nights),
      );
      image.complete(imagePath);
      return { ...(await readImage(IndexImage.open(imagePath, around), around)), from: 'database' };
    } catch (error) {
      if (!isOfImage(error)) throw error;
      deps.log.warn({ err: error }, 'search image not written');
    }
  }
  const homes: IndexedHome[] = [];
  const stamps = new HomeStamps();
  await readAll(deps, around, ({ home, stamp }) => {
    homes.push(home);
    stamps.set(home.objectNumber, stamp);
  });
  around.progress.begin('image');
  const engine = await fillEngine(homes, around);
  return { ...around, engine, since, stamps, goneVersions: new Map(), image: null, from: 'database' };
}

/** All active homes, in order of their numbers. */
async function readAll(
  deps: BuildDeps,
  { offers, today, progress }: Surroundings,
  take: (entry: LoadedHome) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const numbers = await searchStore.activeNumbers(deps.db, after, homesAtOnce);
    if (numbers.length === 0) return;
    for (const entry of await loadHomes(deps, numbers, offers, today)) if (entry.home.active) take(entry);
    progress.add(numbers.length);
    after = numbers.at(-1)!;
  }
}

/** Puts the homes into an engine, a short while at a time. */
async function fillEngine(
  homes: Iterable<IndexedHome>,
  { locations, today, progress }: Surroundings,
): Promise<Engine> {
  const builder = startEngine({ locations, today });
  let turn = performance.now();
  for (const home of homes) {
    builder.add(home);
    progress.add(1);
    if (performance.now() - turn < turnMs) continue;
    await nextTurn();
    turn = performance.now();
  }
  progress.begin('order');
  return builder.finish();
}

/** The image itself or its file, not the database. */
function isOfImage(error: unknown): error is Error {
  return error instanceof ImageError || (error instanceof Error && 'syscall' in error && 'path' in error);
}
