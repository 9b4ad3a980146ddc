import type { Config } from '../config.ts';
import { serveDumps } from './backup/dump-socket.ts';
import { ensureDataFolder } from './data-folder.ts';
import {
  beginEmbeddedDatabase,
  whenOpen,
  type DatabaseConnection,
  type OpeningConnection,
} from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { beginPostgres, type PostgresOptions } from './postgres.ts';

type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databasePool'>>;

/** Starts opening the configured database; the embedded one only while holding its folder's lock. */
export function beginStorage(
  { dataDir, databaseUrl, databasePool }: StorageConfig,
  options: Pick<PostgresOptions, 'isPatient'> = {},
): OpeningConnection {
  ensureDataFolder(dataDir);
  if (databaseUrl !== null) return beginPostgres(databaseUrl, { max: databasePool, ...options });
  const lock = lockFolder(dataDir);
  try {
    const { connection, opened } = beginEmbeddedDatabase(dataDir);
    const dumps = serveDumps(dataDir, () => connection.dump!());
    return {
      connection: {
        ...connection,
        close: async () => {
          dumps.close();
          await connection.close();
          lock.release();
        },
      },
      opened: opened.catch((error: unknown) => {
        dumps.close();
        lock.release();
        throw error;
      }),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the configured database for a command-line script; resolves when it answers. */
export const openStorage = (config: StorageConfig): Promise<DatabaseConnection> =>
  whenOpen(() => beginStorage(config, { isPatient: true }));
