import type { ReactNode } from 'react';
import type { BookingChange } from '../../../contract/booking/booking-change.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { PaymentPlan } from './payment-plan.tsx';

export type MoneyOfProposal = NonNullable<NonNullable<BookingChange['proposal']>['money']>;

/** What the guest gets back, and what is still to be paid, once a proposal is accepted. `words` is the prefix of the texts. */
export function ProposalMoney({
  money: { payments, refund },
  title,
  words,
}: {
  money: MoneyOfProposal;
  title: string;
  words: 'booking.proposal' | 'landlord.proposal';
}): ReactNode {
  const { t, format } = useTexts();
  const open = payments
    .filter((part) => part.open > 0)
    .map(({ kind, dueDate, open: amount }) => ({ kind, dueDate, amount }));
  return (
    <div data-testid="proposal-money">
      {refund > 0 && <p>{t(`${words}.refund`, { amount: format.moneyExact(refund) })}</p>}
      {open.length > 0 ? (
        <PaymentPlan payments={open} title={title} exact />
      ) : (
        <p>{t(`${words}.nothingOpen`)}</p>
      )}
    </div>
  );
}
