import type { logout } from '../../../../contract/accounts/logout.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { endSessions } from '../sessions.ts';

export function logoutHandler(deps: Pick<AccountsContext, 'connection' | 'clock'>): Handler<typeof logout> {
  return async (_input, call) => {
    const { user } = call;
    if (user) await endSessions(deps, deps.connection.db, user.uid, { only: user.token.sessionId });
    call.dropToken();
    return { ok: true, data: { uid: call.device ?? '' } };
  };
}
