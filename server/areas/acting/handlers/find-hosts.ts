import type { findHosts } from '../../../../contract/acting/find-hosts.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { hostsStore } from '../hosts-store.ts';

const pageSize = 20;

/** Finds hosts. An empty search returns none, since the page must not be a directory of hosts. */
export function findHostsHandler({ connection, accounts }: ActingDeps): Handler<typeof findHosts> {
  return async ({ query }, { user }) => {
    const hosts =
      query.trim() === '' ? [] : await hostsStore.find(connection.db, user.uid, query.trim(), pageSize);
    return {
      ok: true,
      data: {
        people: hosts.slice(0, pageSize).map(({ number, name, email, businesses }) => ({
          ...{ number, name, email, businesses },
        })),
        hasMore: hosts.length > pageSize,
        owner: await accounts.findOwner(user.uid),
      },
    };
  };
}
