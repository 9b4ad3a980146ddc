import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './banner.module.css';
import type { ConsentStore } from './consent-store.ts';

/** Shows the buttons to refuse and to agree side by side; a third one opens the details or saves the choice made there. */
export function BannerAnswers({
  store,
  saving,
  details,
  onDetails,
  onChoice,
}: {
  store: ConsentStore;
  saving: boolean;
  /** Id of the folded details; null once they are open. */
  details: string | null;
  onDetails: () => void;
  onChoice: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <footer className={styles.footer}>
      <button
        type="button"
        className={styles.answer}
        onClick={store.rejectAll}
        disabled={saving}
        data-testid="consent-reject-all"
      >
        {t('consent.rejectAll')}
      </button>
      <button
        type="button"
        className={styles.answer}
        onClick={store.acceptAll}
        disabled={saving}
        data-testid="consent-accept-all"
      >
        {t('consent.acceptAll')}
      </button>
      {details === null ? (
        <button
          type="button"
          className={styles.choice}
          onClick={onChoice}
          disabled={saving}
          data-testid="consent-accept-choice"
        >
          {t('consent.acceptChoice')}
        </button>
      ) : (
        <button
          type="button"
          className={styles.settings}
          onClick={onDetails}
          aria-expanded="false"
          aria-controls={details}
          disabled={saving}
          data-testid="consent-settings"
        >
          {t('consent.settings')}
        </button>
      )}
    </footer>
  );
}
