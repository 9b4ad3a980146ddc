import { cents } from './cents.ts';
import { add, subtract, sumCents, type Cents } from './money.ts';
import { computeVat, type TaxFreeReason, type VatOfLine } from './vat.ts';

/** A sum of an invoice; without `vat` the issuer shows no tax. */
export interface LineWithVat {
  amount: Cents;
  vat?: VatOfLine;
}

export interface TaxedLine<Line extends LineWithVat> {
  line: Line;
  /** Null if no tax is shown. */
  vat: VatOfLine | null;
  net: Cents;
}

/** All lines with the same rate, or without tax. Category `O` means outside the scope of the issuer's tax. */
export interface VatGroup {
  category: VatOfLine['category'] | 'O';
  percent: number;
  net: Cents;
  tax: Cents;
  reasons: readonly TaxFreeReason[];
}

/** Stores the tax of the invoice's day in each line, so that later rates change nothing. */
export function withVat<Line extends LineWithVat & { code: string }>(
  lines: readonly Line[],
  { country, vatId }: { country: string; vatId: string | null },
): Line[] {
  return lines.map((line) => {
    const vat = computeVat(line.code, country, vatId);
    return vat ? { ...line, vat } : line;
  });
}

/**
 * Groups lines by tax rate. Prices include tax, which is extracted from the total, once per rate. Net amounts of lines are rounded to add
 * up to their group: the rest goes to the largest line.
 */
export function taxedLines<Line extends LineWithVat>(
  lines: readonly Line[],
): { lines: TaxedLine<Line>[]; groups: VatGroup[] } {
  const linesWithGroup = lines.map((line) => ({
    line,
    vat: line.vat ?? null,
    net: netAmount(line.amount, line.vat?.percent ?? 0),
  }));
  const groups = [...new Set(linesWithGroup.map(groupKey))].map((key): VatGroup => {
    const members = linesWithGroup.filter((member) => groupKey(member) === key);
    const { vat } = members[0]!;
    const gross = sumCents(members.map(({ line }) => line.amount));
    const net = netAmount(gross, vat?.percent ?? 0);
    const largest = members.reduce((a, b) => (Math.abs(b.line.amount) > Math.abs(a.line.amount) ? b : a));
    largest.net = add(largest.net, subtract(net, sumCents(members.map((member) => member.net))));
    const reasons = members.flatMap(({ vat: one }) => (one && 'reason' in one ? [one.reason] : []));
    return {
      category: vat?.category ?? 'O',
      percent: vat?.percent ?? 0,
      net,
      tax: subtract(gross, net),
      reasons: [...new Set(reasons)],
    };
  });
  return { lines: linesWithGroup, groups };
}

export function listTaxFreeReasons(groups: readonly VatGroup[]): TaxFreeReason[] {
  return groups.flatMap(({ reasons }) => reasons);
}

/** Returns the net amount in whole cents; halves are rounded away from zero, as on receipts. */
function netAmount(gross: Cents, percent: number): Cents {
  // Rates have at most one decimal.
  const parts = 1000 + Math.round(percent * 10);
  return cents(Math.sign(gross) * Math.round((Math.abs(gross) * 1000) / parts) + 0);
}

const groupKey = ({ vat }: { vat: VatOfLine | null }): string =>
  vat ? `${vat.category}${vat.percent}` : 'O';
