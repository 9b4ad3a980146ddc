import type { Cents } from '../../../../domain/money.ts';
import {
  taxedLines,
  type LineWithVat,
  type TaxedLine,
  type VatGroup,
} from '../../../../domain/taxed-lines.ts';
import { vatOfCommission } from '../../../../domain/vat.ts';

/** The commission of one booking in a month, its tax included; below zero where less became due than was billed before. */
export interface CommissionLine extends LineWithVat {
  bookingNumber: number;
  home: string;
  amount: Cents;
}

/** Writes into each line what tax is in it, on the day of the invoice. */
export function taxCommission(
  lines: readonly (Omit<CommissionLine, 'vat'> & { homeCountry: string })[],
  landlord: { country: string; vatId: string | null },
): CommissionLine[] {
  return lines.map(({ homeCountry, ...line }) => {
    const vat = vatOfCommission(landlord, homeCountry);
    return vat ? { ...line, vat } : line;
  });
}

/** What a month's commission comes to, with the tax by rate. */
export function commissionSums(lines: readonly CommissionLine[]): {
  lines: TaxedLine<CommissionLine>[];
  groups: VatGroup[];
  total: Cents;
  tax: Cents;
} {
  const { lines: taxed, groups } = taxedLines(lines);
  return {
    lines: taxed,
    groups,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    tax: groups.reduce((sum, group) => sum + group.tax, 0),
  };
}
