import type { copyOwnHome } from '../../../../contract/homes/copy-own-home.ts';
import { checkAddress, checkTexts } from '../../../../domain/homes/check-part.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { copyHomePhotos, replaceHomeText } from '../../catalogue/catalogue.ts';
import { replaceExtras, replaceSeasons } from '../../pricing/pricing.ts';
import { objectNotFound } from '../change-own-home.ts';
import { copiedColumns } from '../copied-columns.ts';
import { draftsMax } from '../drafts-max.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { presentOwnHome } from '../rules/present-own-home.ts';
import { toActor } from '../to-actor.ts';

export function copyOwnHomeHandler(deps: HomesDeps): Handler<typeof copyOwnHome> {
  const { connection, catalogue, clock, translator } = deps;
  return async ({ languageCode, objectNumber: original, title: typedTitle, address: typed }, { user }) => {
    const { uid } = user;
    const title = typedTitle.trim();
    const address = { street: typed.street.trim(), zip: typed.zip.trim(), city: typed.city.trim() };
    return retryTransaction(connection, async (tx) => {
      const home = await ownHomeStore.find(tx, uid, languageCode, original, true);
      if (!home || home.state === 'removed') return objectNotFound;
      if (home.sourceKey !== null) return { ok: false, type: 'home-of-feed', data: null };
      const town = { lat: home.townLat, lon: home.townLon };
      const fields = {
        ...checkTexts({ title }),
        ...checkAddress({ ...address, ...town }, town, home.country),
      };
      if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
      await ownHomeStore.lockLandlordById(tx, home.landlordId);
      if ((await ownHomeStore.countDrafts(tx, home.landlordId)) >= draftsMax) {
        return { ok: false, type: 'too-many-drafts', data: null };
      }
      const isSameHouse =
        home.address !== null &&
        (['street', 'zip', 'city'] as const).every((field) => home.address?.[field] === address[field]);
      const objectNumber = await catalogue.addHome(tx, {
        ...(await copiedColumns(tx, original)),
        ...(!isSameHouse && town),
        state: 'draft',
        published_at: null,
        address: JSON.stringify(address),
      });
      // A translation follows its original, whose change would delete it.
      const originalsFirst = [...home.texts].sort(
        (one, other) => Number(one.translatedFrom !== null) - Number(other.translatedFrom !== null),
      );
      for (const text of originalsFirst) {
        await replaceHomeText(tx, objectNumber, {
          language: text.language,
          title,
          teaser: text.teaser,
          description: text.description,
          feature_description: text.featureDescription,
          house_rules: text.houseRules,
          translated_from: text.translatedFrom,
        });
      }
      await copyHomePhotos(tx, original, objectNumber);
      await replaceSeasons(
        tx,
        objectNumber,
        home.seasons.map(({ nightlyCents, weeklyCents, weekend, name, ...season }) => ({
          ...season,
          nightly: nightlyCents,
          weekly: weeklyCents,
          ...(name !== '' && { name }),
          ...(weekend && { weekend: { nightly: weekend.cents, nights: weekend.nights } }),
        })),
      );
      await replaceExtras(tx, objectNumber, {
        discounts: home.discounts.map((discount) => ({ ...discount })),
        services: home.services.map(({ amountCents, ...service }) => ({
          ...service,
          amount_cents: amountCents,
        })),
      });
      await ownHomeStore.insertAct(tx, { objectNumber, kind: 'created', ...toActor(user), at: clock.now() });
      const copy = await ownHomeStore.find(tx, uid, languageCode, objectNumber);
      return { ok: true, data: presentOwnHome(copy!, clock.today(), translator !== null) };
    });
  };
}
