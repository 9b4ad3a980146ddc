import type { getOwnHomes } from '../../../../contract/homes/get-own-homes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { presentListed } from '../rules/present-own-home.ts';

export function getOwnHomesHandler({
  connection: { db },
  clock,
}: Pick<HomesDeps, 'connection' | 'clock'>): Handler<typeof getOwnHomes> {
  return async ({ languageCode }, { user }) => {
    const homes = await ownHomeStore.list(db, user.uid, languageCode);
    return { ok: true, data: { homes: homes.map((home) => presentListed(home, clock.today())) } };
  };
}
