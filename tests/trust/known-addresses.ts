import { hashPassword } from '../../server/platform/password-hash.ts';
import type { TestDatabase } from '../harness/databases.ts';
import { goodPassword } from './account-calls.ts';
import { aSession } from './tokens.ts';

export async function knownAddresses(
  database: TestDatabase,
  count: number,
): Promise<{ uid: string; email: string; isSuspended: boolean }[]> {
  const password_hash = await hashPassword(goodPassword);
  const known = [];
  for (let index = 0; index < count; index++) {
    const { uid, email } = await aSession(database);
    const isSuspended = index % 3 === 1;
    await database.db
      .updateTable('accounts')
      .set({ password_hash, suspended_at: isSuspended ? new Date() : null })
      .where('uid', '=', uid)
      .execute();
    known.push({ uid, email, isSuspended });
  }
  return known;
}
