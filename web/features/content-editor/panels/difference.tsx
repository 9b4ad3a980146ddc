import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../session/editor.module.css';
import { compareBlocks } from './compare-blocks.ts';

export function Difference({
  before,
  after,
  below,
}: {
  before: readonly ContentBlock[];
  after: readonly ContentBlock[];
  /** What stands below each change, by the block's id. */
  below?: (id: string) => ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const changes = compareBlocks(before, after);
  if (changes.length === 0) return <p>{t('editor.history.same')}</p>;
  return (
    <ul className={styles.changes} data-testid="difference">
      {changes.map(({ id, kind, change, words }) => (
        <li key={id}>
          <p className={styles.kind}>
            {t(`editor.kind.${kind}`)} · {t(`editor.change.${change}`)}
          </p>
          <p className={styles.words}>
            {words.map(({ text, change: how }, index) => {
              if (how === 'same') return <span key={index}>{text}</span>;
              return how === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
            })}
          </p>
          {below?.(id)}
        </li>
      ))}
    </ul>
  );
}
