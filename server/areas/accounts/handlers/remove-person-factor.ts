import type { removePersonFactor } from '../../../../contract/accounts/remove-person-factor.ts';
import type { Handler } from '../../../http/handler.ts';
import { changePerson, type PeopleDeps } from '../people/change-person.ts';
import { removeFactor } from '../factors/remove-factor.ts';

/** Removes the second factors of people who have lost phone and recovery codes and have proved their identity in another way. */
export function removePersonFactorHandler(deps: PeopleDeps): Handler<typeof removePersonFactor> {
  return async ({ number }, { user }) => {
    const outcome = await changePerson(deps, number, user, async (tx, { account }) => {
      await removeFactor(deps, tx, account, user.uid, { withPasskeys: true });
      return null;
    });
    // No role is removed, so that the check for the last administrator cannot fail.
    if (!outcome.ok && outcome.type === 'last-administrator') throw new Error('No role was taken.');
    return outcome;
  };
}
