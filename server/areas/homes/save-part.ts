import type { HomePart } from '../../../contract/homes/own-home.ts';
import {
  amenitiesOfFacts,
  countBeds,
  measuredAmenities,
  type HouseRules,
} from '../../../domain/home-facts.ts';
import { isFlexible } from '../../../domain/booking/cancellation-steps.ts';
import { cancellationTerms, equipmentGroups, toObjectType } from '../../../domain/homes/home-kinds.ts';
import { plainRegistrationNumber } from '../../../domain/homes/registration-numbers.ts';
import { longestStay } from '../../../domain/pricing/change-seasons.ts';
import { fromEuros } from '../../../domain/money.ts';
import type { Tx } from '../../platform/database.ts';
import { replaceHomePhotos, replaceHomeText, updateHome } from '../catalogue/catalogue.ts';
import { replaceExtras, replaceSeasons } from '../pricing/pricing.ts';
import { ruleColumns } from './rules/rule-columns.ts';
import type { OwnHomeRow } from './rules/own-home-row.ts';

type Columns = Parameters<typeof updateHome>[2];

/** Writes one section during a change of the home, and increments the edition on which the next save must be based. */
export async function savePart(tx: Tx, home: OwnHomeRow, part: HomePart): Promise<void> {
  const { objectNumber } = home;
  await updateHome(tx, objectNumber, { ...partColumns(home, part), edition: home.edition + 1 });
  switch (part.section) {
    case 'texts': {
      const { language, ...text } = part;
      const existingText = home.texts.find((one) => one.language === language);
      return replaceHomeText(tx, objectNumber, {
        language,
        title: text.title.trim(),
        teaser: text.teaser.trim(),
        description: text.description.trim(),
        feature_description: existingText?.featureDescription ?? '',
        house_rules: text.houseRules.trim(),
        translated_from: text.translatedFrom,
      });
    }
    case 'photos':
      return replaceHomePhotos(
        tx,
        objectNumber,
        part.photos.map(({ captions, ...photo }) => ({
          ...photo,
          ...(captions && { captions: withoutEmpty(captions) }),
        })),
      );
    case 'seasons':
      return replaceSeasons(
        tx,
        objectNumber,
        part.seasons.map(({ nightly, weekly, weekend, minStay, maxStay, name, ...season }) => {
          // Fields of a season that the editor does not show stay unchanged.
          const existingSeason = home.seasons.find(({ fromDate }) => fromDate === season.fromDate);
          return {
            ...season,
            nightly: fromEuros(nightly),
            weekly: fromEuros(weekly),
            ...(name.trim() !== '' && { name: name.trim() }),
            ...(weekend && { weekend: { ...weekend, nightly: fromEuros(weekend.nightly) } }),
            minStay,
            maxStay: Math.max(
              minStay,
              (maxStay === undefined ? existingSeason?.maxStay : maxStay) ?? longestStay,
            ),
            departureDays:
              existingSeason?.arrivalDays === season.arrivalDays
                ? existingSeason.departureDays
                : season.arrivalDays,
          };
        }),
      );
    case 'costs':
      return replaceExtras(tx, objectNumber, {
        discounts: (part.discounts ?? home.discounts).map((discount) => ({ ...discount })),
        services: part.services.map(({ amount, ...service }) => ({
          ...service,
          amount_cents: fromEuros(amount),
        })),
      });
    default:
      return;
  }
}

const withoutEmpty = (texts: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text?.trim() ? [[language, text.trim()]] : [])),
  );

