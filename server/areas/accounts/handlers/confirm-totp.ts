import type { confirmTotp } from '../../../../contract/accounts/confirm-totp.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { factorStore } from '../factors/factor-store.ts';
import { ownAccount } from '../login/own-account.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import { tryCode } from '../factors/second-factor.ts';
import { endSessions } from '../sessions.ts';

/** Milliseconds until a setup expires, since another person may use the device by then. */
const begunGoodMs = 15 * 60_000;

export function confirmTotpHandler(deps: AccountsContext): Handler<typeof confirmTotp> {
  return async ({ code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const { uid, email, language } = account;
    const begun = await factorStore.find(deps.connection.db, uid);
    const now = deps.clock.now();
    const isOpen = begun?.confirmedAt === null && begun.begunAt.getTime() > now.getTime() - begunGoodMs;
    if (!begun || !isOpen) return { ok: false, type: 'factor-missing', data: null };
    const codeResult = await tryCode(deps, uid, begun, code);
    if (!codeResult.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: codeResult.retryAfter } };
    if (!codeResult.isRight) return { ok: false, type: 'code-wrong', data: null };
    const { shown, hashes } = await makeRecoveryCodes(deps);
    return deps.connection.transaction(async (tx) => {
      await accountStore.lock(tx, uid);
      const row = await factorStore.find(tx, uid);
      // The setup was restarted meanwhile, or confirmed by a simultaneous call.
      if (row?.confirmedAt !== null || row.secret !== begun.secret) {
        return { ok: false, type: 'factor-missing', data: null };
      }
      await factorStore.confirm(tx, uid, now);
      await factorStore.replaceRecoveryCodes(tx, uid, hashes);
      await accountStore.insertEvent(tx, { uid, kind: 'factor-set', actor: uid, at: now });
      await endSessions(deps, tx, uid, { but: call.user.token.sessionId });
      await askForMail(deps, tx, { kind: 'factor-set', email, language, uid });
      return { ok: true, data: { recoveryCodes: shown } };
    });
  };
}
