import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './parts.module.css';

/**
 * Shares the address with its dates, by the device's own menu or by copying it, and prints the page. The buttons are rendered before they
 * work, so that nothing moves on hydration.
 */
export function ShareActions({ title }: { title: string }): ReactNode {
  const { t } = useTexts();
  const [status, setStatus] = useState('');
  const share = async (): Promise<void> => {
    const url = window.location.href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await window.navigator.clipboard.writeText(url);
        setStatus(t('object.share.copied'));
      }
    } catch (error) {
      // `AbortError` means that the visitor closed the menu. After any other error the address is shown for copying.
      if (!(error instanceof Error && error.name === 'AbortError')) setStatus(url);
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void share()} className={styles.share} data-testid="share">
        <Icon name="share" size={20} />
        {t('object.share.share')}
      </Button>
      <Button variant="quiet" onClick={() => window.print()} className={styles.print}>
        <Icon name="print" size={20} />
        {t('object.share.print')}
      </Button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </>
  );
}
