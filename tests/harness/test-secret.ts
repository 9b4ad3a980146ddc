import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the key that all test servers share into a data folder: servers on one database must agree on it. */
export function writeTestSecret(dataDir: string): void {
  const path = join(dataDir, 'secret');
  if (existsSync(path)) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, 'the secret that all servers of the tests share', { mode: 0o600 });
}
