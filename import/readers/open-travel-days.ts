import { addDays, isPlainDate, nightsBetween, toWeekday, type PlainDate } from '../../domain/stay.ts';
import type { FeedCalendar } from '../../contract/feeds/feed-home.ts';
import {
  findFurtherGuests,
  priceFor,
  type FurtherGuests,
  type GuestPrices,
} from './open-travel-guest-prices.ts';
import {
  findAll,
  firstAttribute,
  parseDecimal,
  streamElements,
  isFalse,
  isTrue,
  parseWholeNumber,
  type FoundElement,
  type XmlElement,
} from './xml-elements.ts';

/** Days in one message. Fields that it omits keep the values of earlier messages. */
interface DayMessage {
  /** Null for all rooms of the property. */
  room: string | null;
  plan: string | null;
  from: PlainDate;
  last: PlainDate;
  /** One flag per weekday, starting with Monday. */
  weekdays: readonly boolean[];
  says: DaySaid;
}

interface DaySaid {
  /** Null if the price was removed. */
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
  /** True if fewer guests would pay less. */
  isByGuests: boolean;
  /** True if further children would pay another amount than further adults. */
  isByAge: boolean;
}

export type OpenTravelDays = ReadonlyMap<string, readonly DayMessage[]>;

/** Dates further ahead are treated as a mistyped year. */
const daysMax = 1_500;

/** Reads messages about prices and availability. Messages without usable days are reported with their line. */
export async function readOpenTravelDays(
  path: string,
  into: Map<string, DayMessage[]>,
  onOddDay: (reason: string, line: number) => void,
): Promise<void> {
  for await (const message of streamElements(path, ['RateAmountMessage', 'AvailStatusMessage'])) {
    const reportOddDay = (reason: string): void => onOddDay(reason, message.line);
    const hotel = firstAttribute([message, ...withoutContent(message)], 'HotelCode');
    if (hotel === '') {
      reportOddDay('no HotelCode');
      continue;
    }
    const days =
      message.name === 'RateAmountMessage'
        ? readPriceMessages(message, reportOddDay)
        : readAvailabilityMessages(message, reportOddDay);
    into.set(hotel, [...(into.get(hotel) ?? []), ...days]);
  }
}

const withoutContent = ({ around }: FoundElement): XmlElement[] =>
  around.toReversed().map((one) => ({ ...one, children: [], text: '' }));

type Odd = (reason: string) => void;

const weekdayNames = [['Mon'], ['Tue'], ['Weds', 'Wed'], ['Thur', 'Thu'], ['Fri'], ['Sat'], ['Sun']];

function readPeriod(
  elements: readonly XmlElement[],
  reportOddDay: Odd,
): Pick<DayMessage, 'from' | 'last' | 'weekdays'> | null {
  const from = firstAttribute(elements, 'Start').slice(0, 10);
  const lastDay = firstAttribute(elements, 'End').slice(0, 10);
  if (!isPlainDate(from) || !isPlainDate(lastDay) || lastDay < from) {
    reportOddDay('no days from Start to End');
    return null;
  }
  if (nightsBetween(from, lastDay) > daysMax) {
    reportOddDay('days of more than four years');
    return null;
  }
  const weekdayFlags = weekdayNames.map((names) => firstAttribute(elements, ...names));
  // Flags that are true name the only weekdays. Flags that are false exclude weekdays from all.
  const namesWeekdays = weekdayFlags.some((one) => isTrue(one));
  return {
    from,
    last: lastDay,
    weekdays: weekdayFlags.map((one) => (namesWeekdays ? isTrue(one) : !isFalse(one))),
  };
}

function readScope(control: XmlElement | undefined): Pick<DayMessage, 'room' | 'plan'> {
  const readScopeAttribute = (name: string): string | null =>
    (control && firstAttribute([control], name)) || null;
  return {
    room: readScopeAttribute('InvTypeCode') ?? readScopeAttribute('InvCode'),
    plan: readScopeAttribute('RatePlanCode'),
  };
}

function readPriceMessages(message: FoundElement, reportOddDay: Odd): DayMessage[] {
  const [control] = findAll(message, 'StatusApplicationControl');
  const isRemoved = withoutContent(message).some(({ attributes }) =>
    /^remove$/i.test(attributes['NotifType'] ?? ''),
  );
  const rates = findAll(message, 'Rates', 'Rate');
  if (rates.length === 0 && !isRemoved) reportOddDay('no rate');
  return (isRemoved ? [message] : rates).flatMap((rate) => {
    const days = readPeriod([rate, ...(control ? [control] : [])], reportOddDay);
    const price = isRemoved ? null : readNightPrice(rate, reportOddDay);
    return days && price !== undefined ? [{ ...readScope(control), ...days, says: { price } }] : [];
  });
}

