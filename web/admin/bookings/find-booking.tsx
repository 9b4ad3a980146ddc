import { useState, type ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { BookingLists } from './booking-lists.tsx';
import { FoundBooking } from './found-booking.tsx';

export function FindBooking({ topics }: { topics: Readonly<Record<string, string>> }): ReactNode {
  const { t, language } = useTexts();
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').slice(0, 20);
  const number = /^[1-9]\d{0,8}$/.test(query) ? Number(query) : null;
  const { answer, failure, retry, isPending } = useCall(
    'findOfficeBooking',
    number === null ? null : { languageCode: language, bookingDisplayNumber: number },
  );
  const buildPath = useAdminPaths();
  const [changed, setChanged] = useState<OfficeBooking | null>(null);
  const isMissing = query !== '' && (number === null || failure?.status === 404);
  const currentBooking = changed?.bookingDisplayNumber === number ? changed : answer;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.bookings.title')}</h1>
      <SearchForm
        key={query}
        label={t('admin.bookings.search')}
        hint={t('admin.bookings.searchHint')}
        query={query}
        busy={isPending}
        onSearch={(nextQuery) => {
          setChanged(null);
          if (nextQuery === query) retry();
          else setParams(nextQuery === '' ? {} : { q: nextQuery }, { preventScrollReset: true });
        }}
      />
      <p>
        <Link
          to={`${buildPath('AdminSearch')}${query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`}`}
        >
          {t('records.search.instead')}
        </Link>
      </p>
      <FailureNotice
        kind="warning"
        text={(isMissing || failure) && t(isMissing ? 'admin.bookings.missing' : 'admin.failed')}
      />
      {query === '' && <BookingLists topics={topics} />}
      {number !== null && !currentBooking && !failure && <Waiting />}
      {number !== null && currentBooking && (
        <FoundBooking
          key={currentBooking.bookingDisplayNumber}
          booking={currentBooking}
          topics={topics}
          onChanged={setChanged}
          onOutdated={retry}
        />
      )}
    </div>
  );
}
