import { add, noMoney, sumCents, times, type Cents } from '../money.ts';
import { nightsBetween, toDayNumber, type PlainDate, type Stay } from '../stay.ts';
import type { TouristTaxBand } from './home-rates.ts';
import { TaxOfParty } from './tourist-tax.ts';

/** A stay with the tourist tax that its guests have agreed to. */
export interface TaxedStay extends Stay {
  bookingNumber: number;
  place: string;
  title: string;
  persons: number;
  childAges: readonly number[];
  /** Person nights with the rate of each; a share of the price is one line with the quantity 1. */
  lines: readonly { unit: string; unitPrice: Cents; quantity: number; total: Cents }[];
  /** Those who travelled, as the guest has entered them completely; null where only the booking is known. */
  registered: { persons: number; childAges: readonly number[] } | null;
  /** Rates of the home now. */
  bands: readonly TouristTaxBand[];
}

interface StatementRow extends TaxedStay {
  nights: number;
  adults: number;
  /** Nights times persons, taxed or not. */
  personNights: number;
  childNights: number;
  /** Person nights that are taxed by a rate; those that bear a share of the price are not counted. */
  taxedNights: number;
  amount: Cents;
  /** The tax in the booking, where those who travelled owe another one; else null. */
  bookedAmount: Cents | null;
}

interface PlaceStatement {
  place: string;
  stays: StatementRow[];
  personNights: number;
  childNights: number;
  /** Taxed person nights by rate, the highest rate first. */
  rates: { unitPrice: Cents; quantity: number; total: Cents }[];
  /** The part that is a share of prices. */
  ofPrices: Cents;
  amount: Cents;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Counts those who travelled. The tax is theirs, too, unless it is a share of the price: that stays as the guest has agreed to it, whoever
 * travels.
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

/** Sums stays by place, as a municipality asks for them: a stay counts whole, in the month of its departure. */
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
