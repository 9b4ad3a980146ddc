import type { setOwnHome } from '../../../../contract/homes/set-own-home.ts';
import type { Failure } from '../../../../contract/define-endpoint.ts';
import { checkHomePart } from '../../../../domain/homes/check-home-part.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes.ts';
import { homeFactsStore } from '../home-facts-store.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { changesOf } from '../rules/changes-of-home.ts';
import { savePart } from '../save-part.ts';
import { underOwnHome } from '../under-own-home.ts';

export function setOwnHomeHandler(deps: HomesDeps): Handler<typeof setOwnHome> {
  return ({ languageCode: language, objectNumber, edition, part }, { user: { uid } }) =>
    underOwnHome<Failure<typeof setOwnHome>>(deps, { uid, language, objectNumber }, async (tx, home) => {
      if (home.sourceKey !== null) return { ok: false, type: 'home-of-feed', data: null };
      if (home.edition !== edition) return { ok: false, type: 'home-changed', data: null };
      const fields = checkHomePart(part, {
        country: home.country,
        town: { lat: home.townLat, lon: home.townLon },
      });
      if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
      const before = await homeFactsStore.read(tx, objectNumber);
      await savePart(tx, home, part);
      const changes = changesOf(before, await homeFactsStore.read(tx, objectNumber));
      const at = deps.clock.now();
      await ownHomeStore.insertAct(tx, {
        ...{ objectNumber, kind: 'changed', uid, detail: part.section, changes, at },
      });
      return null;
    });
}
