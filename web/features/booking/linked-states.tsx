import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import styles from './booking.module.css';

/** Loading, a link that opens nothing, and a call that failed: each with a way on. */
export function LinkedStates({
  state,
  texts,
  onRetry,
}: {
  state: 'loading' | 'missing' | 'failed';
  /** Where the texts are: `<texts>.loading`, `.notFound.title` ... */
  texts: 'booking.view' | 'landlord';
  onRetry: () => void;
}): ReactNode {
  const { t } = useTexts();
  if (state === 'loading') {
    return (
      <div className={styles.skeleton} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t(`${texts}.loading`)}
        </p>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </div>
    );
  }
  const key = state === 'missing' ? 'notFound' : 'failed';
  return (
    <Notice kind={state === 'missing' ? 'info' : 'warning'} role="alert" title={t(`${texts}.${key}.title`)}>
      <p>{t(`${texts}.${key}.text`)}</p>
      {state === 'failed' && <Button onClick={onRetry}>{t('booking.retry')}</Button>}
    </Notice>
  );
}
