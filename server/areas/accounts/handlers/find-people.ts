import type { findPeople } from '../../../../contract/accounts/find-people.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { peopleStore } from '../people/people-store.ts';
import { presentPerson } from '../rules/present-person.ts';

export function findPeopleHandler({
  connection: { db },
  clock,
}: Pick<AccountsContext, 'connection' | 'clock'>): Handler<typeof findPeople> {
  return async ({ query }) => {
    const input = query.trim();
    const { total, people } = await peopleStore.find(db, input);
    const waiting = await peopleStore.waiting(db, input, clock.now());
    return {
      ok: true,
      data: {
        total,
        people: people.map(presentPerson),
        waiting: waiting.map(({ id, email, askedAt, expiresAt }) => ({
          registration: id,
          email,
          askedAt: askedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
      },
    };
  };
}
