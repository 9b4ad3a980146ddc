import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { Card } from '../../components/card.tsx';
import { HomePortrait } from '../../features/booking/home-heading.tsx';
import { homeOfBooking } from '../../features/booking/home-of-booking.ts';
import styles from '../../features/booking/layout.module.css';
import { StayFacts } from '../../features/booking/stay-facts.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';

export function BookingFacts({ booking }: { booking: LandlordBooking }): ReactNode {
  const { t, format, language } = useTexts();
  const { holdUntil } = booking;
  return (
    <Card className={styles.stack}>
      <h2 className="visually-hidden">{t('landlord.stay')}</h2>
      <HomePortrait home={homeOfBooking(booking.object, language, useRoutes())} />
      <StayFacts stay={booking} />
      {holdUntil && <p>{t('landlord.holdUntil', { moment: format.moment(holdUntil) })}</p>}
    </Card>
  );
}
