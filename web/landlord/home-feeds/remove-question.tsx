import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from '../parts/landlord.module.css';
import own from './home-feeds.module.css';

/** Asks before a feed is removed. */
export function RemoveQuestion({
  isSending,
  onYes,
  onNo,
}: {
  isSending: boolean;
  onYes: () => void;
  onNo: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('landlord.homeFeeds.remove')} className={styles.stack}>
      <p role="alert">{t('landlord.homeFeeds.removeQuestion')}</p>
      <div className={own.actions}>
        <Button variant="primary" busy={isSending} disabled={isSending} onClick={onYes}>
          {t('landlord.homeFeeds.removeYes')}
        </Button>
        <Button onClick={onNo}>{t('landlord.homeFeeds.cancel')}</Button>
      </div>
    </div>
  );
}
