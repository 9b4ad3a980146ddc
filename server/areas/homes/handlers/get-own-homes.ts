import type { getOwnHomes } from '../../../../contract/homes/get-own-homes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { presentListed, presentRemoved } from '../rules/present-own-home.ts';

export function getOwnHomesHandler({
  connection: { db },
  clock,
}: Pick<HomesDeps, 'connection' | 'clock'>): Handler<typeof getOwnHomes> {
  return async ({ languageCode }, { user }) => {
    const rows = await ownHomeStore.list(db, user.uid, languageCode, null, true);
    const today = clock.today();
    return {
      ok: true,
      data: {
        homes: rows.filter(({ state }) => state !== 'removed').map((home) => presentListed(home, today)),
        removed: rows
          .flatMap((home) => presentRemoved(home, today) ?? [])
          .sort((one, other) => other.removedOn.localeCompare(one.removedOn)),
      },
    };
  };
}
