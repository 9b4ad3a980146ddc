import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { readSecret } from '../../server/platform/secret.ts';
import type { TestDatabase } from '../harness/databases.ts';

export const newUid = (): string => randomBytes(16).toString('base64url');

interface SessionFields {
  expiresAt?: Date;
  endedAt?: Date | null;
  /** What its owner may do. */
  permissions?: readonly string[];
}

/** A logged-in user with a session row. */
export async function aSession(
  { db }: Pick<TestDatabase, 'db'>,
  fields: SessionFields = {},
): Promise<{ id: string; uid: string }> {
  const session = { id: randomUUID(), uid: newUid() };
  await db
    .insertInto('visitors')
    .values({ uid: session.uid, ebk: newUid(), watch_list_uid: newUid(), email: 'account@example.org' })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      ...session,
      expires_at: fields.expiresAt ?? new Date(Date.now() + 3_600_000),
      ended_at: fields.endedAt ?? null,
    })
    .execute();
  for (const permission of fields.permissions ?? []) {
    await db.insertInto('granted_permissions').values({ uid: session.uid, permission }).execute();
  }
  return session;
}

interface TokenFields {
  jti?: string;
  typ?: string;
  audience?: string;
  algorithm?: string;
  expires?: string | number;
  key?: Uint8Array;
}

/** A token as the server takes it; each field can be wrong. */
export function aToken(dataDir: string, fields: TokenFields): Promise<string> {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: fields.algorithm ?? 'HS256', typ: fields.typ ?? 'session+jwt' })
    .setAudience(fields.audience ?? 'feriola:session')
    .setExpirationTime(fields.expires ?? '1h');
  if (fields.jti !== undefined) token.setJti(fields.jti);
  return token.sign(fields.key ?? readSecret(null, dataDir));
}
