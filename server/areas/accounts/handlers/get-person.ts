import type { getPerson } from '../../../../contract/accounts/get-person.ts';
import type { Handler } from '../../../http/handler.ts';
import { personMissing, type PeopleDeps } from '../people/change-person.ts';
import { peopleStore } from '../people/people-store.ts';
import { readPerson } from '../people/read-person.ts';

export function getPersonHandler(deps: PeopleDeps): Handler<typeof getPerson> {
  return async ({ number }, { user }) => {
    const { db } = deps.connection;
    const accountUid = await peopleStore.findUid(db, number);
    if (!accountUid) return personMissing;
    return { ok: true, data: await readPerson(deps, db, accountUid.uid, accountUid.createdAt, user) };
  };
}
