import { useState, type ReactNode } from 'react';
import type { HomeFeed, HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { FeedFacts, FeedProblems, FeedState, feedStateKey } from './feed-state.tsx';
import { refusalKey } from './feed-words.ts';
import own from './home-feeds.module.css';
import { NewFile } from './new-file.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { PreviewHomes } from './preview-homes.tsx';
import { RunReport } from './run-report.tsx';
import { TermsForm } from './terms-form.tsx';

interface FeedProps {
  feed: HomeFeed;
  onChanged: (updated: HomeFeeds) => void;
}

export function FeedItem({ feed, onChanged }: FeedProps): ReactNode {
  const { t } = useTexts();
  const { feedID, state, problem, isRunning, lastRunAt, report } = feed;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const onDone = (updated: HomeFeeds): void => {
    setOpen(null);
    onChanged(updated);
  };
  const run = useSubmit('runHomeFeed', { onDone });
  const accept = useSubmit('acceptHomeFeedRun', { onDone });
  const pause = useSubmit('pauseHomeFeed', { onDone });
  const remove = useSubmit('removeHomeFeed', { onDone });
  const change = useSubmit('changeHomeFeed', { onDone });
  const discard = useSubmit('discardHomeFeedChange', { onDone });
  const isSending = [run, accept, pause, remove, discard].some(({ sending }) => sending !== null);
  const isBusy = isSending || isRunning;
  const failure =
    !isSending && (run.failure ?? accept.failure ?? pause.failure ?? remove.failure ?? discard.failure);
  const isTrial = state === 'trial';
  const isFile = feed.url === null;
  const renderAccept = (text: string): ReactNode => (
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
  return (
    <Card className={styles.stack} data-testid="home-feed" data-state={feedStateKey(feed)}>
      <div>
        <h3>{feed.name}</h3>
        <p className={own.url}>{feed.url ?? feed.fileName}</p>
      </div>
      <FeedState feed={feed} />
      {!isRunning && <FeedProblems feed={feed}>{renderAccept(t('landlord.homeFeeds.agree'))}</FeedProblems>}
      {!isRunning && report && (
        <RunReport {...{ feedID, isTrial, report }} isFull={feed.isFull} name={feed.name} />
      )}
      {isTrial && !isRunning && problem === null && feed.preview && <PreviewHomes preview={feed.preview} />}
      {isTrial &&
        !isRunning &&
        problem === null &&
        report &&
        renderAccept(t(`landlord.homeFeeds.${feed.hasOpenChange ? 'adoptChange' : 'keep'}`))}
      {feed.hasOpenChange && <p>{t('landlord.homeFeeds.openChange')}</p>}
      <FeedFacts feed={feed} />
      {failure && (
        <Notice kind="danger" role="alert">
          {t(refusalKey(failure.type))}
        </Notice>
      )}
      {isFile && !isRunning && open === null && <NewFile feed={feed} onChanged={onChanged} />}
      {open === 'change' && (
        <TermsForm
          first={feed}
          feedID={feedID}
          hint={t('landlord.homeFeeds.changeHint')}
          submitText={t('landlord.homeFeeds.save')}
          isSending={change.sending !== null}
          refusal={change.sending ? null : (change.failure?.type ?? null)}
          onSubmit={({ name, url, format, isFull, everyHours, currency, mapping }) =>
            void change.submit({ feedID, name, url, format, isFull, everyHours, currency, mapping })
          }
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <RemoveQuestion
          isSending={remove.sending !== null}
          onYes={() => void remove.submit({ feedID })}
          onNo={() => setOpen(null)}
        />
      )}
      {open === null && (
        <div className={own.actions}>
          {(!isFile || feed.hasFile) && (
            <Button
              small
              busy={run.sending !== null}
              disabled={isBusy}
              onClick={() => void run.submit({ feedID })}
            >
              {t(`landlord.homeFeeds.${isTrial || isFile ? 'tryAgain' : 'run'}`)}
            </Button>
          )}
          {!isTrial && !isFile && (
            <Button
              small
              busy={pause.sending !== null}
              disabled={isBusy}
              onClick={() => void pause.submit({ feedID, isPaused: state !== 'paused' })}
            >
              {t(`landlord.homeFeeds.${state === 'paused' ? 'goOn' : 'pause'}`)}
            </Button>
          )}
          <Button small disabled={isBusy} onClick={() => setOpen('change')}>
            {t('landlord.homeFeeds.change')}
          </Button>
          {feed.hasOpenChange && (
            <Button
              small
              busy={discard.sending !== null}
              disabled={isBusy}
              onClick={() => void discard.submit({ feedID })}
            >
              {t('landlord.homeFeeds.discardChange')}
            </Button>
          )}
          <Button
            small
            variant="quiet"
            disabled={isSending}
            onClick={() => (feed.isNew ? void remove.submit({ feedID }) : setOpen('remove'))}
          >
            {t(`landlord.homeFeeds.${feed.isNew ? 'discardAttempt' : 'remove'}`)}
          </Button>
        </div>
      )}
    </Card>
  );
}
