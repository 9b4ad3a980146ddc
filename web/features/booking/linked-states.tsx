import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './linked-states.module.css';

/** The two columns of a booking page before anything of the booking is there. */
function WaitingColumns({ label }: { label: string }): ReactNode {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Card className={styles.card}>
        <Skeleton form="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton form="button" />
      </Card>
      <Card className={styles.card}>
        <Skeleton form="picture" />
        <Skeleton form="title" />
        <Skeleton />
      </Card>
    </div>
  );
}

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
      <>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
        <WaitingColumns label={t(`${texts}.loading`)} />
      </>
    );
  }
  const key = state === 'missing' ? 'notFound' : 'failed';
  return (
    <Notice
      kind={state === 'missing' ? 'info' : 'warning'}
      role="alert"
      title={t(`${texts}.${key}.title`)}
      className={styles.state}
    >
      <p>{t(`${texts}.${key}.text`)}</p>
      {state === 'failed' && <Button onClick={onRetry}>{t('booking.retry')}</Button>}
    </Notice>
  );
}
