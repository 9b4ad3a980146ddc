import type { seeKeyMessages } from '../../../../contract/messages/see-key-messages.ts';
import type { Handler } from '../../../http/handler.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { messagesStore } from '../messages-store.ts';
import { openForProgram } from '../open-for-program.ts';

export function seeKeyMessagesHandler(deps: MessagesDeps): Handler<typeof seeKeyMessages> {
  return async ({ threadID, messageID }, { authorization }) => {
    const admission = await deps.apiKeys.admitLetting(authorization, 'messages:write');
    if (!admission.ok) return admission;
    const thread = await openForProgram(deps, admission.holder, threadID);
    if (!thread) return { ok: false, type: 'thread-not-found', data: null };
    const mark = { bookingId: threadID, side: thread.side, messageId: messageID, at: deps.clock.now() };
    await deps.connection.transaction((tx) => messagesStore.see(tx, mark));
    return { ok: true, data: {} };
  };
}
