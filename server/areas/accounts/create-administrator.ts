import type { Language } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';
import { newNonce } from '../../platform/signed-links.ts';
import { accountMailStore } from './mails/account-mail-store.ts';
import { buildLinkId } from './mails/account-mails.ts';
import { accountStore, type AccountRow } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';
import { createAccount } from './registration/create-account.ts';

type AdministratorDeps = Pick<
  AccountsContext,
  'clock' | 'connection' | 'recipients' | 'routes' | 'secret' | 'publicUrl'
>;

const hourMs = 3_600_000;

/**
 * Grants the role to the owner of the address, creating the account in this language if necessary. Returns the link that sets the password, valid for one
 * hour; only the caller gets it.
 */
export async function createAdministrator(
  deps: AdministratorDeps,
  email: string,
  language: Language,
): Promise<string> {
  return deps.connection.transaction(async (tx) => {
    const account =
      (await accountStore.findByEmail(tx, email)) ?? (await newAccount(deps, tx, { email, language }));
    const now = deps.clock.now();
    await accountStore.grantRole(tx, account.uid, 'admin', now);
    await accountStore.insertEvent(tx, {
      uid: account.uid,
      kind: 'role-granted',
      actor: null,
      detail: 'admin',
      at: now,
    });
    const mail = {
      kind: 'reset-password',
      uid: account.uid,
      email: account.email,
      language: account.language,
      nonce: newNonce(),
      profile: null,
      passwordHash: null,
      ticketHash: null,
      registrationId: null,
      about: null,
      expiresAt: new Date(now.getTime() + hourMs),
    } as const;
    const id = await accountMailStore.insert(tx, { ...mail, askedAt: now });
    const query = new URLSearchParams({ resetID: buildLinkId(deps, { ...mail, id }) });
    return `${deps.publicUrl}${deps.routes.pathOf('UserPasswordReset', account.language)}?${query}`;
  });
}

async function newAccount(
  deps: AdministratorDeps,
  tx: Tx,
  { email, language }: { email: string; language: Language },
): Promise<AccountRow> {
  const profile = {
    salutation: 'none',
    firstName: '',
    lastName: '',
    language,
    newsletter: false,
  } as const;
  const createdAccount = await createAccount(deps, tx, { email: email.trim(), passwordHash: null, profile });
  if (!createdAccount) throw new Error('The account was made by somebody else at the same time.');
  return createdAccount;
}
