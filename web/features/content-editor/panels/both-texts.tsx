import type { ReactNode } from 'react';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';
import type { UnitSession } from '../session/unit-session.ts';
import { Difference } from '../difference/difference.tsx';
import { textContent } from '../difference/compare-blocks.ts';

/** Shows both versions side by side when the text was changed elsewhere, and lets the editor choose one. */
export function BothTexts({ session }: { session: UnitSession }): ReactNode {
  const { t } = useTexts();
  const { blocks, theirs } = useStore(session);
  return (
    <div className={styles.panel}>
      <Notice kind="warning" role="alert" title={t('editor.changed.title')}>
        {t('editor.changed.text')}
      </Notice>
      <Difference before={theirs} after={blocks} />
      <div className={styles.pair}>
        {(['mine', 'theirs'] as const).map((version) => {
          const text = version === 'mine' ? blocks : theirs;
          return (
            <section key={version} aria-label={t(`editor.changed.${version}`)} className={styles.section}>
              <h2>{t(`editor.changed.${version}`)}</h2>
              <Button
                variant={version === 'mine' ? 'primary' : 'secondary'}
                onClick={() => void session.settle(version)}
              >
                {t(`editor.changed.${version}Keep`)}
              </Button>
              <p className={styles.words}>{textContent(text)}</p>
            </section>
          );
        })}
      </div>
    </div>
  );
}
