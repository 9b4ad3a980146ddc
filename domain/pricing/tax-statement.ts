import { add, noMoney, sumCents, type Cents } from '../money.ts';
import { nightsBetween, type PlainDate, type Stay } from '../stay.ts';

/** A stay with the tourist tax that its guests have agreed to. */
export interface TaxedStay extends Stay {
  bookingNumber: number;
  place: string;
  title: string;
  persons: number;
  childAges: readonly number[];
  /** Person nights with the rate of each; a share of the price is one line with the quantity 1. */
  lines: readonly { unit: string; unitPrice: Cents; quantity: number; total: Cents }[];
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

function toStatementRow(stay: TaxedStay): StatementRow {
  const nights = nightsBetween(stay.startDate, stay.endDate);
  const children = Math.min(stay.childAges.length, stay.persons);
  return {
    ...stay,
    nights,
    adults: stay.persons - children,
    personNights: nights * stay.persons,
    childNights: nights * children,
    taxedNights: sum(stay.lines.filter(({ unit }) => unit === 'personNight').map(({ quantity }) => quantity)),
    amount: sumCents(stay.lines.map(({ total }) => total)),
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
