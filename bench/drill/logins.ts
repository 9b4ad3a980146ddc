import { randomUUID } from 'node:crypto';
import type { DemoPerson } from '../../domain/demo-people.ts';
import { guestHost } from './guests.ts';
import { call, callNode, callUntilAnswered, pick, type Visit } from './visit.ts';

/** Wrong passwords for one address that are compared within a minute of the clock, by all nodes together. */
const comparedPerMinute = 5;
const guessesAtOnce = 9;
const minuteMs = 60_000;

/** Somebody who logs in and out, and somebody who tries out passwords. Each visit resolves to true if it succeeded. */
export function createLogins(
  visit: Visit,
  { login: email, password }: DemoPerson,
): Record<'login' | 'guess', () => Promise<boolean>> {
  const { diary, nodes } = visit;
  return {
    /** Logs in, is known to any node, logs out, and is unknown to all of them at once. */
    async login() {
      const begun = await call(visit, 'login', { user: { email, password } });
      if (!begun?.data) return false;
      const { jwt } = begun.data;
      const known = await callNode(pick(nodes), 'getUser', { jwt });
      if (known?.data && known.data.accountData?.accountEmail !== email) diary.unknownSessions += 1;
      const ended = await callUntilAnswered(visit, 'logout', { jwt });
      if (!ended?.data) return false;
      const afterwards = await Promise.all(nodes.map((node) => callNode(node, 'getAccount', { jwt })));
      diary.sessionsAfterEnd += afterwards.filter((answer) => answer?.status === 200).length;
      diary.logins += 1;
      return true;
    },

    /** Tries passwords for an address on all nodes at once. */
    async guess() {
      const minute = (): number => Math.floor(Date.now() / minuteMs);
      const begunIn = minute();
      const user = { email: `${randomUUID()}@${guestHost}`, password: 'not the right one' };
      const answers = await Promise.all(
        Array.from({ length: guessesAtOnce }, (_, index) =>
          callNode(nodes[index % nodes.length]!, 'login', { user }),
        ),
      );
      const compared = answers.filter((answer) => answer?.status === 401).length;
      diary.guesses += guessesAtOnce;
      // A new minute has tries of its own.
      if (minute() === begunIn) diary.guessesBeyondLimit += Math.max(0, compared - comparedPerMinute);
      return compared > 0;
    },
  };
}
