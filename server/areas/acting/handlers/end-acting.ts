import type { endActing } from '../../../../contract/acting/end-acting.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';

/** Ends the session in any browser, so that a lost browser does not block the next one. */
export function endActingHandler({ connection: { db }, clock }: ActingDeps): Handler<typeof endActing> {
  return async (_input, call) => {
    const at = clock.now();
    await actingStore.endOver(db, at, call.user.uid);
    await actingStore.endSessions(db, call.user.uid, { by: 'self', at });
    call.keepActing('', 0);
    return { ok: true, data: {} };
  };
}
