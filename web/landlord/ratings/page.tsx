import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { RatingCard } from '../parts/rating-card.tsx';
import { useOwnCall } from '../use-own-call.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordRatingsPage(): ReactNode {
  const { t, language } = useTexts();
  const [query, setQuery] = useSearchParams();
  const page = /^[1-9]\d{0,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const unanswered = query.get('show') === 'unanswered';
  const call = useOwnCall('getLandlordRatings', { page, unanswered, languageCode: language });
  /** Ratings answered since the list was loaded. They keep their positions in the list. */
  const [changed, setChanged] = useState<readonly RatingResponse[]>([]);
  const list = call.answer;
  if (!list || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.ratings.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const buildQuery = (show: string, to: number): string =>
    `?${new URLSearchParams({ ...(show !== '' && { show }), ...(to > 1 && { page: String(to) }) }).toString()}`;
  const show = unanswered ? 'unanswered' : '';
  return (
    <LandlordFrame title={t('landlord.ratings.title')}>
      <ChoicePills
        legend={t('landlord.ratings.show')}
        name="show"
        value={show}
        choices={[
          { value: '', label: t('landlord.ratings.all') },
          { value: 'unanswered', label: t('landlord.ratings.unanswered') },
        ]}
        onChange={(value) =>
          setQuery(new URLSearchParams(buildQuery(value, 1)), { replace: true, preventScrollReset: true })
        }
        hideLegend
      />
      <section className={styles.section} aria-busy={call.isPending} aria-label={t('landlord.ratings.title')}>
        <p className={styles.soft} role="status">
          {t('landlord.ratings.count', { count: list.total })}
        </p>
        {list.ratings.map((rating) => (
          <RatingCard
            key={rating.ratingNumber}
            rating={changed.findLast((one) => one.ratingNumber === rating.ratingNumber) ?? rating}
            onChange={(updated) => setChanged((current) => [...current, updated])}
          />
        ))}
      </section>
      <Pagination
        page={page}
        pages={list.pages}
        to={(targetPage) => buildQuery(show, targetPage)}
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
