import type { saveReplyBlock } from '../../../../contract/contact/save-reply-block.ts';
import type { Handler } from '../../../http/handler.ts';
import { caseStore } from '../case-store.ts';
import { readCase } from '../read-case.ts';
import { replyBlockStore } from '../reply-block-store.ts';
import { toReplyBlock } from '../rules/reply-block.ts';
import type { CaseDeps } from '../work-on-case.ts';

export function saveReplyBlockHandler(deps: CaseDeps): Handler<typeof saveReplyBlock> {
  return async ({ caseNumber, title, text }, { user }) => {
    const { db } = deps.connection;
    const contactCase = await caseStore.read(db, caseNumber);
    if (!contactCase) return { ok: false, type: 'case-not-found', data: null };
    const block = { language: contactCase.language, title, text: toReplyBlock(text, contactCase.name) };
    await deps.connection.transaction((tx) => replyBlockStore.save(tx, block, user.uid, deps.clock.now()));
    const data = await readCase(deps, db, caseNumber, user.uid);
    return data ? { ok: true, data } : { ok: false, type: 'case-not-found', data: null };
  };
}
