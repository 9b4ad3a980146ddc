import { addDays, isPlainDate, nightsBetween, weekdayOf, type PlainDate } from '../../domain/stay.ts';
import type { FeedCalendar } from '../../contract/feeds/feed-home.ts';
import {
  furtherGuestsOf,
  priceFor,
  type FurtherGuests,
  type GuestPrices,
} from './open-travel-guest-prices.ts';
import {
  all,
  attributeOf,
  decimalOf,
  elementsOf,
  isFalse,
  isTrue,
  wholeOf,
  type FoundElement,
  type XmlElement,
} from './xml-elements.ts';

/** Days in one message: what it omits stays as earlier messages have it. */
interface DayMessage {
  /** Null: all rooms of the property. */
  room: string | null;
  plan: string | null;
  from: PlainDate;
  last: PlainDate;
  /** One flag per weekday from Monday. */
  weekdays: readonly boolean[];
  says: DaySaid;
}

interface DaySaid {
  /** Null: the price was removed. */
  price?: NightPrice | null;
  isOpen?: boolean;
  left?: number;
  minStay?: number;
  maxStay?: number;
  arrives?: boolean;
  departs?: boolean;
}

interface NightPrice extends GuestPrices {
  currency: string;
  /** Fewer guests would pay less. */
  isByGuests: boolean;
  /** Further children would pay another amount than further adults. */
  isByAge: boolean;
}

export type OpenTravelDays = ReadonlyMap<string, readonly DayMessage[]>;

/** Days further ahead are a mistyped year. */
const daysMax = 1_500;

/** Reads messages of prices and availability in a file; parts without usable days are reported with their line. */
export async function readOpenTravelDays(
  path: string,
  into: Map<string, DayMessage[]>,
  onOddDay: (reason: string, line: number) => void,
): Promise<void> {
  for await (const message of elementsOf(path, ['RateAmountMessage', 'AvailStatusMessage'])) {
    const odd = (reason: string): void => onOddDay(reason, message.line);
    const hotel = attributeOf([message, ...hullsOf(message)], 'HotelCode');
    if (hotel === '') {
      odd('no HotelCode');
      continue;
    }
    const days = message.name === 'RateAmountMessage' ? pricesOf(message, odd) : availabilityOf(message, odd);
    into.set(hotel, [...(into.get(hotel) ?? []), ...days]);
  }
}

const hullsOf = ({ around }: FoundElement): XmlElement[] =>
  around.toReversed().map((one) => ({ ...one, children: [], text: '' }));

type Odd = (reason: string) => void;

const weekdayNames = [['Mon'], ['Tue'], ['Weds', 'Wed'], ['Thur', 'Thu'], ['Fri'], ['Sat'], ['Sun']];

function daysOf(
  elements: readonly XmlElement[],
  odd: Odd,
): Pick<DayMessage, 'from' | 'last' | 'weekdays'> | null {
  const from = attributeOf(elements, 'Start').slice(0, 10);
  const last = attributeOf(elements, 'End').slice(0, 10);
  if (!isPlainDate(from) || !isPlainDate(last) || last < from) {
    odd('no days from Start to End');
    return null;
  }
  if (nightsBetween(from, last) > daysMax) {
    odd('days of more than four years');
    return null;
  }
  const said = weekdayNames.map((names) => attributeOf(elements, ...names));
  // Days that are named are meant alone; days that are excepted leave the others.
  const isNamed = said.some((one) => isTrue(one));
  return { from, last, weekdays: said.map((one) => (isNamed ? isTrue(one) : !isFalse(one))) };
}

function scopeOf(control: XmlElement | undefined): Pick<DayMessage, 'room' | 'plan'> {
  const said = (name: string): string | null => (control && attributeOf([control], name)) || null;
  return { room: said('InvTypeCode') ?? said('InvCode'), plan: said('RatePlanCode') };
}

function pricesOf(message: FoundElement, odd: Odd): DayMessage[] {
  const [control] = all(message, 'StatusApplicationControl');
  const isRemoved = hullsOf(message).some(({ attributes }) =>
    /^remove$/i.test(attributes['NotifType'] ?? ''),
  );
  const rates = all(message, 'Rates', 'Rate');
  if (rates.length === 0 && !isRemoved) odd('no rate');
  return (isRemoved ? [message] : rates).flatMap((rate) => {
    const days = daysOf([rate, ...(control ? [control] : [])], odd);
    const price = isRemoved ? null : priceOf(rate, odd);
    return days && price !== undefined ? [{ ...scopeOf(control), ...days, says: { price } }] : [];
  });
}

