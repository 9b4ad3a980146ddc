import type { MapArchive } from '../../../engines/map/face.ts';
import { SettingError } from '../../platform/setting-error.ts';

/** An archive whose path is a setting; it is opened once. */
export interface ConfiguredArchive<Archive extends MapArchive> {
  /** The open archive, or null if none is configured; rejects with a `SettingError` that says what the setting must be. */
  open(): Promise<Archive | null>;
  close(): Promise<void>;
}

export function configureArchive<Archive extends MapArchive>(
  path: string | null,
  openPath: (path: string) => Promise<Archive>,
  /** What the setting must be, as in "MAP_TILES must be a PMTiles archive". */
  requirement: string,
): ConfiguredArchive<Archive> {
  let opening: Promise<Archive> | undefined;
  return {
    async open() {
      if (path === null) return null;
      opening ??= openPath(path).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new SettingError(`${requirement}: ${reason}`, { cause: error });
      });
      return opening;
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}
