import type { FiguresOfSpan } from '../../../contract/home-figures/get-home-figures.ts';
import { tellingCount } from '../../../domain/homes/home-figures.ts';
import { fromEuros, sumCents, toEuros, type Euros } from '../../../domain/money.ts';

export interface SpanSum {
  nights: number;
  taken: number;
  booked: number;
  arrivals: number;
  receives: Euros;
}

/** Sums in cents, so that sums of sums agree with the payouts. */
export function sumSpans(spans: readonly FiguresOfSpan[]): SpanSum {
  const sum = (read: (span: FiguresOfSpan) => number): number =>
    spans.reduce((total, span) => total + read(span), 0);
  return {
    nights: sum(({ nights }) => nights),
    taken: sum(({ booked, elsewhere }) => booked + elsewhere),
    booked: sum(({ booked }) => booked),
    arrivals: sum(({ arrivals }) => arrivals),
    receives: sumEuros(spans.map(({ landlordReceives }) => landlordReceives)),
  };
}

export const sumEuros = (amounts: readonly Euros[]): Euros => toEuros(sumCents(amounts.map(fromEuros)));

/** Whole percent by which a sum has changed. Null if so few bookings stand behind one of both that it would be chance. */
export function percentChange(
  now: Pick<SpanSum, 'arrivals' | 'receives'>,
  before: Pick<SpanSum, 'arrivals' | 'receives'>,
): number | null {
  if (now.arrivals < tellingCount || before.arrivals < tellingCount || before.receives <= 0) return null;
  return Math.round((now.receives / before.receives - 1) * 100);
}
