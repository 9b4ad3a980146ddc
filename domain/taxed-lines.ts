import type { Cents } from './money.ts';
import { vatOf, type TaxFreeReason, type VatOfLine } from './vat.ts';

/** A sum of an invoice, with the tax that is in it; without `vat` who bills shows none. */
export interface LineWithVat {
  amount: Cents;
  vat?: VatOfLine;
}

/** A sum of an invoice with the tax that is in it. */
export interface TaxedLine<Line extends LineWithVat> {
  line: Line;
  /** Null where no tax is shown. */
  vat: VatOfLine | null;
  /** What is left of the amount without its tax. */
  net: Cents;
}

/** The sum of all lines that are billed at one rate, or without tax. `O` stands for what lies outside of the tax of whoever bills. */
export interface VatGroup {
  category: VatOfLine['category'] | 'O';
  percent: number;
  net: Cents;
  tax: Cents;
  /** Why sums of it are exempt, each reason once. */
  reasons: readonly TaxFreeReason[];
}

/** Writes into each line what tax is in it, on the day of the invoice, so that a later rate changes nothing. */
export function withVat<Line extends LineWithVat & { code: string }>(
  lines: readonly Line[],
  { country, vatId }: { country: string; vatId: string | null },
): Line[] {
  return lines.map((line) => {
    const vat = vatOf(line.code, country, vatId);
    return vat ? { ...line, vat } : line;
  });
}

/**
 * Prices include tax, so what is paid stands and the tax is taken out of it, once for all sums of a rate. The lines'
 * net amounts are rounded so that they add up to that of their group: what rounding leaves goes to the largest line.
 */
export function taxedLines<Line extends LineWithVat>(
  lines: readonly Line[],
): { lines: TaxedLine<Line>[]; groups: VatGroup[] } {
  const taxed = lines.map((line) => ({
    line,
    vat: line.vat ?? null,
    net: netOf(line.amount, line.vat?.percent ?? 0),
  }));
  const groups = [...new Set(taxed.map(keyOf))].map((key): VatGroup => {
    const members = taxed.filter((member) => keyOf(member) === key);
    const { vat } = members[0]!;
    const gross = members.reduce((sum, { line }) => sum + line.amount, 0);
    const net = netOf(gross, vat?.percent ?? 0);
    const largest = members.reduce((a, b) => (Math.abs(b.line.amount) > Math.abs(a.line.amount) ? b : a));
    largest.net += net - members.reduce((sum, member) => sum + member.net, 0);
    const reasons = members.flatMap(({ vat: one }) => (one && 'reason' in one ? [one.reason] : []));
    return {
      category: vat?.category ?? 'O',
      percent: vat?.percent ?? 0,
      net,
      tax: gross - net,
      reasons: [...new Set(reasons)],
    };
  });
  return { lines: taxed, groups };
}

/** The reasons for which sums of an invoice bear no tax. */
export function reasonsOf(groups: readonly VatGroup[]): TaxFreeReason[] {
  return groups.flatMap(({ reasons }) => reasons);
}

/** What of a sum is not tax, in whole cents; halves go away from zero, as they do on a receipt. */
function netOf(gross: Cents, percent: number): Cents {
  // Rates have at most one place after the point.
  const parts = 1000 + Math.round(percent * 10);
  return Math.sign(gross) * Math.round((Math.abs(gross) * 1000) / parts) + 0;
}

const keyOf = ({ vat }: { vat: VatOfLine | null }): string => (vat ? `${vat.category}${vat.percent}` : 'O');
