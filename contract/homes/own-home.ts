import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { access, bedRoom, charging, nearby } from '../catalogue/home-facts.ts';
import { cancellationChoices, homeKinds } from '../../domain/homes/home-kinds.ts';
import { homeStates, homeSteps, pausedByWhom } from '../../domain/homes/home-state.ts';
import { fieldReasons } from '../../domain/homes/field-errors.ts';
import { discountsMax, seasonsMax } from '../../domain/homes/fact-bounds.ts';
import { homeGaps } from '../../domain/homes/gaps.ts';
import { photoScenes, photosMax, unnamedScene } from '../../domain/homes/photos.ts';
import { languages } from '../../domain/language.ts';
import { discountKinds, serviceCodes, serviceUnits } from '../../domain/pricing/home-rates.ts';
import { amenityFlags } from '../../domain/search-filter.ts';
import { amountInEuros, inEuros, languageCode, objectNumber, plainDate, z } from '../schema.ts';

export const ownCall = { languageCode };
export const ownHomeRequest = { ...ownCall, objectNumber };

const countUpTo = (max: number) => z.number().int().min(0).max(max);
const euros = inEuros(z.number().min(0).max(100_000).multipleOf(0.01));
/** Far above the lengths that forms allow, so that the handler can say which field is too long. */
const text = z.string().max(20_000);
const time = z.string().max(10).nullable();

const basicsPart = z.strictObject({
  section: z.literal('basics'),
  kind: z.enum(homeKinds),
  personsMax: countUpTo(1000),
  bedrooms: countUpTo(1000),
  bathrooms: countUpTo(1000),
  squaremeters: countUpTo(100_000),
  dogsMax: countUpTo(1000),
  /** Bedrooms and any other rooms with beds. */
  rooms: z.array(bedRoom).max(60),
  /** True if guests see the floor plan that is drawn from the rooms. A request without it changes nothing. */
  showsPlan: z.boolean().optional(),
});

const measuresPart = z.strictObject({
  section: z.literal('measures'),
  access: access.nullable(),
  /** Null if cars cannot be charged. */
  charging: charging.nullable(),
  /** A request without it changes nothing. */
  nearby: nearby.optional(),
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
  /** Source language of a machine translation without edits. Null for the landlord's own text. */
  translatedFrom: z.enum(languages).nullable().default(null),
  title: text,
  teaser: text,
  description: text,
  /** House rules in addition to those chosen in the terms. */
  houseRules: text,
  /** Directions to the house and its key. Only shown to guests with a confirmed booking. */
  arrivalInfo: text,
});

export const seasonsPart = z.strictObject({
  section: z.literal('seasons'),
  seasons: z
    .array(
      z.strictObject({
        fromDate: plainDate,
        /** The day after the last night. */
        untilDate: plainDate,
        nightly: euros,
        weekly: euros,
        /** `nights` has a bit for each night of the week with this rate, Monday is the lowest. Null if all cost the same. */
        weekend: z
          .strictObject({ nightly: euros, nights: z.number().int().min(0).max(127) })
          .nullable()
          .default(null),
        minStay: countUpTo(1000),
        /** Null for no maximum. Stays unchanged if omitted. */
        maxStay: countUpTo(1000).nullable().optional(),
        /** Bits of weekdays of arrival and departure, Monday is the lowest. */
        arrivalDays: z.number().int().min(0).max(127),
        /** Shown to guests. Empty for none. */
        name: z.string().max(200).default(''),
      }),
    )
    .max(seasonsMax),
});

export const rulesPart = z.strictObject({
  section: z.literal('rules'),
  /** Guests can book until `leadHour` on the day that is `leadDays` days before arrival. */
  leadDays: countUpTo(1000),
  /** Hour of the day in Berlin; 24 is midnight. */
  leadHour: countUpTo(24),
  /** Months from today within which a stay has to end. Null for two years. */
  horizonMonths: countUpTo(1000).nullable(),
  /** If at least this many nights are free before the next stay, they can be booked as a whole. Null if not. */
  fillFrom: countUpTo(1000).nullable(),
  /** Fewer free nights than these must not be left over beside another stay. Null for any number. */
  leaveMin: countUpTo(1000).nullable(),
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
  /** Stays unchanged if omitted. */
  discounts: z
    .array(
      z.strictObject({ kind: z.enum(discountKinds), threshold: countUpTo(1000), percent: countUpTo(1000) }),
    )
    .max(discountsMax)
    .optional(),
  /**
   * Number of persons included in the rates, and the amount per night for each further person. Null if the rates
   * include everybody.
   */
  furtherGuests: z.strictObject({ included: countUpTo(1000), amount: euros }).nullable(),
  /** Null to use the usual tax of the town. */
  touristTax: z
    .array(
      z.strictObject({
        fromAge: countUpTo(120),
        toAge: countUpTo(120),
        /** 0 if `percent` is given. */
        amount: euros,
        ...taxTerms,
      }),
    )
    .max(taxBandsMax)
    .nullable(),
  deposit: euros.nullable(),
});

