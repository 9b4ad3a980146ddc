import type { sendWatchList } from '../../../../contract/watch-list/send-watch-list.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list.ts';

export function sendWatchListHandler({
  watchList,
}: {
  watchList: Pick<WatchList, 'sendByMail'>;
}): Handler<typeof sendWatchList> {
  return async ({ inputs }, call) => {
    // Who never acted has no list.
    const sent = call.uid ? await watchList.sendByMail(call.uid, inputs) : 'watch-list-empty';
    return sent === 'sent' ? { ok: true, data: { mailSend: 'Y' } } : { ok: false, type: sent, data: null };
  };
}
