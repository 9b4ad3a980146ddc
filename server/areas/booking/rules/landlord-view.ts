import { filterLines, quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';
import { add, noMoney, subtract, sumCents, type Cents } from '../../../../domain/money.ts';

interface Priced {
  quote: Quote;
  total_cents: Cents;
}

/**
 * Converts a price to the landlord's view. If we collect, the insurance premium goes to the insurer and we pay the
 * bonus, so both are left out, as are the dates of the guest's payments. If the landlord collects, nothing is left
 * out.
 */
export function toLandlordView<Row extends Priced>(row: Row): Row {
  if (!row.quote.collectedByUs) return row;
  const quote = omitPassedOn(row.quote);
  return { ...row, quote, total_cents: quoteTotal(quote) };
}

export function changeAsLandlord<Change extends Priced & { agreed: Priced; list_total_cents: Cents | null }>(
  change: Change,
): Change {
  const view = toLandlordView(change);
  const leftOut = subtract(change.total_cents, view.total_cents);
  return {
    ...view,
    agreed: toLandlordView(change.agreed),
    list_total_cents: change.list_total_cents === null ? null : subtract(change.list_total_cents, leftOut),
  };
}

function omitPassedOn(quote: Quote): Quote {
  const isPremium = ({ code }: { code: string }): boolean => code === 'insurance';
  const premiums = filterLines(quote, { mandatory: false, prepaid: true }).filter(isPremium);
  const premium = sumCents(premiums.map(({ total }) => total));
  const prepaid = subtract(add(quote.totals.prepaid, quote.bonus.amount), premium);
  return {
    ...quote,
    lines: quote.lines.filter((line) => !isPremium(line)),
    bonus: { state: 'none', amount: noMoney },
    totals: { ...quote.totals, prepaid },
    paymentPlan: [
      ...(prepaid > 0 ? [{ kind: 'full', dueDate: null, amount: prepaid } as const] : []),
      ...quote.paymentPlan.filter(({ kind }) => kind === 'onSite'),
    ],
  };
}
