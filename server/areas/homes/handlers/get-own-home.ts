import type { getOwnHome } from '../../../../contract/homes/get-own-home.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { presentOwnHome } from '../rules/present-own-home.ts';
import { objectNotFound } from '../change-own-home.ts';

export function getOwnHomeHandler({
  connection: { db },
  clock,
  translator,
}: Pick<HomesDeps, 'connection' | 'clock' | 'translator'>): Handler<typeof getOwnHome> {
  return async ({ languageCode, objectNumber }, { user }) => {
    const home = await ownHomeStore.find(db, user.uid, languageCode, objectNumber);
    return home
      ? { ok: true, data: presentOwnHome(home, clock.today(), translator !== null) }
      : objectNotFound;
  };
}
