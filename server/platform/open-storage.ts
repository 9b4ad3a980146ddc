import type { Config } from '../config.ts';
import { ensureDataFolder } from './data-folder.ts';
import { openEmbeddedDatabase, openPostgres, type DatabaseConnection } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** Opens what the configuration names; the embedded database only under its folder's lock. */
export async function openStorage(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<DatabaseConnection> {
  ensureDataFolder(config.dataDir);
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl);
  const lock = lockFolder(config.dataDir);
  try {
    const connection = await openEmbeddedDatabase(config.dataDir);
    return {
      ...connection,
      close: async () => {
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
