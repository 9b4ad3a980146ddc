import type { Cents } from '../../../../domain/money.ts';
import { linesOf, type Quote, type QuoteLine } from '../../../../domain/pricing/quote.ts';
import type { VatOfLine } from '../../../../domain/vat.ts';

/** One sum of an invoice or of a confirmation. What reduces the total is below zero. */
export interface BilledLine {
  code: QuoteLine['code'] | 'accommodation' | 'reduction' | 'bonus' | 'cancellationFee';
  amount: Cents;
  /** The share that a reduction or a fee is. */
  percent?: number;
  /** How often, and for how much each, where that says more than the amount. */
  quantity?: number;
  unitPrice?: Cents;
  /** The tax that is in the amount, where the landlord shows it. */
  vat?: VatOfLine;
}

/** What is paid to whoever collects, line by line: it adds up to `totals.prepaid`. */
export function stayLines(quote: Quote): BilledLine[] {
  const { original, price, discount } = quote.accommodation;
  const lines: BilledLine[] = [{ code: 'accommodation', amount: original }];
  if (original > price) {
    lines.push({ code: 'reduction', amount: price - original, percent: discount?.percent ?? 0 });
  }
  lines.push(
    ...linesOf(quote, { mandatory: true, prepaid: true }).map(billed),
    ...linesOf(quote, { mandatory: false, prepaid: true }).filter(isChosen).map(billed),
  );
  if (quote.bonus.amount > 0) lines.push({ code: 'bonus', amount: 0 - quote.bonus.amount });
  return lines;
}

/** What is paid on arrival, line by line. */
export function onSiteLines(quote: Quote): BilledLine[] {
  return [
    ...linesOf(quote, { mandatory: true, prepaid: false }),
    ...linesOf(quote, { mandatory: false, prepaid: false }).filter(isChosen),
  ].map(billed);
}

/** The lines that take back what others have billed. */
export function reversed(lines: readonly BilledLine[]): BilledLine[] {
  return lines.map((line) => ({ ...line, amount: 0 - line.amount }));
}

export function totalOfLines(lines: readonly BilledLine[]): Cents {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

const isChosen = ({ quantity }: QuoteLine): boolean => quantity > 0;

function billed({ code, total, quantity, unitPrice }: QuoteLine): BilledLine {
  const isCounted = quantity > 1 && quantity * unitPrice === total;
  return { code, amount: total, ...(isCounted && { quantity, unitPrice }) };
}
