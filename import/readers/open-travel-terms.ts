import { clockTime } from '../../domain/clock-time.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';
import { isPlainDate, nightsBetween } from '../../domain/stay.ts';
import { dogsWherePetsAre } from './bare-pets.ts';
import { amountIn } from './open-travel-days.ts';
import { all, attributeOf, decimalOf, wholeOf, type XmlElement } from './xml-elements.ts';

type Said = Pick<
  FeedHomeInput,
  'checkIn' | 'checkOut' | 'cancellation' | 'services' | 'touristTax' | 'provider' | 'address'
>;

interface Terms {
  said: Said;
  /** Absent: no policy about pets. */
  dogs?: Pick<FeedHomeInput, 'dogsMax' | 'dogsMaxIsKnown'>;
}

export function termsOf(content: XmlElement, currency: string): Terms | string {
  const policies = all(content, 'Policies', 'Policy');
  const charges = chargesOf(policies, currency);
  if (typeof charges === 'string') return charges;
  const dogs = dogsOf(policies);
  return {
    said: { ...hoursOf(policies), ...cancellationOf(policies), ...charges, ...contactsOf(content) },
    ...(dogs && { dogs }),
  };
}

/** `15:00:00` of the policy itself, else the start of the arrival window and the end of the departure window. */
function hoursOf(policies: readonly XmlElement[]): Said {
  const info = policies.flatMap((policy) => all(policy, 'PolicyInfo'));
  const required = policies.flatMap((policy) => all(policy, 'StayRequirements', 'StayRequirement'));
  const on = (context: RegExp): XmlElement[] =>
    required.filter(({ attributes }) => context.test(attributes['StayContext'] ?? ''));
  const checkIn = hourOf(attributeOf(info, 'CheckInTime') || attributeOf(on(/^check-?in$/i), 'Start'));
  const checkOut = hourOf(attributeOf(info, 'CheckOutTime') || attributeOf(on(/^check-?out$/i), 'End'));
  return { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) };
}

function hourOf(text: string): string | null {
  const time = text.slice(0, 5);
  return clockTime.test(time) ? time : null;
}

const daysOfUnit: Readonly<Partial<Record<string, number>>> = { Hour: 1 / 24, Day: 1, Week: 7 };

/** If one term is unreadable, all are dropped: a cancellation must never be promised more cheaply than the host demands. */
function cancellationOf(policies: readonly XmlElement[]): Said {
  const penalties = policies.flatMap((policy) => all(policy, 'CancelPolicy', 'CancelPenalty'));
  if (penalties.length === 0) return {};
  const steps = penalties.flatMap((penalty) => {
    const [deadline] = all(penalty, 'Deadline');
    const unit = daysOfUnit[deadline?.attributes['OffsetTimeUnit'] ?? ''];
    const count = wholeOf(deadline?.attributes['OffsetUnitMultiplier']);
    const percent = decimalOf(attributeOf(all(penalty, 'AmountPercent'), 'Percent'));
    const isBefore = (deadline?.attributes['OffsetDropTime'] ?? 'BeforeArrival') === 'BeforeArrival';
    if (unit === undefined || count === null || percent === null || !isBefore) return [];
    return [{ daysBefore: Math.ceil(unit * count), percent: Math.ceil(percent) }];
  });
  const isUnderstood = steps.every(({ daysBefore, percent }) => daysBefore <= 365 && percent <= 100);
  return isUnderstood && steps.length === penalties.length
    ? { cancellation: steps.toSorted((one, other) => other.daysBefore - one.daysBefore) }
    : {};
}

/** Codes of fees and taxes (FTT); charge units are CHG. */
const [cityTax, cleaningFee] = ['3', '5009'];
const [perStay, perPersonAndNight] = ['12', '21'];
const daysOfYear = 365;

/** Charges besides the price of the nights. Included ones are ignored; others must be understood. */
function chargesOf(policies: readonly XmlElement[], currency: string): Said | string {
  const said: Required<Pick<Said, 'services' | 'touristTax'>> = { services: [], touristTax: [] };
  const charges = [
    ...policies.flatMap((policy) => all(policy, 'FeePolicies', 'FeePolicy')),
    ...policies.flatMap((policy) => all(policy, 'TaxPolicies', 'TaxPolicy')),
  ];
  for (const charge of charges) {
    const { attributes } = charge;
    const code = attributes['Code'] ?? '';
    const isFee = charge.name === 'FeePolicy';
    if (/^inclusive$/i.test(attributes['Type'] ?? '')) continue;
    const by = attributes['ChargeUnit'] ?? attributes['ChargeFrequency'] ?? perPersonAndNight;
    const amount = amountIn(charge, 'Amount');
    const isForeign = ![undefined, currency].includes(attributes['CurrencyCode']);
    if (amount !== null && !isForeign && isFee && code === cleaningFee && by === perStay)
      said.services.push({
        ...{ code: 'finalCleaning', unit: 'stay', amount },
        mandatory: true,
        prepaid: true,
      });
    else if (!isFee && code === cityTax) {
      const tax = cityTaxOf(charge, isForeign ? null : amount, by);
      if (typeof tax === 'string') return `a city tax that is not understood: ${tax}`;
      said.touristTax.push(tax);
    } else
      return `a ${isFee ? 'fee' : 'tax'} beside the price that is not understood: code ${code || 'missing'}`;
  }
  return {
    ...(said.services.length > 0 && { services: said.services }),
    ...(said.touristTax.length > 0 && { touristTax: said.touristTax }),
  };
}

