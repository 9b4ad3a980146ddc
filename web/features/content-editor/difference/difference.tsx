import { useState, type ReactNode } from 'react';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from '../session/editor.module.css';
import { compareBlocks, type BlockChange } from './compare-blocks.ts';
import { shortenSame } from './shorten-same.ts';

export function Difference({
  before,
  after,
  below,
}: {
  before: readonly ContentBlock[];
  after: readonly ContentBlock[];
  /** Renders content below the change of the block with this id. */
  below?: (id: string) => ReactNode;
}): ReactNode {
  const { t, format } = useTexts();
  const readable = (blocks: readonly ContentBlock[]): ContentBlock[] =>
    blocks.map((block) => {
      if (block.kind !== 'head' || !block.article) return block;
      const { date, category } = block.article;
      // Both sides are compared in the reader's words, so the stored values need not be valid any more.
      const words = {
        date: date === '' ? '' : format.date(date),
        category: t.has(`content.category.${category}`) ? t(`content.category.${category}`) : category,
      };
      return { ...block, article: { ...block.article, ...words } } as ContentBlock;
    });
  const changes = compareBlocks(readable(before), readable(after));
  if (changes.length === 0) return <p>{t('editor.history.same')}</p>;
  return (
    <ul className={styles.changes} data-testid="difference">
      {changes.map(({ id, kind, change, words }) => (
        <li key={id}>
          <p className={styles.kind}>
            {t(`editor.kind.${kind}`)} · {t(`editor.change.${change}`)}
          </p>
          <Words words={words} />
          {below?.(id)}
        </li>
      ))}
    </ul>
  );
}

/** The words of a changed block. Long unchanged passages show only their ends until the reader unfolds them. */
function Words({ words }: Pick<BlockChange, 'words'>): ReactNode {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const short = shortenSame(words);
  const shown = isWhole ? words : short;
  return (
    <>
      <p className={styles.words}>
        {shown.map(({ text, change }, index) => {
          if (change === 'same') return <span key={index}>{text}</span>;
          return change === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>;
        })}
      </p>
      {short !== words && (
        <p>
          <Button small variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'editor.change.shorten' : 'editor.change.whole')}
          </Button>
        </p>
      )}
    </>
  );
}
