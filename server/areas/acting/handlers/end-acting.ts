import type { endActing } from '../../../../contract/acting/end-acting.ts';
import type { Handler } from '../../../http/handler.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';

/** It ends in whichever browser it runs: whoever has lost one is not kept from acting by it. */
export function endActingHandler({ connection: { db }, clock }: ActingDeps): Handler<typeof endActing> {
  return async (_input, call) => {
    const at = clock.now();
    await actingStore.endOver(db, at, call.user.uid);
    await actingStore.endOf(db, call.user.uid, { by: 'self', at });
    call.keepActing('', 0);
    return { ok: true, data: {} };
  };
}
