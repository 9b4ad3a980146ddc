import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { AddressLines } from '../../features/booking/address-lines.tsx';
import parts from '../../features/booking/booking-parts.module.css';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import { MessagesPart } from '../../features/messages/messages-part.tsx';
import { AnswerForm } from './answer-form.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { findSubject } from './booking-subject.ts';
import { DirectPart } from './direct-part.tsx';
import { DoneNotice } from './done-notice.tsx';
import { CancelStay } from './cancel-stay.tsx';
import { ChangeOfBooking } from './change-of-booking.tsx';
import { Conflicts } from './conflicts.tsx';
import { LandlordMoney, LandlordPrice, LandlordShare, useLandlordSums } from './landlord-price.tsx';
import { ProposeChange } from './propose-change.tsx';
import { BookingJumps } from './booking-jumps.tsx';
import type { LandlordActions } from './use-answers.ts';

export function BookingView({
  booking,
  link,
  actions,
  planned,
}: {
  booking: LandlordBooking;
  link: BookingLink;
  actions: LandlordActions;
  /** The messages planned for the booking. Absent if the booking was opened by a mailed link without a login. */
  planned?: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const { change } = booking;
  const { shares, exact } = useLandlordSums(booking);

  const { answer } = actions;
  const heading = useFocusOnResult<HTMLHeadingElement>(booking.status);
  const isAnswerable = booking.actions.length > 0;
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`landlord.${isAnswerable ? 'heading' : 'headingAnswered'}.${findSubject(booking)}`, {
            title: booking.object.title,
          })}
        </h1>
        <div className={parts.done}>
          <p className={parts.number}>
            {t('landlord.number', { number: String(booking.bookingDisplayNumber) })}
          </p>
          <BookingStatus status={booking.status} />
          {booking.direct && <Badge>{t('landlord.direct.badge')}</Badge>}
        </div>
        {(isAnswerable || booking.cancellable) && <BookingJumps booking={booking} />}
      </header>
      <FailureNotice text={actions.cancellation.failureKey && t(actions.cancellation.failureKey)} />
      <FailureNotice text={answer.failureKey && t(answer.failureKey)} />
      {!isAnswerable && <DoneNotice booking={booking} />}
      <div className={styles.columns}>
        <div className={`${styles.side} ${styles.sticky}`}>
          <BookingFacts booking={booking} />
        </div>
        <div className={styles.main}>
          <ChangeOfBooking booking={booking} link={link} actions={actions} />
          <Conflicts conflicts={booking.conflicts} />
          <Card className={styles.stack}>
            <h2 className={styles.cardTitle}>{t('landlord.guest')}</h2>
            <AddressLines customer={booking.customer} />
            {isAnswerable && <p className={styles.small}>{t('landlord.guestHidden')}</p>}
            {booking.remarks !== '' && (
              <div className={styles.inset}>
                <h3 className={styles.small}>{t('landlord.remarks')}</h3>
                <p className={styles.preserved}>{booking.remarks}</p>
              </div>
            )}
          </Card>
          {booking.direct && (
            <DirectPart booking={booking} direct={booking.direct} onChanged={() => actions.reload(link)} />
          )}
          <LandlordShare rows={shares} exact={exact} />
          <LandlordMoney money={booking.money} />
          {isAnswerable && (
            <AnswerForm
              booking={booking}
              isSending={answer.sending !== null}
              onAnswer={(action, message) => actions.sendAnswer(link, action, message)}
            />
          )}
          {booking.proposable && (
            <ProposeChange
              key={change?.changeID}
              booking={booking}
              proposable={booking.proposable}
              link={link}
              actions={actions}
            />
          )}
          {booking.cancellable && !booking.actions.includes('decline') && (
            <CancelStay booking={booking} link={link} actions={actions} />
          )}
          {!booking.direct && <MessagesPart side="landlord" link={link} />}
          {planned}
          {!booking.direct && <LandlordPrice booking={booking} exact={exact} />}
        </div>
      </div>
    </div>
  );
}