/** Returns the price of a night by number of guests, or undefined if the rate is not a price for guests. */
function readNightPrice(rate: XmlElement, reportOddDay: Odd): NightPrice | undefined {
  const unit = firstAttribute([rate], 'RateTimeUnit');
  const count = firstAttribute([rate], 'UnitMultiplier') || '1';
  if ((unit !== '' && !/^(?:Day|FullDuration)$/.test(unit)) || unit === 'FullDuration' || count !== '1') {
    reportOddDay('a price that is not of one night');
    return undefined;
  }
  const amounts = findAll(rate, 'BaseByGuestAmts', 'BaseByGuestAmt').flatMap((base) => {
    const amount = readAmountAttribute(base, 'AmountAfterTax');
    return amount === null || amount <= 0
      ? []
      : [
          {
            amount,
            currency: readCurrency([base, rate]),
            guests: parseWholeNumber(base.attributes['NumberOfGuests']),
          },
        ];
  });
  const best = amounts.toSorted((one, other) => (other.guests ?? 0) - (one.guests ?? 0))[0];
  if (!best) {
    reportOddDay('no price that has its taxes in it');
    return undefined;
  }
  const additional = findAll(rate, 'AdditionalGuestAmounts', 'AdditionalGuestAmount');
  const isForAdults = ({ attributes }: XmlElement): boolean =>
    [undefined, '10'].includes(attributes['AgeQualifyingCode']);
  const readAmount = (extra: XmlElement | undefined): number =>
    (extra && (readAmountAttribute(extra, 'Amount') ?? readAmountAttribute(extra, 'AmountAfterTax'))) ?? 0;
  const extra = readAmount(additional.find(isForAdults));
  return {
    ...{ amounts, extra, currency: best.currency },
    isByGuests: extra > 0 || amounts.some(({ amount }) => amount !== best.amount),
    isByAge: additional.some((one) => readAmount(one) !== extra),
  };
}

const readCurrency = (elements: readonly XmlElement[]): string =>
  firstAttribute(elements, 'CurrencyCode').toUpperCase();

/** Reads an amount. `DecimalPlaces` gives the number of decimals if there is no decimal point. */
export function readAmountAttribute(element: XmlElement, name: string): number | null {
  const amountText = element.attributes[name]?.trim();
  const amount = parseDecimal(amountText);
  const places = parseWholeNumber(element.attributes['DecimalPlaces']) ?? 0;
  return amount === null || amountText!.includes('.') || places < 0 || places > 4
    ? amount
    : amount / 10 ** places;
}

function readAvailabilityMessages(message: FoundElement, reportOddDay: Odd): DayMessage[] {
  const [control] = findAll(message, 'StatusApplicationControl');
  const days = readPeriod(control ? [control] : [message], reportOddDay);
  if (!days) return [];
  const terms: DaySaid = {};
  const roomsLeft = parseWholeNumber(message.attributes['BookingLimit']);
  if (roomsLeft !== null) terms.left = roomsLeft;
  for (const { attributes } of findAll(message, 'LengthsOfStay', 'LengthOfStay')) {
    const time = parseWholeNumber(attributes['Time']);
    const unit = attributes['TimeUnit'] ?? 'Day';
    const bound = /Min/i.test(attributes['MinMaxMessageType'] ?? '') ? 'minStay' : 'maxStay';
    // A time of zero means that there is no limit.
    if (unit === 'Day' && time === 0) terms[bound] = bound === 'minStay' ? 1 : 2000;
    else if (
      unit === 'Day' &&
      time !== null &&
      time > 0 &&
      /M(?:in|ax)(?:LOS|Stay)/i.test(attributes['MinMaxMessageType'] ?? '')
    )
      terms[bound] = Math.min(2000, time);
    else reportOddDay('a length of stay that is not understood');
  }
  for (const { attributes } of findAll(message, 'RestrictionStatus')) {
    const isOpen = /^open$/i.test(attributes['Status'] ?? '');
    if (!isOpen && !/^close$/i.test(attributes['Status'] ?? '')) continue;
    const restriction = (attributes['Restriction'] ?? 'Master').toLowerCase();
    if (restriction === 'arrival') terms.arrives = isOpen;
    else if (restriction === 'departure') terms.departs = isOpen;
    else terms.isOpen = isOpen;
  }
  if (Object.keys(terms).length > 0) return [{ ...readScope(control), ...days, says: terms }];
  reportOddDay('neither a status nor a length of stay');
  return [];
}

/**
 * Builds the calendar of a room and the price of further guests from all messages. Returns a text with the reason if
 * that is not possible, and null if no message is about the room.
 */
