import type { sendKeyMessage } from '../../../../contract/messages/send-key-message.ts';
import type { Handler } from '../../../http/handler.ts';
import { idempotencyKeyMissing, identifyCall } from '../../api-keys/api-keys.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { openForProgram } from '../open-for-program.ts';
import { sendMessage } from '../send-message.ts';

const threadNotFound = { ok: false, type: 'thread-not-found', data: null } as const;

export function sendKeyMessageHandler(deps: MessagesDeps): Handler<typeof sendKeyMessage> {
  return async ({ threadID, text }, { authorization, idempotencyKey, network }) => {
    const admission = await deps.apiKeys.admitLetting(authorization, 'messages:write');
    if (!admission.ok) return admission;
    const { holder } = admission;
    const call = identifyCall(holder, { name: 'send-message', idempotencyKey, request: { threadID, text } });
    if (!call) return idempotencyKeyMissing;
    const thread = await openForProgram(deps, holder, threadID);
    if (!thread) return threadNotFound;
    const message = { text, files: [], idempotencyKey: `${holder.keyId}.${call.key}` };
    const outcome = await sendMessage(deps, thread, message, network);
    if (outcome.ok) return outcome;
    switch (outcome.type) {
      case 'idempotency-conflict':
      case 'thread-closed':
      case 'too-many-messages':
        return outcome;
      case 'booking-not-found':
        return threadNotFound;
      case 'message-empty':
      case 'message-file-missing':
        throw new Error(`A message without files was refused with ${outcome.type}.`);
    }
  };
}
