import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { OutlineEntry } from '../../../features/content/content-outline.ts';
import styles from '../content-view.module.css';

export function Contents({ outline }: { outline: readonly OutlineEntry[] }): ReactNode {
  const { t } = useTexts();
  const list = (
    <ol>
      {outline.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={classNames(styles.contents, styles.wideContents)} aria-labelledby="contents">
        <h2 id="contents">{t('content.contents')}</h2>
        {list}
      </nav>
      <details className={classNames(styles.contents, styles.narrowContents)}>
        <summary>{t('content.contents')}</summary>
        {list}
      </details>
    </>
  );
}
