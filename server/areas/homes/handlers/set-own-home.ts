import type { setOwnHome } from '../../../../contract/homes/set-own-home.ts';
import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { HomePart } from '../../../../contract/homes/own-home.ts';
import { checkHomePart } from '../../../../domain/homes/check-home-part.ts';
import type { FieldErrors } from '../../../../domain/homes/field-errors.ts';
import type { Handler } from '../../../http/handler.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { Tx } from '../../../platform/database.ts';
import { announceCalendarChange, type RatesNotice } from '../../calendars/calendars.ts';
import { changedNights } from '../../../../domain/pricing/change-seasons.ts';
import { updateHome } from '../../catalogue/catalogue.ts';
import type { HomesDeps } from '../homes-context.ts';
import { homeFactsStore } from '../home-facts-store.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { compareFacts } from '../rules/changes-of-home.ts';
import type { FoundPlace } from '../place-finder.ts';
import { factsOfPosition } from '../rules/facts-of-position.ts';
import type { OwnHomeRow } from '../rules/own-home-row.ts';
import { savePart } from '../save-part.ts';
import { toActor } from '../to-actor.ts';
import { changeOwnHome } from '../change-own-home.ts';

export function setOwnHomeHandler(deps: HomesDeps): Handler<typeof setOwnHome> {
  const { connection, places, clock } = deps;

  /** Finds the place of a moved pin before the home is locked, since it may take seconds; undefined if the pin was not moved. */
  async function placeOfMovedPin(
    home: Pick<OwnHomeRow, 'lat' | 'lon'> | null,
    part: HomePart,
  ): Promise<FoundPlace | null | undefined> {
    const isMoved = home && part.section === 'address' && (part.lat !== home.lat || part.lon !== home.lon);
    return isMoved ? places.at(part) : undefined;
  }

  return async ({ languageCode: language, objectNumber, edition, part }, { user }) => {
    const { uid } = user;
    const present =
      part.section === 'address' ? await ownHomeStore.find(connection.db, uid, language, objectNumber) : null;
    const foundPlace = await placeOfMovedPin(present, part);
    return changeOwnHome<Failure<typeof setOwnHome>>(
      deps,
      { uid, language, objectNumber },
      async (tx, home) => {
        if (home.sourceKey !== null) return { ok: false, type: 'home-of-feed', data: null };
        if (home.edition !== edition) return { ok: false, type: 'home-changed', data: null };
        const fields: FieldErrors = {
          // A moved pin may be in another country, of which the finder only has names, so that any form of postcode is accepted then.
          ...checkHomePart(part, {
            country: foundPlace ? '' : home.country,
            town: isNewToGuests(home) ? null : townPosition(home),
            personsMax: home.personsMax,
          }),
          ...(foundPlace === null && { pin: 'notOnLand' }),
        };
        if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
        const before = await homeFactsStore.read(tx, objectNumber);
        const seasonsBefore = await readSeasons(deps, tx, objectNumber);
        await savePart(tx, home, part);
        if (foundPlace) {
          const { placeId, regionId, country } = await places.ensure(tx, foundPlace);
          await updateHome(tx, objectNumber, {
            place_id: placeId,
            region_id: regionId,
            country_code: country,
            ...factsOfPosition(foundPlace),
          });
        }
        const notice = findRatesNotice(part, seasonsBefore, await readSeasons(deps, tx, objectNumber));
        const changes = compareFacts(before, await homeFactsStore.read(tx, objectNumber));
        const at = clock.now();
        await ownHomeStore.insertAct(tx, {
          ...{ objectNumber, kind: 'changed', ...toActor(user), detail: part.section, changes, at },
        });
        if (notice) await announceCalendarChange(tx, { objectNumber, ...notice, at });
        return null;
      },
    );
  };
}

async function readSeasons(
  { pricing }: Pick<HomesDeps, 'pricing'>,
  tx: Tx,
  objectNumber: number,
): Promise<readonly EnteredSeason[]> {
  return (await pricing.enteredSeasonsOfHomes([objectNumber], tx)).get(objectNumber) ?? [];
}

/** Returns what programs are told of saved prices; null if this section has none. */
function findRatesNotice(
  { section }: HomePart,
  before: readonly EnteredSeason[],
  after: readonly EnteredSeason[],
): RatesNotice | null {
  if (section === 'costs' || section === 'rules')
    return { event: 'rates.changed', nights: null, part: section };
  const nights = section === 'seasons' ? changedNights(before, after) : null;
  return nights && { event: 'rates.changed', nights, part: 'nights' };
}

/** True for homes that were never published, which may be moved any distance; others were booked and rated at their location. */
const isNewToGuests = ({ state }: OwnHomeRow): boolean => state === 'draft' || state === 'review';

const townPosition = ({ townLat, townLon }: OwnHomeRow) => ({ lat: townLat, lon: townLon });
