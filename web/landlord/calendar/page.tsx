import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { shiftMonth } from '../../features/calendar/months.ts';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import { NoHomes } from '../parts/no-homes.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { BegunBar } from './calendar-status.tsx';
import styles from './calendar.module.css';
import { HomeCalendar } from './home-calendar.tsx';
import { toQuery, monthsInView, readCalendarQuery, type CalendarQuery } from './read-calendar-query.ts';
import { useCalendarChanges } from './use-calendar-changes.tsx';
import { useRange } from './use-range.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordCalendarPage(): ReactNode {
  const { t, language } = useTexts();
  const [params, setParams] = useSearchParams();
  const query = readCalendarQuery(params);
  const months = Array.from({ length: monthsInView(query.view) }, (_, index) =>
    shiftMonth(query.first, index),
  );
  const endDate = shiftMonth(query.first, months.length);
  const { objectNumber, page } = query;
  const call = useOwnCall('getLandlordCalendar', {
    ...{ objectNumber, page, endDate, languageCode: language },
    // The first half of the first day shows the night before it.
    startDate: addDays(query.first, -1),
  });
  const answer = call.answer;
  const today: PlainDate = answer?.today ?? query.first;
  const changes = useCalendarChanges(today, call.retry);
  const findHome = (number: number) => answer?.homes.find((home) => home.objectNumber === number);
  const range = useRange({
    from: today > query.first ? today : query.first,
    until: addDays(endDate, -1),
    opens(number, date) {
      const home = findHome(number);
      return home !== undefined && changes.openNight(home, date);
    },
    onChosen({ objectNumber: number, first, last }) {
      const home = findHome(number);
      if (home) changes.openRange(home, first, last);
    },
  });
  const buildQuery = (changes: Partial<CalendarQuery>): URLSearchParams => toQuery({ ...query, ...changes });
  const changeQuery = (changes: Partial<CalendarQuery>): void => {
    range.clear();
    setParams(buildQuery(changes), { replace: true, preventScrollReset: true });
  };
  if (!answer || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.calendar.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.calendar.title')}>
      <CalendarBar query={query} months={months} homes={answer.all} onChoose={changeQuery} />
      {answer.all.length === 0 && <NoHomes />}
      {changes.status}
      <div className={query.view === 'year' ? styles.stack : styles.homes} aria-busy={call.isPending}>
        {answer.homes.map((home) => (
          <HomeCalendar
            key={home.objectNumber}
            home={home}
            months={months}
            today={today}
            range={range}
            onEdit={(block) => changes.openBlock(home, block)}
          />
        ))}
      </div>
      <Pagination
        page={page}
        pages={answer.pages}
        to={(targetPage) => `?${buildQuery({ page: targetPage }).toString()}`}
        texts={{
          label: t('landlord.calendar.paging.label'),
          previous: t('landlord.calendar.paging.previous'),
          next: t('landlord.calendar.paging.next'),
          page: (targetPage) => t('landlord.calendar.paging.page', { page: targetPage }),
        }}
      />
      <CalendarLegend />
      <BegunBar range={range} />
      {changes.sheet}
    </LandlordFrame>
  );
}
