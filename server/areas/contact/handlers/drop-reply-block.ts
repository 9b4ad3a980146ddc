import type { dropReplyBlock } from '../../../../contract/contact/reply-blocks.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentReplyBlocks } from '../present-reply-blocks.ts';
import { replyBlockStore } from '../reply-block-store.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function dropReplyBlockHandler({ connection }: CaseDeps): Handler<typeof dropReplyBlock> {
  return async ({ blockID }) => {
    await connection.transaction((tx) => replyBlockStore.remove(tx, blockID));
    return { ok: true, data: await presentReplyBlocks(connection.db) };
  };
}
