import type { ReactNode } from 'react';
import type { HomeFeed } from '../../../contract/home-feeds/home-feed.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import own from './home-feeds.module.css';

export function feedStateKey({ hasFile, isRunning, problem, state, url }: HomeFeed): string {
  if (isRunning) return 'running';
  if (state === 'active' && problem !== null) return 'failing';
  if (url !== null) return state;
  return state === 'trial' && !hasFile ? 'waiting' : state === 'active' ? 'taken' : state;
}

export function FeedState({ feed }: { feed: HomeFeed }): ReactNode {
  const { t, format } = useTexts();
  const { isRunning, progress } = feed;
  return (
    <p className={own.state} role="status">
      {t(`landlord.homeFeeds.states.${feedStateKey(feed)}`)}{' '}
      {isRunning &&
        progress &&
        t(`landlord.homeFeeds.progress.${progress.total === null ? 'rows' : 'homes'}`, {
          done: format.number(progress.done),
          total: format.number(progress.total ?? 0),
        })}
    </p>
  );
}

export function FeedProblems({ feed, children }: { feed: HomeFeed; children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const { missing, problem, problemDetail, state } = feed;
  return (
    <>
      {problem !== null && (
        <Notice kind="warning">
          <p>{t(`landlord.homeFeeds.problem.${problem}`)}</p>
          {problemDetail !== '' && <p className={own.detail}>{problemDetail}</p>}
          <p>{t('landlord.homeFeeds.kept')}</p>
        </Notice>
      )}
      {missing && missing.count > 0 && (
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
          {state === 'trial' && <p>{t('landlord.homeFeeds.missingTrial')}</p>}
          {problem === 'vanishing' && children}
        </Notice>
      )}
    </>
  );
}

export function FeedFacts({ feed }: { feed: HomeFeed }): ReactNode {
  const { t, format } = useTexts();
  const { everyHours, isFull, lastRunAt, lastSuccessAt, nextRunAt, problem, url } = feed;
  const moments = [
    [url === null ? 'lastRead' : 'lastRun', lastRunAt],
    ['lastSuccess', problem === null ? null : lastSuccessAt],
    ['nextRun', nextRunAt],
  ] as const;
  return (
    <ul className={own.facts}>
      <li>
        {[
          t(`landlord.homeFeeds.formats.${feed.format}`),
          t(`landlord.homeFeeds.${isFull ? 'full' : 'changes'}`),
          ...(url === null ? [] : [t(`landlord.homeFeeds.hours.${everyHours}`)]),
        ].join(' · ')}
      </li>
      {moments.map(
        ([name, moment]) =>
          moment !== null && (
            <li key={name}>{t(`landlord.homeFeeds.${name}`, { moment: format.moment(moment) })}</li>
          ),
      )}
    </ul>
  );
}
