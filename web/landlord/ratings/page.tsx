import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField } from '../../components/field.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { RatingCard } from '../parts/rating-card.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { RatingFigures } from './rating-figures.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordRatingsPage(): ReactNode {
  const { t, language } = useTexts();
  const [query, setQuery] = useSearchParams();
  const page = /^[1-9]\d{0,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const shown = (['unanswered', 'critical'] as const).find((one) => one === query.get('show')) ?? '';
  const home = /^\d{1,9}$/.test(query.get('home') ?? '') ? Number(query.get('home')) : 0;
  const call = useOwnCall('getLandlordRatings', {
    ...{ page, objectNumber: home, languageCode: language },
    unanswered: shown === 'unanswered',
    critical: shown === 'critical',
  });
  const figures = useOwnCall('getRatingFigures', { objectNumber: home, languageCode: language });
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
  const buildQuery = ({ show = shown as string, of = home, to = 1 }): string =>
    `?${new URLSearchParams({
      ...(of > 0 && { home: String(of) }),
      ...(show !== '' && { show }),
      ...(to > 1 && { page: String(to) }),
    }).toString()}`;
  const changeQuery = (changes: { show?: string; of?: number }): void =>
    setQuery(new URLSearchParams(buildQuery(changes)), { replace: true, preventScrollReset: true });
  const counted = (text: string, count: number | undefined): string =>
    count === undefined ? text : t('landlord.homes.list.counted', { text, count });
  const sums = figures.answer;
  return (
    <LandlordFrame title={t('landlord.ratings.title')}>
      {sums && sums.homes.length > 1 && (
        <div className={styles.narrow}>
          <SelectField
            label={t('landlord.bookings.home')}
            value={home}
            onChange={({ target }) => changeQuery({ of: Number(target.value) })}
          >
            <option value={0}>{t('landlord.bookings.allHomes')}</option>
            {sums.homes.map((one) => (
              <option key={one.objectNumber} value={one.objectNumber}>
                {homeWithPlace(one)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {sums && sums.all.count > 0 && <RatingFigures figures={sums} />}
      <ChoicePills
        legend={t('landlord.ratings.show')}
        name="show"
        value={shown}
        choices={[
          { value: '', label: counted(t('landlord.ratings.all'), sums?.all.count) },
          { value: 'unanswered', label: counted(t('landlord.ratings.unanswered'), sums?.unanswered) },
          { value: 'critical', label: counted(t('landlord.ratings.critical'), sums?.critical) },
        ]}
        onChange={(show) => changeQuery({ show })}
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
        to={(targetPage) => buildQuery({ to: targetPage })}
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
