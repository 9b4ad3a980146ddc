import type { getHomeHistory } from '../../../../contract/homes/get-home-history.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { historyPage, historyStore } from '../history-store.ts';
import { formatCursor, parseCursor, presentEntry } from '../rules/present-history.ts';
import { objectNotFound } from '../change-own-home.ts';

export function getHomeHistoryHandler({
  connection: { db },
}: Pick<HomesDeps, 'connection'>): Handler<typeof getHomeHistory> {
  return async ({ languageCode, objectNumber, kind, cursor }) => {
    const home = await historyStore.home(db, objectNumber, languageCode);
    if (!home) return objectNotFound;
    const { landlord, landlordNumber, ...homeFields } = home;
    const rows = await historyStore.entries(db, { objectNumber, kind, after: parseCursor(cursor) });
    const page = rows.slice(0, historyPage);
    const lastEntry = page.at(-1);
    return {
      ok: true,
      data: {
        home: { ...homeFields, landlord: { number: landlordNumber, name: landlord } },
        entries: page.map(presentEntry),
        cursor: lastEntry && rows.length > page.length ? formatCursor(lastEntry) : '',
      },
    };
  };
}
