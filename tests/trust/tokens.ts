import { randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { permissionsOfRoles, roles } from '../../domain/roles.ts';
import { readSecret } from '../../server/platform/secret.ts';
import type { TestDatabase } from '../harness/databases.ts';

export const newUid = (): string => randomBytes(16).toString('base64url');

interface SessionFields {
  expiresAt?: Date;
  endedAt?: Date | null;
  /** Permissions of its owner. */
  permissions?: readonly string[];
  roles?: readonly string[];
}

export async function aSession(
  { db }: Pick<TestDatabase, 'db'>,
  fields: SessionFields = {},
): Promise<{ id: string; uid: string; email: string }> {
  const session = { id: randomUUID(), uid: `account-${newUid()}` };
  const email = `${session.id}@example.org`;
  await db
    .insertInto('visitors')
    .values({ uid: session.uid, ebk: newUid(), watch_list_uid: newUid() })
    .execute();
  await db
    .insertInto('accounts')
    .values({ uid: session.uid, email, email_key: email, language: 'de', created_at: new Date() })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      ...session,
      expires_at: fields.expiresAt ?? new Date(Date.now() + 3_600_000),
      ended_at: fields.endedAt ?? null,
    })
    .execute();
  // A role that gives the permission; one that no role gives is stored as a role that there is not.
  const roleWith = (permission: string): string =>
    roles.find((role) => [...permissionsOfRoles([role])].some((given) => given === permission)) ?? permission;
  for (const role of [...(fields.roles ?? []), ...(fields.permissions ?? []).map(roleWith)]) {
    await db
      .insertInto('account_roles')
      .values({ uid: session.uid, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { ...session, email };
}

interface TokenFields {
  jti?: string;
  typ?: string;
  audience?: string;
  algorithm?: string;
  expires?: string | number;
  key?: Uint8Array;
  generation?: number;
}

/** A token that the server accepts; each field can be made wrong. */
export function aToken(dataDir: string, fields: TokenFields): Promise<string> {
  const token = new SignJWT({ generation: fields.generation ?? 1 })
    .setProtectedHeader({ alg: fields.algorithm ?? 'HS256', typ: fields.typ ?? 'session+jwt' })
    .setAudience(fields.audience ?? 'feriola:session')
    .setIssuedAt()
    .setExpirationTime(fields.expires ?? '1h');
  if (fields.jti !== undefined) token.setJti(fields.jti);
  return token.sign(fields.key ?? readSecret(null, dataDir));
}
