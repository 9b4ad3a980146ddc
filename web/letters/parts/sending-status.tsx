import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './letters.module.css';

/** Announces that a form is being sent: only to screen readers at first, visibly while a proof of work is computed. */
export function SendingStatus({
  busy,
  working,
  text,
}: {
  busy: boolean;
  working: boolean;
  text: string;
}): ReactNode {
  const { t } = useTexts();
  return (
    <p className={working ? styles.soft : 'visually-hidden'} role="status">
      {working ? t('letters.working') : busy ? text : ''}
    </p>
  );
}
