import { proportion } from './cents.ts';
import { add, noMoney, subtract, sumCents, type Cents } from './money.ts';
import type { PlainDate } from './stay.ts';

/** What an agency gets of a stay in an owner's home. */
export interface OwnerTerms {
  /** Of the rent. */
  feePerMille: number;
  /** Per stay. */
  feeCents: Cents;
  /** Tax on the fee. */
  vatPerMille: number;
  /** The agency keeps what guests pay beside the rent. */
  keepsExtras: boolean;
}

/** A stay that ends in the month, or a cancelled one that was to end in it and has cost a fee. */
export interface StayOfOwner {
  bookingNumber: number;
  objectNumber: number;
  home: string;
  startDate: PlainDate;
  endDate: PlainDate;
  isCancelled: boolean;
  /** Of a cancelled stay: the cancellation fee. */
  rent: Cents;
  extras: Cents;
  /** What the platform keeps of rent and extras. */
  commission: Cents;
}

export interface StatementStay extends StayOfOwner {
  /** Extras that the owner gets. */
  ownExtras: Cents;
  fee: Cents;
  vat: Cents;
  /** What the owner gets of the stay. */
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
  /** What the owner gets for the month; below zero: what the owner owes the agency. */
  balance: Cents;
}

/** The fixed part of the fee is for work with a stay, which a cancelled one does not make. */
export function settleStay(stay: StayOfOwner, terms: OwnerTerms): StatementStay {
  const ownExtras = terms.keepsExtras ? noMoney : stay.extras;
  const share = proportion(stay.rent, terms.feePerMille, 1_000);
  const fee = stay.isCancelled ? share : add(share, terms.feeCents);
  const vat = proportion(fee, terms.vatPerMille, 1_000);
  // Who gets the extras bears the commission on them.
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

/** Such as `12-2026-0007`: the agency's number, the year of issue, and the number in it. */
export const ownerStatementName = (series: string, number: number): string =>
  `${series.replace(/^owners-/, '')}-${String(number).padStart(4, '0')}`;

export const ownerStatementSeries = (agencyId: number, issuedOn: PlainDate): string =>
  `owners-${agencyId}-${issuedOn.slice(0, 4)}`;
