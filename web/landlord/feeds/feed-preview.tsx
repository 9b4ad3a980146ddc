import type { ReactNode } from 'react';
import type { CalendarFeed, CalendarNights } from '../../../contract/calendars/calendar-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { UnreadLines } from './unread-lines.tsx';

export type CalendarPreview = CalendarNights & Pick<CalendarFeed, 'problem'>;

export function FeedPreview({ preview }: { preview: CalendarPreview }): ReactNode {
  const { t, format } = useTexts();
  const { problem, nights, firstNight, lastNight, remarks, conflicts } = preview;
  return (
    <>
      {problem === null ? (
        <Notice kind="info" title={t('landlord.feeds.preview.title')} role="status">
          <p>
            {firstNight === null || lastNight === null
              ? t('landlord.feeds.preview.none')
              : t('landlord.feeds.preview.nights', {
                  count: nights,
                  first: format.date(firstNight),
                  last: format.date(lastNight),
                })}
          </p>
          {remarks.map(({ code, count }) => (
            <p key={code}>{t(`landlord.feeds.remark.${code}`, { count })}</p>
          ))}
        </Notice>
      ) : (
        <Notice kind="warning" title={t('landlord.feeds.preview.refused')} role="alert">
          <p>{t(`landlord.feeds.problem.${problem}`)}</p>
        </Notice>
      )}
      <UnreadLines {...preview} />
      {conflicts.length > 0 && (
        <Notice kind="danger">
          <p>{t('landlord.feeds.conflicts')}</p>
          <p>
            {conflicts
              .map((conflict) => `${format.date(conflict.startDate)} – ${format.date(conflict.endDate)}`)
              .join(', ')}
          </p>
        </Notice>
      )}
    </>
  );
}
