import type { decideOnHome } from '../../../../contract/homes/decide-on-home.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { recordEvent } from '../../webhooks/webhooks.ts';
import { updateHome } from '../../catalogue/catalogue.ts';
import type { HomesDeps } from '../homes-context.ts';
import { sendHomeMailJob } from '../jobs/send-home-mail-job.ts';
import { ownHomeStore } from '../own-home-store.ts';

export function decideOnHomeHandler({
  connection,
  catalogue,
  clock,
}: HomesDeps): Handler<typeof decideOnHome> {
  return async ({ objectNumber, decision }, { user: { uid } }) => {
    const isApproved = decision.kind === 'approve';
    const done = await retryTransaction(connection, (tx) =>
      catalogue.changeHome(tx, objectNumber, async ({ state }) => {
        if (state !== 'review') return { result: state === 'removed' ? 'missing' : 'decided' };
        const at = clock.now();
        await updateHome(
          tx,
          objectNumber,
          isApproved ? { state: 'published', published_at: at } : { state: 'draft' },
        );
        await ownHomeStore.insertAct(tx, {
          objectNumber,
          kind: isApproved ? 'approved' : 'refused',
          uid,
          actor: 'office',
          detail: isApproved ? '' : decision.reason,
          at,
        });
        if (isApproved)
          await recordEvent(tx, {
            ...{ event: 'home.approved', owner: { objectNumber }, at },
            data: { objectNumber },
          });
        const mail = {
          objectNumber,
          template: isApproved ? 'approved' : 'refused',
          at: at.getTime(),
        } as const;
        await enqueue(tx, sendHomeMailJob, mail, { key: `${objectNumber}-${at.getTime()}`, runAt: at });
        return { result: 'done', change: { kind: 'home' } };
      }),
    );
    if (done === 'done') return { ok: true, data: { state: isApproved ? 'published' : 'draft' } };
    if (done === 'decided') return { ok: false, type: 'transition-not-allowed', data: null };
    return { ok: false, type: 'object-not-found', data: null };
  };
}
