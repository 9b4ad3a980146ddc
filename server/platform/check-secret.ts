import { createHmac } from 'node:crypto';
import type { DatabaseConnection, Queryable } from './database.ts';
import { insertFact, readFact, updateFact } from './facts-store.ts';
import { seal, unseal } from './secret-box.ts';
import type { Keyring } from './server-key.ts';

/** The key differs from the one that has signed the database's links and sessions. */
export class SecretError extends Error {}

const factKey = 'secret-fingerprint';
const hashingFact = 'hashing-key';
const hashingPurpose = 'hashing-key';
const hashingOwner = 'site';

/** Reveals nothing of the key but equality: keys have at least 32 random characters. */
const fingerprintOf = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('feriola secret fingerprint').digest('base64url');

const textOf = (secret: Uint8Array): string => Buffer.from(secret).toString('base64url');

export interface GivenSecrets {
  /** Signs and encrypts. */
  current: Uint8Array;
  /** Keys for verifying and decrypting only: earlier ones, or the next one. */
  others: readonly Uint8Array[];
}

/** The keys as text; {@link settleSecrets} tells which of them makes hashes. */
export function keyringOf({ current, others }: GivenSecrets): Keyring & { hashing: string } {
  const sealing = textOf(current);
  return { sealing, opening: [sealing, ...others.map(textOf)], hashing: sealing };
}

/**
 * Compares the key with the fingerprint of the one last used with the database. With an unknown key every link ever mailed would be
 * refused without visible reason. Where the last key is among those for decrypting, the configured one replaces it. Resolves to the key
 * for hashes: the first that the database was used with, stored encrypted by each later key. `acceptNew` stores the given key in any
 * case.
 *
 * @throws SecretError where the keys differ.
 */
export async function settleSecrets(
  { db }: Pick<DatabaseConnection, 'db'>,
  { current, others }: GivenSecrets,
  { acceptNew }: { acceptNew: boolean },
): Promise<string> {
  const given = fingerprintOf(current);
  const known = await insertFact(db, factKey, given);
  const replaced = others.find((other) => fingerprintOf(other) === known);
  if (known !== given && !replaced && !acceptNew) {
    throw new SecretError(
      'The secret is not the one that links and sessions of this database were signed with. Set the former SECRET (or bring back DATA_DIR/secret). To go on with a new one, name the former in SECRET_PREVIOUS. To end all links in mails sent so far and go on with the new one, start once with NEW_SECRET=accept.',
    );
  }
  const hashing = await hashingKeyOf(db, { current, others }, replaced, acceptNew);
  if (known !== given) await updateFact(db, factKey, given);
  return hashing;
}

async function hashingKeyOf(
  db: Queryable,
  { current, others }: GivenSecrets,
  replaced: Uint8Array | undefined,
  acceptNew: boolean,
): Promise<string> {
  const sealed = await readFact(db, hashingFact);
  if (typeof sealed !== 'string') {
    if (!replaced) return textOf(current);
    await sealHashingKey(db, current, textOf(replaced));
    return textOf(replaced);
  }
  for (const key of [current, ...others]) {
    const opened = unseal(textOf(key), hashingPurpose, hashingOwner, sealed)?.toString();
    if (opened === undefined) continue;
    if (key !== current) await sealHashingKey(db, current, opened);
    return opened;
  }
  if (!acceptNew) throw new SecretError('The key that makes hashes does not open with the given secrets.');
  await updateFact(db, hashingFact, null);
  return textOf(current);
}

const sealHashingKey = (db: Queryable, by: Uint8Array, key: string): Promise<void> =>
  updateFact(db, hashingFact, seal(textOf(by), hashingPurpose, hashingOwner, Buffer.from(key)));

export async function secretInUse(
  db: Queryable,
  { current, others }: GivenSecrets,
): Promise<'own' | 'accepted' | 'other'> {
  const known = await readFact(db, factKey);
  if (known === null || known === fingerprintOf(current)) return 'own';
  return others.some((other) => fingerprintOf(other) === known) ? 'accepted' : 'other';
}
