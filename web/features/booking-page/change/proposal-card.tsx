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
import { OfferAnswer, type OnAnswer } from './offer-answer.tsx';
import { ProposalAnswer } from './proposal-answer.tsx';

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
  booking: Booking;
  change: Change;
  proposal: NonNullable<Change['proposal']>;
  link: BookingLink;
  onChange: (booking: Booking) => void;
  onRead: () => Promise<void>;
}): ReactNode {
  const { t, format } = useTexts();
  const { state, agreed, total } = change;
  const { concludes, expiresAt, listTotal, money } = proposal;
  const words = concludes ? 'booking.offer' : 'booking.proposal';
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
  const answer: OnAnswer = (action, message, address) =>
    void submit({
      ...{ bookingID: Number(link.id), bookingHash: link.hash, changeID: change.changeID },
      ...{ action, message },
      // The terms are shown above the button.
      ...(concludes && action === 'accept' && { acceptTerms: true }),
      ...(address && { address }),
    });
  return (
    <Card className={styles.stack} data-testid="proposal-card">
      <div className={parts.done}>
        <h2 className={styles.cardTitle} ref={heading} tabIndex={-1}>
          {t(`${words}.${isOpen ? 'title' : 'titleEnded'}`)}
        </h2>
        <span data-testid="change-state" data-state={state} role="status">
          <VacancyBubble vacancy={changeVacancies[state]}>
            {t(ended === 'settled' ? 'booking.change.ended.done' : `booking.proposal.state.${state}`)}
          </VacancyBubble>
        </span>
      </div>
      <FailureNotice
        text={
          refused &&
          refused.type !== 'invalid-customer' &&
          t(`booking.proposal.${refused.type === 'change-not-open' ? 'failed' : 'failedOther'}`)
        }
      />
      <p>
        {t(ended ? `booking.change.ended.${ended}` : `${words}.stateText.${state}`, {
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
      <ChangeComparison
        agreed={agreed}
        requested={change}
        agreedLabel={concludes ? t('booking.offer.before') : undefined}
        requestedLabel={t(concludes ? 'booking.offer.offered' : 'booking.proposal.proposed')}
      />
      {isOpen && (
        <ListPriceNote
          total={total}
          listTotal={listTotal}
          text={(key, amounts) =>
            t(
              concludes && key === 'aboveList' ? 'booking.offer.aboveList' : `booking.proposal.${key}`,
              amounts,
            )
          }
        />
      )}
      {money && (
        <ProposalMoney
          money={money}
          title={t(`${words}.money`)}
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
      {isOpen &&
        (concludes ? (
          <OfferAnswer
            booking={booking}
            change={change}
            sending={sending?.action ?? null}
            refusedFields={refused?.type === 'invalid-customer' ? refused.data.fields : undefined}
            onAnswer={answer}
          />
        ) : (
          <ProposalAnswer change={change} sending={sending?.action ?? null} onAnswer={answer} />
        ))}
    </Card>
  );
}
