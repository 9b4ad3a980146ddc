import type { ReactNode } from 'react';
import type { Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ListPriceNote } from '../../features/booking/list-price-note.tsx';
import { ProposalMoney } from '../../features/booking/proposal-money.tsx';

export function OwnListPriceNote({ total, listTotal }: { total: Euros; listTotal: Euros }): ReactNode {
  const { t } = useTexts();
  return (
    <ListPriceNote
      total={total}
      listTotal={listTotal}
      text={(key, amounts) => t(`landlord.proposal.${key}`, amounts)}
    />
  );
}

/** What the guest pays or gets back, for the host. */
export function GuestMoney({ money }: { money: Parameters<typeof ProposalMoney>[0]['money'] }): ReactNode {
  const { t } = useTexts();
  return (
    <ProposalMoney
      money={money}
      title={t('landlord.proposal.openPayments')}
      nothingOpen={t('landlord.proposal.nothingOpen')}
      refundText={(amount) => t('landlord.proposal.refund', { amount })}
    />
  );
}
