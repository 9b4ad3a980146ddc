import { useEffect, useState, type ReactNode } from 'react';
import type { Translate } from '../../../texts/translate.ts';
import { Icon } from '../../components/icon.tsx';
import type { OfficeLine } from '../../features/office/office-line.ts';
import styles from './encouragement-alert.module.css';

/** Milliseconds before it appears, so that visitors look at the home first. */
const delay = 12_000;

/** Once closed it stays closed for the rest of the visit. */
let closed = false;

/** Tells visitors of some traffic sources how to hold a home, and whom to call. The wording creates no urgency. */
export function EncouragementAlert({ t, line }: { t: Translate; line: OfficeLine }): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(!closed), delay);
    return () => window.clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <aside className={styles.alert} aria-labelledby="encouragement" data-testid="encouragement">
      <div>
        <p id="encouragement" className={styles.title}>
          {t('extras.encouragement.title')}
        </p>
        <p>{t('extras.encouragement.text')}</p>
        <a href={`tel:${line.phone.interact}`} className={styles.phone}>
          <Icon name="phone" size={18} />
          {line.phone.display}
        </a>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('extras.close')}
        onClick={() => {
          closed = true;
          setShown(false);
        }}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
