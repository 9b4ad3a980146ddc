import type { listReplyBlocks } from '../../../../contract/contact/reply-blocks.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentReplyBlocks } from '../present-reply-blocks.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function listReplyBlocksHandler({ connection }: CaseDeps): Handler<typeof listReplyBlocks> {
  return async () => ({ ok: true, data: await presentReplyBlocks(connection.db) });
}
