import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { ThreadOfList } from '../parts/thread-item.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordMessagesPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const [query] = useSearchParams();
  const pageText = query.get('page') ?? '';
  const page = /^[1-9]\d{0,2}$/.test(pageText) ? Number(pageText) : 1;
  const call = useOwnCall('getLandlordThreads', { page, languageCode: language });
  const list = call.answer;
  if (!list || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.messages.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.messages.title')}>
      <section className={styles.section} aria-busy={call.isPending}>
        <p className={styles.soft} role="status">
          {list.unread > 0
            ? t('landlord.messages.unread', { count: list.unread })
            : t(`landlord.messages.${list.threads.length === 0 ? 'none' : 'noUnread'}`)}
        </p>
        <p>
          <Link to={buildPath('LandlordTemplates')}>{t('landlord.messages.templates')}</Link>
        </p>
        {list.threads.length === 0 && (
          <p>
            <ButtonLink to={buildPath('LandlordBookings')}>{t('work.empty.allBookings')}</ButtonLink>
          </p>
        )}
        {list.threads.map((thread) => (
          <ThreadOfList key={thread.bookingID} thread={thread} />
        ))}
      </section>
      <Pagination
        page={page}
        pages={list.pages}
        to={(targetPage) => (targetPage === 1 ? '?' : `?page=${targetPage}`)}
        texts={{
          label: t('landlord.bookings.paging.label'),
          previous: t('landlord.bookings.paging.previous'),
          next: t('landlord.bookings.paging.next'),
          page: (targetPage) => t('landlord.bookings.paging.page', { page: targetPage }),
        }}
      />
    </LandlordFrame>
  );
}
