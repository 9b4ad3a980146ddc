import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { access, bedRoom, charging } from '../catalogue/home-facts.ts';
import { cancellationChoices, homeKinds } from '../../domain/homes/home-kinds.ts';
import { homeStates, homeSteps, pausedByWhom } from '../../domain/homes/home-state.ts';
import { fieldReasons } from '../../domain/homes/field-errors.ts';
import { discountsMax, seasonsMax } from '../../domain/homes/fact-bounds.ts';
import { homeGaps } from '../../domain/homes/gaps.ts';
import { photoScenes, photosMax, unnamedScene } from '../../domain/homes/photos.ts';
import { languages } from '../../domain/language.ts';
import { discountKinds, serviceCodes, serviceUnits } from '../../domain/pricing/home-rates.ts';
import { amenityFlags } from '../../domain/search-filter.ts';
import { inEuros, languageCode, objectNumber, plainDate, z } from '../schema.ts';

export const ownCall = { languageCode };
export const ofHome = { ...ownCall, objectNumber };

const count = (max: number) => z.number().int().min(0).max(max);
const euros = inEuros(z.number().min(0).max(100_000).multipleOf(0.01));
/** A generous outer bound; a field that is too long is reported by name. */
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
  /** Each bedroom, and any other place where somebody sleeps. */
  rooms: z.array(bedRoom).max(60),
});

const measuresPart = z.strictObject({
  section: z.literal('measures'),
  /** Null: nothing measured. */
  access: access.nullable(),
  /** Null: cars cannot be charged. */
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
  /** Codes by group of the page, see `domain/homes/home-kinds.ts`. */
  equipment: z.record(z.string().max(20), z.array(z.string().max(30)).max(40)),
});

export const textsPart = z.strictObject({
  section: z.literal('texts'),
  language: z.enum(languages),
  /** Source language of a machine translation that nobody has edited; null: the landlord's own text. */
  translatedFrom: z.enum(languages).nullable().default(null),
  title: text,
  teaser: text,
  description: text,
  /** House rules beyond those chosen in the terms. */
  houseRules: text,
  /** The way in; shown only to guests whose booking is confirmed. */
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
        /** Nights of each week, as bits, that cost another amount; null: all cost the same. */
        weekend: z
          .strictObject({ nightly: euros, nights: z.number().int().min(0).max(127) })
          .nullable()
          .default(null),
        minStay: count(1000),
        /** Null: as long as somebody likes; omitted: as it was. */
        maxStay: count(1000).nullable().optional(),
        /** Weekdays of arrival and departure as bits, the lowest is Monday. */
        arrivalDays: z.number().int().min(0).max(127),
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
  /** Omitted: as they were. */
  discounts: z
    .array(z.strictObject({ kind: z.enum(discountKinds), threshold: count(1000), percent: count(1000) }))
    .max(discountsMax)
    .optional(),
  /** The rates are for so many persons, each further one pays per night; null: they are for all. */
  furtherGuests: z.strictObject({ included: count(1000), amount: euros }).nullable(),
  /** Null: the town's usual tax. */
  touristTax: z
    .array(
      z.strictObject({
        fromAge: count(120),
        toAge: count(120),
        /** 0 beside a percentage. */
        amount: euros,
        ...taxTerms,
      }),
    )
    .max(taxBandsMax)
    .nullable(),
  /** Null: not stated. */
  deposit: euros.nullable(),
});

const termsPart = z.strictObject({
  section: z.literal('terms'),
  /** Null: none of the choices, as the terms of a feed may be. */
  cancellation: z.enum(cancellationChoices).nullable(),
  checkIn: time,
  checkOut: time,
  /** Null: not stated. */
  parties: z.boolean().nullable(),
  quietFrom: time,
  quietUntil: time,
  instantBooking: z.boolean(),
  registrationNumber: text,
});

const photosPart = z.strictObject({
  section: z.literal('photos'),
  /** In the new order, with their existing numbers; omitted photos are removed. */
  photos: z
    .array(
      z.strictObject({
        no: z.number().int().min(1).max(10_000),
        scene: z.enum([...photoScenes, unnamedScene]),
        focus: z.strictObject({ x: count(100), y: count(100) }),
      }),
    )
    .max(photosMax),
});

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
  /** The home comes from a feed and cannot be changed here. */
  ofFeed: z.boolean(),
  /** What is missing before guests may see it. */
  gaps: z.array(gap),
});

export const ownHome = z.object({
  ...listedOwnHome.shape,
  /** Increases with each save; callers send the one that they saw. */
  edition: z.number(),
  steps: z.array(z.enum(homeSteps)),
  /** The office reviews the home before guests see it. */
  needsApproval: z.boolean(),
  country: z.string(),
  /** The office's reason for refusing it; empty: none. */
  refusal: z.string(),
  /** Missing facts that would help, but are not required. */
  advice: z.array(gap),
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

/** The reason by field; `seasons.2.nightly` for one of a list. */
export const wrongFields = z.object({ fields: z.record(z.string(), z.enum(fieldReasons)) });

export const ownHomeErrors = {
  'object-not-found': { status: 404 },
  'home-changed': { status: 409 },
  'home-of-feed': { status: 409 },
  'home-invalid': { status: 422, data: wrongFields },
} as const;
