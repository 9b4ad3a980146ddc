import type { endSessions as endpoint } from '../../../../contract/accounts/end-sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { accountStore } from '../account-store.ts';
import { endSessions } from '../sessions.ts';

/** Sessions of other people are not found: the owner stands in the query. */
export function endSessionsHandler(
  deps: Pick<AccountsContext, 'connection' | 'clock'>,
): Handler<typeof endpoint> {
  return async ({ sessionID }, call) => {
    const { uid, token } = call.user;
    const which = sessionID === undefined ? { but: token.sessionId } : { only: sessionID };
    const ended = await deps.connection.transaction(async (tx) => {
      const count = await endSessions(deps, tx, uid, which);
      if (count > 0) {
        await accountStore.insertEvent(tx, { uid, kind: 'session-ended', actor: uid, at: deps.clock.now() });
      }
      return count;
    });
    if (sessionID === token.sessionId) call.dropToken();
    return { ok: true, data: { ended } };
  };
}
