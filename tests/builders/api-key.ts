import type { ApiKeyScope } from '../../domain/api-key-scopes.ts';
import type { BusinessKind } from '../../domain/roles.ts';
import { newKey } from '../../server/areas/api-keys/rules/key-text.ts';
import { hashSecret } from '../../server/platform/new-secret.ts';
import type { TestDatabase } from '../harness/databases.ts';

/** Makes a key of a business for which somebody acts, and returns it. A business has two at most. */
export async function anApiKey(
  { db }: Pick<TestDatabase, 'db'>,
  business: { kind: BusinessKind; subject: number },
  scopes: readonly ApiKeyScope[],
  { name = 'Channel manager' }: { name?: string } = {},
): Promise<{ key: string; keyId: string }> {
  const { id: keyId, key } = newKey();
  const { used } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('kind', '=', business.kind)
    .where('subject', '=', business.subject)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('api_keys')
    .values({
      ...{ key_id: keyId, ...business, name, scopes: [...scopes], hash: hashSecret(key) },
      ...{ slot: Number(used) + 1, created_at: new Date('2027-03-01T08:00:00Z') },
    })
    .execute();
  return { key, keyId };
}

/** Gives a key other scopes, so that one key serves the tests of all. */
export async function setScopes(
  { db }: Pick<TestDatabase, 'db'>,
  keyId: string,
  scopes: readonly ApiKeyScope[],
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ scopes: [...scopes] })
    .where('key_id', '=', keyId)
    .execute();
}
