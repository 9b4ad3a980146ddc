import { memo, type CSSProperties, type ReactNode } from 'react';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { fromDayNumber } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { NightSelection } from '../calendar/use-night-selection.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { nameColumn } from './grid-cell.ts';
import { dateOfColumn, type GridDays } from './grid-days.ts';
import styles from './occupancy-grid.module.css';
import type { ReadHome } from './occupancy-cache.ts';
import { RequestBar } from './request-bar.tsx';
import { StayBar } from './stay-bar.tsx';
import { WeekCells } from './week-cells.tsx';

/** A home's row of days, with bars for stays above them. */
export const HomeRow = memo(function HomeRow({
  home,
  row,
  firstWeek,
  endWeek,
  days,
  read,
  hasPrices,
  tabStop,
  chosen,
}: {
  home: OccupancyHome;
  row: number;
  firstWeek: number;
  endWeek: number;
  days: GridDays;
  read: ReadHome;
  hasPrices: boolean;
  /** Column with the tab stop; null if another row has it. */
  tabStop: number | null;
  chosen: NightSelection['chosen'];
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const { objectNumber, photo, place, state } = home;
  const title = home.title || String(objectNumber);
  const weeks = Array.from({ length: endWeek - firstWeek }, (_, index) => firstWeek + index);
  const stopWeek = tabStop === null || tabStop === nameColumn ? null : Math.floor(tabStop / 7);
  // The cell with the tab stop stays in the page when it is scrolled out of view, so that the focus is not lost.
  if (stopWeek !== null && !weeks.includes(stopWeek)) weeks.push(stopWeek);
  const from = dateOfColumn(days, firstWeek * 7);
  const until = dateOfColumn(days, endWeek * 7);
  const chosenText = chosen ? `${chosen.first} ${chosen.last}` : '';
  const chosenIn = (week: number): string => {
    const monday = days.origin + week * 7;
    const isTouched =
      chosen && chosen.first < fromDayNumber(monday + 7) && chosen.last >= fromDayNumber(monday);
    return isTouched ? chosenText : '';
  };
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ '--row-number': row } as CSSProperties}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.name}
        data-home={objectNumber}
        data-column={nameColumn}
        tabIndex={tabStop === nameColumn ? 0 : -1}
      >
        {photo ? (
          <img
            className={styles.photo}
            src={`${photo}-250x155.webp`}
            alt=""
            width={44}
            height={28}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className={styles.photo} />
        )}
        <span className={styles.words}>
          <Link
            to={buildPath('LandlordHomeEditor', { objectNumber })}
            tabIndex={-1}
            title={title}
            className={styles.title}
          >
            {title}
          </Link>
          <span className={styles.place}>
            {state === 'published' ? place : `${place} · ${t(`landlord.occupancy.state.${state}`)}`}
          </span>
        </span>
      </div>
      {weeks.map((week) => (
        <WeekCells
          key={week}
          {...{ objectNumber, week, days, read, hasPrices }}
          tabStop={week === stopWeek ? tabStop : null}
          chosen={chosenIn(week)}
        />
      ))}
      {read.taken
        .filter((stay) => stay.startDate < until && stay.endDate >= from)
        .map((stay) => (
          <StayBar key={stay.stayID} stay={stay} objectNumber={objectNumber} origin={days.origin} />
        ))}
      {read.requests
        .filter((request) => request.startDate < until && request.endDate >= from)
        .map((request) => (
          <RequestBar key={request.bookingID} request={request} origin={days.origin} />
        ))}
    </div>
  );
});
