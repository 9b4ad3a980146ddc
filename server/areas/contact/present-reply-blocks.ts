import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { listReplyBlocks } from '../../../contract/contact/reply-blocks.ts';
import type { Queryable } from '../../platform/database.ts';
import { replyBlockStore } from './reply-block-store.ts';

export async function presentReplyBlocks(db: Queryable): Promise<ResponseOf<typeof listReplyBlocks>> {
  const blocks = await replyBlockStore.listAll(db);
  return { blocks: blocks.map(({ id, ...block }) => ({ blockID: id, ...block })) };
}
