import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { startServer, type StartOptions } from '../../server/start-server.ts';
import type { TestDatabase } from './databases.ts';
import { writeTestSecret } from './test-secret.ts';

export interface RunningSite {
  url: string;
  dataDir: string;
  stop(): Promise<void>;
}

export async function startSite(
  database: TestDatabase,
  options: Pick<
    StartOptions,
    'clock' | 'pages' | 'limiter' | 'createPageCache' | 'slowestMs' | 'freeBytes'
  > & {
    environment?: Record<string, string>;
  } = {},
): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'feriola-site-'));
  writeTestSecret(dataDir);
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ...options.environment,
  });
  const server = await startServer(config, {
    storage: { connection: database, opened: Promise.resolve() },
    pages: options.pages ?? false,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.limiter ? { limiter: options.limiter } : {}),
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
    ...(options.slowestMs === undefined ? {} : { slowestMs: options.slowestMs }),
    ...(options.createPageCache ? { createPageCache: options.createPageCache } : {}),
  });
  await server.ready;
  return {
    url: server.address,
    dataDir,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
