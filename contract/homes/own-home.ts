import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { access, bedRoom, charging } from '../catalogue/home-facts.ts';
import { cancellationChoices, homeKinds } from '../../domain/homes/home-kinds.ts';
import { homeStates, homeSteps, pausedByWhom } from '../../domain/homes/home-state.ts';
import { fieldReasons } from '../../domain/homes/field-errors.ts';
import { seasonsMax } from '../../domain/homes/fact-bounds.ts';
import { homeGaps } from '../../domain/homes/gaps.ts';
import { photoScenes, photosMax } from '../../domain/homes/photos.ts';
import { languages } from '../../domain/language.ts';
import { serviceCodes, serviceUnits } from '../../domain/pricing/home-rates.ts';
import { amenityFlags } from '../../domain/search-filter.ts';
import { jwt, languageCode, objectNumber, plainDate, uid, z } from '../schema.ts';

/** What every call about one's own homes sends. */
export const ownCall = { uid, jwt, languageCode };
export const ofHome = { ...ownCall, objectNumber };

const count = (max: number) => z.number().int().min(0).max(max);
const euros = z.number().min(0).max(100_000).multipleOf(0.01);
/** Far longer than anybody types; what is too long for its field is refused by name. */
const text = z.string().max(20_000);
const time = z.string().max(10).nullable();

const basicsPart = z.strictObject({
  section: z.literal('basics'),
  kind: z.enum(homeKinds),
  personsMax: count(1000),
  bedrooms: count(1000),
  bathrooms: count(1000),
  squaremeters: count(100_000),
  dogsMax: count(1000),
  /** Who sleeps where: each bedroom, and whatever else somebody sleeps in. */
  rooms: z.array(bedRoom).max(60),
});

const measuresPart = z.strictObject({
  section: z.literal('measures'),
  /** Null where nothing is measured. */
  access: access.nullable(),
  /** Null: no car can be charged there. */
  charging: charging.nullable(),
});

export const homePosition = z.strictObject({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

const addressPart = z.strictObject({
  section: z.literal('address'),
  street: text,
  zip: text,
  city: text,
  ...homePosition.shape,
});

const amenitiesPart = z.strictObject({
  section: z.literal('amenities'),
  amenities: z.array(z.enum(amenityFlags)).max(amenityFlags.length),
  /** The codes stand by the group of the page: `domain/homes/home-kinds.ts`. */
  equipment: z.record(z.string().max(20), z.array(z.string().max(30)).max(40)),
});

export const textsPart = z.strictObject({
  section: z.literal('texts'),
  /** The one in which they are written. */
  language: z.enum(languages),
  /** The language that a machine has translated them from, as long as nobody has put a hand to them; null: the landlord's own. */
  translatedFrom: z.enum(languages).nullable().default(null),
  title: text,
  teaser: text,
  description: text,
  /** What guests keep to beside what can be chosen in the terms. */
  houseRules: text,
  /** How one gets in: told to guests whose booking is confirmed, and to nobody else. */
  arrivalInfo: text,
});

export const seasonsPart = z.strictObject({
  section: z.literal('seasons'),
  seasons: z
    .array(
      z.strictObject({
        fromDate: plainDate,
        /** The morning after its last night. */
        untilDate: plainDate,
        nightly: euros,
        weekly: euros,
        minStay: count(1000),
        /** Weekdays of arrival and departure as bits, of which the lowest is Monday. */
        arrivalDays: z.number().int().min(1).max(127),
      }),
    )
    .max(seasonsMax),
});

const costsPart = z.strictObject({
  section: z.literal('costs'),
  services: z
    .array(
      z.strictObject({
        code: z.enum(serviceCodes),
        unit: z.enum(serviceUnits),
        amount: euros,
        mandatory: z.boolean(),
        prepaid: z.boolean(),
      }),
    )
    .max(serviceCodes.length),
  /** Null: what the town asks for. */
  touristTax: z
    .array(
      z.strictObject({
        fromAge: count(120),
        toAge: count(120),
        /** 0 beside a percent. */
        amount: euros,
        ...taxTerms,
      }),
    )
    .max(taxBandsMax)
    .nullable(),
  /** Null: nobody has said. */
  deposit: euros.nullable(),
});

const termsPart = z.strictObject({
  section: z.literal('terms'),
  /** Null where the terms are none of these, as those of a feed may be. */
  cancellation: z.enum(cancellationChoices).nullable(),
  checkIn: time,
  checkOut: time,
  /** Null: not said. */
  parties: z.boolean().nullable(),
  quietFrom: time,
  quietUntil: time,
  instantBooking: z.boolean(),
  registrationNumber: text,
});

const photosPart = z.strictObject({
  section: z.literal('photos'),
  /** Each has the number that it had, and the order is the new one; what is left out is removed. */
  photos: z
    .array(
      z.strictObject({
        no: z.number().int().min(1).max(10_000),
        scene: z.enum(photoScenes),
        focus: z.strictObject({ x: count(100), y: count(100) }),
      }),
    )
    .max(photosMax),
});

/** One section of the editor, which is saved by itself. */
export const homePart = z.discriminatedUnion('section', [
  basicsPart,
  addressPart,
  measuresPart,
  amenitiesPart,
  textsPart,
  photosPart,
  seasonsPart,
  costsPart,
  termsPart,
]);
export type HomePart = z.output<typeof homePart>;

const gap = z.enum(homeGaps);

export const listedOwnHome = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  state: z.enum(homeStates),
  pausedBy: z.enum(pausedByWhom).nullable(),
  /** It comes from a feed, which alone says what it is. */
  ofFeed: z.boolean(),
  /** What has to be said before guests may see it. */
  gaps: z.array(gap),
});

/** All that a landlord can say of a home. */
export const ownHome = z.object({
  ...listedOwnHome.shape,
  /** Goes up with each save; who saves sends the one that was seen. */
  edition: z.number(),
  steps: z.array(z.enum(homeSteps)),
  /** Guests are shown the home only after the office has looked at it. */
  needsApproval: z.boolean(),
  country: z.string(),
  /** What the office has said against it; empty where nothing stands against it. */
  refusal: z.string(),
  /** What would help, though guests may see the home without it. */
  advice: z.array(gap),
  /** A machine can translate its texts. */
  translatable: z.boolean(),
  basics: basicsPart,
  address: addressPart,
  measures: measuresPart,
  amenities: amenitiesPart,
  texts: z.array(textsPart.extend({ translatedFrom: z.string().nullable() })),
  photos: z.array(
    photosPart.shape.photos.element.extend({
      /** `<base>-<width>x<height>.webp` in the sizes of homes. */
      base: z.string(),
      drawn: z.boolean(),
    }),
  ),
  seasons: seasonsPart,
  costs: costsPart,
  terms: termsPart,
});
export type OwnHome = z.infer<typeof ownHome>;

/** What each field is refused for: `seasons.2.nightly` for one of a list. */
export const wrongFields = z.object({ fields: z.record(z.string(), z.enum(fieldReasons)) });

export const ownHomeErrors = {
  'object-not-found': { status: 404 },
  /** Somebody has saved it since it was read. */
  'home-changed': { status: 409 },
  'home-of-feed': { status: 409 },
  'home-invalid': { status: 422, data: wrongFields },
} as const;
