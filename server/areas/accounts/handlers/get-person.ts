import type { getPerson } from '../../../../contract/accounts/get-person.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { personMissing } from '../change-person.ts';
import { peopleStore } from '../people-store.ts';
import { readPerson } from '../read-person.ts';

export function getPersonHandler(
  deps: Pick<AccountsContext, 'connection' | 'clock'>,
): Handler<typeof getPerson> {
  return async ({ number }, { user }) => {
    const { db } = deps.connection;
    const found = await peopleStore.findUid(db, number);
    if (!found) return personMissing;
    return { ok: true, data: await readPerson(deps, db, found.uid, found.createdAt, user) };
  };
}
