import { useId, type ReactNode } from 'react';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { classNames } from '../../components/class-names.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useMay } from '../parts/use-may.ts';
import styles from './calendar.module.css';
import { Month } from './month.tsx';
import { isOwnBlock, type Taken } from './nights.ts';
import type { RangeState } from './use-range.ts';

export function HomeCalendar({
  home,
  months,
  today,
  range,
  onEdit,
}: {
  home: CalendarHome;
  months: readonly PlainDate[];
  today: PlainDate;
  range: RangeState;
  onEdit: (block: Taken) => void;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const may = useMay();
  const id = useId();
  return (
    <Card
      className={classNames(styles.home, months.length > 1 && styles.year)}
      data-testid="home-calendar"
      data-home={home.objectNumber}
      role="group"
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {home.title}
        </h2>
        {!home.active && <Badge>{t('landlord.calendar.inactive')}</Badge>}
      </div>
      {home.ratesOfFeed && <p className={styles.soft}>{t('landlord.calendar.ratesOfFeed')}</p>}
      <div className={styles.months} data-calendar={home.objectNumber}>
        {months.map((firstDay) => (
          <Month key={firstDay} first={firstDay} home={home} today={today} range={range} />
        ))}
      </div>
      <TakenList home={home} onEdit={onEdit} />
      {may('homes.owner') && (
        <p className={styles.soft}>
          <Link to={buildPath('LandlordFeeds', { objectNumber: home.objectNumber })} className={styles.open}>
            {t('landlord.feeds.manage')}
          </Link>
        </p>
      )}
    </Card>
  );
}

function TakenList({ home, onEdit }: { home: CalendarHome; onEdit: (block: Taken) => void }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useLandlordPaths();
  const mayChange = useMay()('homes.own');
  if (home.taken.length === 0) return <p className={styles.soft}>{t('landlord.calendar.listNone')}</p>;
  return (
    <>
      <h3 className={styles.listTitle}>{t('landlord.calendar.list')}</h3>
      <ul className={styles.list}>
        {home.taken.map((entry) => {
          const range = `${format.dayAndMonthShort(entry.startDate)} – ${format.dayAndMonthShort(entry.endDate)}`;
          const look = entry.kind !== 'blocked' ? entry.kind : isOwnBlock(entry) ? 'own' : 'other';
          return (
            <li key={entry.stayID} className={styles.taken}>
              <span className={classNames(styles.mark, styles[`night-${look}`])} aria-hidden />
              {entry.bookingID !== null ? (
                <Link
                  to={buildPath('LandlordBooking', { bookingID: entry.bookingID })}
                  className={styles.open}
                >
                  {entry.isDirect
                    ? t('landlord.direct.entry', { range, text: entry.guest })
                    : entry.confirmedBy === ''
                      ? t('landlord.calendar.entry', { range, text: entry.guest })
                      : t('landlord.calendar.entryConfirmed', {
                          ...{ range, text: entry.guest, name: entry.confirmedBy },
                        })}
                </Link>
              ) : isOwnBlock(entry) && mayChange ? (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={t('landlord.calendar.edit', { range })}
                  onClick={() => onEdit(entry)}
                >
                  {t('landlord.calendar.entry', {
                    range,
                    text: entry.note || t('landlord.calendar.blocked'),
                  })}
                </button>
              ) : (
                <span>
                  {t('landlord.calendar.entry', {
                    range,
                    text:
                      look === 'own'
                        ? entry.note || t('landlord.calendar.blocked')
                        : t('landlord.calendar.legend.other'),
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
