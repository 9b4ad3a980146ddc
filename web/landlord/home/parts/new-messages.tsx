import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Link } from '../../../components/link.tsx';
import styles from '../../parts/landlord.module.css';
import { ThreadOfList } from '../../parts/thread-item.tsx';
import { useLandlordPaths } from '../../use-landlord-paths.ts';
import { useOwnCall } from '../../use-own-call.ts';

/** Maximum number of entries. The list page has all of them. */
const maxEntries = 3;

export function NewMessages(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { answer } = useOwnCall('getLandlordThreads', { languageCode: language });
  if (!answer) return null;
  const unread = answer.threads.filter((thread) => thread.unread > 0);
  return (
    <section className={styles.section} data-testid="new-messages">
      <h2 className={styles.sectionTitle}>
        {t('landlord.messages.title')}
        {answer.unread > 0 && (
          <span className={styles.count}>{t('landlord.messages.unread', { count: answer.unread })}</span>
        )}
      </h2>
      {unread.length === 0 && <p className={styles.soft}>{t('landlord.messages.noUnread')}</p>}
      {unread.slice(0, maxEntries).map((thread) => (
        <ThreadOfList key={thread.bookingID} thread={thread} />
      ))}
      <p>
        <Link to={buildPath('LandlordMessages')}>{t('landlord.messages.all')}</Link>
      </p>
    </section>
  );
}
