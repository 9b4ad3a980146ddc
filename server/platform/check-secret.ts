import { createHmac } from 'node:crypto';
import type { DatabaseConnection } from './database.ts';
import { insertFact, updateFact } from './facts-store.ts';

/** The key is not the one that the database's links and sessions were signed with. */
export class SecretError extends Error {}

const factKey = 'secret-fingerprint';

/** Says nothing of the key but whether it is the same one: keys have at least 32 random characters. */
const fingerprintOf = (secret: Uint8Array): string =>
  createHmac('sha256', secret).update('feriola secret fingerprint').digest('base64url');

/**
 * Compares the key with the one that the database was first used with, whose fingerprint is remembered there.
 * With another key every link in a mail that was ever sent would be refused, and nobody would know why.
 *
 * @param acceptNew remembers the given key from now on.
 * @throws SecretError where the keys differ.
 */
export async function checkSecret(
  connection: DatabaseConnection,
  secret: Uint8Array,
  { acceptNew }: { acceptNew: boolean },
): Promise<void> {
  const given = fingerprintOf(secret);
  if (acceptNew) return updateFact(connection.db, factKey, given);
  if ((await insertFact(connection.db, factKey, given)) === given) return;
  throw new SecretError(
    'The secret is not the one that links and sessions of this database were signed with. Set the former SECRET (or bring back DATA_DIR/secret). To end all links in mails sent so far and go on with the new one, start once with NEW_SECRET=accept.',
  );
}
