import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  landlordBookingFilters,
  type LandlordBookingFilter,
} from '../../../domain/booking/landlord-booking-filters.ts';
import { firstOfMonth, shiftMonth } from '../../../domain/months.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField } from '../../components/field.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { BookingsTable } from './bookings-table.tsx';
import { NoBookings } from './no-bookings.tsx';
import { readBookingsQuery } from './read-bookings-query.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** Months of arrival to choose from: a year back, and as far ahead as most stays are booked. */
const monthsAround = (today: PlainDate): PlainDate[] =>
  Array.from({ length: 31 }, (_, index) => shiftMonth(firstOfMonth(today), index - 12));

/** Lists all bookings of the landlord's homes, filtered by home, month and state; the coming ones first. The filter is part of the address. */
export default function LandlordBookingsPage(): ReactNode {
  const { t, language, format } = useTexts();
  const buildPath = useLandlordPaths();
  const [query, setQuery] = useSearchParams();
  const { objectNumber, filter, month, page } = readBookingsQuery(query);
  const call = useOwnCall('getLandlordBookings', {
    objectNumber,
    filter,
    month,
    page,
    languageCode: language,
  });
  const list = call.answer;
  const buildQuery = (changes: Record<string, string>): URLSearchParams => {
    const params = new URLSearchParams({
      ...{ home: String(objectNumber), show: filter, month, page: '1', ...changes },
    });
    if (params.get('month') === '') params.delete('month');
    if (params.get('home') === '0') params.delete('home');
    if (params.get('show') === 'coming') params.delete('show');
    if (params.get('page') === '1') params.delete('page');
    return params;
  };
  const changeQuery = (changes: Record<string, string>): void =>
    setQuery(buildQuery(changes), { replace: true, preventScrollReset: true });
  if (!list || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.bookings.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const filterLabel = (one: LandlordBookingFilter): string => t(`landlord.bookings.filter.${one}`);
  return (
    <LandlordFrame title={t('landlord.bookings.title')}>
      <div className={`${styles.filters} ${styles.withMonth}`}>
        <SelectField
          label={t('landlord.bookings.home')}
          value={objectNumber}
          onChange={(event) => changeQuery({ home: event.target.value })}
        >
          <option value={0}>{t('landlord.bookings.allHomes')}</option>
          {list.homes.map((home) => (
            <option key={home.objectNumber} value={home.objectNumber}>
              {homeWithPlace(home)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('landlord.bookings.month')}
          value={month}
          onChange={(event) => changeQuery({ month: event.target.value })}
        >
          <option value="">{t('landlord.bookings.allMonths')}</option>
          {monthsAround(list.today).map((first) => (
            <option key={first} value={first.slice(0, 7)}>
              {format.month(first)}
            </option>
          ))}
        </SelectField>
        <ChoicePills
          legend={t('landlord.bookings.show')}
          name="show"
          value={filter}
          choices={landlordBookingFilters.map((one) => ({ value: one, label: filterLabel(one) }))}
          onChange={(show) => changeQuery({ show })}
          hideLegend
        />
      </div>
      {list.homes.length > 0 && (
        <p>
          <ButtonLink to={buildPath('LandlordDirectBooking')} data-testid="new-direct">
            {t('landlord.direct.new')}
          </ButtonLink>
        </p>
      )}
      <section className={styles.section} aria-busy={call.isPending} aria-label={filterLabel(filter)}>
        {list.hasBookings && (
          <p className={styles.soft} role="status">
            {t('landlord.bookings.count', { count: list.total })}
          </p>
        )}
        {list.total > 0 && <p className={styles.soft}>{t('landlord.bookings.openHint')}</p>}
        {list.total > 0 ? (
          <BookingsTable
            caption={filterLabel(filter)}
            bookings={list.bookings}
            isWhole={list.total === list.bookings.length}
          />
        ) : !list.hasBookings ? (
          <NoBookings homes={list.homes} />
        ) : (
          <EmptyState
            title={t('work.empty.noneOfFilter')}
            action={
              <Button onClick={() => changeQuery({ home: '0', show: 'all', month: '' })}>
                {t('work.empty.allBookings')}
              </Button>
            }
          />
        )}
      </section>
      <Pagination
        page={page}
        pages={list.pages}
        to={(targetPage) => `?${buildQuery({ page: String(targetPage) }).toString()}`}
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
