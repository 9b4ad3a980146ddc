import type { createOwnHome } from '../../../../contract/homes/create-own-home.ts';
import { unknownCancellation } from '../../../../domain/booking/cancellation-steps.ts';
import { checkTexts } from '../../../../domain/homes/check-part.ts';
import { toObjectType } from '../../../../domain/homes/home-kinds.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { replaceHomeText } from '../../catalogue/catalogue.ts';
import { draftsMax } from '../drafts-max.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { isServed } from '../../../../domain/operator/is-served.ts';
import { toActor } from '../to-actor.ts';
import { factsOfPosition } from '../rules/facts-of-position.ts';
import { presentOwnHome } from '../rules/present-own-home.ts';

export function createOwnHomeHandler(deps: HomesDeps): Handler<typeof createOwnHome> {
  const { connection, catalogue, clock, operator, translator, places } = deps;
  return async ({ languageCode, kind, placeID, position, language, title }, { user }) => {
    const { uid } = user;
    const fields = checkTexts({ title });
    if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
    const foundPlace = position && (await places.at(position));
    if (position && !foundPlace) return { ok: false, type: 'not-on-land', data: null };
    return retryTransaction(connection, async (tx) => {
      const landlord = await ownHomeStore.lockLandlord(tx, uid);
      if (!landlord) return { ok: false, type: 'landlord-missing', data: null };
      if ((await ownHomeStore.countDrafts(tx, landlord.id)) >= draftsMax) {
        return { ok: false, type: 'too-many-drafts', data: null };
      }
      const place = foundPlace
        ? { ...(await places.ensure(tx, foundPlace)), ...position }
        : await ownHomeStore.place(tx, placeID ?? 0);
      if (!place) return { ok: false, type: 'place-not-found', data: null };
      if (!isServed(place.country, operator())) return { ok: false, type: 'country-not-served', data: null };
      const objectNumber = await catalogue.addHome(tx, {
        state: 'draft',
        published_at: null,
        place_id: place.placeId,
        region_id: place.regionId,
        country_code: place.country,
        landlord_id: landlord.id,
        provider_type: 'private',
        object_type: toObjectType(kind),
        kind,
        lat: place.lat,
        lon: place.lon,
        ...(foundPlace && factsOfPosition(foundPlace)),
        // A placeholder: the home cannot be published until the host enters the number in the editor.
        persons_max: 1,
        adults_max: 1,
        count_rooms: 0,
        count_rooms_sleeping: 0,
        count_rooms_bath: 0,
        squaremeter_living: 0,
        cancellation: JSON.stringify(unknownCancellation),
      });
      await replaceHomeText(tx, objectNumber, {
        language,
        title: title.trim(),
        description: '',
        translated_from: null,
      });
      await ownHomeStore.insertAct(tx, { objectNumber, kind: 'created', ...toActor(user), at: clock.now() });
      const home = await ownHomeStore.find(tx, uid, languageCode, objectNumber);
      return { ok: true, data: presentOwnHome(home!, clock.today(), translator !== null) };
    });
  };
}
