import type { TaxPayers } from './tourist-tax.ts';
import { proportion } from '../cents.ts';
import { add, sumCents, type Cents } from '../money.ts';
import type { PlainDate, Stay } from '../stay.ts';
import type { Discount, ServiceCode, ServiceUnit } from './home-rates.ts';
import type { StayRefusal } from './stay-rules.ts';

/**
 * Price and availability of a stay, as stored with a booking. Amounts are cents. If a night has no price, there are
 * no lines and all amounts are 0.
 */
export interface Quote {
  stay: Stay;
  persons: number;
  calculatedAt: number;
  status: 'free' | 'inactive' | StayRefusal;
  statusNights: number | null;
  isPriced: boolean;
  accommodation: {
    original: Cents;
    price: Cents;
    discount: Pick<Discount, 'kind' | 'percent'> | null;
  };
  lines: readonly QuoteLine[];
  /** Price of insurance for this stay; if chosen, there is also a line. */
  insurancePrice: Cents;
  bonus: Bonus;
  totals: QuoteTotals;
  paymentPlan: readonly Installment[];
  paymentMethods: readonly number[];
  collectedByUs: boolean;
  deposit: Cents;
  /** Metered consumption, paid on site and not part of any total. */
  consumptionEstimate: Cents;
  cancellation: readonly CancellationStep[];
}

export interface QuoteLine {
  code: ServiceCode | 'furtherGuests' | 'touristTax' | 'insurance';
  unit: ServiceUnit;
  unitPrice: Cents;
  quantity: number;
  total: Cents;
  mandatory: boolean;
  prepaid: boolean;
  /** Whose tourist tax it is, where adults and children pay different rates. */
  payers?: TaxPayers;
}

export interface Bonus {
  state: 'none' | 'applied' | 'unknown' | 'expired' | 'belowMinimum';
  amount: Cents;
}

export interface QuoteTotals {
  /** Total shown everywhere: accommodation and all unavoidable costs. */
  complete: Cents;
  /** Paid to the collector: accommodation, prepaid services and extras, insurance, less the bonus. */
  prepaid: Cents;
  /** Paid on arrival: mandatory and chosen costs on site, tourist tax. */
  onSite: Cents;
}

/** `full` if everything paid to us is due at once, else `downPayment` and `balance`. */
export interface Installment {
  kind: 'downPayment' | 'balance' | 'full' | 'onSite';
  /** Null until the booking is binding. */
  dueDate: PlainDate | null;
  amount: Cents;
}

/** Percentage of the accommodation price due if cancelled fewer than `daysBefore` days before arrival. */
export interface CancellationStep {
  daysBefore: number;
  percent: number;
}

export function quoteTotal({ totals }: Pick<Quote, 'totals'>): Cents {
  return add(totals.prepaid, totals.onSite);
}

export function filterLines(
  { lines }: Pick<Quote, 'lines'>,
  filter: Pick<QuoteLine, 'mandatory' | 'prepaid'>,
): QuoteLine[] {
  return lines.filter((line) => line.mandatory === filter.mandatory && line.prepaid === filter.prepaid);
}

export function sumLines(lines: readonly Pick<QuoteLine, 'total'>[]): Cents {
  return sumCents(lines.map(({ total }) => total));
}

/** Applies to the discounted accommodation only: services are not rendered, so nothing is due for them. */
export function cancellationFee({ accommodation }: Pick<Quote, 'accommodation'>, percent: number): Cents {
  return proportion(accommodation.price, percent, 100);
}
