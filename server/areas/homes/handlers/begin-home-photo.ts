import type { beginHomePhoto } from '../../../../contract/homes/begin-home-photo.ts';
import { photosMax } from '../../../../domain/homes/photos.ts';
import { actorUid, type Handler } from '../../../http/handler.ts';
import { makeTicket } from '../../uploads/uploads.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { objectNotFound } from '../change-own-home.ts';

export function beginHomePhotoHandler(deps: HomesDeps): Handler<typeof beginHomePhoto> {
  return async ({ languageCode, objectNumber }, { user }) => {
    const home = await ownHomeStore.find(deps.connection.db, user.uid, languageCode, objectNumber);
    if (!home) return objectNotFound;
    if (home.sourceKey !== null) return { ok: false, type: 'home-of-feed', data: null };
    if (home.photos.length >= photosMax) return { ok: false, type: 'too-many-photos', data: null };
    const author = await deps.findPersonName(actorUid(user));
    const { text, until } = makeTicket(deps, { purpose: { kind: 'home', objectNumber }, author });
    return { ok: true, data: { ticket: text, expiresAt: until.toISOString() } };
  };
}
