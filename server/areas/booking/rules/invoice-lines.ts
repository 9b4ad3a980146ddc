import { negate, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import { filterLines, type Quote, type QuoteLine } from '../../../../domain/pricing/quote.ts';
import type { VatOfLine } from '../../../../domain/vat.ts';

export interface BilledLine {
  code: QuoteLine['code'] | 'accommodation' | 'reduction' | 'bonus' | 'cancellationFee';
  amount: Cents;
  percent?: number;
  quantity?: number;
  unitPrice?: Cents;
  unit?: QuoteLine['unit'];
  payers?: QuoteLine['payers'];
  vat?: VatOfLine;
}

/** Lines paid to whoever collects; they add up to `totals.prepaid`. */
export function stayLines(quote: Quote): BilledLine[] {
  const { original, price, discount } = quote.accommodation;
  const lines: BilledLine[] = [{ code: 'accommodation', amount: original }];
  if (original > price) {
    lines.push({ code: 'reduction', amount: subtract(price, original), percent: discount?.percent ?? 0 });
  }
  lines.push(
    ...filterLines(quote, { mandatory: true, prepaid: true }).map(billed),
    ...filterLines(quote, { mandatory: false, prepaid: true }).filter(isChosen).map(billed),
  );
  if (quote.bonus.amount > 0) lines.push({ code: 'bonus', amount: negate(quote.bonus.amount) });
  return lines;
}

export function onSiteLines(quote: Quote): BilledLine[] {
  return [
    ...filterLines(quote, { mandatory: true, prepaid: false }),
    ...filterLines(quote, { mandatory: false, prepaid: false }).filter(isChosen),
  ].map(billed);
}

export function reversed(lines: readonly BilledLine[]): BilledLine[] {
  return lines.map((line) => ({ ...line, amount: negate(line.amount) }));
}

export function totalOfLines(lines: readonly BilledLine[]): Cents {
  return sumCents(lines.map(({ amount }) => amount));
}

const isChosen = ({ quantity }: QuoteLine): boolean => quantity > 0;

function billed({ code, total, quantity, unitPrice, unit, payers }: QuoteLine): BilledLine {
  const isCounted = quantity > 1 && quantity * unitPrice === total;
  return { code, amount: total, ...(isCounted && { quantity, unitPrice, unit }), ...(payers && { payers }) };
}
