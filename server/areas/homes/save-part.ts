import type { HomePart } from '../../../contract/homes/own-home.ts';
import { countBeds } from '../../../domain/home-facts.ts';
import { cancellationTerms, equipmentGroups, objectTypeOf } from '../../../domain/homes/home-kinds.ts';
import { plainRegistrationNumber } from '../../../domain/homes/registration-numbers.ts';
import { fromEuros } from '../../../domain/money.ts';
import type { Tx } from '../../platform/database.ts';
import { replaceHomePhotos, replaceHomeText, updateHome } from '../catalogue/catalogue.ts';
import { replaceSeasons, replaceServices } from '../pricing/pricing.ts';
import type { OwnHomeRow } from './rules/own-home-row.ts';
import { bedsOf } from './rules/present-own-home.ts';

/** The longest stay that a landlord's own season bounds nobody to. */
const longestStay = 365;

type Columns = Parameters<typeof updateHome>[2];

/** Writes one section of a home, inside of a change of it, and raises the edition that whoever saves next has to have seen. */
export async function savePart(tx: Tx, home: OwnHomeRow, part: HomePart): Promise<void> {
  const { objectNumber } = home;
  await updateHome(tx, objectNumber, { ...columnsOf(home, part), edition: home.edition + 1 });
  switch (part.section) {
    case 'texts': {
      const { section: _, language, ...text } = part;
      const known = home.texts.find((one) => one.language === language);
      return replaceHomeText(tx, objectNumber, {
        language,
        title: text.title.trim(),
        teaser: text.teaser.trim(),
        description: text.description.trim(),
        feature_description: known?.featureDescription ?? '',
        translated_from: null,
      });
    }
    case 'photos':
      return replaceHomePhotos(tx, objectNumber, part.photos);
    case 'seasons':
      return replaceSeasons(
        tx,
        objectNumber,
        part.seasons.map(({ nightly, weekly, minStay, ...season }) => {
          // What the editor does not show of a season stays as it was.
          const known = home.seasons.find(({ fromDate }) => fromDate === season.fromDate);
          return {
            ...season,
            nightly: fromEuros(nightly),
            weekly: fromEuros(weekly),
            minStay,
            maxStay: Math.max(minStay, known?.maxStay ?? longestStay),
            departureDays:
              known?.arrivalDays === season.arrivalDays ? known.departureDays : season.arrivalDays,
          };
        }),
      );
    case 'costs':
      return replaceServices(
        tx,
        objectNumber,
        part.services.map(({ amount, ...service }) => ({ ...service, amount_cents: fromEuros(amount) })),
      );
    default:
      return;
  }
}

function columnsOf(home: OwnHomeRow, part: HomePart): Columns {
  switch (part.section) {
    case 'basics': {
      const beds = Object.fromEntries(Object.entries(part.beds).filter(([, count]) => count > 0));
      // Who sleeps in which room was said elsewhere: it stays as long as the beds are the same.
      const rooms = isSame(beds, bedsOf(home.bedRooms))
        ? home.bedRooms
        : Object.keys(beds).length > 0
          ? [{ beds }]
          : [];
      return {
        kind: part.kind,
        object_type: objectTypeOf(part.kind),
        persons_max: part.personsMax,
        adults_max: part.personsMax,
        count_rooms: part.bedrooms + 1,
        count_rooms_sleeping: part.bedrooms,
        count_rooms_bath: part.bathrooms,
        squaremeter_living: part.squaremeters,
        dogs_max: part.dogsMax,
        dogs_max_is_known: true,
        bed_rooms: JSON.stringify(rooms),
        count_beds: countBeds(rooms),
      };
    }
    case 'address':
      return {
        lat: part.lat,
        lon: part.lon,
        address: JSON.stringify({
          street: part.street.trim(),
          zip: part.zip.trim(),
          city: part.city.trim(),
        }),
      };
    case 'amenities':
      return { amenities: part.amenities, equipment: JSON.stringify(withUnlisted(home, part.equipment)) };
    case 'costs':
      return {
        tourist_tax:
          part.touristTax === null
            ? null
            : JSON.stringify(part.touristTax.map((band) => ({ ...band, amount: fromEuros(band.amount) }))),
        deposit_cents: part.deposit === null ? null : fromEuros(part.deposit),
      };
    case 'terms': {
      const number = plainRegistrationNumber(home.country, part.registrationNumber);
      return {
        // Without a choice the terms stay those that they are.
        ...(part.cancellation !== null && {
          cancellation: JSON.stringify(cancellationTerms[part.cancellation]),
          free_cancel: part.cancellation === 'flexible',
        }),
        check_in: part.checkIn,
        check_out: part.checkOut,
        instant_booking: part.instantBooking,
        registration_number: number === '' ? null : number,
      };
    }
    default:
      return {};
  }
}

const isSame = (some: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([kind, count]) => others[kind] === count);

/** What was chosen, and what the home has that cannot be chosen here. */
function withUnlisted(
  home: Pick<OwnHomeRow, 'equipment'>,
  chosen: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const groups: Readonly<Record<string, readonly string[]>> = equipmentGroups;
  const names = new Set([...Object.keys(chosen), ...Object.keys(home.equipment)]);
  const all = [...names].map((group): [string, string[]] => {
    const unlisted = (home.equipment[group] ?? []).filter((code) => groups[group]?.includes(code) !== true);
    return [group, [...(chosen[group] ?? []), ...unlisted]];
  });
  return Object.fromEntries(all.filter(([, codes]) => codes.length > 0));
}
