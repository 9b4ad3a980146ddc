import { sumCents, type Cents } from '../../../../domain/money.ts';
import {
  taxedLines,
  type LineWithVat,
  type TaxedLine,
  type VatGroup,
} from '../../../../domain/taxed-lines.ts';
import { vatOfCommission } from '../../../../domain/vat.ts';

/** Includes VAT; negative if less became due than was billed before. */
export interface CommissionLine extends LineWithVat {
  bookingNumber: number;
  home: string;
  amount: Cents;
}

/**
 * Sets the VAT of each line as of the invoice's day. Lines outside the scope of VAT have no category, unless other
 * lines are taxed: EN 16931 does not allow such mixed invoices (BR-O-11), so they are marked as exempt there.
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
    total: sumCents(lines.map(({ amount }) => amount)),
    tax: sumCents(groups.map((group) => group.tax)),
  };
}
