import type { ReactNode } from 'react';
import type { Booking, BookingState } from '../../../contract/booking/booking.ts';
import { isEnded } from '../../../domain/booking/is-ended.ts';
import { splitByPaid } from '../../../domain/pricing/split-by-paid.ts';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { VacancyBubble, type Vacancy } from '../../components/vacancy-bubble.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { AddressLines } from './address-lines.tsx';
import styles from './booking-parts.module.css';
import { HomePortrait } from './home-heading.tsx';
import { homeOfBooking } from './home-of-booking.ts';
import layout from './layout.module.css';
import type { PaymentLine } from './payment-plan.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import { totalPrice } from './price-rows.ts';
import { StayFacts } from './stay-facts.tsx';
import { useExact } from './use-exact.ts';
import { fromEuros, toEuros } from '../../../domain/money.ts';

const vacancies: Readonly<Record<BookingState, Vacancy>> = {
  confirmed: 'success',
  booked: 'warning',
  option: 'warning',
  requested: 'warning',
  declined: 'danger',
  cancelled: 'danger',
  expired: 'danger',
};

export function BookingStatus({
  status,
  label,
}: {
  status: BookingState;
  label?: string | undefined;
}): ReactNode {
  const { t } = useTexts();
  return (
    <span data-testid="booking-status" data-status={status}>
      <VacancyBubble vacancy={vacancies[status]}>{label ?? t(`booking.status.${status}`)}</VacancyBubble>
    </span>
  );
}

export function StayCard({ booking }: { booking: Booking }): ReactNode {
  const { t, language } = useTexts();
  const isOver = isEnded(booking.status);
  const total = <Money euros={totalPrice(booking.price)} exact={useExact(booking)} />;
  return (
    <Card className={layout.stack}>
      <h2 className="visually-hidden">{t('booking.stay.title')}</h2>
      <HomePortrait home={homeOfBooking(booking.object, language, useRoutes())} />
      <StayFacts home={booking} stay={booking} />
      <p className={styles.total}>
        <span>{t(isOver ? 'booking.view.formerTotal' : 'booking.price.total')}</span>
        {isOver ? <s>{total}</s> : <strong>{total}</strong>}
      </p>
    </Card>
  );
}

function listPayments({ payments }: Booking): PaymentLine[] {
  const inCents = payments.map((part) => ({
    ...part,
    amount: fromEuros(part.amount),
    open: fromEuros(part.open),
  }));
  return splitByPaid(inCents).map((part) => ({ ...part, amount: toEuros(part.amount) }));
}

export function PriceCard({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  const { price } = booking;
  const isOver = isEnded(booking.status);
  return (
    <Card className={layout.stack}>
      <h2 className={layout.cardTitle}>{t('booking.price.title')}</h2>
      {isOver && <p>{t('booking.view.priceOver')}</p>}
      <div data-testid="summary-price" data-cents={fromEuros(price.priceObject.priceComplete)}>
        <PriceBreakdown price={price} payments={listPayments(booking)} isOver={isOver} />
      </div>
      {booking.transfer && <TransferFacts transfer={booking.transfer} />}
    </Card>
  );
}

export function GuestCard({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={layout.stack}>
      <h2 className={layout.cardTitle}>{t('booking.view.guest')}</h2>
      <AddressLines customer={booking.customer} />
      {booking.remarks !== '' && (
        <div className={layout.inset}>
          <h3 className={layout.small}>{t('booking.view.remarks')}</h3>
          <p className={layout.preserved}>{booking.remarks}</p>
        </div>
      )}
    </Card>
  );
}

export function LandlordCard({ booking }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  const { landlord, landlordMessage } = booking;
  if (!landlord && !landlordMessage) return null;
  return (
    <Card className={layout.stack}>
      <h2 className={layout.cardTitle}>{t('booking.view.landlord')}</h2>
      {landlord && (
        <div>
          <p className={layout.strong}>{landlord.name}</p>
          <p className={layout.links}>
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
        </div>
      )}
      {landlordMessage && (
        <div className={layout.inset}>
          <h3 className={layout.small}>{t('booking.view.landlordMessage')}</h3>
          <p className={layout.preserved}>{landlordMessage}</p>
        </div>
      )}
    </Card>
  );
}
