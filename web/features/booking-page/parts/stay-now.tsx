import { useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { mapLink } from '../../../../domain/map-link.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import buttons from '../../../components/button.module.css';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import styles from '../../booking/layout.module.css';
import { useExact } from '../../booking/use-exact.ts';
import { useOfficeLine, type OfficeLine } from '../../office/office-line.ts';
import { TakeAlong } from '../carried/take-along.tsx';
import { dayOfStay, hasLeft, isUnderway } from './is-underway.ts';
import own from './stay-now.module.css';

/** Shows the facts that matter during the stay above everything else: times, directions, the key, and one button for help. */
export function StayNow({ booking }: { booking: Booking }): ReactNode {
  const today = useToday();
  if (!isUnderway(booking, today)) return null;
  return (
    <>
      <Now booking={booking} today={today} />
      <TakeAlong booking={booking} />
    </>
  );
}

function Now({ booking, today }: { booking: Booking; today: string }): ReactNode {
  const { t, format } = useTexts();
  const exact = useExact(booking);
  const root = useRouteLoaderData<{ office: OfficeLine }>('root');
  const office = useOfficeLine(root?.office ?? null);
  const { position, address, arrivalInfo, checkIn, checkOut, money, nextSteps } = booking;
  const day = dayOfStay(booking, today);
  const isLeaving = day === 'departure';
  const [isOver] = useState(() => hasLeft(booking, new Date()));
  const at = isLeaving ? checkOut : checkIn;
  const dueAt = (moment: 'before' | 'arrival' | 'departure'): string =>
    at === null
      ? t(`booking.now.${moment}.byAgreement`)
      : t(`booking.now.${moment}.text`, { time: format.time(at) });
  const place = address
    ? [address.street, [address.zip, address.city].filter(Boolean).join(' ')].filter(Boolean)
    : [];
  const canReport = nextSteps.includes('report');
  return (
    <Card className={styles.stack} data-testid="stay-now">
      <h2 className={styles.cardTitle}>{t(`booking.now.${isOver ? 'left' : day}.title`)}</h2>
      {day !== 'between' && (
        <p className={styles.strong}>{isOver ? t('booking.now.left.text') : dueAt(day)}</p>
      )}
      {money !== null && money.overdue > 0 && (
        <p>
          <a href={money.href}>{t('booking.now.pay', { amount: format.money(money.overdue, exact) })}</a>
        </p>
      )}
      {!isLeaving && place.length > 0 && (
        <p>
          <span className={styles.small}>{t('booking.wayThere.address')}</span>
          <br />
          {place.join(', ')}
        </p>
      )}
      {!isLeaving && (
        <p>
          <span className={styles.small}>{t('booking.wayThere.arrival')}</span>
          <br />
          <span className={styles.preserved}>{arrivalInfo ?? t('booking.now.noKey')}</span>
        </p>
      )}
      <p className={own.ways}>
        {!isLeaving && position && (
          <a
            className={classNames(buttons.button, buttons.primary)}
            href={
              position.withinMetres === null
                ? `geo:${position.lat},${position.lon}?q=${position.lat},${position.lon}`
                : mapLink(position)
            }
            data-testid="now-way"
          >
            {t('booking.now.way')}
          </a>
        )}
        {(canReport || office) && (
          <a
            className={classNames(buttons.button, buttons.secondary)}
            href={canReport ? '#help' : `tel:${office?.phone.interact ?? ''}`}
            data-testid="now-help"
          >
            {t('booking.now.help')}
          </a>
        )}
      </p>
    </Card>
  );
}