/** Price of a night by the number of guests; undefined if it is not a price for guests. */
function priceOf(rate: XmlElement, odd: Odd): NightPrice | undefined {
  const unit = attributeOf([rate], 'RateTimeUnit');
  const count = attributeOf([rate], 'UnitMultiplier') || '1';
  if ((unit !== '' && !/^(?:Day|FullDuration)$/.test(unit)) || unit === 'FullDuration' || count !== '1') {
    odd('a price that is not of one night');
    return undefined;
  }
  const amounts = all(rate, 'BaseByGuestAmts', 'BaseByGuestAmt').flatMap((base) => {
    const amount = amountIn(base, 'AmountAfterTax');
    return amount === null || amount <= 0
      ? []
      : [{ amount, currency: currencyOf([base, rate]), guests: wholeOf(base.attributes['NumberOfGuests']) }];
  });
  const best = amounts.toSorted((one, other) => (other.guests ?? 0) - (one.guests ?? 0))[0];
  if (!best) {
    odd('no price that has its taxes in it');
    return undefined;
  }
  const additional = all(rate, 'AdditionalGuestAmounts', 'AdditionalGuestAmount');
  const isOfAdults = ({ attributes }: XmlElement): boolean =>
    [undefined, '10'].includes(attributes['AgeQualifyingCode']);
  const asked = (extra: XmlElement | undefined): number =>
    (extra && (amountIn(extra, 'Amount') ?? amountIn(extra, 'AmountAfterTax'))) ?? 0;
  const extra = asked(additional.find(isOfAdults));
  return {
    ...{ amounts, extra, currency: best.currency },
    isByGuests: extra > 0 || amounts.some(({ amount }) => amount !== best.amount),
    isByAge: additional.some((one) => asked(one) !== extra),
  };
}

const currencyOf = (elements: readonly XmlElement[]): string =>
  attributeOf(elements, 'CurrencyCode').toUpperCase();

/** An amount; without a decimal point `DecimalPlaces` says how many decimals it has. */
export function amountIn(element: XmlElement, name: string): number | null {
  const written = element.attributes[name]?.trim();
  const amount = decimalOf(written);
  const places = wholeOf(element.attributes['DecimalPlaces']) ?? 0;
  return amount === null || written!.includes('.') || places < 0 || places > 4
    ? amount
    : amount / 10 ** places;
}

function availabilityOf(message: FoundElement, odd: Odd): DayMessage[] {
  const [control] = all(message, 'StatusApplicationControl');
  const days = daysOf(control ? [control] : [message], odd);
  if (!days) return [];
  const says: DaySaid = {};
  const left = wholeOf(message.attributes['BookingLimit']);
  if (left !== null) says.left = left;
  for (const { attributes } of all(message, 'LengthsOfStay', 'LengthOfStay')) {
    const time = wholeOf(attributes['Time']);
    const unit = attributes['TimeUnit'] ?? 'Day';
    const bound = /Min/i.test(attributes['MinMaxMessageType'] ?? '') ? 'minStay' : 'maxStay';
    // None means that nothing is demanded.
    if (unit === 'Day' && time === 0) says[bound] = bound === 'minStay' ? 1 : 2000;
    else if (
      unit === 'Day' &&
      time !== null &&
      time > 0 &&
      /M(?:in|ax)(?:LOS|Stay)/i.test(attributes['MinMaxMessageType'] ?? '')
    )
      says[bound] = Math.min(2000, time);
    else odd('a length of stay that is not understood');
  }
  for (const { attributes } of all(message, 'RestrictionStatus')) {
    const isOpen = /^open$/i.test(attributes['Status'] ?? '');
    if (!isOpen && !/^close$/i.test(attributes['Status'] ?? '')) continue;
    const restriction = (attributes['Restriction'] ?? 'Master').toLowerCase();
    if (restriction === 'arrival') says.arrives = isOpen;
    else if (restriction === 'departure') says.departs = isOpen;
    else says.isOpen = isOpen;
  }
  if (Object.keys(says).length > 0) return [{ ...scopeOf(control), ...days, says }];
  odd('neither a status nor a length of stay');
  return [];
}

