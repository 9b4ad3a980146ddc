import { useMemo, useState, type ReactNode } from 'react';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { BegunBar } from '../calendar/calendar-status.tsx';
import { useCalendarChanges } from '../calendar/use-calendar-changes.tsx';
import { useNightSelection } from '../calendar/use-night-selection.ts';
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

/** The calendar of all homes: filter, grid and actions. */
export function OccupancyBoard({
  homes,
  today,
}: {
  homes: readonly OccupancyHome[];
  today: PlainDate;
}): ReactNode {
  const { t } = useTexts();
  const [filter, setFilter] = useHomeFilter();
  const [hasPrices, setPrices] = useState(true);
  const days = useMemo(() => gridDays(today), [today]);
  const sizes = useGridSizes();
  const shown = useMemo(() => filterHomes(homes, filter), [homes, filter]);
  const numbers = useMemo(() => shown.map(({ objectNumber }) => objectNumber), [shown]);
  const scroll = useGridView(sizes, days, shown.length);
  const { cache, hasFailed, retry, renew } = useOccupancy({
    ...{ homes: numbers, view: scroll.view, origin: days.origin, prices: hasPrices },
  });
  const changes = useCalendarChanges(today, renew);
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
      return home === null || changes.openNight(home, date);
    },
    onChosen({ objectNumber, first, last }) {
      const home = findHome(objectNumber);
      if (home) changes.openRange(home, first, last);
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
        {changes.status}
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
      {changes.sheet}
    </>
  );
}
