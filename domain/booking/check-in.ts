import { addDays, isPlainDate, type PlainDate } from '../stay.ts';
import { registrationRule, type RegistrationField } from './registration-form.ts';

/** Bounds of the number of days before arrival from which guests can check in. */
export const checkInDays = { least: 1, usual: 7, most: 60 } as const;

/** Days before arrival on which guests who have entered nothing get their only reminder. */
export const checkInReminderDays = 2;

export const checkInLengths: Readonly<Record<RegistrationField, number>> = {
  familyName: 80,
  firstNames: 80,
  sex: 10,
  birthDate: 10,
  birthPlace: 100,
  nationality: 2,
  address: 300,
  documentNumber: 80,
  documentIssuer: 120,
};

export const sexes = ['female', 'male', 'diverse'] as const;

/** A traveller as typed so far; unknown fields are empty. Country codes are in lower case. */
export type CheckInPerson = Record<RegistrationField, string>;

export interface CheckInAnswers {
  /** The guest who signs comes first. */
  persons: readonly CheckInPerson[];
  /** HH:mm, or empty. */
  arrivalTime: string;
  carPlate: string;
}

export const emptyPerson: CheckInPerson = {
  familyName: '',
  firstNames: '',
  sex: '',
  birthDate: '',
  birthPlace: '',
  nationality: '',
  address: '',
  documentNumber: '',
  documentIssuer: '',
};

interface CheckInRules {
  /** ISO 3166 code of the home's country, in lower case. */
  country: string;
  /** True if the home charges a tourist tax, which depends on ages. */
  isTaxed: boolean;
}

const documentFields: readonly RegistrationField[] = ['documentNumber', 'documentIssuer'];

/**
 * Returns the fields that a traveller fills in, as the law of the country requires. Everybody's name is asked for,
 * since the host has to know who comes, and dates of birth if a tourist tax depends on age. If no nationality is chosen
 * yet, that of the home's country is assumed.
 */
export function fieldsOfPerson(
  { country, isTaxed }: CheckInRules,
  { isLead, nationality }: { isLead: boolean; nationality: string },
): RegistrationField[] {
  const rule = registrationRule(country);
  const isForeign = nationality !== '' && nationality !== country;
  const needsDocument = rule.documentsOf === 'everybody' || (rule.documentsOf === 'foreigners' && isForeign);
  const isRegistered = rule.registersCitizens || isForeign;
  const byLaw = (isLead ? rule.guest : rule.fellows).filter(
    (field) =>
      (isRegistered || field === 'nationality') && (needsDocument || !documentFields.includes(field)),
  );
  const fields = new Set<RegistrationField>([
    'familyName',
    'firstNames',
    'nationality',
    ...(isTaxed ? (['birthDate'] as const) : []),
    ...byLaw,
  ]);
  return order.filter((field) => fields.has(field));
}

const order: readonly RegistrationField[] = [
  'firstNames',
  'familyName',
  'nationality',
  'birthDate',
  'birthPlace',
  'sex',
  'address',
  'documentNumber',
  'documentIssuer',
];

const oldestYears = 120;

function isBirthDate(value: string, today: PlainDate): boolean {
  return (
    isPlainDate(value) &&
    value <= today &&
    value > `${Number(today.slice(0, 4)) - oldestYears}${today.slice(4)}`
  );
}

/** Returns the fields that are empty or cannot be true. */
export function missingFields(
  rules: CheckInRules,
  person: CheckInPerson,
  { isLead, today }: { isLead: boolean; today: PlainDate },
): RegistrationField[] {
  return fieldsOfPerson(rules, { isLead, nationality: person.nationality }).filter((field) =>
    field === 'birthDate' ? !isBirthDate(person.birthDate, today) : person[field].trim() === '',
  );
}

/** Returns the number of travellers whose details are complete. */
export function countFilled(rules: CheckInRules, { persons }: CheckInAnswers, today: PlainDate): number {
  return persons.filter(
    (person, index) => missingFields(rules, person, { isLead: index === 0, today }).length === 0,
  ).length;
}

const adultYears = 18;

function ageOn(bornOn: PlainDate, date: PlainDate): number {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return date.slice(5) >= bornOn.slice(5) ? years : years - 1;
}

/** Returns the ages of those under 18 on the day of arrival; null while a date of birth is missing. */
export function listChildAges(persons: readonly CheckInPerson[], arrival: PlainDate): number[] | null {
  if (persons.some(({ birthDate }) => !isPlainDate(birthDate))) return null;
  return persons
    .map(({ birthDate }) => Math.max(0, ageOn(birthDate, arrival)))
    .filter((age) => age < adultYears)
    .sort((one, other) => other - one);
}

type CheckInState =
  /** The home has no online check-in, or the booking does not bind both sides yet. */
  'none' | 'early' | 'open' | 'closed';

/** Guests can enter and correct their details from some days before arrival until the end of the day of arrival. */
export function checkInState(
  stay: { isConfirmed: boolean; startDate: PlainDate; daysBefore: number | null },
  today: PlainDate,
): CheckInState {
  if (!stay.isConfirmed || stay.daysBefore === null) return 'none';
  if (today > stay.startDate) return 'closed';
  return today < addDays(stay.startDate, -stay.daysBefore) ? 'early' : 'open';
}
