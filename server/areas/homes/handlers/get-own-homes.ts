import type { getOwnHomes } from '../../../../contract/homes/get-own-homes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { listOwnHomes } from '../listed-homes-store.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { presentListed, presentRemoved } from '../rules/present-own-home.ts';

export function getOwnHomesHandler({
  connection: { db },
  clock,
}: Pick<HomesDeps, 'connection' | 'clock'>): Handler<typeof getOwnHomes> {
  return async ({ languageCode }, { user }) => {
    const today = clock.today();
    const [homes, removedHomes] = await Promise.all([
      listOwnHomes(db, user.uid, languageCode, { today, numbers: null }),
      ownHomeStore.listRemoved(db, user.uid, languageCode),
    ]);
    return {
      ok: true,
      data: {
        homes: homes.map((home) => presentListed(home, today)),
        removed: removedHomes
          .flatMap((home) => presentRemoved(home, today) ?? [])
          .sort((one, other) => other.removedOn.localeCompare(one.removedOn)),
      },
    };
  };
}
