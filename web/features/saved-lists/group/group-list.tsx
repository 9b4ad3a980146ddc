import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SharedHome, SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import { isCallFailure } from '../../../app/calls/call-failure.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useVisitor } from '../../visitor/use-visitor.ts';
import { groupCalls, type GroupCalls } from '../saved-list-calls.ts';
import styles from '../saved-lists.module.css';
import { GroupNews } from './group-news.tsx';
import { HomeTalk } from './home-talk.tsx';
import { JoinForm } from './join-form.tsx';
import { favouritesFirst } from './favourites.ts';

/** A list shared for voting: news, participants, and votes and comments for each home. */
export default function GroupList({
  sharedList,
  firstView,
  onView,
  renderHome,
}: {
  sharedList: string;
  /** The list as anonymous readers see it, which the server has rendered. */
  firstView: SharedListView;
  onView: (view: SharedListView) => void;
  /** Renders a home, with the given content below it. */
  renderHome: (home: SharedHome, view: SharedListView, below: ReactNode) => ReactNode;
}): ReactNode {
  const { t, language } = useTexts();
  const visitor = useVisitor();
  const calls = useMemo<GroupCalls>(() => groupCalls(sharedList, language), [sharedList, language]);
  const [view, setView] = useState(firstView);
  const [isSorted, setSorted] = useState(false);
  const [problem, setProblem] = useState('');
  const adopt = (next: SharedListView): void => {
    setProblem('');
    setView(next);
    onView(next);
  };
  useEffect(() => {
    if (visitor.phase !== 'ready') return;
    const leaving = new AbortController();
    calls.read(leaving.signal).then(
      (next) => {
        adopt(next);
        // Records this visit, with which the next one is compared to find news.
        if (next.isOwner || next.you) calls.see().catch(() => undefined);
      },
      () => undefined,
    );
    return () => leaving.abort();
    // The effect depends only on the visitor and the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [calls, visitor.phase, visitor.account]);

  /**
   * Performs a step and shows its result. Resolves to false if it failed, in which case the failure is shown above the
   * list.
   */
  const act = async (step: Promise<SharedListView>): Promise<boolean> => {
    try {
      adopt(await step);
      return true;
    } catch (failure) {
      setProblem(problemKey(failure));
      return false;
    }
  };
  const { you, canWrite, people } = view;
  const homes = isSorted ? favouritesFirst(view.homes) : view.homes;
  return (
    <div className={styles.group} data-testid="group-list">
      {view.news && <GroupNews view={view} news={view.news} />}
      {people.length > 0 && (
        <p className={styles.note} data-testid="group-people">
          {t('savedlists.page.people', { names: people.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {canWrite ? (
        <JoinForm you={you} onJoin={(name) => calls.join(name).then(adopt)} />
      ) : (
        <Notice>{t('savedlists.page.readOnly')}</Notice>
      )}
      <Checkbox
        label={t('savedlists.page.favourites')}
        checked={isSorted}
        onChange={(event) => setSorted(event.target.checked)}
      />
      {problem !== '' && (
        <Notice kind="danger" role="alert">
          {t(`savedlists.problem.${problem}`)}
        </Notice>
      )}
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.objectNumber}>
            {renderHome(
              home,
              view,
              <HomeTalk
                home={home}
                view={view}
                onVote={(vote) => act(calls.vote(home.objectNumber, vote))}
                onComment={(text, key) => act(calls.comment(home.objectNumber, text, key))}
                onRemove={(commentID) => act(calls.remove(commentID))}
                onReport={(commentID, reason) => act(calls.report(commentID, reason))}
              />,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function problemKey(failure: unknown): string {
  const type = isCallFailure<'commentOnHome' | 'reportListComment'>(failure) ? failure.type : 'unknown';
  switch (type) {
    case 'list-not-found':
      return 'ended';
    case 'list-read-only':
      return 'readOnly';
    case 'name-missing':
      return 'nameMissing';
    case 'home-not-on-list':
    case 'comment-not-found':
      return 'gone';
    case 'comment-cleared':
      return 'cleared';
    case 'comments-full':
      return 'full';
    case 'too-many-comments':
    case 'too-many-calls':
      return 'tooMany';
    default:
      return 'failed';
  }
}
