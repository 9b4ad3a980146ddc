import type { findActingSessions } from '../../../../contract/acting/find-acting-sessions.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';
import { presentSessions } from '../present-acting.ts';

const pageSize = 20;

export function findActingSessionsHandler({
  connection: { db },
  clock,
}: ActingDeps): Handler<typeof findActingSessions> {
  return async ({ before }) => {
    const rows = await actingStore.list(db, clock.now(), { before, limit: pageSize });
    const visibleRows = rows.slice(0, pageSize);
    const sessions = await presentSessions(db, visibleRows);
    return {
      ok: true,
      data: {
        sessions: sessions.map((session, index) => {
          const { hostNumber, hostName } = visibleRows[index]!;
          return { ...session, host: hostNumber === null ? null : { number: hostNumber, name: hostName } };
        }),
        hasMore: rows.length > pageSize,
      },
    };
  };
}