const termsPart = z.strictObject({
  section: z.literal('terms'),
  /** Null for terms that are none of the choices, which a feed may have. */
  cancellation: z.enum(cancellationChoices).nullable(),
  checkIn: time,
  checkOut: time,
  parties: z.boolean().nullable(),
  quietFrom: time,
  quietUntil: time,
  instantBooking: z.boolean(),
  registrationNumber: text,
});

const captionTexts = { de: text.optional(), en: text.optional(), fr: text.optional(), it: text.optional() };

const photosPart = z.strictObject({
  section: z.literal('photos'),
  /** Photos in their new order, with their existing numbers. Omitted photos are removed. */
  photos: z
    .array(
      z.strictObject({
        no: z.number().int().min(1).max(10_000),
        scene: z.enum([...photoScenes, unnamedScene]),
        focus: z.strictObject({ x: countUpTo(100), y: countUpTo(100) }),
        /** The host's own words by language, for the alternative text. A request without them changes nothing. */
        captions: z.strictObject(captionTexts).optional(),
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
  rulesPart,
  costsPart,
  termsPart,
]);
export type HomePart = z.output<typeof homePart>;

const gap = z.enum(homeGaps);

const ownHomeHead = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  state: z.enum(homeStates),
  pausedBy: z.enum(pausedByWhom).nullable(),
  /** True if the home comes from a feed and cannot be changed here. */
  ofFeed: z.boolean(),
  /** Facts that are required before guests can see the home. */
  gaps: z.array(gap),
});

export const listedOwnHome = ownHomeHead.extend({
  /** The number that the landlord's own system gave the home, from its feed. Null for homes without a feed. */
  ownNumber: z.string().nullable(),
  /** The owner to whom the agency accounts for the home. Null if there is none, and for everybody else. */
  owner: z.string().nullable(),
  /** Base of the first photo's addresses: `<photo>-250x155.webp`. Null if there is none. */
  photo: z.string().nullable(),
  /** The first day from today on on which guests arrive. */
  nextArrival: z.string().nullable(),
  /** The lowest price of a night from today on. */
  priceFrom: amountInEuros.nullable(),
});
export type ListedHome = z.infer<typeof listedOwnHome>;

export const ownHome = z.object({
  ...ownHomeHead.shape,
  /** Increases with each save. Callers send the edition that their change is based on. */
  edition: z.number(),
  steps: z.array(z.enum(homeSteps)),
  /** True if the office reviews the home before guests can see it. */
  needsApproval: z.boolean(),
  country: z.string(),
  /** The office's reason for refusing the home. Empty if there is none. */
  refusal: z.string(),
  /** Missing facts that are recommended but not required. */
  advice: z.array(gap),
  translatable: z.boolean(),
  basics: basicsPart,
  address: addressPart,
  measures: measuresPart,
  amenities: amenitiesPart,
  texts: z.array(textsPart.extend({ translatedFrom: z.string().nullable() })),
  photos: z.array(
    photosPart.shape.photos.element.extend({
      /** `<base>-<width>x<height>.webp` in the sizes of home pictures. */
      base: z.string(),
      drawn: z.boolean(),
    }),
  ),
  seasons: seasonsPart,
  rules: rulesPart,
  costs: costsPart,
  terms: termsPart,
});
export type OwnHome = z.infer<typeof ownHome>;

/** A removed home that its landlord can restore. */
export const removedHomeItem = z.object({
  objectNumber: z.number(),
  title: z.string(),
  place: z.string(),
  removedOn: z.string(),
  /** The last day on which it can be restored. */
  restorableUntil: z.string(),
});

/** The reason by field. List entries have an index, as in `seasons.2.nightly`. */
export const wrongFields = z.object({ fields: z.record(z.string(), z.enum(fieldReasons)) });

export const ownHomeErrors = {
  'object-not-found': { status: 404 },
  'home-changed': { status: 409 },
  'home-of-feed': { status: 409 },
  'home-invalid': { status: 422, data: wrongFields },
} as const;
