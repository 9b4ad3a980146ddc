import type { Tx } from '../../../platform/database.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { askForMail } from '../mails/account-mails.ts';

type Named = Pick<AccountRow, 'firstName' | 'lastName' | 'email'>;

/** Mails all earlier administrators that a person got a role; a new administrator knows it already. */
export async function tellAdministrators(
  deps: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  administrators: readonly string[],
  { role, person, by }: { role: string; person: Named; by: Named },
): Promise<void> {
  const about = { role, person: displayName(person), by: displayName(by) };
  for (const uid of administrators) {
    const administrator = await accountStore.find(tx, uid);
    if (!administrator) continue;
    const { email, language } = administrator;
    await askForMail(deps, tx, { kind: 'role-granted', email, language, uid, about });
  }
}

const displayName = ({ firstName, lastName, email }: Named): string =>
  [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', ');
