import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking, BookingState } from '../../../contract/booking/booking.ts';
import { pathOf } from '../../../domain/routes.ts';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { AddressLines } from './address-lines.tsx';
import styles from './booking.module.css';
import { PriceBreakdown } from './price-breakdown.tsx';
import { StayFacts } from './stay-bar.tsx';

export function BookingStatus({ status }: { status: BookingState }): ReactNode {
  const { t } = useTexts();
  return (
    <span className={styles.status} data-testid="booking-status" data-status={status}>
      {t(`booking.status.${status}`)}
    </span>
  );
}

export function Documents({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  if (booking.documents.length === 0) return null;
  return (
    <Card>
      <h2 className={`${styles.cardTitle} ${styles.cardHead}`}>{t('booking.document.title')}</h2>
      <p className={styles.links}>
        {booking.documents.map(({ kind, href }) => (
          // A file, not a page of the app.
          <a key={kind} href={href} download data-testid={`document-${kind}`}>
            <Icon name={kind === 'calendarFile' ? 'calendar' : 'external'} size={20} />
            {t(`booking.document.${kind}`)}
          </a>
        ))}
      </p>
    </Card>
  );
}

export function StayCard({ booking }: { booking: Booking }): ReactNode {
  const { t, language } = useTexts();
  const { object } = booking;
  const { place, region, country } = object.locations;
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('booking.stay.title')}</h2>
      <div>
        <p className={styles.homeTitle}>
          <Link to={pathOf('ObjectPage', language, { objectNumber: object.objectNumber })}>
            {object.title}
          </Link>
        </p>
        <p className={styles.small}>{[place, region, country].filter(Boolean).join(', ')}</p>
      </div>
      <StayFacts home={booking} stay={booking} />
      {booking.remarks !== '' && (
        <div>
          <h3 className={styles.small}>{t('booking.view.remarks')}</h3>
          <p className={styles.preserved}>{booking.remarks}</p>
        </div>
      )}
    </Card>
  );
}

export function PriceCard({ booking }: { booking: Booking }): ReactNode {
  const { t, format } = useTexts();
  const { price } = booking;
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
      <div data-testid="summary-price" data-cents={Math.round(price.priceObject.priceComplete * 100)}>
        <PriceBreakdown price={price} />
      </div>
      {booking.cancellationFee !== null && (
        <p>
          <strong>{t('booking.view.feeDue', { amount: format.money(booking.cancellationFee) })}</strong>
        </p>
      )}
    </Card>
  );
}

export function GuestCard({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  return (
    <Card>
      <h2 className={`${styles.cardTitle} ${styles.cardHead}`}>{t('booking.view.guest')}</h2>
      <AddressLines customer={booking.customer} />
    </Card>
  );
}

/** The provider's own contact, once confirmed, and what the provider wrote. */
export function LandlordCard({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  const { landlord, landlordMessage } = booking;
  if (!landlord && !landlordMessage) return null;
  return (
    <Card className={styles.tight}>
      <h2 className={styles.cardTitle}>{t('booking.view.landlord')}</h2>
      {landlord && (
        <>
          <p>{landlord.name}</p>
          <p className={styles.links}>
            <a href={`mailto:${landlord.email}`}>
              <Icon name="mail" size={20} />
              {landlord.email}
            </a>
            {landlord.phone && (
              <a href={`tel:${landlord.phone.replace(/[^\d+]/g, '')}`}>
                <Icon name="phone" size={20} />
                {landlord.phone}
              </a>
            )}
          </p>
        </>
      )}
      {landlordMessage && (
        <div>
          <h3 className={styles.small}>{t('booking.view.landlordMessage')}</h3>
          <p className={styles.preserved}>{landlordMessage}</p>
        </div>
      )}
    </Card>
  );
}
