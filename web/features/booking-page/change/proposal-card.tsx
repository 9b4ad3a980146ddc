import type { ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { useFocusOnResult } from '../../../components/use-focus-on-result.ts';
import { VacancyBubble } from '../../../components/vacancy-bubble.tsx';
import parts from '../../booking/booking-parts.module.css';
import { ChangeComparison } from '../../booking/change-comparison.tsx';
import { endOfCancelledChange } from '../../booking/change-words.ts';
import { changeVacancies } from '../../booking/change-states.ts';
import styles from '../../booking/layout.module.css';
import { ListPriceNote } from '../../booking/list-price-note.tsx';
import { ProposalMoney } from '../../booking/proposal-money.tsx';
import type { BookingLink } from '../../booking/use-linked.ts';
import { ProposalAnswer, type ProposalAction } from './proposal-answer.tsx';

type Change = NonNullable<Booking['change']>;

/** A change that the host proposes: old beside new, what it costs, until when, and that nothing changes without an answer. */
export function ProposalCard({
  booking,
  change,
  proposal,
  link,
  onChange,
  onRead,
}: {
  booking: Pick<Booking, 'status' | 'cancelledAt'>;
  change: Change;
  proposal: NonNullable<Change['proposal']>;
  link: BookingLink;
  onChange: (booking: Booking) => void;
  onRead: () => Promise<void>;
}): ReactNode {
  const { t, format } = useTexts();
  const { state, agreed, total } = change;
  const { expiresAt, listTotal, money } = proposal;
  const isOpen = state === 'open';
  const ended = endOfCancelledChange(booking, change);
  const heading = useFocusOnResult<HTMLHeadingElement>(state);
  const { submit, sending, failure } = useSubmit('answerProposal', {
    onDone: onChange,
    onFailure: async ({ type }) => {
      if (type === 'change-not-open') await onRead();
    },
  });
  const refused = sending ? null : failure;
  const answer = (action: ProposalAction, message: string): void =>
    void submit({
      ...{ bookingID: Number(link.id), bookingHash: link.hash, changeID: change.changeID },
      ...{ action, message },
    });
  return (
    <Card className={styles.stack} data-testid="proposal-card">
      <div className={parts.done}>
        <h2 className={styles.cardTitle} ref={heading} tabIndex={-1}>
          {t(`booking.proposal.${isOpen ? 'title' : 'titleEnded'}`)}
        </h2>
        <span data-testid="change-state" data-state={state} role="status">
          <VacancyBubble vacancy={changeVacancies[state]}>
            {t(ended === 'settled' ? 'booking.change.ended.done' : `booking.proposal.state.${state}`)}
          </VacancyBubble>
        </span>
      </div>
      <FailureNotice
        text={
          refused && t(`booking.proposal.${refused.type === 'change-not-open' ? 'failed' : 'failedOther'}`)
        }
      />
      <p>
        {t(ended ? `booking.change.ended.${ended}` : `booking.proposal.stateText.${state}`, {
          moment: format.moment(change.answeredAt ?? change.createdAt),
          until: format.moment(expiresAt),
        })}
      </p>
      {change.message !== '' && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('booking.view.landlordMessage')}</h3>
          <p className={styles.preserved}>{change.message}</p>
        </div>
      )}
      <ChangeComparison agreed={agreed} requested={change} requestedLabel={t('booking.proposal.proposed')} />
      {isOpen && (
        <ListPriceNote
          total={total}
          listTotal={listTotal}
          text={(key, amounts) => t(`booking.proposal.${key}`, amounts)}
        />
      )}
      {money && (
        <ProposalMoney
          money={money}
          title={t('booking.proposal.money')}
          nothingOpen={t('booking.proposal.nothingOpen')}
          refundText={(amount) => t('booking.proposal.refund', { amount })}
        />
      )}
      {change.answer && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('booking.proposal.yourAnswer')}</h3>
          <p className={styles.preserved}>{change.answer}</p>
        </div>
      )}
      {isOpen && <ProposalAnswer change={change} sending={sending?.action ?? null} onAnswer={answer} />}
    </Card>
  );
}
