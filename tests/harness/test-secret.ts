import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a data folder the key that all servers of the tests share: those of one database must agree on it. */
export function writeTestSecret(dataDir: string): void {
  const path = join(dataDir, 'secret');
  if (existsSync(path)) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, 'the secret that all servers of the tests share', { mode: 0o600 });
}