function partColumns(home: OwnHomeRow, part: HomePart): Columns {
  switch (part.section) {
    case 'basics': {
      const rooms = part.rooms
        .map((room) => ({
          ...room,
          beds: Object.fromEntries(Object.entries(room.beds).filter(([, number]) => number > 0)),
        }))
        .filter(({ beds }) => Object.keys(beds).length > 0);
      return {
        kind: part.kind,
        object_type: toObjectType(part.kind),
        persons_max: part.personsMax,
        adults_max: part.personsMax,
        count_rooms: part.bedrooms + 1,
        count_rooms_sleeping: part.bedrooms,
        count_rooms_bath: part.bathrooms,
        squaremeter_living: part.squaremeters,
        dogs_max: part.dogsMax,
        dogs_max_is_known: true,
        bed_rooms: JSON.stringify(rooms),
        shows_plan: part.showsPlan ?? home.showsPlan,
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
    case 'measures':
      return {
        access: part.access === null ? null : JSON.stringify(part.access),
        charging: part.charging === null ? null : JSON.stringify(part.charging),
        nearby: JSON.stringify(part.nearby ?? home.nearby),
        amenities: withProven(home.amenities, part),
      };
    case 'amenities':
      return {
        amenities: withProven(part.amenities, home),
        equipment: JSON.stringify(withUnlisted(home, part.equipment)),
      };
    case 'texts': {
      const info = part.arrivalInfo.trim();
      const { [part.language]: _former, ...otherLanguages } = home.arrivalInfo ?? {};
      const arrivalInfo = info === '' ? otherLanguages : { ...otherLanguages, [part.language]: info };
      return { arrival_info: Object.keys(arrivalInfo).length === 0 ? null : JSON.stringify(arrivalInfo) };
    }
    case 'rules':
      return ruleColumns(part);
    case 'costs':
      return {
        included_guests: part.furtherGuests?.included ?? null,
        further_guest_cents: part.furtherGuests ? fromEuros(part.furtherGuests.amount) : null,
        tourist_tax:
          part.touristTax === null
            ? null
            : JSON.stringify(part.touristTax.map((band) => ({ ...band, amount: fromEuros(band.amount) }))),
        deposit_cents: part.deposit === null ? null : fromEuros(part.deposit),
      };
    case 'terms': {
      const number = plainRegistrationNumber(home.country, part.registrationNumber);
      return {
        // Without a choice the terms stay unchanged.
        ...(part.cancellation !== null && {
          cancellation: JSON.stringify(cancellationTerms[part.cancellation]),
          free_cancel: isFlexible(cancellationTerms[part.cancellation]),
        }),
        check_in: part.checkIn,
        check_out: part.checkOut,
        house_rules: readHouseRules(part),
        instant_booking: part.instantBooking,
        registration_number: number === '' ? null : number,
      };
    }
    default:
      return {};
  }
}

/** Returns the house rules; null if none is given. */
function readHouseRules({
  parties,
  quietFrom,
  quietUntil,
}: Extract<HomePart, { section: 'terms' }>): string | null {
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
  const rules: HouseRules = { parties, quiet };
  return parties === null && quiet === null ? null : JSON.stringify(rules);
}

/** Adds amenities that the measured facts (access, charging) prove, and removes other selections of such amenities. */
function withProven(
  amenities: readonly string[],
  { access, charging }: Pick<OwnHomeRow, 'access' | 'charging'>,
): string[] {
  const chosen = amenities.filter((flag) => !measuredAmenities.some((one) => one === flag));
  return [...chosen, ...amenitiesOfFacts(access, charging)];
}

/** Joins the selected amenities with those of the home that cannot be selected here. */
function withUnlisted(
  home: Pick<OwnHomeRow, 'equipment'>,
  chosen: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const groups: Readonly<Record<string, readonly string[]>> = equipmentGroups;
  const names = new Set([...Object.keys(chosen), ...Object.keys(home.equipment)]);
  const all = [...names].map((group): [string, string[]] => {
    const unlistedCodes = (home.equipment[group] ?? []).filter(
      (code) => groups[group]?.includes(code) !== true,
    );
    return [group, [...(chosen[group] ?? []), ...unlistedCodes]];
  });
  return Object.fromEntries(all.filter(([, codes]) => codes.length > 0));
}
