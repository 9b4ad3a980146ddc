import type { logHistory } from '../../../../contract/tracking/log-history.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tracking } from '../tracking-context.ts';

/** Logs a page; without a uid there is no history to log. */
export function logHistoryHandler({
  tracking,
}: {
  tracking: Pick<Tracking, 'logPage'>;
}): Handler<typeof logHistory> {
  return async ({ route, contentGroup, objectNumber, language, partner }, { uid }) => {
    if (uid === null) return { ok: true, data: { logged: false } };
    await tracking.logPage(uid, {
      ...{ route, contentGroup, objectNumber, language },
      partner: Number(partner),
    });
    return { ok: true, data: { logged: true } };
  };
}
