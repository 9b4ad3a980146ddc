import type { findActingSessions } from '../../../../contract/acting/find-acting-sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';
import { presentSessions } from '../present-acting.ts';

const listed = 20;

export function findActingSessionsHandler({
  connection: { db },
  clock,
}: ActingDeps): Handler<typeof findActingSessions> {
  return async ({ before }) => {
    const rows = await actingStore.list(db, clock.now(), { before, limit: listed });
    const shown = rows.slice(0, listed);
    const sessions = await presentSessions(db, shown);
    return {
      ok: true,
      data: {
        sessions: sessions.map((session, index) => {
          const { hostNumber, hostName } = shown[index]!;
          return { ...session, host: hostNumber === null ? null : { number: hostNumber, name: hostName } };
        }),
        hasMore: rows.length > listed,
      },
    };
  };
}
