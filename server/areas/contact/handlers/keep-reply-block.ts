import type { keepReplyBlock } from '../../../../contract/contact/reply-blocks.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentReplyBlocks } from '../present-reply-blocks.ts';
import { replyBlockStore } from '../reply-block-store.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function keepReplyBlockHandler({ connection, clock }: CaseDeps): Handler<typeof keepReplyBlock> {
  return async ({ language, title, text }, { user }) => {
    const block = { language, title, text };
    await connection.transaction((tx) => replyBlockStore.save(tx, block, user.uid, clock.now()));
    return { ok: true, data: await presentReplyBlocks(connection.db) };
  };
}
