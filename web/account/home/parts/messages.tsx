import type { ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from '../../parts/account.module.css';
import { useAccountPaths } from '../../use-account-paths.ts';
import look from './stay-documents.module.css';

/** Maximum number of entries. Booking pages have all messages. */
const maxEntries = 5;

export function Messages({ questionPath }: { questionPath: string }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAccountPaths();
  const { answer, failure, retry } = useCall('getOwnThreads', { languageCode: language });
  const unread = answer?.unread ?? 0;
  return (
    <Card className={styles.form} data-testid="own-messages">
      <div className={styles.bar}>
        <h2 className={styles.cardTitle}>{t('account.messages.title')}</h2>
        {unread > 0 && <Badge>{t('account.messages.unread', { count: unread })}</Badge>}
      </div>
      {!answer && !failure && <Skeleton />}
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('account.failed')}</p>
          <Button onClick={retry}>{t('account.retry')}</Button>
        </Notice>
      )}
      {answer?.threads.length === 0 && <p className={styles.soft}>{t('account.messages.none')}</p>}
      {answer?.threads.slice(0, maxEntries).map((thread) => (
        <section key={thread.bookingID} className={look.stay} data-testid="own-thread">
          <h3 className={look.title}>
            {thread.bookingDisplayNumber === null ? (
              <a href={`${questionPath}?bookingID=${thread.bookingID}`}>{thread.partner}</a>
            ) : (
              <Link
                to={`${buildPath('UserBookingDetails', { bookingDisplayNumber: thread.bookingDisplayNumber })}#messages`}
              >
                {thread.partner}
              </Link>
            )}
          </h3>
          <p className={styles.soft}>
            {thread.bookingDisplayNumber === null && `${t('account.messages.question')} · `}
            {thread.title} · {format.moment(thread.at)}
          </p>
          <p>
            {thread.unread > 0 && <Badge>{t('account.messages.unread', { count: thread.unread })}</Badge>}{' '}
            {messageLine(thread.side, thread.text)}
          </p>
        </section>
      ))}
    </Card>
  );

  function messageLine(side: 'guest' | 'landlord', text: string): string {
    const line = text === '' ? t('account.messages.file') : text;
    return side === 'guest' ? t('account.messages.you', { text: line }) : line;
  }
}
