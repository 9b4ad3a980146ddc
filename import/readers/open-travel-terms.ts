import { clockTime } from '../../domain/clock-time.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import { isPlainDate, nightsBetween } from '../../domain/stay.ts';
import { dogsFromPetRule } from './bare-pets.ts';
import { readAmountAttribute } from './open-travel-days.ts';
import { findAll, firstAttribute, parseDecimal, parseWholeNumber, type XmlElement } from './xml-elements.ts';

type Said = Pick<
  FeedHomeInput,
  'checkIn' | 'checkOut' | 'cancellation' | 'services' | 'touristTax' | 'provider' | 'address'
>;

interface Terms {
  said: Said;
  /** Absent if the property has no policy about pets. */
  dogs?: Pick<FeedHomeInput, 'dogsMax' | 'dogsMaxIsKnown'>;
}

export function readTerms(content: XmlElement, currency: string): Terms | string {
  const policies = findAll(content, 'Policies', 'Policy');
  const charges = readCharges(policies, currency);
  if (typeof charges === 'string') return charges;
  const dogs = readDogs(policies);
  return {
    said: { ...readHours(policies), ...readCancellation(policies), ...charges, ...readContacts(content) },
    ...(dogs && { dogs }),
  };
}

/** Uses `15:00:00` of the policy itself, else the start of the arrival window and the end of the departure window. */
function readHours(policies: readonly XmlElement[]): Said {
  const info = policies.flatMap((policy) => findAll(policy, 'PolicyInfo'));
  const requirements = policies.flatMap((policy) => findAll(policy, 'StayRequirements', 'StayRequirement'));
  const findTimes = (context: RegExp): XmlElement[] =>
    requirements.filter(({ attributes }) => context.test(attributes['StayContext'] ?? ''));
  const checkIn = toHour(
    firstAttribute(info, 'CheckInTime') || firstAttribute(findTimes(/^check-?in$/i), 'Start'),
  );
  const checkOut = toHour(
    firstAttribute(info, 'CheckOutTime') || firstAttribute(findTimes(/^check-?out$/i), 'End'),
  );
  return { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) };
}

function toHour(text: string): string | null {
  const time = text.slice(0, 5);
  return clockTime.test(time) ? time : null;
}

const daysOfUnit: Readonly<Partial<Record<string, number>>> = { Hour: 1 / 24, Day: 1, Week: 7 };

/**
 * All terms are dropped if one is unreadable, so that guests are never promised a cheaper cancellation than the
 * host's.
 */
function readCancellation(policies: readonly XmlElement[]): Said {
  const penalties = policies.flatMap((policy) => findAll(policy, 'CancelPolicy', 'CancelPenalty'));
  if (penalties.length === 0) return {};
  const steps = penalties.flatMap((penalty) => {
    const [deadline] = findAll(penalty, 'Deadline');
    const unit = daysOfUnit[deadline?.attributes['OffsetTimeUnit'] ?? ''];
    const count = parseWholeNumber(deadline?.attributes['OffsetUnitMultiplier']);
    const percent = parseDecimal(firstAttribute(findAll(penalty, 'AmountPercent'), 'Percent'));
    const isBefore = (deadline?.attributes['OffsetDropTime'] ?? 'BeforeArrival') === 'BeforeArrival';
    if (unit === undefined || count === null || percent === null || !isBefore) return [];
    return [{ daysBefore: Math.ceil(unit * count), percent: Math.ceil(percent) }];
  });
  const isUnderstood = steps.every(({ daysBefore, percent }) => daysBefore <= 365 && percent <= 100);
  return isUnderstood && steps.length === penalties.length
    ? { cancellation: steps.toSorted((one, other) => other.daysBefore - one.daysBefore) }
    : {};
}

/** Codes of fees and taxes (FTT). Charge units are in the table CHG. */
const [cityTax, cleaningFee] = ['3', '5009'];
const [perStay, perPersonAndNight] = ['12', '21'];
const daysOfYear = 365;

/** Reads charges in addition to the price of the nights. Included ones are ignored. Unknown ones are an error. */
function readCharges(policies: readonly XmlElement[], currency: string): Said | string {
  const result: Required<Pick<Said, 'services' | 'touristTax'>> = { services: [], touristTax: [] };
  const charges = [
    ...policies.flatMap((policy) => findAll(policy, 'FeePolicies', 'FeePolicy')),
    ...policies.flatMap((policy) => findAll(policy, 'TaxPolicies', 'TaxPolicy')),
  ];
  for (const charge of charges) {
    const { attributes } = charge;
    const code = attributes['Code'] ?? '';
    const isFee = charge.name === 'FeePolicy';
    if (/^inclusive$/i.test(attributes['Type'] ?? '')) continue;
    const by = attributes['ChargeUnit'] ?? attributes['ChargeFrequency'] ?? perPersonAndNight;
    const amount = readAmountAttribute(charge, 'Amount');
    const isForeign = ![undefined, currency].includes(attributes['CurrencyCode']);
    if (amount !== null && !isForeign && isFee && code === cleaningFee && by === perStay)
      result.services.push({
        ...{ code: 'finalCleaning', unit: 'stay', amount },
        mandatory: true,
        prepaid: true,
      });
    else if (!isFee && code === cityTax) {
      const tax = toCityTax(charge, isForeign ? null : amount, by);
      if (typeof tax === 'string') return `a city tax that is not understood: ${tax}`;
      result.touristTax.push(tax);
    } else
      return `a ${isFee ? 'fee' : 'tax'} beside the price that is not understood: code ${code || 'missing'}`;
  }
  return {
    ...(result.services.length > 0 && { services: result.services }),
    ...(result.touristTax.length > 0 && { touristTax: result.touristTax }),
  };
}

