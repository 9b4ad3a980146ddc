import type { ReactNode } from 'react';
import type { CalendarNights } from '../../../contract/calendars/calendar-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import own from './feeds.module.css';

export function UnreadLines({
  unread,
  unreadCount,
}: Pick<CalendarNights, 'unread' | 'unreadCount'>): ReactNode {
  const { t } = useTexts();
  if (unread.length === 0) return null;
  const furtherCount = unreadCount - unread.length;
  return (
    <Notice kind="warning" title={t('landlord.feeds.unread.title')}>
      <p>{t('landlord.feeds.unread.text')}</p>
      <ul className={own.lines}>
        {unread.map(({ line, text }) => (
          <li key={`${line} ${text}`}>{t('landlord.feeds.unread.line', { line, text })}</li>
        ))}
        {furtherCount > 0 && <li>{t('landlord.feeds.unread.more', { count: furtherCount })}</li>}
      </ul>
    </Notice>
  );
}
