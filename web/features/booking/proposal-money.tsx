import type { ReactNode } from 'react';
import type { BookingChange } from '../../../contract/booking/booking-change.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { PaymentPlan } from './payment-plan.tsx';

type MoneyOfProposal = NonNullable<NonNullable<BookingChange['proposal']>['money']>;

/** What the guest gets back, and what is still to be paid, once a proposal is accepted. */
export function ProposalMoney({
  money: { payments, refund },
  title,
  nothingOpen,
  refundText,
}: {
  money: MoneyOfProposal;
  title: string;
  nothingOpen: string;
  refundText: (amount: string) => string;
}): ReactNode {
  const { format } = useTexts();
  const open = payments
    .filter((part) => part.open > 0)
    .map(({ kind, dueDate, open: amount }) => ({ kind, dueDate, amount }));
  return (
    <div data-testid="proposal-money">
      {refund > 0 && <p>{refundText(format.moneyExact(refund))}</p>}
      {open.length > 0 ? <PaymentPlan payments={open} title={title} exact /> : <p>{nothingOpen}</p>}
    </div>
  );
}
