import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { invitePerson } from '../../../../contract/accounts/invite-person.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';
import { ownAccount } from '../login/own-account.ts';
import { askForMail } from '../mails/account-mails.ts';
import { peopleStore } from '../people/people-store.ts';
import { readPerson } from '../people/read-person.ts';
import { tellAdministrators } from '../people/tell-administrators.ts';
import { createAccount } from '../registration/create-account.ts';
import { runUndoable } from '../registration/run-undoable.ts';

/** Invites staff, who need not register as guests first: the mailed link proves the address and sets the password. */
export function invitePersonHandler(deps: AccountsContext): Handler<typeof invitePerson> {
  return async ({ email, firstName, lastName, language, roles, currentPassword, code }, call) => {
    const { user } = call;
    const inviter = await ownAccount(deps.connection.db, user);
    const refusal =
      (await checkPassword(deps, inviter, currentPassword, call)) ??
      (await checkSecondFactor(deps, user.uid, code, user));
    if (refusal) return refusal;
    return runUndoable<Outcome<typeof invitePerson>>(deps.connection, async (tx) => {
      const administrators = await peopleStore.lockAdministrators(tx);
      const profile = { salutation: 'none', firstName, lastName, language, newsletter: false } as const;
      const account = await createAccount(deps, tx, { email, passwordHash: null, profile });
      if (!account) {
        const { number } = await peopleStore.byEmail(tx, email);
        return { ok: false, type: 'account-exists', data: { number } };
      }
      const at = deps.clock.now();
      for (const role of new Set(roles)) {
        await accountStore.grantRole(tx, account.uid, role, at);
        const event = { uid: account.uid, kind: 'role-granted', actor: user.uid, detail: role, at } as const;
        await accountStore.insertEvent(tx, event);
        await tellAdministrators(deps, tx, administrators, { role, person: account, by: inviter });
      }
      await askForMail(deps, tx, { kind: 'invited', email: account.email, language, uid: account.uid });
      return { ok: true, data: await readPerson(deps, tx, account.uid, at, user) };
    });
  };
}
