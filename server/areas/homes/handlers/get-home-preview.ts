import type { getHomePreview } from '../../../../contract/homes/get-home-preview.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';

/** Shows a preview. People who neither let the home nor work for the office get the same answer as for an unknown home. */
export function getHomePreviewHandler({
  connection: { db },
  catalogue,
  clock,
}: Pick<HomesDeps, 'connection' | 'catalogue' | 'clock'>): Handler<typeof getHomePreview> {
  return async ({ objectNumber, languageCode }, { onlyOf }) => {
    const state = await ownHomeStore.findState(db, objectNumber, onlyOf);
    if (state === null || state === 'removed') return { ok: false, type: 'object-not-found', data: null };
    const home = await catalogue.preview(objectNumber, languageCode);
    if (!home) return { ok: false, type: 'object-not-found', data: null };
    return { ok: true, data: { home, state, today: clock.today() } };
  };
}
