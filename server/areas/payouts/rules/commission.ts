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

/**
 * Writes into each line what tax is in it, on the day of the invoice. What is not subject to tax bears none and no mark, unless other lines of the
 * invoice are taxed: EN 16931 has no invoice that is subject to tax in part (BR-O-11), and it is marked as exempt there.
 */
export function taxCommission(
  lines: readonly (Omit<CommissionLine, 'vat'> & { homeCountry: string })[],
  landlord: { country: string; vatId: string | null },
): CommissionLine[] {
  const rated = lines.map(({ homeCountry, ...line }) => ({
    line,
    vat: vatOfCommission(landlord, homeCountry),
  }));
  const isTaxed = rated.some(({ vat }) => vat !== null);
  return rated.map(({ line, vat }) => {
    if (!isTaxed) return line;
    return { ...line, vat: vat ?? { category: 'E', percent: 0, reason: 'outside' } };
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
