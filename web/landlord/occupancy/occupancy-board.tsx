import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { CalendarProblem } from '../calendar/calendar-problem.tsx';
import { BegunBar, DoneNotice } from '../calendar/calendar-status.tsx';
import { findNight, isOwnBlock } from '../calendar/nights.ts';
import type { CalendarDone } from '../calendar/range-form-props.ts';
import { RangeSheet, type SheetFor } from '../calendar/range-sheet.tsx';
import { useNightSelection } from '../calendar/use-night-selection.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { FilterBar } from './filter-bar.tsx';
import { filterHomes } from './filter-homes.ts';
import { dateOfColumn, gridDays } from './grid-days.ts';
import { OccupancyGrid } from './occupancy-grid.tsx';
import { OccupancyLegend } from './occupancy-legend.tsx';
import styles from './occupancy.module.css';
import { useGridSizes } from './use-grid-sizes.ts';
import { useGridView } from './use-grid-view.ts';
import { useHomeFilter } from './use-home-filter.ts';
import { useOccupancy } from './use-occupancy.ts';

/** The calendar of all homes: filter, grid, and what can be done in it. */
export function OccupancyBoard({
  homes,
  today,
}: {
  homes: readonly OccupancyHome[];
  today: PlainDate;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const navigate = useNavigate();
  const [filter, setFilter] = useHomeFilter();
  const [hasPrices, setPrices] = useState(true);
  const [sheet, setSheet] = useState<SheetFor | null>(null);
  const [done, setDone] = useState<CalendarDone | 'undone' | null>(null);
  const days = useMemo(() => gridDays(today), [today]);
  const sizes = useGridSizes();
  const shown = useMemo(() => filterHomes(homes, filter), [homes, filter]);
  const numbers = useMemo(() => shown.map(({ objectNumber }) => objectNumber), [shown]);
  const scroll = useGridView(sizes, days, shown.length);
  const { cache, hasFailed, retry, renew } = useOccupancy({
    ...{ homes: numbers, view: scroll.view, origin: days.origin, prices: hasPrices },
  });
  const undo = useSubmit('undoCalendarAct', {
    onDone(_answer, { objectNumber }) {
      setDone('undone');
      renew(Number(objectNumber));
    },
  });
  const findHome = (objectNumber: number): CalendarHome | null => {
    const home = homes.find((one) => one.objectNumber === objectNumber);
    const read = cache.get(objectNumber);
    return home && read ? { ...home, ...read, active: home.state === 'published' } : null;
  };
  const selection = useNightSelection({
    from: today,
    until: dateOfColumn(days, days.weeks * 7 - 1),
    opens(objectNumber, date) {
      const home = findHome(objectNumber);
      const occupancy = home && findNight(home, date).taken;
      if (!occupancy) return home === null;
      if (occupancy.bookingID !== null)
        void navigate(buildPath('LandlordBooking', { bookingID: occupancy.bookingID }));
      else if (isOwnBlock(occupancy)) setSheet({ home, stay: occupancy, block: occupancy });
      else return false;
      return true;
    },
    onChosen({ objectNumber, first, last }) {
      const home = findHome(objectNumber);
      if (home) setSheet({ home, stay: { startDate: first, endDate: addDays(last, 1) }, block: null });
    },
  });
  return (
    <>
      <FilterBar
        {...{ homes, filter, days, hasPrices }}
        firstColumn={scroll.firstColumn}
        onColumn={scroll.showColumn}
        onFilter={setFilter}
        onPrices={setPrices}
      />
      <div className={styles.messages}>
        <p role="status" className={styles.count}>
          {shown.length === 0
            ? t('landlord.occupancy.none')
            : t('landlord.occupancy.shown', { shown: shown.length, count: homes.length })}
        </p>
        {done !== null && (
          <DoneNotice
            done={done}
            isBusy={undo.sending !== null}
            onUndo={({ objectNumber, actID }) => void undo.submit({ objectNumber, actID })}
          />
        )}
        <CalendarProblem failure={undo.sending ? null : undo.failure} />
        {hasFailed && (
          <Notice kind="warning" role="alert">
            <p>{t('landlord.occupancy.failed')}</p>
            <Button onClick={retry}>{t('landlord.retry')}</Button>
          </Notice>
        )}
      </div>
      <OccupancyGrid {...{ homes: shown, days, sizes, scroll, cache, hasPrices, selection }} />
      <OccupancyLegend />
      <BegunBar range={selection} />
      {sheet && (
        <RangeSheet
          key={`${sheet.home.objectNumber}-${sheet.stay.startDate}-${sheet.stay.endDate}`}
          sheet={sheet}
          today={today}
          onClose={() => setSheet(null)}
          onDone={(completedChange) => {
            undo.dismiss();
            setSheet(null);
            setDone(completedChange);
            renew(completedChange.objectNumber);
          }}
        />
      )}
    </>
  );
}
