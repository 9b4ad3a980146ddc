import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChangeComparison } from '../../features/booking/change-comparison.tsx';
import styles from '../../features/booking/layout.module.css';
import { proposalWords, type ProposedStay } from './proposal-draft.ts';
import { GuestMoney, OwnListPriceNote } from './proposal-sums.tsx';

export type Preview = ResponseOf<Api['proposeChange']>;

/** What a proposal means for host and guest, before it is sent. */
export function ProposalPreview({
  booking,
  stay,
  preview,
  message,
}: {
  booking: LandlordBooking;
  stay: ProposedStay;
  preview: Preview;
  message: string;
}): ReactNode {
  const { t, format } = useTexts();
  const { agreedTotal, total, listTotal, receives, money, expiresAt } = preview;
  const words = proposalWords(booking);
  const typed = stay.price.kind === 'total' ? stay.price.amount : total;
  return (
    <div className={styles.stack} data-testid="proposal-preview">
      <ChangeComparison
        agreed={{ ...booking, total: agreedTotal }}
        requested={{ ...stay, total }}
        agreedLabel={words === 'landlord.offer' ? t('booking.offer.before') : undefined}
        requestedLabel={t(
          words === 'landlord.offer' ? 'landlord.offer.offered' : 'landlord.proposal.proposed',
        )}
      />
      {typed !== total && (
        <p className={styles.small}>
          {t('landlord.proposal.price.totalRounded', {
            asked: format.moneyExact(typed),
            total: format.moneyExact(total),
          })}
        </p>
      )}
      <OwnListPriceNote total={total} listTotal={listTotal} />
      {receives && (
        <div>
          <h3 className={styles.small}>{t('landlord.proposal.forYou')}</h3>
          <p className={styles.strong} data-testid="proposal-receives">
            {t(`landlord.proposal.${receives.agreed === receives.proposed ? 'receivesSame' : 'receives'}`, {
              agreed: format.moneyExact(receives.agreed),
              proposed: format.moneyExact(receives.proposed),
            })}
          </p>
        </div>
      )}
      <div className={styles.tight}>
        <h3 className={styles.small}>{t('landlord.proposal.forGuest')}</h3>
        <GuestMoney money={money} />
      </div>
      {message !== '' && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('landlord.yourMessage')}</h3>
          <p className={styles.preserved}>{message}</p>
        </div>
      )}
      <p className={styles.small}>{t(`${words}.binding`, { moment: format.moment(expiresAt) })}</p>
    </div>
  );
}
