import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { CopyButton } from '../own-area/copy-button.tsx';
import styles from './api-keys.module.css';

/** Shows a new key. The server cannot show it a second time. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }): ReactNode {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus was removed.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.stack} data-testid="new-key">
      <Notice kind="warning" role="status" title={t('keys.once')}>
        <p>{t('keys.onceText')}</p>
      </Notice>
      <p className={styles.key}>{value}</p>
      <p className={styles.actions}>
        <CopyButton text={value} label={t('keys.copy')} />
        <Button small onClick={onDone}>
          {t('keys.done')}
        </Button>
      </p>
    </div>
  );
}