type CityTax = NonNullable<FeedHomeInput['touristTax']>[number];

function toCityTax({ attributes }: XmlElement, amount: number | null, by: string): CityTax | string {
  const percent = parseDecimal(attributes['Percent']);
  const isShare = amount === null && percent !== null;
  if (amount === null && !isShare) return 'neither an amount nor a percent';
  if (by !== perPersonAndNight && !(isShare && by === perStay)) return `charged by ${by}`;
  for (const name of ['ChargeUnitExempt', 'ChargeFrequencyExempt', 'MaxChargeUnitApplies'] as const)
    if (attributes[name] !== undefined) return name;
  const nightsMax = parseWholeNumber(attributes['MaxChargeFrequencyApplies']);
  const season = toSeason(attributes['EffectiveDate'], attributes['ExpireDate']);
  return {
    fromAge: toAge(attributes['MinAge'], 0),
    toAge: toAge(attributes['MaxAge'], 120),
    ...(isShare ? { percent } : { amount: amount! }),
    ...(nightsMax !== null && { nightsMax }),
    ...(season && { season }),
  };
}

/** Converts effective dates within a year to yearly dates. Returns null for the whole year. */
function toSeason(effective = '', expire = ''): CityTax['season'] | null {
  const [from, until] = [effective.slice(0, 10), expire.slice(0, 10)];
  if (!isPlainDate(from) || !isPlainDate(until) || nightsBetween(from, until) >= daysOfYear - 1) return null;
  return { from: from.slice(-5), until: until.slice(-5) };
}

const toAge = (text: string | undefined, otherwise: number): number =>
  Math.min(120, Math.max(0, parseWholeNumber(text) ?? otherwise));

function readDogs(policies: readonly XmlElement[]): Terms['dogs'] | null {
  const hulls = policies.flatMap((policy) => findAll(policy, 'PetsPolicies'));
  const rules = hulls.flatMap((hull) => findAll(hull, 'PetsPolicy'));
  const dogsMax = parseWholeNumber(firstAttribute(rules, 'MaxPetQuantity'));
  if (dogsMax !== null) return { dogsMax: Math.min(5, Math.max(0, dogsMax)), dogsMaxIsKnown: true };
  const petsCode = firstAttribute(hulls, 'PetsAllowedCode');
  if (petsCode !== '')
    return dogsFromPetRule(/allowed|arrangement|request/i.test(petsCode) && !/not\s*allowed/i.test(petsCode));
  return rules.length > 0 ? dogsFromPetRule(true) : null;
}

/** The contact with a mail address is the landlord. A company counts as a trader, a person without one as private. */
function readContacts(content: XmlElement): Said {
  const contacts = findAll(content, 'ContactInfos', 'ContactInfo');
  const place = contacts.find(({ attributes }) =>
    /^PhysicalLocation$/i.test(attributes['ContactProfileType'] ?? ''),
  );
  const address = place && readAddress(place);
  const addressTerms: Said = address
    ? { address: { street: address.street, zip: address.zip, city: address.city } }
    : {};
  const contact = contacts.find((one) => readPath(one, 'Emails', 'Email') !== '');
  if (!contact) return addressTerms;
  const company = readPath(contact, 'CompanyName');
  const [person] = findAll(contact, 'Names', 'Name');
  const name =
    company ||
    (person ? [readPath(person, 'GivenName'), readPath(person, 'Surname')].filter(Boolean).join(' ') : '');
  if (name === '') return addressTerms;
  const contactAddress = readAddress(contact);
  // Technology of a phone number (PTT): 1 is voice, 3 fax, 5 mobile.
  const phones = findAll(contact, 'Phones', 'Phone').filter(
    ({ attributes }) => attributes['PhoneTechType'] !== '3',
  );
  const phone = firstAttribute(phones, 'PhoneNumber');
  return {
    ...addressTerms,
    provider: {
      ...{ name, trader: company !== '', mail: readPath(contact, 'Emails', 'Email') },
      ...(phone !== '' && { phone }),
      ...(contactAddress?.country && { address: { ...contactAddress, country: contactAddress.country } }),
    },
  };
}

const readPath = (element: XmlElement, ...path: string[]): string =>
  findAll(element, ...path)
    .map(({ text }) => text.trim())
    .find((text) => text !== '') ?? '';

function readAddress(
  contact: XmlElement,
): { street: string; zip: string; city: string; country?: string } | null {
  const [address] = findAll(contact, 'Addresses', 'Address');
  if (!address) return null;
  const street = readPath(address, 'AddressLine');
  const zip = readPath(address, 'PostalCode');
  const city = readPath(address, 'CityName');
  const country = firstAttribute(findAll(address, 'CountryName'), 'Code').toUpperCase();
  if (!street || !zip || !city) return null;
  return { street, zip, city, ...(/^[A-Z]{2}$/.test(country) && { country }) };
}