/** A room's calendar and what further guests pay from all messages, or why there is none; null if no message is about it. */
export function calendarOf(
  messages: readonly DayMessage[],
  room: string | null,
  { personsMax, currency }: { personsMax: number; currency: string },
): { calendar: FeedCalendar; furtherGuests?: FurtherGuests } | string | null {
  const own = ofRoom(messages, room);
  const plans = new Set(own.flatMap(({ says, plan }) => (says.price && plan !== null ? [plan] : [])));
  if (plans.size > 1) return `prices of several rate plans: ${[...plans].slice(0, 5).join(', ')}`;
  const [plan] = plans;
  const days = new Map<PlainDate, DaySaid>();
  let [hasPrices, hasAvailability] = [false, false];
  for (const message of own) {
    if (message.plan !== null && plan !== undefined && message.plan !== plan) continue;
    if (message.says.price) hasPrices = true;
    if (message.says.isOpen !== undefined || message.says.left !== undefined) hasAvailability = true;
    for (let day = message.from; day <= message.last; day = addDays(day, 1)) {
      if (message.weekdays[weekdayOf(day)]) days.set(day, { ...days.get(day), ...message.says });
    }
  }
  if (!hasPrices) return null;
  const foreign = [...days.values()].find(
    ({ price }) => price && price.currency !== '' && price.currency !== currency,
  );
  if (foreign) return `prices in ${foreign.price!.currency}, not in ${currency}`;
  const nights = [...days.values()].flatMap(({ price }) => price ?? []);
  const furtherGuests = furtherGuestsOf(nights, personsMax);
  const calendar = runsOf(
    [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    { persons: furtherGuests?.included ?? personsMax, hasAvailability },
  );
  return { calendar, ...(furtherGuests && { furtherGuests }) };
}

const ofRoom = (messages: readonly DayMessage[], room: string | null): readonly DayMessage[] =>
  messages.filter((message) => message.room === null || room === null || message.room === room);

export const arePricesBy = (
  what: 'isByGuests' | 'isByAge',
  messages: readonly DayMessage[],
  room: string | null,
): boolean => ofRoom(messages, room).some(({ says }) => says.price?.[what] === true);

type Run = FeedCalendar[number];

/** Runs of days with equal terms; days of arrival and departure are extended as weekdays allow. */
function runsOf(
  days: readonly (readonly [PlainDate, DaySaid])[],
  { persons, hasAvailability }: { persons: number; hasAvailability: boolean },
): Run[] {
  const runs: { run: Run; arrivals: Weekdays; departures: Weekdays }[] = [];
  for (const [from, said] of days) {
    // Where a feed tells which nights are free, a night that it says nothing of is not.
    const isOpen = said.isOpen ?? (said.left !== undefined || !hasAvailability);
    const { price, minStay, maxStay } = said;
    const run: Run = {
      ...{ from, until: addDays(from, 1), available: isOpen && (said.left === undefined || said.left > 0) },
      ...(price && { nightlyPrice: priceFor(price, persons) }),
      ...(minStay !== undefined && { minStay }),
      ...(maxStay !== undefined && { maxStay }),
    };
    const last = runs.at(-1);
    const goesOn =
      last?.run.until === from &&
      isSame(last.run, run) &&
      last.arrivals.takes(from, said.arrives ?? true) &&
      // Who stays the night leaves on the next day.
      last.departures.takes(run.until, departsOn(days, run.until));
    if (goesOn) last.run.until = run.until;
    else runs.push({ run, arrivals: new Weekdays(), departures: new Weekdays() });
    const { arrivals, departures } = runs.at(-1)!;
    arrivals.set(from, said.arrives ?? true);
    departures.set(run.until, departsOn(days, run.until));
  }
  return runs.map(({ run, arrivals, departures }) => ({
    ...run,
    ...arrivals.as('arrivalDays'),
    ...departures.as('departureDays'),
  }));
}

const isSame = (one: Run, other: Run): boolean =>
  one.available === other.available &&
  one.nightlyPrice === other.nightlyPrice &&
  one.minStay === other.minStay &&
  one.maxStay === other.maxStay;

function departsOn(days: readonly (readonly [PlainDate, DaySaid])[], day: PlainDate): boolean {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]![0] < day) low = middle + 1;
    else high = middle;
  }
  return (days[low]?.[0] === day ? days[low]![1].departs : undefined) ?? true;
}

/** Weekdays of a run on which something is allowed; weekdays that are not in it are unknown. */
class Weekdays {
  private readonly known = new Map<number, boolean>();

  /** True if a day agrees with earlier days of its weekday; seven days without anything allowed are not a weekday rule. */
  takes(day: PlainDate, isAllowed: boolean): boolean {
    const weekday = weekdayOf(day);
    const before = this.known.get(weekday);
    if (before !== undefined) return before === isAllowed;
    return isAllowed || this.known.size < 6 || [...this.known.values()].includes(true);
  }

  set(day: PlainDate, isAllowed: boolean): void {
    this.known.set(weekdayOf(day), isAllowed);
  }

  as<Field extends 'arrivalDays' | 'departureDays'>(field: Field): Partial<Record<Field, number[]>> {
    if (![...this.known.values()].includes(false)) return {};
    const allowed = [1, 2, 3, 4, 5, 6, 7].filter((day) => this.known.get(day - 1) !== false);
    return { [field]: allowed } as Partial<Record<Field, number[]>>;
  }
}
