import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useMay } from '../parts/use-may.ts';
import { CalendarProblem } from './calendar-problem.tsx';
import { DoneNotice } from './calendar-status.tsx';
import { findNight, isOwnBlock, type Taken } from './nights.ts';
import type { CalendarDone } from './range-form-props.ts';
import { RangeSheet, type SheetFor } from './range-sheet.tsx';

interface CalendarChanges {
  /** Opens the booking or the own block of a night; returns false if it has neither. */
  openNight(home: CalendarHome, date: PlainDate): boolean;
  openBlock(home: CalendarHome, block: Taken): void;
  openRange(home: CalendarHome, first: PlainDate, last: PlainDate): void;
  /** The result of the last change, with a button to undo it. */
  status: ReactNode;
  sheet: ReactNode;
}

/** Lets landlords change nights of a calendar in a dialog, and who may only read it open bookings. `onChanged` has to load the home's nights again. */
export function useCalendarChanges(
  today: PlainDate,
  onChanged: (objectNumber: number) => void,
): CalendarChanges {
  const buildPath = useLandlordPaths();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<SheetFor | null>(null);
  const [done, setDone] = useState<CalendarDone | 'undone' | null>(null);
  const undo = useSubmit('undoCalendarAct', {
    onDone(_answer, { objectNumber }) {
      setDone('undone');
      onChanged(Number(objectNumber));
    },
  });
  const mayChange = useMay()('homes.own');
  const openBlock = (home: CalendarHome, block: Taken): void => {
    if (mayChange) setSheet({ home, stay: block, block });
  };
  return {
    openBlock,
    openNight(home, date) {
      const occupancy = findNight(home, date).taken;
      if (!occupancy) return !mayChange;
      if (occupancy.bookingID !== null)
        void navigate(buildPath('LandlordBooking', { bookingID: occupancy.bookingID }));
      else if (isOwnBlock(occupancy)) openBlock(home, occupancy);
      else return !mayChange;
      return true;
    },
    openRange: (home, first, last) =>
      setSheet({ home, stay: { startDate: first, endDate: addDays(last, 1) }, block: null }),
    status: (
      <>
        <DoneNotice
          done={done}
          isBusy={undo.sending !== null}
          onUndo={({ objectNumber, actID }) => void undo.submit({ objectNumber, actID })}
        />
        <CalendarProblem failure={undo.sending ? null : undo.failure} />
      </>
    ),
    sheet: sheet && (
      <RangeSheet
        key={`${sheet.home.objectNumber}-${sheet.stay.startDate}-${sheet.stay.endDate}`}
        sheet={sheet}
        today={today}
        onClose={() => setSheet(null)}
        onDone={(completedChange) => {
          undo.dismiss();
          setSheet(null);
          setDone(completedChange);
          onChanged(completedChange.objectNumber);
        }}
      />
    ),
  };
}
