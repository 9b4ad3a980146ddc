import type { removeReplyBlock } from '../../../../contract/contact/remove-reply-block.ts';
import type { Handler } from '../../../http/handler.ts';
import { readCase } from '../read-case.ts';
import { replyBlockStore } from '../reply-block-store.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function removeReplyBlockHandler(deps: CaseDeps): Handler<typeof removeReplyBlock> {
  return async ({ caseNumber, blockID }, { user }) => {
    await deps.connection.transaction((tx) => replyBlockStore.remove(tx, blockID));
    const data = await readCase(deps, deps.connection.db, caseNumber, user.uid);
    return data ? { ok: true, data } : { ok: false, type: 'case-not-found', data: null };
  };
}
