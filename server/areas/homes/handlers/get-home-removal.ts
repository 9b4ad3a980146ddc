import type { getHomeRemoval } from '../../../../contract/homes/get-home-removal.ts';
import { restorableUntil } from '../../../../domain/homes/home-removal.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { removalStore } from '../removal-store.ts';
import { objectNotFound } from '../change-own-home.ts';

export function getHomeRemovalHandler({
  connection: { db },
  clock,
}: Pick<HomesDeps, 'connection' | 'clock'>): Handler<typeof getHomeRemoval> {
  return async ({ objectNumber }, { user }) => {
    const today = clock.today();
    const counts = await removalStore.count(db, { uid: user.uid, objectNumber, today });
    if (!counts) return objectNotFound;
    return { ok: true, data: { ...counts, restorableUntil: restorableUntil(today) } };
  };
}
