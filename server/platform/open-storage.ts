import type { Config } from '../config.ts';
import { ensureDataFolder } from './data-folder.ts';
import {
  beginEmbeddedDatabase,
  beginPostgres,
  whenOpen,
  type DatabaseConnection,
  type OpeningConnection,
} from './database.ts';
import { lockFolder } from './folder-lock.ts';

type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Begins to open what the configuration names; the embedded database only under its folder's lock. */
export function beginStorage({ dataDir, databaseUrl }: StorageConfig): OpeningConnection {
  ensureDataFolder(dataDir);
  if (databaseUrl !== null) return beginPostgres(databaseUrl);
  const lock = lockFolder(dataDir);
  try {
    const { connection, opened } = beginEmbeddedDatabase(dataDir);
    return {
      connection: {
        ...connection,
        close: async () => {
          await connection.close();
          lock.release();
        },
      },
      opened: opened.catch((error: unknown) => {
        lock.release();
        throw error;
      }),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens what the configuration names; resolves when it answers. */
export const openStorage = (config: StorageConfig): Promise<DatabaseConnection> =>
  whenOpen(() => beginStorage(config));
