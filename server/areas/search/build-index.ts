import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { Engine } from '../../../search/answer.ts';
import { restoreEngine, startEngine, type StorableEngine } from '../../../search/engine.ts';
import type { IndexedLocation } from '../../../search/indexed-home.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { differingHomes } from './differing-homes.ts';
import { readEngineFile, writeEngineFile } from './engine-file.ts';
import { ImageError } from './image-error.ts';
import { IndexImage, type OpenImage } from './index-image.ts';
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
  /** The file in which the homes of the index are kept between starts, with the engine's memory beside it; null: nowhere. */
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
  deps: BuildDeps,
  path: string,
  around: Surroundings,
  reload: Reload,
): Promise<BuiltIndex | null> {
  let built: BuiltIndex | null = null;
  try {
    built = await readImage(deps, path, around);
    const changed = await differingHomes(deps.db, built.stamps);
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
    deps.log.info({ reason: error.message }, 'search image not used');
    return null;
  }
}

async function readImage(deps: BuildDeps, path: string, around: Surroundings): Promise<BuiltIndex> {
  const open = IndexImage.open(path, around);
  try {
    if (open.since < addDays(around.today, -imageDaysMax)) throw new ImageError('it is too old');
    around.progress.begin('image');
    const { engine, stamps, storedChanges } =
      (await storedEngine(deps, path, open, around)) ?? (await engineOfBase(open, around));
    applyChanges(engine, stamps, open.changes);
    const image = open.resume();
    const isFarBehind =
      storedChanges === null || image.reached.changes - storedChanges > 1000 + stamps.size / 20;
    if (isFarBehind) await storeEngine(deps, path, { engine, stamps, image }, around);
    return { ...around, engine, since: open.since, stamps, goneVersions: new Map(), image, from: 'image' };
  } catch (error) {
    open.close();
    throw error;
  }
}

/** An engine with the stamps of its homes, and how many changes of the image were in it when it was stored, if it ever was. */
interface OfImage {
  engine: StorableEngine;
  stamps: HomeStamps;
  storedChanges: number | null;
}

/** The engine as its memory was stored; null where that is not there, or of other code. */
async function storedEngine(
  { log }: BuildDeps,
  path: string,
  open: OpenImage,
  { progress, today }: Surroundings,
): Promise<OfImage | null> {
  if (!existsSync(enginePathOf(path))) return null;
  const stamps = new HomeStamps();
  try {
    return await readEngineFile(
      enginePathOf(path),
      open.id,
      (share) => progress.reach(share),
      async (snapshot, origin) => {
        await stamps.exchange(snapshot);
        const engine = await restoreEngine(snapshot);
        if (!engine.moveTo(today)) throw new ImageError('its engine is of a later day');
        if (!open.pass(origin)) throw new ImageError('its engine has changes that it has not');
        return { engine, stamps, storedChanges: origin.changes };
      },
    );
  } catch (error) {
    if (!isOfImage(error)) throw error;
    log.info({ reason: error.message }, 'stored search engine not used');
    return null;
  }
}

/** The engine that the homes of the base make. */
async function engineOfBase(open: OpenImage, around: Surroundings): Promise<OfImage> {
  const stamps = new HomeStamps();
  const builder = startEngine(around);
  let turn = performance.now();
  for (const { objectNumber, stamp, home } of open.base) {
    builder.add(home);
    stamps.set(objectNumber, stamp);
    around.progress.add(1);
    if (performance.now() - turn < turnMs) continue;
    await nextTurn();
    turn = performance.now();
  }
  around.progress.begin('order');
  return { engine: builder.finish(), stamps, storedChanges: null };
}

function applyChanges(engine: Engine, stamps: HomeStamps, changes: OpenImage['changes']): void {
  for (const change of changes) {
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
}

async function fromDatabase(deps: BuildDeps, around: Surroundings): Promise<BuiltIndex> {
  const { today: since, progress } = around;
  const { imagePath: path } = deps;
  let image = path === null ? null : beginImage(deps, path, around);
  const stamps = new HomeStamps();
  const builder = startEngine(around);
  await readAll(deps, around, ({ home, stamp, written }) => {
    builder.add(home);
    stamps.set(home.objectNumber, stamp);
    image?.home(home.objectNumber, stamp, written.home, written.nights);
  });
  progress.begin('order');
  const engine = builder.finish();
  if (image && path !== null) {
    try {
      image.complete(path);
      await storeEngine(deps, path, { engine, stamps, image }, around);
    } catch (error) {
      if (!isOfImage(error)) throw error;
      deps.log.warn({ err: error }, 'search image not written');
      image.close();
      image = null;
    }
  }
  return { ...around, engine, since, stamps, goneVersions: new Map(), image, from: 'database' };
}

function beginImage({ log }: BuildDeps, path: string, around: Surroundings): IndexImage | null {
  const { database, surroundings, today: since } = around;
  try {
    return IndexImage.begin(path, { database, surroundings, since });
  } catch (error) {
    if (!isOfImage(error)) throw error;
    log.warn({ err: error }, 'search image not written');
    return null;
  }
}

/** Writes the engine's memory for the next start, which else has to make it of the homes. */
async function storeEngine(
  { log }: BuildDeps,
  path: string,
  { engine, stamps, image }: Pick<OfImage, 'engine' | 'stamps'> & { image: IndexImage },
  { progress }: Surroundings,
): Promise<void> {
  progress.begin('store');
  try {
    await writeEngineFile(enginePathOf(path), { image: image.id, ...image.reached }, async (snapshot) => {
      await stamps.exchange(snapshot);
      await engine.store(snapshot);
    });
  } catch (error) {
    log.warn({ err: error }, 'search engine not stored');
  }
}

const enginePathOf = (imagePath: string): string => join(dirname(imagePath), 'engine');

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

/** The image itself or its file, not the database. */
function isOfImage(error: unknown): error is Error {
  return error instanceof ImageError || (error instanceof Error && 'syscall' in error && 'path' in error);
}
