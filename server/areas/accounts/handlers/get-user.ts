import type { getUser } from '../../../../contract/accounts/get-user.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Accounts } from '../accounts.ts';
import { trafficSourceOf } from '../rules/traffic-source.ts';

/** Reads only: before the visitor acts, the uid is for this visit alone and leaves no trace. */
export function getUserHandler({
  accounts,
  clock,
}: {
  accounts: Pick<Accounts, 'find' | 'newUid'>;
  clock: Clock;
}): Handler<typeof getUser> {
  return async (input, call) => {
    const uid = call.rendering ? null : call.uid;
    const visitor = uid === null ? null : await accounts.find(uid);
    const source = trafficSourceOf(input.trackingParams);
    const user = call.rendering ? null : call.user;
    return {
      ok: true,
      data: {
        uid: uid ?? accounts.newUid(),
        // The token stays in its cookie, which no script can read.
        jwt: '',
        accountData: user && {
          accountID: user.uid,
          accountEmail: visitor?.email ?? '',
          accountFirstName: '',
          accountLastName: '',
          accountShortName: '',
          accountPermissions: { ...user.permissions },
        },
        ebk: visitor?.ebk ?? '',
        watchListUID: visitor?.watchListUid ?? '',
        ...source,
        pidHistory: source.pid === '' ? [] : [{ pid: source.pid, timestamp: clock.now().getTime() }],
        experiments: input.experiments,
      },
    };
  };
}
