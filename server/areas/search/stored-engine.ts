import { dirname, join } from 'node:path';
import { restoreEngine, type StorableEngine } from '../../../engines/search/face.ts';
import { readEngineFile, writeEngineFile } from './engine-file.ts';
import { HomeStamps } from './rules/home-stamps.ts';

export interface StampedEngine {
  engine: StorableEngine;
  stamps: HomeStamps;
}

interface StoredEngine extends StampedEngine {
  image: string;
}

/** An engine being read from disk. It needs no database, so that this can run while one is opening. */
export interface StoredEngineReading {
  /** Returns the stored engine. Rejects with an ImageError if the file is missing, damaged, or of another code version. */
  stored(): Promise<StoredEngine>;
  watch(onRead: (share: number) => void): void;
  /** Closes the engine and frees its memory, which the next engine may need. */
  giveUp(): void;
}

export function beginReading(imagePath: string): StoredEngineReading {
  let onRead: (share: number) => void = () => undefined;
  let reading: Promise<StoredEngine> | null = readEngineFile(
    engineFilePath(imagePath),
    (share) => onRead(share),
    async (snapshot, image) => {
      const stamps = new HomeStamps();
      await stamps.exchange(snapshot);
      return { engine: await restoreEngine(snapshot), stamps, image };
    },
  );
  // The builder of the index reports the error.
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

export function storeEngine(
  imagePath: string,
  image: string,
  { engine, stamps }: StampedEngine,
): Promise<void> {
  return writeEngineFile(engineFilePath(imagePath), image, async (snapshot) => {
    await stamps.exchange(snapshot);
    await engine.store(snapshot);
  });
}

const engineFilePath = (imagePath: string): string => join(dirname(imagePath), 'engine');
