import { proportion, type Cents } from '../money.ts';
import type { PlainDate, Stay } from '../stay.ts';
import type { Discount, ServiceCode, ServiceUnit } from './home-rates.ts';
import type { StayRefusal } from './stay-rules.ts';

/**
 * What a stay costs and whether it can be booked, as it is quoted, agreed on and stored with a booking. Every amount is
 * cents. Where a night has no price, there are no lines and all amounts are 0.
 */
export interface Quote {
  stay: Stay;
  /** All persons, children included. */
  persons: number;
  /** The moment of the quote in milliseconds since 1970. */
  calculatedAt: number;
  /** `free`, or the reason why the stay cannot be booked. */
  status: 'free' | 'inactive' | StayRefusal;
  /** The nights that the status speaks of: the shortest or longest stay. */
  statusNights: number | null;
  /** False where a night has no price. */
  isPriced: boolean;
  accommodation: {
    /** The price before the discount. */
    original: Cents;
    /** The price after the discount. */
    price: Cents;
    discount: Pick<Discount, 'kind' | 'percent'> | null;
  };
  /** All costs beside the accommodation, in the order in which they are shown; the tourist tax is one of them. */
  lines: readonly QuoteLine[];
  /** What the insurance of this stay would cost; a guest who takes it has a line for it too. */
  insurancePrice: Cents;
  bonus: Bonus;
  totals: QuoteTotals;
  /** What is due when, made once with the quote; it adds up to `prepaid` and `onSite`. */
  paymentPlan: readonly Installment[];
  /** Codes of the methods that may be chosen. */
  paymentMethods: readonly number[];
  /** Whether the house collects the money, or else the landlord. */
  collectedByUs: boolean;
  deposit: Cents;
  /** What is used up by meter is paid on site and in no total. */
  consumptionEstimate: Cents;
  /** The home's terms on the day of the quote. */
  cancellation: readonly CancellationStep[];
}

/** One cost of a stay beside the accommodation: a service, the tourist tax, the insurance. */
export interface QuoteLine {
  code: ServiceCode | 'touristTax' | 'insurance';
  unit: ServiceUnit;
  unitPrice: Cents;
  /** The units that are charged; 0 for an extra that was not chosen. */
  quantity: number;
  total: Cents;
  /** Whether this party can avoid it. */
  mandatory: boolean;
  /** Whether it is paid with the booking, or else on site. */
  prepaid: boolean;
}

export interface Bonus {
  state: 'none' | 'applied' | 'unknown' | 'expired' | 'belowMinimum';
  /** What the code takes off; 0 unless it was applied. */
  amount: Cents;
}

export interface QuoteTotals {
  /** The number that is shown everywhere: the accommodation and all that this party cannot avoid. */
  complete: Cents;
  /** What is paid to whoever collects: accommodation, prepaid services and extras, insurance, less the bonus. */
  prepaid: Cents;
  /** What is paid on arrival: mandatory and chosen costs on site, tourist tax. */
  onSite: Cents;
}

/** One part of what is paid: `full` where all that is paid to us is due at once, else `downPayment` and `balance`. */
export interface Installment {
  kind: 'downPayment' | 'balance' | 'full' | 'onSite';
  /** Null while the day is not known: it follows the day on which the booking binds guest and host. */
  dueDate: PlainDate | null;
  amount: Cents;
}

/** Whoever cancels fewer than `daysBefore` days ahead of arrival owes so many percent of the accommodation. */
export interface CancellationStep {
  daysBefore: number;
  percent: number;
}

/** Everything that the guest will pay: with the booking and on site. */
export function totalOf({ totals }: Pick<Quote, 'totals'>): Cents {
  return totals.prepaid + totals.onSite;
}

/** The lines of one place in the price: mandatory or chosen, paid with the booking or on site. */
export function linesOf(
  { lines }: Pick<Quote, 'lines'>,
  wanted: Pick<QuoteLine, 'mandatory' | 'prepaid'>,
): QuoteLine[] {
  return lines.filter((line) => line.mandatory === wanted.mandatory && line.prepaid === wanted.prepaid);
}

export function sumOf(lines: readonly Pick<QuoteLine, 'total'>[]): Cents {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/** A fee is a share of the accommodation after its discount: services are not rendered, so nothing of them is due. */
export function cancellationFee({ accommodation }: Pick<Quote, 'accommodation'>, percent: number): Cents {
  return proportion(accommodation.price, percent, 100);
}
