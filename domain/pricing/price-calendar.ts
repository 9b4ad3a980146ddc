import { add, sumCents, type Cents } from '../money.ts';
import { fromDayNumber, horizonDays, toDayNumber, type PlainDate } from '../stay.ts';
import { furtherGuestsCost } from './further-guests.ts';
import { bookingWindow, type FreeRun, type Now } from './booking-rules.ts';
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
  const window = bookingWindow(rates.rules, now);
  const todayDay = window.today;
  const firstDay = Math.max(toDayNumber(from), todayDay);
  const lastDay = Math.min(toDayNumber(until), todayDay + horizonDays - 1);
  const booked = bookedNights(periods, now.today);
  const nextOccupied = nextOccupiedNights(booked);
  const firstFree = firstFreeNights(booked);
  // Services depend only on length and party, so they are equal for all arrivals.
  const services = serviceSums(rates, nights, party);
  const costs = add(services.prepaid, services.onSite);
  const further = furtherGuestsCost(rates.furtherGuests, nights, party);
  const tax = new TaxOfParty(rates.touristTax, nights, party);

  const perNight = accommodationRates(rates);
  const days: PricedArrival[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const offset = day - todayDay;
    const next = nextOccupied[offset]!;
    const occupancy = {
      isOccupied: () => next < offset + nights,
      freeRun: (): FreeRun => ({
        from: todayDay + firstFree[offset]!,
        until: next === noNight ? Infinity : todayDay + next,
      }),
    };
    const check = checkDays(rates, occupancy, { startDay: day, endDay: day + nights }, party, window);
    const quote = check.status === 'free' ? quoteNights(perNight, day, nights, todayDay) : null;
    const total = quote && sumCents([quote.price, costs, tax.total(day, add(quote.price, further))]);
    days.push({ date: fromDayNumber(day), ...check, total });
  }
  return days;
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

/** Returns for each night the first of the free nights that lead up to it, or itself. */
function firstFreeNights(booked: Uint8Array): Uint16Array {
  const firstNights = new Uint16Array(booked.length);
  for (let night = 1; night < booked.length; night += 1)
    firstNights[night] = booked[night - 1] ? night : firstNights[night - 1]!;
  return firstNights;
}
