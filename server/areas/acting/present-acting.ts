import type { z } from 'zod';
import type { actingSession } from '../../../contract/acting/acting.ts';
import type { Queryable } from '../../platform/database.ts';
import { actingStore, type SessionRow } from './acting-store.ts';

export async function presentSessions(
  db: Queryable,
  rows: readonly SessionRow[],
): Promise<z.output<typeof actingSession>[]> {
  const acts = Map.groupBy(
    await actingStore.acts(
      db,
      rows.map(({ actingId }) => actingId),
    ),
    ({ actingId }) => actingId,
  );
  return rows.map(({ actingId, staff, reason, beganAt, until, state }) => ({
    actingID: actingId,
    staff,
    reason,
    beganAt: beganAt.toISOString(),
    until: until.toISOString(),
    state,
    acts: (acts.get(actingId) ?? []).map(({ call, about, at, status }) => ({
      call,
      about,
      at: at.toISOString(),
      done: status !== null && status < 400,
    })),
  }));
}
