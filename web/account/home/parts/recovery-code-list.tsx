import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../parts/account.module.css';
import look from './second-factor.module.css';

export function RecoveryCodeList({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Takes the focus, because the form that had it has been removed.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.form} data-testid="recovery-codes">
      <Notice kind="success" role="status">
        {t('account.factor.saved')}
      </Notice>
      <p className={styles.soft}>{t('account.factor.codes')}</p>
      <ol className={look.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={look.actions}>
        <Button
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {t('account.factor.copy')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('account.factor.done')}
        </Button>
      </div>
      <p role="status">{isCopied ? t('account.factor.copied') : ''}</p>
    </div>
  );
}
