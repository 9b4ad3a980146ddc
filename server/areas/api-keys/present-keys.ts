import type { KeyBusiness } from '../../../contract/api-keys/key-business.ts';
import { availableScopes } from '../../../domain/api-key-scopes.ts';
import type { Queryable } from '../../platform/database.ts';
import { apiKeysStore } from './api-keys-store.ts';

/** Presents a person's keys. Expired ones are shown as ended, even if no job has recorded it yet. */
export async function keysOfPerson(db: Queryable, uid: string, now: Date): Promise<KeyBusiness[]> {
  const [businesses, rows] = await Promise.all([
    apiKeysStore.listBusinesses(db, uid),
    apiKeysStore.listByPerson(db, uid),
  ]);
  return businesses.map(({ kind, subject, name }) => ({
    kind,
    number: subject,
    name,
    scopes: availableScopes(kind),
    keys: rows
      .filter((row) => row.kind === kind && row.subject === subject)
      .map((row) => {
        const ranOut = row.expiresAt !== null && row.expiresAt <= now ? row.expiresAt : null;
        return {
          keyID: row.keyId,
          name: row.name,
          scopes: row.scopes,
          createdAt: row.createdAt.toISOString(),
          createdBy: row.createdBy,
          expiresAt: row.expiresAt?.toISOString() ?? null,
          lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
          endedAt: (row.endedAt ?? ranOut)?.toISOString() ?? null,
        };
      }),
  }));
}
