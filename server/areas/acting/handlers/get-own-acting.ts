import type { getOwnActing } from '../../../../contract/acting/get-own-acting.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';
import { presentSessions } from '../present-acting.ts';

const pageSize = 50;

export function getOwnActingHandler({ connection: { db }, clock }: ActingDeps): Handler<typeof getOwnActing> {
  return async (_input, { user }) => {
    const rows = await actingStore.listSessions(db, clock.now(), user.uid, pageSize);
    return { ok: true, data: { sessions: await presentSessions(db, rows) } };
  };
}
