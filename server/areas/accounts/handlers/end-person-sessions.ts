import type { endPersonSessions } from '../../../../contract/accounts/end-person-sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { changePerson, type PeopleDeps } from '../people/change-person.ts';
import { endSessions } from '../sessions.ts';

export function endPersonSessionsHandler(deps: PeopleDeps): Handler<typeof endPersonSessions> {
  return async ({ number, sessionID }, { user }) => {
    const outcome = await changePerson(deps, number, user, async (tx, { account, note }) => {
      const endedCount = await endSessions(deps, tx, account.uid, { only: sessionID });
      if (endedCount > 0) await note('session-ended');
      return null;
    });
    // Ending sessions removes no role, so that the check for the last administrator cannot fail.
    if (!outcome.ok && outcome.type === 'last-administrator') throw new Error('No role was taken.');
    return outcome;
  };
}
