import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { personalDataOfReplies } from './personal-data-store.ts';
import { repliesStore } from './replies-store.ts';
import { replyMailbox, type TakeReplyDeps } from './take-reply.ts';
import { repliesCalls } from './calls.generated.ts';

export function createReplies(deps: TakeReplyDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;
  return {
    module: {
      name: 'replies',
      personalData: personalDataOfReplies,
      endpoints: bindArea(repliesCalls, deps),
      mailboxes: [replyMailbox(deps)],
      async forget(now) {
        const before = retentionEnd(now, retentionDays.mailReplies);
        const oldReplies = await repliesStore.findBefore(db, before);
        await deps.attachments.release(
          db,
          oldReplies.flatMap(({ files }) => files),
        );
        await repliesStore.deleteBefore(db, before);
      },
    },
  };
}