export function buildCalendar(
  messages: readonly DayMessage[],
  room: string | null,
  { personsMax, currency }: { personsMax: number; currency: string },
): { calendar: FeedCalendar; furtherGuests?: FurtherGuests } | string | null {
  const roomMessages = filterByRoom(messages, room);
  const plans = new Set(
    roomMessages.flatMap(({ says: terms, plan }) => (terms.price && plan !== null ? [plan] : [])),
  );
  if (plans.size > 1) return `prices of several rate plans: ${[...plans].slice(0, 5).join(', ')}`;
  const [plan] = plans;
  const days = new Map<PlainDate, DaySaid>();
  let [hasPrices, hasAvailability] = [false, false];
  for (const message of roomMessages) {
    if (message.plan !== null && plan !== undefined && message.plan !== plan) continue;
    if (message.says.price) hasPrices = true;
    if (message.says.isOpen !== undefined || message.says.left !== undefined) hasAvailability = true;
    for (let day = message.from; day <= message.last; day = addDays(day, 1)) {
      if (message.weekdays[toWeekday(day)]) days.set(day, { ...days.get(day), ...message.says });
    }
  }
  if (!hasPrices) return null;
  const foreign = [...days.values()].find(
    ({ price }) => price && price.currency !== '' && price.currency !== currency,
  );
  if (foreign) return `prices in ${foreign.price!.currency}, not in ${currency}`;
  const nights = [...days.values()].flatMap(({ price }) => price ?? []);
  const furtherGuests = findFurtherGuests(nights, personsMax);
  const calendar = buildRuns(
    [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    { persons: furtherGuests?.included ?? personsMax, hasAvailability },
  );
  return { calendar, ...(furtherGuests && { furtherGuests }) };
}

const filterByRoom = (messages: readonly DayMessage[], room: string | null): readonly DayMessage[] =>
  messages.filter((message) => message.room === null || room === null || message.room === room);

export const doPricesDependOn = (
  criterion: 'isByGuests' | 'isByAge',
  messages: readonly DayMessage[],
  room: string | null,
): boolean => filterByRoom(messages, room).some(({ says: terms }) => terms.price?.[criterion] === true);

type Run = FeedCalendar[number];

/** Builds runs of days with equal terms. Arrival and departure days are stored by weekday as far as possible. */
function buildRuns(
  days: readonly (readonly [PlainDate, DaySaid])[],
  { persons, hasAvailability }: { persons: number; hasAvailability: boolean },
): Run[] {
  const runs: { run: Run; arrivals: Weekdays; departures: Weekdays }[] = [];
  for (const [from, said] of days) {
    // In a feed with availability messages a night without one is not available.
    const isOpen = said.isOpen ?? (said.left !== undefined || !hasAvailability);
    const { price, minStay, maxStay } = said;
    const run: Run = {
      ...{ from, until: addDays(from, 1), available: isOpen && (said.left === undefined || said.left > 0) },
      ...(price && { nightlyPrice: priceFor(price, persons) }),
      ...(minStay !== undefined && { minStay }),
      ...(maxStay !== undefined && { maxStay }),
    };
    const lastRun = runs.at(-1);
    const goesOn =
      lastRun?.run.until === from &&
      isSame(lastRun.run, run) &&
      lastRun.arrivals.takes(from, said.arrives ?? true) &&
      // A guest who stays the last night departs on the next day.
      lastRun.departures.takes(run.until, isDepartureAllowed(days, run.until));
    if (goesOn) lastRun.run.until = run.until;
    else runs.push({ run, arrivals: new Weekdays(), departures: new Weekdays() });
    const { arrivals, departures } = runs.at(-1)!;
    arrivals.set(from, said.arrives ?? true);
    departures.set(run.until, isDepartureAllowed(days, run.until));
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

function isDepartureAllowed(days: readonly (readonly [PlainDate, DaySaid])[], day: PlainDate): boolean {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]![0] < day) low = middle + 1;
    else high = middle;
  }
  return (days[low]?.[0] === day ? days[low]![1].departs : undefined) ?? true;
}

/** Weekdays of a run on which arrival or departure is allowed. Weekdays that the run does not contain are unknown. */
class Weekdays {
  private readonly known = new Map<number, boolean>();

  /**
   * Returns true if the day agrees with earlier days of its weekday. Seven days without any allowed day are no weekday
   * rule.
   */
  takes(day: PlainDate, isAllowed: boolean): boolean {
    const weekday = toWeekday(day);
    const earlierDay = this.known.get(weekday);
    if (earlierDay !== undefined) return earlierDay === isAllowed;
    return isAllowed || this.known.size < 6 || [...this.known.values()].includes(true);
  }

  set(day: PlainDate, isAllowed: boolean): void {
    this.known.set(toWeekday(day), isAllowed);
  }

  as<Field extends 'arrivalDays' | 'departureDays'>(field: Field): Partial<Record<Field, number[]>> {
    if (![...this.known.values()].includes(false)) return {};
    const allowedWeekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => this.known.get(day - 1) !== false);
    return { [field]: allowedWeekdays } as Partial<Record<Field, number[]>>;
  }
}
