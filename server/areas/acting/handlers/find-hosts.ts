import type { findHosts } from '../../../../contract/acting/find-hosts.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { hostsStore } from '../hosts-store.ts';

const listed = 20;

/** An empty search lists nobody, since the page must not be a directory of hosts. */
export function findHostsHandler({ connection, accounts }: ActingDeps): Handler<typeof findHosts> {
  return async ({ query }, { user }) => {
    const found =
      query.trim() === '' ? [] : await hostsStore.find(connection.db, user.uid, query.trim(), listed);
    return {
      ok: true,
      data: {
        people: found.slice(0, listed).map(({ number, name, email, businesses }) => ({
          ...{ number, name, email, businesses },
        })),
        hasMore: found.length > listed,
        owner: await accounts.findOwner(user.uid),
      },
    };
  };
}
