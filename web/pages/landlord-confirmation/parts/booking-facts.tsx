import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../../contract/landlords/landlord-booking.ts';
import { nightsBetween } from '../../../../domain/stay.ts';
import { Card } from '../../../components/card.tsx';
import styles from '../../../features/booking/booking.module.css';
import { useTexts } from '../../../shell/texts-context.tsx';

/** Who comes and when. */
export function BookingFacts({ booking }: { booking: LandlordBooking }): ReactNode {
  const { t, format } = useTexts();
  const { startDate, endDate, persons, childAges, pets, holdUntil, remarks, object } = booking;
  const rows: readonly [string, string][] = [
    [t('booking.stay.arrival'), format.dateWithWeekday(startDate)],
    [t('booking.stay.departure'), format.dateWithWeekday(endDate)],
    [
      t('booking.stay.guests'),
      [
        t('booking.stay.nights', { count: nightsBetween(startDate, endDate) }),
        t('booking.stay.persons', { count: persons }),
        childAges.length > 0 &&
          t('booking.stay.children', { count: childAges.length, ages: childAges.join(', ') }),
        pets > 0 && t('booking.stay.dogs', { count: pets }),
      ]
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('landlord.stay')}</h2>
      <p className={styles.homeTitle}>{object.title}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {holdUntil && <p>{t('landlord.holdUntil', { moment: format.moment(holdUntil) })}</p>}
      {remarks !== '' && (
        <div>
          <h3 className={styles.small}>{t('landlord.remarks')}</h3>
          <p className={styles.preserved}>{remarks}</p>
        </div>
      )}
    </Card>
  );
}
