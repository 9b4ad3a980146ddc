import { existsSync } from 'node:fs';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { EngineTooSmallError, type IndexedLocation, startEngine } from '../../../engines/search/face.ts';
import { hourInBerlin, type Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { differingHomes } from './differing-homes.ts';
import { ImageError } from './image-error.ts';
import { IndexImage, type OpenImage } from './index-image.ts';
import { homesAtOnce, loadHomes, type LoadDeps, type LoadedHome } from './load-homes.ts';
import { createOutboxReader, type OutboxReader } from './outbox-reader.ts';
import { BuildProgress, type BuildState } from './rules/build-progress.ts';
import { HomeStamps } from './rules/home-stamps.ts';
import { parseOfferFilter, type OfferFilter } from './rules/index-home.ts';
import { searchStore } from './search-store.ts';
import { beginReading, storeEngine, type StampedEngine, type StoredEngineReading } from './stored-engine.ts';

/** Days; an older image contains too many past stays. */
const imageDaysMax = 30;
const loggedEveryMs = 5000;
const portionsNamed = 20;

export interface BuildDeps extends LoadDeps {
  clock: Clock;
  log: Log;
  /** The path of the image, a file of changes beside the engine's stored memory. Null if nothing is stored between starts. */
  imagePath: string | null;
}

export interface BuiltIndex extends StampedEngine {
  offers: readonly OfferFilter[];
  surroundings: string;
  /** Stays that end by this day were not read. The day is the same for all homes, so that checksums of their nights compare. */
  since: PlainDate;
  /** Versions of missing or inactive homes, so that older rows are ignored. */
  goneVersions: Map<number, number>;
  reader: OutboxReader;
  image: IndexImage | null;
  from: 'image' | 'database';
}

type Surroundings = Pick<BuiltIndex, 'offers' | 'surroundings' | 'reader'> & {
  progress: BuildProgress;
  database: string;
  locations: readonly IndexedLocation[];
  today: PlainDate;
  hour: number;
};

type Reload = (target: BuiltIndex, numbers: readonly number[], force: true) => Promise<void>;

/** Starts reading the engine's image while the database is still opening; null if there is no image. */
export function readAhead({ imagePath }: Pick<BuildDeps, 'imagePath'>): StoredEngineReading | null {
  return imagePath !== null && existsSync(imagePath) ? beginReading(imagePath) : null;
}

/**
 * Builds the index from an image and its later changes, or from the database, which writes a new image. `watch` is called once, with a
 * function that returns the progress.
 */
export async function buildIndex(
  deps: BuildDeps,
  from: StoredEngineReading | null,
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
  } catch (error) {
    from?.giveUp();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function buildFrom(
  deps: BuildDeps,
  from: StoredEngineReading | null,
  reload: Reload,
  progress: BuildProgress,
): Promise<BuiltIndex> {
  const { db, clock } = deps;
  const around: Surroundings = {
    progress,
    database: await searchStore.identity(db),
    surroundings: await searchStore.surroundings(db),
    offers: (await searchStore.offers(db)).map(parseOfferFilter),
    locations: await searchStore.listLocations(db),
    // Created before the homes are read, so that changes during the reading are applied afterwards.
    reader: await createOutboxReader(db),
    today: clock.today(),
    hour: hourInBerlin(clock.now()),
  };
  if (from !== null && deps.imagePath !== null) {
    const fromDisk = await startFromImage(deps, deps.imagePath, from, around, reload);
    if (fromDisk) return fromDisk;
    // Frees the image's memory before the new engine needs it.
    from.giveUp();
  }
  return fromDatabase(deps, around);
}

async function startFromImage(
  deps: BuildDeps,
  path: string,
  reading: StoredEngineReading,
  around: Surroundings,
  reload: Reload,
): Promise<BuiltIndex | null> {
  let built: BuiltIndex | null = null;
  try {
    built = await readImage(deps, path, reading, around);
    const differing = await differingHomes(deps.db, built.stamps);
    if (differing.length > 1000 + built.stamps.size / 5) throw new ImageError('most homes have changed');
    await reload(
      built,
      differing.map(({ objectNumber }) => objectNumber),
      true,
    );
    return built;
  } catch (error) {
    if (!isOfImage(error)) throw error;
    built?.image?.close();
    deps.log.info({ reason: error.message }, 'search image not used');
    return null;
  }
}

async function readImage(
  deps: BuildDeps,
  path: string,
  reading: StoredEngineReading,
  around: Surroundings,
): Promise<BuiltIndex> {
  const open = IndexImage.open(path, around);
  try {
    const { since } = open;
    if (since < addDays(around.today, -imageDaysMax)) throw new ImageError('it is too old');
    around.progress.begin('image');
    reading.watch((share) => around.progress.reach(share));
    const { image: id, ...stored } = await reading.stored();
    if (id !== open.id) throw new ImageError('its engine is of another image');
    if (!stored.engine.moveTo(around.today, around.hour))
      throw new ImageError('its engine is of a later day');
    const changes = applyChanges(stored, open.changes);
    let image = open.resume();
    if (changes > 1000 + stored.stamps.size / 20) {
      const newImage = await storeImage(deps, path, stored, around, since);
      if (newImage) image.close();
      image = newImage ?? image;
    }
    return { ...around, ...stored, since, goneVersions: new Map(), image, from: 'image' };
  } catch (error) {
    open.close();
    throw error;
  }
}

/** Applies changes in order; returns their number. */
function applyChanges({ engine, stamps }: StampedEngine, changes: OpenImage['changes']): number {
  let count = 0;
  for (const change of changes) {
    count += 1;
    const { objectNumber } = change;
    const stamp = stamps.get(objectNumber);
    if (change.kind === 'home') {
      engine.apply(change.home);
      stamps.set(objectNumber, change.stamp);
    } else if (change.kind === 'nights' && stamp) {
      engine.applyOccupied(objectNumber, change.nights);
      stamps.set(objectNumber, { ...stamp, ...change.stamp });
    } else if (change.kind === 'gone') {
      engine.remove(objectNumber);
      stamps.delete(objectNumber);
    }
  }
  return count;
}

async function fromDatabase(deps: BuildDeps, around: Surroundings): Promise<BuiltIndex> {
  const { today: since, progress } = around;
  const { imagePath: path } = deps;
  const stamps = new HomeStamps();
  const builder = startEngine(around, progress.state.ofHomes);
  await readAll(deps, around, ({ home, stamp }) => {
    builder.add(home);
    stamps.set(home.objectNumber, stamp);
  });
  progress.begin('order');
  const stampedEngine = { engine: builder.finish(), stamps };
  const image = path === null ? null : await storeImage(deps, path, stampedEngine, around, since);
  return { ...around, ...stampedEngine, since, goneVersions: new Map(), image, from: 'database' };
}

/** Starts a new image with the engine's current memory, for the next start; null if it cannot be written. */
async function storeImage(
  { log }: BuildDeps,
  path: string,
  stampedEngine: StampedEngine,
  { database, surroundings, progress }: Surroundings,
  since: PlainDate,
): Promise<IndexImage | null> {
  progress.begin('store');
  let image: IndexImage | null = null;
  try {
    image = IndexImage.begin(path, { database, surroundings, since });
    await storeEngine(path, image.id, stampedEngine);
    image.complete(path);
    return image;
  } catch (error) {
    log.warn({ err: error }, 'search image not written');
    image?.close();
    return null;
  }
}

/** Reads all active homes by number; the next portion is read while one is indexed. */
async function readAll(
  deps: BuildDeps,
  { offers, today, progress }: Surroundings,
  take: (entry: LoadedHome) => void,
): Promise<void> {
  let reading = Promise.resolve<LoadedHome[]>([]);
  for await (const numbers of portions(deps)) {
    const before = reading;
    reading = loadHomes(deps, numbers, offers, today);
    // The later `await` reports an error.
    reading.catch(() => undefined);
    takeAll(await before);
  }
  takeAll(await reading);

  function takeAll(homes: readonly LoadedHome[]): void {
    for (const entry of homes) if (entry.home.active) take(entry);
    progress.add(homes.length);
  }
}

async function* portions({ db }: BuildDeps): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const numbers = await searchStore.activeNumbers(db, after, portionsNamed * homesAtOnce);
    if (numbers.length === 0) return;
    for (let from = 0; from < numbers.length; from += homesAtOnce)
      yield numbers.slice(from, from + homesAtOnce);
    after = numbers.at(-1)!;
  }
}

function isOfImage(error: unknown): error is Error {
  if (error instanceof ImageError || error instanceof EngineTooSmallError) return true;
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
