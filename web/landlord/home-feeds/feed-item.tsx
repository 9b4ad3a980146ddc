import { useState, type ReactNode } from 'react';
import type { HomeFeed, HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { refusalKey } from './feed-words.ts';
import own from './home-feeds.module.css';
import { RunReport } from './run-report.tsx';
import { TermsForm } from './terms-form.tsx';

interface FeedProps {
  feed: HomeFeed;
  onChanged: (now: HomeFeeds) => void;
}

/** One feed: how it fares, what went wrong and what to do, and all that can be done with it. */
export function FeedItem({ feed, onChanged }: FeedProps): ReactNode {
  const { t, format } = useTexts();
  const { feedID, state, problem, isRunning, lastRunAt, lastSuccessAt, nextRunAt, missing } = feed;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const onDone = (now: HomeFeeds): void => {
    setOpen(null);
    onChanged(now);
  };
  const run = useSubmit('runHomeFeed', { onDone });
  const accept = useSubmit('acceptHomeFeedRun', { onDone });
  const pause = useSubmit('pauseHomeFeed', { onDone });
  const remove = useSubmit('removeHomeFeed', { onDone });
  const change = useSubmit('changeHomeFeed', { onDone });
  const isSending = [run, accept, pause, remove].some(({ sending }) => sending !== null);
  const isBusy = isSending || isRunning;
  const failure = !isSending && (run.failure ?? accept.failure ?? pause.failure ?? remove.failure);
  const isTrial = state === 'trial';
  const agree = (text: string): ReactNode => (
    <div>
      <Button
        variant="primary"
        busy={accept.sending !== null}
        disabled={isBusy}
        onClick={() => void accept.submit({ feedID, runAt: lastRunAt! })}
      >
        {text}
      </Button>
    </div>
  );
  const shownState = isRunning ? 'running' : state === 'active' && problem !== null ? 'failing' : state;
  return (
    <Card className={styles.stack} data-testid="home-feed" data-state={shownState}>
      <div>
        <h3>{feed.name}</h3>
        <p className={own.url}>{feed.url}</p>
      </div>
      <p className={own.state} role="status">
        {t(`landlord.homeFeeds.states.${shownState}`)}
      </p>
      {!isRunning && problem !== null && (
        <Notice kind="warning">
          <p>{t(`landlord.homeFeeds.problem.${problem}`)}</p>
          {feed.problemDetail !== '' && <p className={own.detail}>{feed.problemDetail}</p>}
          <p>{t('landlord.homeFeeds.kept')}</p>
        </Notice>
      )}
      {!isRunning && missing && missing.count > 0 && (
        <Notice kind="warning">
          <p className={own.detail}>
            {t('landlord.homeFeeds.missing', {
              ...{ count: missing.count, of: missing.of },
              keys: [
                missing.keys.join(', '),
                ...(missing.count > missing.keys.length ? [t('landlord.homeFeeds.more')] : []),
              ].join(' '),
            })}
          </p>
          {isTrial && <p>{t('landlord.homeFeeds.missingTrial')}</p>}
          {problem === 'vanishing' && agree(t('landlord.homeFeeds.agree'))}
        </Notice>
      )}
      {!isRunning && feed.report && <RunReport report={feed.report} isTrial={isTrial} />}
      {isTrial && !isRunning && problem === null && lastRunAt !== null && agree(t('landlord.homeFeeds.keep'))}
      <ul className={own.facts}>
        <li>
          {t(`landlord.homeFeeds.formats.${feed.format}`)},{' '}
          {t(`landlord.homeFeeds.${feed.isFull ? 'full' : 'changes'}`)},{' '}
          {t(`landlord.homeFeeds.hours.${feed.everyHours}`)}
        </li>
        {lastRunAt !== null && (
          <li>{t('landlord.homeFeeds.lastRun', { moment: format.moment(lastRunAt) })}</li>
        )}
        {problem !== null && lastSuccessAt !== null && (
          <li>{t('landlord.homeFeeds.lastSuccess', { moment: format.moment(lastSuccessAt) })}</li>
        )}
        {nextRunAt !== null && (
          <li>{t('landlord.homeFeeds.nextRun', { moment: format.moment(nextRunAt) })}</li>
        )}
      </ul>
      {failure && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(failure.type))}
        </Notice>
      )}
      {open === 'change' && (
        <TermsForm
          first={feed}
          hint={t('landlord.homeFeeds.changeHint')}
          submitText={t('landlord.homeFeeds.save')}
          isSending={change.sending !== null}
          refusal={change.sending ? null : (change.failure?.type ?? null)}
          onSubmit={({ name, url, format: form, isFull, everyHours, currency }) =>
            void change.submit({ feedID, name, url, format: form, isFull, everyHours, currency })
          }
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <div role="group" aria-label={t('landlord.homeFeeds.remove')} className={styles.stack}>
          <p role="alert">{t('landlord.homeFeeds.removeQuestion')}</p>
          <div className={own.actions}>
            <Button variant="primary" disabled={isSending} onClick={() => void remove.submit({ feedID })}>
              {t('landlord.homeFeeds.removeYes')}
            </Button>
            <Button onClick={() => setOpen(null)}>{t('landlord.homeFeeds.cancel')}</Button>
          </div>
        </div>
      )}
      {open === null && (
        <div className={own.actions}>
          <Button small disabled={isBusy} onClick={() => void run.submit({ feedID })}>
            {t(`landlord.homeFeeds.${isTrial ? 'tryAgain' : 'run'}`)}
          </Button>
          {!isTrial && (
            <Button
              small
              disabled={isBusy}
              onClick={() => void pause.submit({ feedID, isPaused: state !== 'paused' })}
            >
              {t(`landlord.homeFeeds.${state === 'paused' ? 'goOn' : 'pause'}`)}
            </Button>
          )}
          <Button small disabled={isBusy} onClick={() => setOpen('change')}>
            {t('landlord.homeFeeds.change')}
          </Button>
          <Button small variant="quiet" disabled={isSending} onClick={() => setOpen('remove')}>
            {t('landlord.homeFeeds.remove')}
          </Button>
        </div>
      )}
    </Card>
  );
}
