import type { setPersonRole } from '../../../../contract/accounts/set-person-role.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import { changePerson, isLastAdministrator, type PeopleDeps } from '../people/change-person.ts';

/** Granting a role twice changes nothing and is not logged again. */
export function setPersonRoleHandler(deps: PeopleDeps): Handler<typeof setPersonRole> {
  return ({ number, role, granted }, { user }) =>
    changePerson(deps, number, user, async (tx, change) => {
      const { uid } = change.account;
      const has = (await accountStore.roles(tx, uid)).includes(role);
      if (has === granted) return null;
      if (granted) {
        await accountStore.grantRole(tx, uid, role, deps.clock.now());
        await change.note('role-granted', role);
        return null;
      }
      if (role === 'admin' && isLastAdministrator(change)) {
        return { ok: false, type: 'last-administrator', data: null };
      }
      await accountStore.takeRole(tx, uid, role);
      await change.note('role-taken', role);
      return null;
    });
}
