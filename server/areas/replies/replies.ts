import { repliesEndpoints } from '../../../contract/replies/endpoints.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { decideSetAsideHandler } from './handlers/decide-set-aside.ts';
import { findSetAsideHandler } from './handlers/find-set-aside.ts';
import { personalDataOfReplies } from './personal-data-store.ts';
import { repliesStore } from './replies-store.ts';
import { replyMailbox, type TakeReplyDeps } from './take-reply.ts';

export function createReplies(deps: TakeReplyDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;
  return {
    module: {
      name: 'replies',
      personalData: personalDataOfReplies,
      endpoints: bindArea(repliesEndpoints, {
        decideSetAside: decideSetAsideHandler(deps),
        findSetAside: findSetAsideHandler(deps),
      }),
      mailboxes: [replyMailbox(deps)],
      async forget(now) {
        const before = retentionEnd(now, retentionDays.mailReplies);
        const old = await repliesStore.findBefore(db, before);
        await deps.attachments.release(
          db,
          old.flatMap(({ files }) => files),
        );
        await repliesStore.deleteBefore(db, before);
      },
    },
  };
}
