import type { ReactNode } from 'react';
import { ratingParts, type Votes } from '../../../domain/rating.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './ratings-section.module.css';

export function PartVotes({ votes }: { votes: Votes }): ReactNode {
  const { t, format } = useTexts();
  return (
    <dl className={styles.votes}>
      {ratingParts.map((part) => (
        <div key={part}>
          <dt>{t(`ratings.part.${part}`)}</dt>
          <dd>
            <meter min={0} max={5} value={votes[part]} aria-label={t(`ratings.part.${part}`)} />
            {format.number(votes[part], 1)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
