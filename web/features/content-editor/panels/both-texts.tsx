import type { ReactNode } from 'react';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';
import type { UnitSession } from '../session/unit-session.ts';
import { Difference } from './difference.tsx';
import { wordsOf } from './compare-blocks.ts';

/** Somebody has changed the text meanwhile: shows both versions side by side, and one of them is kept. */
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
        {(['mine', 'theirs'] as const).map((which) => {
          const text = which === 'mine' ? blocks : theirs;
          return (
            <section key={which} aria-label={t(`editor.changed.${which}`)} className={styles.section}>
              <h2>{t(`editor.changed.${which}`)}</h2>
              <Button
                variant={which === 'mine' ? 'primary' : 'secondary'}
                onClick={() => void session.settle(which)}
              >
                {t(`editor.changed.${which}Keep`)}
              </Button>
              <p className={styles.words}>{wordsOf(text)}</p>
            </section>
          );
        })}
      </div>
    </div>
  );
}
