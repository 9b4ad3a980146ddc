import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { nightsBetween } from '../../../domain/stay.ts';
import { dogsInWords } from '../../../texts/party-in-words.ts';
import { Money } from '../../components/price-table.tsx';
import type { BookingMethod } from './booking-draft.ts';
import type { BookableHome } from './bookable-home.ts';
import parts from './booking-parts.module.css';
import styles from './layout.module.css';
import { totalOf } from './price-rows.ts';
import type { StayOfParty } from './stay-facts.tsx';
import { useTexts } from '../../app/texts-context.tsx';

export function Recap({
  method,
  home,
  stay,
  price,
}: {
  method: BookingMethod;
  home: BookableHome;
  stay: StayOfParty;
  price: ShownPrice | null;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <div className={styles.stack}>
      <h2 className={styles.cardTitle}>{t(`booking.recap.title.${method}`)}</h2>
      <p>
        {t('booking.recap.text', {
          home: home.title,
          from: format.dateWithWeekday(stay.startDate),
          to: format.dateWithWeekday(stay.endDate),
          nights: t('booking.stay.nights', { count: nightsBetween(stay.startDate, stay.endDate) }),
          persons: [
            t('booking.stay.persons', { count: stay.persons }),
            ...(stay.pets > 0 ? [dogsInWords(stay, t)] : []),
          ].join(', '),
        })}
      </p>
      {price && (
        <p className={parts.total}>
          <span>{t('booking.price.total')}</span>
          <strong>
            <Money euros={totalOf(price)} />
          </strong>
        </p>
      )}
      {method !== 'booking' && <p className={styles.small}>{t(`booking.recap.${method}`)}</p>}
    </div>
  );
}
