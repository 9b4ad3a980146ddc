import type { ReactNode } from 'react';
import type { ThreadItem } from '../../../contract/messages/thread.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './booking-item.module.css';

export function ThreadOfList({ thread }: { thread: ThreadItem }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useLandlordPaths();
  const { bookingID, bookingDisplayNumber, partner, title, startDate, endDate, side, by, text, at, unread } =
    thread;
  const isQuestion = bookingDisplayNumber === null;
  const path = isQuestion
    ? `${buildPath('LandlordQuestion')}?bookingId=${bookingID}`
    : `${buildPath('LandlordBooking', { bookingID })}#messages`;
  const line = text === '' ? t('landlord.messages.file') : text;
  return (
    <article className={styles.item} data-testid="landlord-thread" data-id={bookingID}>
      <div className={styles.head}>
        <h3 className={styles.guest}>
          <Link to={path} className={styles.link}>
            {partner}
          </Link>
        </h3>
        {isQuestion && <Badge>{t('landlord.question.badge')}</Badge>}
        {unread > 0 && <Badge>{t('landlord.messages.unread', { count: unread })}</Badge>}
      </div>
      <p>
        {side === 'guest'
          ? line
          : by === ''
            ? t('landlord.messages.you', { text: line })
            : t('landlord.messages.colleague', { name: by, text: line })}
      </p>
      <p className={styles.soft}>
        {title} ·{' '}
        {startDate === ''
          ? t('landlord.question.noDates')
          : `${format.date(startDate)} – ${format.date(endDate)}`}
      </p>
      <p className={styles.soft}>{format.moment(at)}</p>
    </article>
  );
}
