import type { endSessions as endpoint } from '../../../../contract/accounts/end-sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { accountStore } from '../account-store.ts';
import { ownAccount } from '../login/own-account.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';
import { endSessions } from '../sessions.ts';

/**
 * Ends the owner's sessions only. Ending other sessions requires the password again, since another person at an unattended device could
 * otherwise lock the owner out.
 */
export function endSessionsHandler(deps: AccountsContext): Handler<typeof endpoint> {
  return async ({ sessionID, currentPassword, code }, call) => {
    const { uid, token } = call.user;
    if (sessionID !== token.sessionId) {
      const account = await ownAccount(deps.connection.db, call.user);
      const refusal =
        (await checkPassword(deps, account, currentPassword, call)) ??
        (await checkSecondFactor(deps, uid, code, call.user));
      if (refusal) return refusal;
    }
    const selection = sessionID === undefined ? { but: token.sessionId } : { only: sessionID };
    const endedCount = await deps.connection.transaction(async (tx) => {
      const count = await endSessions(deps, tx, uid, selection);
      if (count > 0) {
        await accountStore.insertEvent(tx, { uid, kind: 'session-ended', actor: uid, at: deps.clock.now() });
      }
      return count;
    });
    if (sessionID === token.sessionId) call.dropToken();
    return { ok: true, data: { ended: endedCount } };
  };
}
