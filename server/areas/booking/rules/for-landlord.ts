import { linesOf, totalOf, type Quote } from '../../../../domain/pricing/quote.ts';
import type { Cents } from '../../../../domain/money.ts';

/** Something that was priced, with its sum in cents. */
interface Priced {
  quote: Quote;
  total_cents: Cents;
}

/**
 * The same as its landlord sees it. Where the house collects, a premium is passed on to the insurer and a bonus is the
 * house's: neither is the landlord's money, and when the house gets its parts is none of the landlord's business. Where
 * the landlord collects, all of it is asked of the guest by the landlord.
 */
export function forLandlord<Row extends Priced>(row: Row): Row {
  if (!row.quote.collectedByUs) return row;
  const quote = withoutPassedOn(row.quote);
  return { ...row, quote, total_cents: totalOf(quote) };
}

/** A change with both of its stays as their landlord sees them. */
export function changeAsLandlord<Change extends Priced & { agreed: Priced }>(change: Change): Change {
  return { ...forLandlord(change), agreed: forLandlord(change.agreed) };
}

function withoutPassedOn(quote: Quote): Quote {
  const isPremium = ({ code }: { code: string }): boolean => code === 'insurance';
  const premium = linesOf(quote, { mandatory: false, prepaid: true })
    .filter(isPremium)
    .reduce((sum, { total }) => sum + total, 0);
  const prepaid = quote.totals.prepaid + quote.bonus.amount - premium;
  return {
    ...quote,
    lines: quote.lines.filter((line) => !isPremium(line)),
    bonus: { state: 'none', amount: 0 },
    totals: { ...quote.totals, prepaid },
    paymentPlan: [
      ...(prepaid > 0 ? [{ kind: 'full', dueDate: null, amount: prepaid } as const] : []),
      ...quote.paymentPlan.filter(({ kind }) => kind === 'onSite'),
    ],
  };
}
