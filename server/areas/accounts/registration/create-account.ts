import type { Tx } from '../../../platform/database.ts';
import { newSecret } from '../../../platform/new-secret.ts';
import { accountMailStore } from '../mails/account-mail-store.ts';
import { accountStore, type AccountRow, type Profile } from '../account-store.ts';
import { accountsStore } from '../accounts-store.ts';
import type { AccountsContext } from '../accounts-context.ts';

interface NewAccount {
  email: string;
  passwordHash: string | null;
  profile: Profile;
}

/**
 * Creates the account after its owner has proved the address, and deletes everything that strangers began with that address. Null if the
 * address already has an account.
 */
export async function createAccount(
  { clock, recipients }: Pick<AccountsContext, 'clock' | 'recipients'>,
  tx: Tx,
  { email, passwordHash, profile }: NewAccount,
): Promise<AccountRow | null> {
  if (await accountStore.findByEmail(tx, email)) return null;
  const now = clock.now();
  // The uid of an account has a form of its own, which is never accepted from cookies and bodies.
  const uid = `account-${newSecret()}`;
  await accountsStore.ensure(tx, { uid, ebk: newSecret(), watchListUid: newSecret(), createdAt: now });
  await accountStore.insert(tx, { uid, email, passwordHash, createdAt: now, ...profile });
  await accountStore.insertEvent(tx, { uid, kind: 'registered', actor: uid, at: now });
  await accountMailStore.deleteRegistrations(tx, email);
  await recipients.confirm(tx, email);
  return accountStore.find(tx, uid);
}
