import { add, sumCents, type Cents } from '../money.ts';
import { fromDayNumber, horizonDays, toDayNumber, type PlainDate } from '../stay.ts';
import { furtherGuestsCost } from './further-guests.ts';
import type { FreeRun, Now } from './booking-rules.ts';
import type { Party, HomeRates } from './home-rates.ts';
import { accommodationRates, quoteNights } from './stay-price.ts';
import { serviceSums } from './stay-quote.ts';
import { bookedNights, checkDays, type OccupiedPeriod, type StayCheck } from './stay-rules.ts';
import { TaxOfParty } from './tourist-tax.ts';

export interface PricedArrival {
  date: PlainDate;
  status: StayCheck['status'] | 'inactive';
  /** See `StayCheck`. */
  nights: number | null;
  total: Cents | null;
}

/**
 * Prices a stay of this length for each arrival from `from` to `until` (both included, within the horizon); equal to
 * `checkStay` and `completePrice` for each stay.
 */
export function priceCalendar(
  rates: HomeRates,
  periods: readonly OccupiedPeriod[],
  { nights, party, from, until }: { nights: number; party: Party; from: PlainDate; until: PlainDate },
  now: Now,
): PricedArrival[] {
  const todayDay = toDayNumber(now.today);
  const firstDay = Math.max(toDayNumber(from), todayDay);
  const lastDay = Math.min(toDayNumber(until), todayDay + horizonDays - 1);
  const booked = bookedNights(periods, now.today);
  const nextOccupied = nextOccupiedNights(booked);
  // Services depend only on length and party, so they are equal for all arrivals.
  const services = serviceSums(rates, nights, party);
  const costs = add(services.prepaid, services.onSite);
  const further = furtherGuestsCost(rates.furtherGuests, nights, party);
  const tax = new TaxOfParty(rates.touristTax, nights, party);

  const perNight = accommodationRates(rates);
  const days: PricedArrival[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const occupancy = {
      isOccupied: () => nextOccupied[day - todayDay]! < day - todayDay + nights,
      freeRun: () => freeRunFrom(booked, nextOccupied, day - todayDay, todayDay),
    };
    const check = checkDays(rates, occupancy, { startDay: day, endDay: day + nights }, party, now);
    const quote = check.status === 'free' ? quoteNights(perNight, day, nights, todayDay) : null;
    const total = quote && sumCents([quote.price, costs, tax.total(day, add(quote.price, further))]);
    days.push({ date: fromDayNumber(day), ...check, total });
  }
  return days;
}

function freeRunFrom(
  booked: Uint8Array,
  nextOccupied: Uint32Array,
  offset: number,
  todayDay: number,
): FreeRun {
  let from = offset;
  while (from > 0 && booked[from - 1] === 0) from -= 1;
  const until = nextOccupied[offset]!;
  return { from: todayDay + from, until: until === noNight ? Infinity : todayDay + until };
}

const noNight = 0xffffffff;

/** Returns for each night the first occupied night from it on, or `noNight`. */
function nextOccupiedNights(booked: Uint8Array): Uint32Array {
  const nextNights = new Uint32Array(booked.length);
  let nextOccupied = noNight;
  for (let night = booked.length - 1; night >= 0; night -= 1) {
    if (booked[night]) nextOccupied = night;
    nextNights[night] = nextOccupied;
  }
  return nextNights;
}
