import { checkInDays, checkInLengths } from '../../domain/booking/check-in.ts';
import { wholeNumber, z } from '../schema.ts';

const field = (name: keyof typeof checkInLengths) => z.string().max(checkInLengths[name]).default('');

/** A person as typed so far. What the country does not ask for stays empty. */
const checkInPerson = z.strictObject({
  familyName: field('familyName'),
  firstNames: field('firstNames'),
  sex: z.enum(['', 'female', 'male', 'diverse']).default(''),
  /** yyyy-MM-dd */
  birthDate: z
    .string()
    .regex(/^(\d{4}-\d\d-\d\d)?$/)
    .default(''),
  birthPlace: field('birthPlace'),
  /** ISO 3166 code in lower case. */
  nationality: z
    .string()
    .regex(/^([a-z]{2})?$/)
    .default(''),
  address: field('address'),
  /** Kind and number. */
  documentNumber: field('documentNumber'),
  documentIssuer: field('documentIssuer'),
});

export const checkInAnswers = {
  /** The guest who signs comes first. */
  persons: z.array(checkInPerson).min(1).max(60),
  arrivalTime: z
    .string()
    .regex(/^([01]\d:[0-5]\d|2[0-3]:[0-5]\d)?$/)
    .default(''),
  carPlate: z.string().max(30).default(''),
} as const;

/** Persons that are filled in completely, of those who travel. */
export const checkInProgress = z.object({ filled: z.number(), persons: z.number(), confirmed: z.boolean() });

export const checkIn = z.object({
  /** `none` means that the home has no online check-in, or that the booking is not confirmed. */
  state: z.enum(['none', 'early', 'open', 'closed']),
  /** The first day on which it can be filled in. Null if there is none. */
  opensOn: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  home: z.string(),
  /** ISO 3166 code of the home's country in lower case. */
  country: z.string(),
  /** True if the home charges a tourist tax, for which dates of birth are asked. */
  taxed: z.boolean(),
  /** Days from departure for which the answers are stored. */
  storedDays: z.number(),
  /** Number of persons of the booking: the guest can list fewer, not more. */
  personsMax: z.number(),
  /** Today in the country of the site, by which dates of birth are judged. */
  today: z.string(),
  /** Values from the booking until the guest has saved any. */
  answers: z.object({ ...checkInAnswers }),
  progress: checkInProgress,
  /** Fields that are empty or cannot be true, by the index of their person. */
  missing: z.array(z.object({ person: z.number(), field: z.string() })),
  savedAt: z.string().nullable(),
  /** Path of the page on which it is filled in, without a secret. */
  href: z.string(),
  /** The account's saved travellers, who may come along. Empty without a login. */
  travellers: z.array(z.object({ firstNames: z.string(), familyName: z.string() })),
});
export type CheckIn = z.infer<typeof checkIn>;

/** Homes of the landlord with their online check-in. */
export const homeCheckIns = z.object({
  homes: z.array(
    z.object({
      objectNumber: z.number(),
      title: z.string(),
      place: z.string(),
      /** True if a law of the country has hosts register their guests. */
      suggested: z.boolean(),
      /** Days before arrival from which guests can check in. Null if they cannot. */
      daysBefore: z.number().nullable(),
    }),
  ),
});
export type HomeCheckIns = z.infer<typeof homeCheckIns>;

export const daysBefore = wholeNumber(checkInDays.least, checkInDays.most);
