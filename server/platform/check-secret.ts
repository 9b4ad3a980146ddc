import { createHmac } from 'node:crypto';
import type { DatabaseConnection, Queryable } from './database.ts';
import { insertFact, readFact, updateFact } from './facts-store.ts';
import { seal, unseal } from './secret-box.ts';
import type { Keyring } from './server-key.ts';

/** The configured key differs from the one that signed the database's links and sessions. */
export class SecretError extends Error {}

const factKey = 'secret-fingerprint';
const hashingFact = 'hashing-key';
const hashingPurpose = 'hashing-key';
const hashingOwner = 'site';

/** Reveals only whether two keys are equal: keys have at least 32 random characters. */
const fingerprint = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('feriola secret fingerprint').digest('base64url');

const toText = (secret: Uint8Array): string => Buffer.from(secret).toString('base64url');

export interface GivenSecrets {
  /** Signs and encrypts. */
  current: Uint8Array;
  /** Keys for verifying and decrypting only: earlier ones, or the next one. */
  others: readonly Uint8Array[];
}

/** Returns the keys as text; {@link settleSecrets} determines which of them makes hashes. */
export function toKeyring({ current, others }: GivenSecrets): Keyring & { hashing: string } {
  const sealing = toText(current);
  return { sealing, opening: [sealing, ...others.map(toText)], hashing: sealing };
}

/**
 * Compares the key with the fingerprint of the one last used with the database. With an unknown key every link ever mailed would be
 * refused without visible reason. If the last key is among those for decrypting, the configured one replaces it. Resolves to the key
 * for hashes: the first that the database was used with, stored encrypted by each later key. `acceptNew` stores the given key in any
 * case.
 *
 * @throws SecretError if the keys differ.
 */
export async function settleSecrets(
  { db }: Pick<DatabaseConnection, 'db'>,
  { current, others }: GivenSecrets,
  { acceptNew }: { acceptNew: boolean },
): Promise<string> {
  const currentFingerprint = fingerprint(current);
  const storedFingerprint = await insertFact(db, factKey, currentFingerprint);
  const previousKey = others.find((key) => fingerprint(key) === storedFingerprint);
  if (storedFingerprint !== currentFingerprint && !previousKey && !acceptNew) {
    throw new SecretError(
      'The secret is not the one that links and sessions of this database were signed with. Set the former SECRET (or bring back DATA_DIR/secret). To go on with a new one, name the former in SECRET_PREVIOUS. To end all links in mails sent so far and go on with the new one, start once with NEW_SECRET=accept.',
    );
  }
  const hashing = await readHashingKey(db, { current, others }, previousKey, acceptNew);
  if (storedFingerprint !== currentFingerprint) await updateFact(db, factKey, currentFingerprint);
  return hashing;
}

async function readHashingKey(
  db: Queryable,
  { current, others }: GivenSecrets,
  previousKey: Uint8Array | undefined,
  acceptNew: boolean,
): Promise<string> {
  const sealedKey = await readFact(db, hashingFact);
  if (typeof sealedKey !== 'string') {
    if (!previousKey) return toText(current);
    await sealHashingKey(db, current, toText(previousKey));
    return toText(previousKey);
  }
  for (const key of [current, ...others]) {
    const plainKey = unseal(toText(key), hashingPurpose, hashingOwner, sealedKey)?.toString();
    if (plainKey === undefined) continue;
    if (key !== current) await sealHashingKey(db, current, plainKey);
    return plainKey;
  }
  if (!acceptNew) throw new SecretError('The key that makes hashes does not open with the given secrets.');
  await updateFact(db, hashingFact, null);
  return toText(current);
}

const sealHashingKey = (db: Queryable, by: Uint8Array, key: string): Promise<void> =>
  updateFact(db, hashingFact, seal(toText(by), hashingPurpose, hashingOwner, Buffer.from(key)));

export async function secretInUse(
  db: Queryable,
  { current, others }: GivenSecrets,
): Promise<'own' | 'accepted' | 'other'> {
  const storedFingerprint = await readFact(db, factKey);
  if (storedFingerprint === null || storedFingerprint === fingerprint(current)) return 'own';
  return others.some((key) => fingerprint(key) === storedFingerprint) ? 'accepted' : 'other';
}
