import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { GivenSecrets } from './check-secret.ts';

export function readSecrets({
  secret,
  otherSecrets,
  dataDir,
}: Pick<Config, 'secret' | 'otherSecrets' | 'dataDir'>): GivenSecrets {
  return {
    current: readSecret(secret, dataDir),
    others: otherSecrets.map((text) => new TextEncoder().encode(text)),
  };
}

/** Returns the key that signs links and sessions: the configured one, or one generated once and stored in the data folder. */
export function readSecret(configured: string | null, dataDir: string): Uint8Array {
  if (configured !== null) return new TextEncoder().encode(configured);
  const path = join(dataDir, 'secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return new TextEncoder().encode(readFileSync(path, 'utf8').trim());
}
