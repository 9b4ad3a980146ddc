import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './travel-tips.module.css';

const shownTips = ['arrival', 'kitchen', 'children'] as const;
const hiddenTips = ['dog', 'packing', 'rain'] as const;

/** Three tips in sight, three behind a click. */
export function TravelTips(): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="tips" className={styles.section}>
      <h2 id="tips">{t('home.tips.heading')}</h2>
      <Tips tips={shownTips} />
      <details className={styles.more}>
        <summary>{t('home.tips.more')}</summary>
        <Tips tips={hiddenTips} further />
      </details>
    </section>
  );
}

function Tips({ tips, further = false }: { tips: readonly string[]; further?: boolean }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={further ? `${styles.tips} ${styles.further}` : styles.tips}>
      {tips.map((tip) => (
        <li key={tip} className={styles.tip}>
          <h3>{t(`home.tips.${tip}.name`)}</h3>
          <p>{t(`home.tips.${tip}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
