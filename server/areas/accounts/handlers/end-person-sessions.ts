import type { endPersonSessions } from '../../../../contract/accounts/end-person-sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import { changePerson, type PeopleDeps } from '../people/change-person.ts';
import { endSessions } from '../sessions.ts';

export function endPersonSessionsHandler(deps: PeopleDeps): Handler<typeof endPersonSessions> {
  return async ({ number, sessionID }, { user }) => {
    const outcome = await changePerson(deps, number, user, async (tx, { account, note }) => {
      const ended = await endSessions(deps, tx, account.uid, { only: sessionID });
      if (ended > 0) await note('session-ended');
      return null;
    });
    // Ending sessions takes nobody's role, so nobody is the last one here.
    if (!outcome.ok && outcome.type === 'last-administrator') throw new Error('No role was taken.');
    return outcome;
  };
}
