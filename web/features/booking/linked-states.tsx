import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './linked-states.module.css';
import { NewLink, type NewLinkProps } from './new-link.tsx';

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

/** Shows that the link is loading, invalid, or that the call failed, each with a next step. */
export function LinkedStates({
  state,
  onRetry,
  ...link
}: NewLinkProps & {
  state: 'loading' | 'missing' | 'failed';
  onRetry: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const { texts } = link;
  if (state === 'loading') {
    return (
      <>
        <div className="no-script-only">
          <NewLink {...link}>
            <p>{t(`${texts}.newLink.noScript`)}</p>
          </NewLink>
        </div>
        <div className="script-only">
          <WaitingColumns label={t(`${texts}.loading`)} />
        </div>
      </>
    );
  }
  if (state === 'missing') {
    return (
      <NewLink {...link}>
        <Notice kind="info" role="alert" title={t(`${texts}.notFound.title`)} className={styles.state}>
          <p>{t(`${texts}.notFound.text`)}</p>
          {/* No new link can be requested without the booking's number, so the guest can search for the booking instead. */}
          {link.id === null && link.recipient === 'guest' && (
            <ButtonLink to={pathOf('bookingView', language)}>{t('shell.findBooking')}</ButtonLink>
          )}
        </Notice>
      </NewLink>
    );
  }
  return (
    <Notice kind="warning" role="alert" title={t(`${texts}.failed.title`)} className={styles.state}>
      <p>{t(`${texts}.failed.text`)}</p>
      <Button onClick={onRetry}>{t('booking.retry')}</Button>
    </Notice>
  );
}
