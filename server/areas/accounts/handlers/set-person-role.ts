import type { setPersonRole } from '../../../../contract/accounts/set-person-role.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { changePerson, isLastAdministrator } from '../people/change-person.ts';
import { ownAccount } from '../login/own-account.ts';
import { tellAdministrators } from '../people/tell-administrators.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

/**
 * Grants or removes a role; granting it twice changes nothing and is not logged again. Granting requires the own password or factor, and
 * all administrators get a mail, so that an unattended browser is not enough to create an administrator.
 */
export function setPersonRoleHandler(deps: AccountsContext): Handler<typeof setPersonRole> {
  return async ({ number, role, granted, currentPassword, code }, call) => {
    const { user } = call;
    const granter = await ownAccount(deps.connection.db, user);
    if (granted) {
      const refusal =
        (await checkPassword(deps, granter, currentPassword, call)) ??
        (await checkSecondFactor(deps, user.uid, code, user));
      if (refusal) return refusal;
    }
    return changePerson(deps, number, user, async (tx, change) => {
      const { account } = change;
      const has = (await accountStore.roles(tx, account.uid)).includes(role);
      if (has === granted) return null;
      if (granted) {
        await accountStore.grantRole(tx, account.uid, role, deps.clock.now());
        await change.note('role-granted', role);
        await tellAdministrators(deps, tx, change.administrators, { role, person: account, by: granter });
        return null;
      }
      if (role === 'admin' && isLastAdministrator(change)) {
        return { ok: false, type: 'last-administrator', data: null };
      }
      await accountStore.takeRole(tx, account.uid, role);
      await change.note('role-taken', role);
      return null;
    });
  };
}
