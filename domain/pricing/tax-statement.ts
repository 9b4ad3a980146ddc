import { add, noMoney, sumCents, times, type Cents } from '../money.ts';
import { nightsBetween, toDayNumber, type PlainDate, type Stay } from '../stay.ts';
import type { TouristTaxBand } from './home-rates.ts';
import { TaxOfParty } from './tourist-tax.ts';

/** A stay with the tourist tax to which its guests agreed. */
export interface TaxedStay extends Stay {
  bookingNumber: number;
  place: string;
  title: string;
  persons: number;
  childAges: readonly number[];
  /** Taxed person nights by rate. A tax on the price is one line with the quantity 1. */
  lines: readonly { unit: string; unitPrice: Cents; quantity: number; total: Cents }[];
  /** The travellers, if the guests' check-in is complete. Null if only the booking is known. */
  registered: { persons: number; childAges: readonly number[] } | null;
  /** Current rates of the home. */
  bands: readonly TouristTaxBand[];
}

interface StatementRow extends TaxedStay {
  nights: number;
  adults: number;
  /** Nights times persons, including untaxed ones. */
  personNights: number;
  childNights: number;
  /** Person nights that are taxed by a fixed rate. Those taxed by a share of the price do not count. */
  taxedNights: number;
  amount: Cents;
  /** The tax of the booking if the actual travellers owe another amount, else null. */
  bookedAmount: Cents | null;
}

interface PlaceStatement {
  place: string;
  stays: StatementRow[];
  personNights: number;
  childNights: number;
  /** Taxed person nights by rate, the highest rate first. */
  rates: { unitPrice: Cents; quantity: number; total: Cents }[];
  /** The part of the tax that is a share of prices. */
  ofPrices: Cents;
  amount: Cents;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Replaces the booked party by the registered travellers, and computes their tax. A tax on the price stays as agreed,
 * since it does not depend on the number of travellers.
 */
function countRegistered(stay: TaxedStay): TaxedStay {
  const { registered, bands } = stay;
  if (!registered) return stay;
  if (bands.some(({ percent }) => percent !== undefined)) return { ...stay, ...registered };
  const tax = new TaxOfParty(bands, nightsBetween(stay.startDate, stay.endDate), registered);
  const lines = [...tax.rates(toDayNumber(stay.startDate)).personNights].map(([unitPrice, quantity]) => ({
    ...{ unit: 'personNight', unitPrice, quantity, total: times(unitPrice, quantity) },
  }));
  return { ...stay, ...registered, lines };
}

const sumLines = ({ lines }: TaxedStay): Cents => sumCents(lines.map(({ total }) => total));

function toStatementRow(booked: TaxedStay): StatementRow {
  const stay = countRegistered(booked);
  const amount = sumLines(stay);
  const bookedAmount = sumLines(booked);
  const nights = nightsBetween(stay.startDate, stay.endDate);
  const children = Math.min(stay.childAges.length, stay.persons);
  return {
    ...stay,
    nights,
    adults: stay.persons - children,
    personNights: nights * stay.persons,
    childNights: nights * children,
    taxedNights: sum(stay.lines.filter(({ unit }) => unit === 'personNight').map(({ quantity }) => quantity)),
    amount,
    bookedAmount: bookedAmount === amount ? null : bookedAmount,
  };
}

function sumByRate(stays: readonly StatementRow[]): PlaceStatement['rates'] {
  const byRate = new Map<Cents, PlaceStatement['rates'][number]>();
  for (const { unit, unitPrice, quantity, total } of stays.flatMap(({ lines }) => lines)) {
    if (unit !== 'personNight') continue;
    const rate = byRate.get(unitPrice) ?? { unitPrice, quantity: 0, total: noMoney };
    byRate.set(unitPrice, { unitPrice, quantity: rate.quantity + quantity, total: add(rate.total, total) });
  }
  return [...byRate.values()].sort((one, other) => other.unitPrice - one.unitPrice);
}

/** Sums up stays by place, as municipalities require. A stay counts as a whole in the month of its departure. */
export function statementByPlace(stays: readonly TaxedStay[]): PlaceStatement[] {
  return [...Map.groupBy(stays.map(toStatementRow), ({ place }) => place)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([place, ofPlace]) => ({
      place,
      stays: ofPlace,
      personNights: sum(ofPlace.map(({ personNights }) => personNights)),
      childNights: sum(ofPlace.map(({ childNights }) => childNights)),
      rates: sumByRate(ofPlace),
      ofPrices: sumCents(
        ofPlace.flatMap(({ lines }) => lines.filter(({ unit }) => unit === 'stay').map(({ total }) => total)),
      ),
      amount: sumCents(ofPlace.map(({ amount }) => amount)),
    }));
}

/** Returns the first day of a month and of the next one. */
export function monthRange(month: string): { from: PlainDate; until: PlainDate } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, until: `${next}-01` };
}
