import type { findHomes } from '../../../../contract/homes/find-homes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { foundHomesMax, historyStore } from '../history-store.ts';

export function findHomesHandler({
  connection: { db },
}: Pick<HomesDeps, 'connection'>): Handler<typeof findHomes> {
  return async ({ languageCode, query }) => {
    const homes = await historyStore.find(db, query.trim(), languageCode);
    return {
      ok: true,
      data: { homes: homes.slice(0, foundHomesMax), hasMore: homes.length > foundHomesMax },
    };
  };
}
