import { useState, type ReactNode } from 'react';
import type { SharedHome, SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { classNames } from '../../../components/class-names.ts';
import styles from '../saved-lists.module.css';

/** Shows the sum of votes, the names of voters, and the visitor's own vote, which can be changed or withdrawn. */
export function HomeVotes({
  home: { votesFor, votesAgainst },
  view,
  title,
  canVote,
  onVote,
}: {
  home: SharedHome;
  view: SharedListView;
  title: string;
  canVote: boolean;
  onVote: (vote: 'for' | 'against' | 'none') => Promise<boolean>;
}): ReactNode {
  const { t } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const names = (people: readonly number[]): string =>
    people.map((id) => view.people.find(({ personID }) => personID === id)?.name ?? '').join(', ');
  const own = view.you?.personID ?? -1;
  const sides = [
    { vote: 'for', people: votesFor },
    { vote: 'against', people: votesAgainst },
  ] as const;
  const press = async (vote: 'for' | 'against', isOwn: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await onVote(isOwn ? 'none' : vote);
    setBusy(false);
  };
  return (
    <div className={styles.votes}>
      {canVote && (
        <div className={styles.row} role="group" aria-label={t('savedlists.vote.label', { title })}>
          {sides.map(({ vote, people }) => {
            const isOwn = people.includes(own);
            return (
              <button
                key={vote}
                type="button"
                className={classNames(styles.vote, isOwn && styles[vote])}
                aria-pressed={isOwn}
                aria-busy={isBusy || undefined}
                onClick={() => void press(vote, isOwn)}
                data-testid={`vote-${vote}`}
              >
                {t(`savedlists.vote.${vote}`)}
              </button>
            );
          })}
        </div>
      )}
      <p className={styles.note} role="status" data-testid="vote-sum">
        {votesFor.length + votesAgainst.length === 0
          ? t('savedlists.vote.none')
          : sides
              .filter(({ people }) => people.length > 0)
              .map(({ vote, people }) =>
                t(`savedlists.vote.${vote}Names`, { count: people.length, names: names(people) }),
              )
              .join(' · ')}
      </p>
    </div>
  );
}
