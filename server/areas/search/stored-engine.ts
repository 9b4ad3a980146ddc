import { dirname, join } from 'node:path';
import { restoreEngine, type StorableEngine } from '../../../engines/search/face.ts';
import { readEngineFile, writeEngineFile } from './engine-file.ts';
import { HomeStamps } from './rules/home-stamps.ts';

/** An engine with the stamps of its homes. */
export interface StampedEngine {
  engine: StorableEngine;
  stamps: HomeStamps;
}

/** An engine that was read, as of the day on which it was stored. */
interface StoredEngine extends StampedEngine {
  /** The id of the image that begins with it. */
  image: string;
}

/** An engine that is being read from beside its image. No database is asked, so that it can be read while that opens. */
export interface StoredEngineReading {
  /** Resolves to the engine. Rejects with an ImageError where it is not there, damaged, or of other code. */
  stored(): Promise<StoredEngine>;
  /** Tells which share of it is read, from now on. */
  watch(onRead: (share: number) => void): void;
  /** Closes the engine and lets go of it: its memory may be needed for the one that will be asked. */
  giveUp(): void;
}

/** Begins to read the engine beside the image at the path. */
export function beginReading(imagePath: string): StoredEngineReading {
  let onRead: (share: number) => void = () => undefined;
  let reading: Promise<StoredEngine> | null = readEngineFile(
    enginePathOf(imagePath),
    (share) => onRead(share),
    async (snapshot, image) => {
      const stamps = new HomeStamps();
      await stamps.exchange(snapshot);
      return { engine: await restoreEngine(snapshot), stamps, image };
    },
  );
  // Whoever builds the index is told.
  reading.catch(() => undefined);

  return {
    stored: () => reading ?? Promise.reject(new Error('The stored engine was given up.')),
    watch: (watcher) => (onRead = watcher),
    giveUp() {
      reading?.then(
        ({ engine }) => engine.close(),
        () => undefined,
      );
      reading = null;
    },
  };
}

/** Stores the engine beside the image of that id, which holds what changes afterwards. */
export function storeEngine(
  imagePath: string,
  image: string,
  { engine, stamps }: StampedEngine,
): Promise<void> {
  return writeEngineFile(enginePathOf(imagePath), image, async (snapshot) => {
    await stamps.exchange(snapshot);
    await engine.store(snapshot);
  });
}

const enginePathOf = (imagePath: string): string => join(dirname(imagePath), 'engine');
