import type { setPersonSuspended } from '../../../../contract/accounts/set-person-suspended.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountMailStore } from '../mails/account-mail-store.ts';
import { accountStore } from '../account-store.ts';
import { changePerson, isLastAdministrator, type PeopleDeps } from '../people/change-person.ts';
import { endSessions } from '../sessions.ts';

/** Suspends an account or ends its suspension. Suspension ends all sessions and links, so that access after it requires a new login. */
export function setPersonSuspendedHandler(deps: PeopleDeps): Handler<typeof setPersonSuspended> {
  return ({ number, suspended }, { user }) =>
    changePerson(deps, number, user, async (tx, change) => {
      const { account } = change;
      if ((account.suspendedAt !== null) === suspended) return null;
      if (suspended && isLastAdministrator(change)) {
        return { ok: false, type: 'last-administrator', data: null };
      }
      await accountStore.updateSuspended(tx, account.uid, suspended ? deps.clock.now() : null);
      await change.note(suspended ? 'suspended' : 'unsuspended');
      if (!suspended) return null;
      await endSessions(deps, tx, account.uid);
      await accountMailStore.deleteOfAccount(tx, account.uid, [
        'confirm-email',
        'reset-password',
        'login-link',
      ]);
      return null;
    });
}