type CityTax = NonNullable<FeedHomeInput['touristTax']>[number];

function cityTaxOf({ attributes }: XmlElement, amount: number | null, by: string): CityTax | string {
  const percent = decimalOf(attributes['Percent']);
  const isShare = amount === null && percent !== null;
  if (amount === null && !isShare) return 'neither an amount nor a percent';
  if (by !== perPersonAndNight && !(isShare && by === perStay)) return `charged by ${by}`;
  for (const name of ['ChargeUnitExempt', 'ChargeFrequencyExempt', 'MaxChargeUnitApplies'] as const)
    if (attributes[name] !== undefined) return name;
  const nightsMax = wholeOf(attributes['MaxChargeFrequencyApplies']);
  const season = seasonOf(attributes['EffectiveDate'], attributes['ExpireDate']);
  return {
    fromAge: ageOf(attributes['MinAge'], 0),
    toAge: ageOf(attributes['MaxAge'], 120),
    ...(isShare ? { percent } : { amount: amount! }),
    ...(nightsMax !== null && { nightsMax }),
    ...(season && { season }),
  };
}

/** Effective dates within a year become yearly days; null: all year. */
function seasonOf(effective = '', expire = ''): CityTax['season'] | null {
  const [from, until] = [effective.slice(0, 10), expire.slice(0, 10)];
  if (!isPlainDate(from) || !isPlainDate(until) || nightsBetween(from, until) >= daysOfYear - 1) return null;
  return { from: from.slice(-5), until: until.slice(-5) };
}

const ageOf = (text: string | undefined, otherwise: number): number =>
  Math.min(120, Math.max(0, wholeOf(text) ?? otherwise));

function dogsOf(policies: readonly XmlElement[]): Terms['dogs'] | null {
  const hulls = policies.flatMap((policy) => all(policy, 'PetsPolicies'));
  const rules = hulls.flatMap((hull) => all(hull, 'PetsPolicy'));
  const most = wholeOf(attributeOf(rules, 'MaxPetQuantity'));
  if (most !== null) return { dogsMax: Math.min(5, Math.max(0, most)), dogsMaxIsKnown: true };
  const allowed = attributeOf(hulls, 'PetsAllowedCode');
  if (allowed !== '')
    return dogsWherePetsAre(/allowed|arrangement|request/i.test(allowed) && !/not\s*allowed/i.test(allowed));
  return rules.length > 0 ? dogsWherePetsAre(true) : null;
}

/** The contact with a mail address is the landlord: a company is a trader, a person alone is not. */
function contactsOf(content: XmlElement): Said {
  const contacts = all(content, 'ContactInfos', 'ContactInfo');
  const place = contacts.find(({ attributes }) =>
    /^PhysicalLocation$/i.test(attributes['ContactProfileType'] ?? ''),
  );
  const address = place && addressIn(place);
  const said: Said = address
    ? { address: { street: address.street, zip: address.zip, city: address.city } }
    : {};
  const contact = contacts.find((one) => textAt(one, 'Emails', 'Email') !== '');
  if (!contact) return said;
  const company = textAt(contact, 'CompanyName');
  const [person] = all(contact, 'Names', 'Name');
  const name =
    company ||
    (person ? [textAt(person, 'GivenName'), textAt(person, 'Surname')].filter(Boolean).join(' ') : '');
  if (name === '') return said;
  const own = addressIn(contact);
  // The technology of a phone (PTT): 1 is a voice, 3 a fax, 5 a mobile.
  const phones = all(contact, 'Phones', 'Phone').filter(
    ({ attributes }) => attributes['PhoneTechType'] !== '3',
  );
  const phone = attributeOf(phones, 'PhoneNumber');
  return {
    ...said,
    provider: {
      ...{ name, trader: company !== '', mail: textAt(contact, 'Emails', 'Email') },
      ...(phone !== '' && { phone }),
      ...(own?.country && { address: { ...own, country: own.country } }),
    },
  };
}

const textAt = (element: XmlElement, ...path: string[]): string =>
  all(element, ...path)
    .map(({ text }) => text.trim())
    .find((text) => text !== '') ?? '';

function addressIn(
  contact: XmlElement,
): { street: string; zip: string; city: string; country?: string } | null {
  const [address] = all(contact, 'Addresses', 'Address');
  if (!address) return null;
  const street = textAt(address, 'AddressLine');
  const zip = textAt(address, 'PostalCode');
  const city = textAt(address, 'CityName');
  const country = attributeOf(all(address, 'CountryName'), 'Code').toUpperCase();
  if (!street || !zip || !city) return null;
  return { street, zip, city, ...(/^[A-Z]{2}$/.test(country) && { country }) };
}
