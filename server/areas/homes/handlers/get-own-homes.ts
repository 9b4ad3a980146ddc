import type { getOwnHomes } from '../../../../contract/homes/get-own-homes.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { listOwnHomes } from '../listed-homes-store.ts';
import { presentListed } from '../rules/present-own-home.ts';

export function getOwnHomesHandler({
  connection: { db },
  clock,
}: Pick<HomesDeps, 'connection' | 'clock'>): Handler<typeof getOwnHomes> {
  return async ({ languageCode }, { user }) => {
    const today = clock.today();
    const homes = await listOwnHomes(db, user.uid, languageCode, { today, numbers: null });
    return { ok: true, data: { homes: homes.map((home) => presentListed(home, today)) } };
  };
}
