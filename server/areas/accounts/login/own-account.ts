import type { LoggedIn } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { accountStore, type AccountRow } from '../account-store.ts';

export async function ownAccount(db: Queryable, { uid }: LoggedIn): Promise<AccountRow> {
  const account = await accountStore.find(db, uid);
  if (!account) throw new Error('A session without an account was let in.');
  return account;
}
