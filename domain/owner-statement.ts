import { proportion } from './cents.ts';
import { add, noMoney, subtract, sumCents, type Cents } from './money.ts';
import type { PlainDate } from './stay.ts';

/** The agency's fee for stays in an owner's home. */
export interface OwnerTerms {
  /** Share of the rent, per mille. */
  feePerMille: number;
  /** Fixed fee for each stay. */
  feeCents: Cents;
  /** Tax on the fee, per mille. */
  vatPerMille: number;
  /** True if the agency keeps what guests pay in addition to the rent. */
  keepsExtras: boolean;
}

/** A stay that ends in the month. Also a cancelled stay that would have ended in it, if there is a cancellation fee. */
export interface StayOfOwner {
  bookingNumber: number;
  objectNumber: number;
  home: string;
  startDate: PlainDate;
  endDate: PlainDate;
  isCancelled: boolean;
  /** For a cancelled stay, the cancellation fee. */
  rent: Cents;
  extras: Cents;
  /** The platform's commission on rent and extras. */
  commission: Cents;
}

export interface StatementStay extends StayOfOwner {
  /** Extras that are paid to the owner. */
  ownExtras: Cents;
  fee: Cents;
  vat: Cents;
  /** The amount that the owner earns from the stay. */
  amount: Cents;
}

export interface StatementCost {
  costId: number;
  day: PlainDate;
  words: string;
  home: string | null;
  amount: Cents;
}

export interface StatementSums {
  rent: Cents;
  extras: Cents;
  commission: Cents;
  fee: Cents;
  vat: Cents;
  costs: Cents;
  /** The amount that the owner gets for the month. If negative, the owner owes it to the agency. */
  balance: Cents;
}

/** The fixed fee is for work during a stay, so cancelled stays are free of it. */
export function settleStay(stay: StayOfOwner, terms: OwnerTerms): StatementStay {
  const ownExtras = terms.keepsExtras ? noMoney : stay.extras;
  const share = proportion(stay.rent, terms.feePerMille, 1_000);
  const fee = stay.isCancelled ? share : add(share, terms.feeCents);
  const vat = proportion(fee, terms.vatPerMille, 1_000);
  // The commission on extras is borne by the side that gets them.
  const all = add(stay.rent, stay.extras);
  const commission =
    terms.keepsExtras && all > 0 ? proportion(stay.commission, stay.rent, all) : stay.commission;
  const amount = subtract(add(stay.rent, ownExtras), sumCents([commission, fee, vat]));
  return { ...stay, commission, ownExtras, fee, vat, amount };
}

export function sumStatement(
  stays: readonly StatementStay[],
  costs: readonly Pick<StatementCost, 'amount'>[],
): StatementSums {
  const sumOf = (part: 'rent' | 'ownExtras' | 'commission' | 'fee' | 'vat' | 'amount'): Cents =>
    sumCents(stays.map((stay) => stay[part]));
  const costSum = sumCents(costs.map(({ amount }) => amount));
  return {
    rent: sumOf('rent'),
    extras: sumOf('ownExtras'),
    commission: sumOf('commission'),
    fee: sumOf('fee'),
    vat: sumOf('vat'),
    costs: costSum,
    balance: subtract(sumOf('amount'), costSum),
  };
}

/**
 * Formats the number of a statement, such as `12-2026-0007`: the agency's number, the year of issue, and a sequence
 * number.
 */
export const ownerStatementName = (series: string, number: number): string =>
  `${series.replace(/^owners-/, '')}-${String(number).padStart(4, '0')}`;

export const ownerStatementSeries = (agencyId: number, issuedOn: PlainDate): string =>
  `owners-${agencyId}-${issuedOn.slice(0, 4)}`;
