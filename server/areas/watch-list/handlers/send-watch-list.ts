import type { sendWatchList } from '../../../../contract/watch-list/send-watch-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { SendOutcome, WatchList } from '../watch-list-context.ts';

export function sendWatchListHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'sendByMail'>;
}): Handler<typeof sendWatchList> {
  return async ({ inputs }, call) => {
    // A visitor without a uid has no list.
    const outcome: SendOutcome = call.uid
      ? await watchList.sendByMail(call.uid, inputs, call)
      : { type: 'watch-list-empty' };
    if (outcome.type === 'sent') return { ok: true, data: { mailSend: 'Y' } };
    if (outcome.type !== 'too-many-mails') return { ok: false, type: outcome.type, data: null };
    return { ok: false, type: outcome.type, data: { retryAfter: outcome.retryAfter } };
  };
}
