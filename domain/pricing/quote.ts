import { proportion } from '../cents.ts';
import { add, sumCents, type Cents } from '../money.ts';
import type { PlainDate, Stay } from '../stay.ts';
import type { Discount, ServiceCode, ServiceUnit } from './home-rates.ts';
import type { StayRefusal } from './stay-rules.ts';

/**
 * Price and availability of a stay, as quoted, agreed on and stored with a booking. Amounts are cents. If a night has no price, there are
 * no lines and all amounts are 0.
 */
export interface Quote {
  stay: Stay;
  persons: number;
  /** Milliseconds since 1970. */
  calculatedAt: number;
  /** `free`, or the reason why the stay cannot be booked. */
  status: 'free' | 'inactive' | StayRefusal;
  /** The shortest or longest stay in nights, if the status is about it. */
  statusNights: number | null;
  /** False if a night has no price. */
  isPriced: boolean;
  accommodation: {
    original: Cents;
    price: Cents;
    discount: Pick<Discount, 'kind' | 'percent'> | null;
  };
  /** All costs besides the accommodation, tourist tax included, in the order shown. */
  lines: readonly QuoteLine[];
  /** Price of insurance for this stay; if it is chosen there is also a line. */
  insurancePrice: Cents;
  bonus: Bonus;
  totals: QuoteTotals;
  /** Fixed with the quote; adds up to `prepaid` and `onSite`. */
  paymentPlan: readonly Installment[];
  paymentMethods: readonly number[];
  /** True: we collect; false: the landlord does. */
  collectedByUs: boolean;
  deposit: Cents;
  /** Metered consumption, paid on site and in no total. */
  consumptionEstimate: Cents;
  /** The home's terms on the day of the quote. */
  cancellation: readonly CancellationStep[];
}

export interface QuoteLine {
  code: ServiceCode | 'furtherGuests' | 'touristTax' | 'insurance';
  unit: ServiceUnit;
  unitPrice: Cents;
  /** Units charged; 0 for an extra that was not chosen. */
  quantity: number;
  total: Cents;
  mandatory: boolean;
  prepaid: boolean;
}

export interface Bonus {
  state: 'none' | 'applied' | 'unknown' | 'expired' | 'belowMinimum';
  /** The discount of the code; 0 unless it was applied. */
  amount: Cents;
}

export interface QuoteTotals {
  /** The number shown everywhere: accommodation and all costs that this party cannot avoid. */
  complete: Cents;
  /** Paid to the collector: accommodation, prepaid services and extras, insurance, less the bonus. */
  prepaid: Cents;
  /** Paid on arrival: mandatory and chosen costs on site, tourist tax. */
  onSite: Cents;
}

/** `full` if everything paid to us is due at once, else `downPayment` and `balance`. */
export interface Installment {
  kind: 'downPayment' | 'balance' | 'full' | 'onSite';
  /** Null while unknown: it follows the day on which the booking binds guest and host. */
  dueDate: PlainDate | null;
  amount: Cents;
}

/** Cancelled fewer than `daysBefore` days before arrival, this percentage of the accommodation is due. */
export interface CancellationStep {
  daysBefore: number;
  percent: number;
}

export function totalOf({ totals }: Pick<Quote, 'totals'>): Cents {
  return add(totals.prepaid, totals.onSite);
}

export function linesOf(
  { lines }: Pick<Quote, 'lines'>,
  wanted: Pick<QuoteLine, 'mandatory' | 'prepaid'>,
): QuoteLine[] {
  return lines.filter((line) => line.mandatory === wanted.mandatory && line.prepaid === wanted.prepaid);
}

export function sumOf(lines: readonly Pick<QuoteLine, 'total'>[]): Cents {
  return sumCents(lines.map(({ total }) => total));
}

/** A share of the discounted accommodation only: services are not rendered, so nothing is due for them. */
export function cancellationFee({ accommodation }: Pick<Quote, 'accommodation'>, percent: number): Cents {
  return proportion(accommodation.price, percent, 100);
}
