import type { ReactNode } from 'react';
import { nightsBetween } from '../../../domain/stay.ts';
import { childrenInWords, dogsInWords } from '../../../texts/party-in-words.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './stay-facts.module.css';

/** Dates are plain; `persons` counts the children too. */
export interface StayOfParty {
  startDate: string;
  endDate: string;
  persons: number;
  childAges: readonly number[];
  pets: number;
  /** One entry for each dog; absent if the sizes are unknown. */
  petSizes?: readonly string[];
}

export function StayFacts({
  home,
  stay,
}: {
  home?: { checkIn: string | null; checkOut: string | null };
  stay: StayOfParty;
}): ReactNode {
  const { t, format } = useTexts();
  const time = (which: 'from' | 'until', at: string | null): string =>
    at === null ? t('booking.stay.byAgreement') : t(`booking.stay.${which}`, { time: format.time(at) });
  const nights = nightsBetween(stay.startDate, stay.endDate);
  const party = [t('booking.stay.persons', { count: stay.persons }), stay.pets > 0 && dogsInWords(stay, t)];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('booking.stay.arrival')}</dt>
        <dd>
          {format.dateWithWeekday(stay.startDate)}
          {home && <span className={styles.detail}>{time('from', home.checkIn)}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('booking.stay.departure')}</dt>
        <dd>
          {format.dateWithWeekday(stay.endDate)}
          {home && <span className={styles.detail}>{time('until', home.checkOut)}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('booking.stay.duration')}</dt>
        <dd>{t('booking.stay.nights', { count: nights })}</dd>
      </div>
      <div>
        <dt>{t('booking.stay.guests')}</dt>
        <dd>
          {party.filter(Boolean).join(' · ')}
          {stay.childAges.length > 0 && (
            <span className={styles.detail}>{childrenInWords(stay.childAges, t)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
