import { useState, type ReactNode } from 'react';
import type { CalendarFeed, HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './feeds.module.css';
import { UnreadLines } from './unread-lines.tsx';

interface FeedProps {
  objectNumber: number;
  feed: CalendarFeed;
  onChanged: (now: HomeFeeds) => void;
}

export function FeedCard({ objectNumber, feed, onChanged }: FeedProps): ReactNode {
  const { t, format } = useTexts();
  const { feedID, name, problem, lastRunAt, lastSuccessAt } = feed;
  const run = useSubmit('runCalendarFeed', { onDone: onChanged });
  const change = useSubmit('changeCalendarFeed', { onDone: onChanged });
  const remove = useSubmit('removeCalendarFeed', { onDone: onChanged });
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = run.sending !== null || change.sending !== null || remove.sending !== null;
  const acceptsEmpty = run.sending?.acceptsEmpty === true;
  const failure = !isBusy && (run.failure ?? change.failure ?? remove.failure);
  const formatDates = (list: CalendarFeed['sliding']): string =>
    list.map((one) => `${format.date(one.startDate)} – ${format.date(one.endDate)}`).join(', ');
  return (
    <Card className={styles.stack} data-testid="feed" data-problem={problem ?? ''}>
      <h3>{name}</h3>
      <p className={own.url}>{feed.url}</p>
      {problem === null ? (
        <p className={own.good}>{t('landlord.feeds.ok')}</p>
      ) : (
        <Notice kind="warning" title={t('landlord.feeds.failed')}>
          <p>{t(`landlord.feeds.problem.${problem}`)}</p>
          {lastSuccessAt !== null && <p>{t('landlord.feeds.kept')}</p>}
          {problem === 'suddenlyEmpty' && (
            <Button
              small
              busy={acceptsEmpty}
              disabled={isBusy}
              onClick={() => void run.submit({ objectNumber, feedID, acceptsEmpty: true })}
            >
              {t('landlord.feeds.acceptEmpty')}
            </Button>
          )}
        </Notice>
      )}
      <ul className={own.facts}>
        <li>{t('landlord.feeds.nights', { count: feed.nights })}</li>
        {feed.firstNight !== null && feed.lastNight !== null && feed.firstNight < feed.lastNight && (
          <li>
            {t('landlord.feeds.span', {
              first: format.date(feed.firstNight),
              last: format.date(feed.lastNight),
            })}
          </li>
        )}
        {lastRunAt !== null && (
          <li>
            {t(`landlord.feeds.${lastSuccessAt === null ? 'lastTried' : 'lastRun'}`, {
              moment: format.moment(lastRunAt),
            })}
          </li>
        )}
        {lastSuccessAt !== null && problem !== null && (
          <li>{t('landlord.feeds.lastSuccess', { moment: format.moment(lastSuccessAt) })}</li>
        )}
        <li>{t('landlord.feeds.nextRun', { moment: format.moment(feed.nextRunAt) })}</li>
        {feed.remarks.map(({ code, count }) => (
          <li key={code}>{t(`landlord.feeds.remark.${code}`, { count })}</li>
        ))}
      </ul>
      <UnreadLines {...feed} />
      {feed.conflicts.length > 0 && (
        <Notice kind="danger">
          <p>{t('landlord.feeds.conflicts')}</p>
          <p>{formatDates(feed.conflicts)}</p>
        </Notice>
      )}
      {feed.sliding.length > 0 && (
        <>
          <p className={styles.soft}>
            {t('landlord.feeds.sliding')} {formatDates(feed.sliding)}
          </p>
          <Checkbox
            label={t('landlord.feeds.ignoresSliding')}
            checked={feed.ignoresSliding}
            disabled={isBusy && change.sending === null}
            onChange={({ target }) =>
              void change.submit({ objectNumber, feedID, name, ignoresSliding: target.checked })
            }
          />
        </>
      )}
      <FailureNotice text={failure && t('landlord.feeds.refused.other')} />
      {isConfirming ? (
        <div role="group" aria-label={t('landlord.feeds.remove')} className={styles.stack}>
          <p role="alert">{t('landlord.feeds.removeQuestion')}</p>
          <div className={own.actions}>
            <Button
              variant="primary"
              busy={remove.sending !== null}
              disabled={isBusy}
              onClick={() => void remove.submit({ objectNumber, feedID })}
            >
              {t('landlord.feeds.removeYes')}
            </Button>
            <Button disabled={isBusy} onClick={() => setConfirming(false)}>
              {t('landlord.feeds.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={own.actions}>
          <Button
            busy={run.sending !== null && !acceptsEmpty}
            disabled={isBusy}
            onClick={() => void run.submit({ objectNumber, feedID })}
          >
            {t('landlord.feeds.run')}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => setConfirming(true)}>
            {t('landlord.feeds.remove')}
          </Button>
        </div>
      )}
    </Card>
  );
}
