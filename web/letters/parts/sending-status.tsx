import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './letters.module.css';

/** Says that a form is on its way: to screen readers alone where it is a matter of an instant, to everybody where the browser works for it. */
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
