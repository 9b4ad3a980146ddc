import { useState, type ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import parts from '../booking/booking-parts.module.css';
import { BookingStatus, GuestCard, LandlordCard, PriceCard, StayCard } from '../booking/booking-parts.tsx';
import { CancellationTerms } from '../booking/cancellation-terms.tsx';
import { Documents } from '../booking/documents.tsx';
import { HouseRules } from '../booking/house-rules.tsx';
import styles from '../booking/layout.module.css';
import { nextStepsOnPage } from '../booking/next-steps.ts';
import { Timeline } from '../booking/timeline.tsx';
import type { BookingLink } from '../booking/use-linked.ts';
import { WayThere } from '../booking/way-there.tsx';
import { MessagesPart } from '../messages/messages-part.tsx';
import { TakeAlong } from './carried/take-along.tsx';
import { ProposalCard } from './change/proposal-card.tsx';
import { ChangeCard } from './change/change-card.tsx';
import { CheckInPart } from './check-in/check-in-part.tsx';
import { ProblemPart } from './problem/problem-part.tsx';
import { BookingLead } from './parts/booking-lead.tsx';
import { CancelBooking } from './parts/cancel-booking.tsx';
import { isUnderway } from './parts/is-underway.ts';
import { MoneyCard } from './parts/money-card.tsx';
import { RatingCard } from './parts/rating-card.tsx';
import { StayNow } from './parts/stay-now.tsx';
import { ConvertOption } from './parts/convert-option.tsx';

export function GuestBooking({
  booking,
  link,
  onChange,
  read,
  onReload,
}: {
  booking: Booking;
  /** Credentials for the calls; the secret is empty if the booking is opened by a login. */
  link: BookingLink;
  onChange: (booking: Booking) => void;
  read: () => Promise<Booking>;
  onReload: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const today = useToday();
  const { status } = booking;
  const { change } = booking;
  // An answered proposal stays where it was answered; an older one is not what the guest comes for.
  const [isProposed] = useState(change?.side === 'landlord' && change.state === 'open');
  const isOffered = change?.proposal?.concludes === true && change.state === 'open';
  // Whoever holds nights and has an offer decides for one of both: two forms to book would be one too many.
  const [prefersHeld, setPrefersHeld] = useState(false);
  const readAgain = async (): Promise<void> => onChange(await read());
  const proposal = change?.proposal && (
    <ProposalCard
      key={change.changeID}
      booking={booking}
      change={change}
      proposal={change.proposal}
      link={link}
      onChange={onChange}
      onRead={readAgain}
    />
  );
  const heading = useFocusOnResult<HTMLHeadingElement>(status);
  const canCancel = booking.nextSteps.includes('cancel');
  const isBinding = status === 'booked' || status === 'confirmed';
  const convertible = booking.nextSteps.includes('convert');
  const isAnsweredFirst = convertible || isProposed;
  const stay = (
    <div className={`${styles.side} ${styles.sticky}`}>
      <StayCard booking={booking} />
      <p className={styles.small}>
        {t('booking.view.bookedAt', { moment: format.moment(booking.createdAt) })}
      </p>
    </div>
  );
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('booking.view.title')}
        </h1>
        <div className={parts.done}>
          <p className={parts.number}>
            {t('booking.finish.number', { number: String(booking.bookingDisplayNumber) })}
          </p>
          <BookingStatus status={status} />
        </div>
        <BookingLead booking={booking} today={today} />
        {booking.isDirect && <p>{t('booking.direct')}</p>}
        <StayNow booking={booking} />
      </header>
      <div className={styles.columns}>
        {/* On narrow screens the home comes first, except where the guest has something to answer by a time. */}
        {!isAnsweredFirst && stay}
        <div className={styles.main}>
          {convertible && (!isOffered || prefersHeld) && (
            <ConvertOption booking={booking} link={link} onChange={onChange} onReload={onReload} />
          )}
          {isProposed && !(isOffered && prefersHeld) && proposal}
          {convertible && isOffered && (
            <div>
              <Button onClick={() => setPrefersHeld(!prefersHeld)} data-testid="prefer-held">
                {t(`booking.offer.${prefersHeld ? 'toOffer' : 'toHeld'}`)}
              </Button>
            </div>
          )}
          <ProblemPart booking={booking} link={link} />
          <CheckInPart booking={booking} link={link} today={today} />
          <RatingCard booking={booking} />
          {isBinding && (
            <Card className={styles.stack}>
              <h2 className={styles.cardTitle}>
                {t(booking.endDate <= today ? 'booking.next.past' : 'booking.finish.next')}
              </h2>
              <Timeline steps={nextStepsOnPage(booking, today, t, format)} />
            </Card>
          )}
          <MoneyCard booking={booking} />
          <WayThere booking={booking} />
          <LandlordCard booking={booking} />
          {!booking.isDirect && <MessagesPart side="guest" link={link} />}
          <Documents booking={booking} />
          {!isUnderway(booking, today) && <TakeAlong booking={booking} />}
          {!isProposed && proposal}
          <ChangeCard booking={booking} link={link} onChange={onChange} onRead={readAgain} />
          {canCancel && (
            <CancellationTerms
              bands={booking.cancellation}
              startDate={booking.startDate}
              today={today}
              unconfirmed={booking.status !== 'confirmed'}
            >
              <CancelBooking booking={booking} link={link} onCancelled={async () => onChange(await read())} />
            </CancellationTerms>
          )}
          <PriceCard booking={booking} />
          {isBinding && <HouseRules booking={booking} />}
          <GuestCard booking={booking} />
        </div>
        {isAnsweredFirst && stay}
      </div>
    </div>
  );
}
