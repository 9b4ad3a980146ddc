import { useMemo } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { DayFace } from '../calendar/month-grid.tsx';
import { useChosenRegion } from './chosen-region.ts';
import { holidayOn, holidaysOf, type SchoolHoliday } from './school-holidays.ts';

export interface SchoolHolidays {
  /** The code of the region; empty where none is chosen. */
  region: string;
  holidays: readonly SchoolHoliday[];
  /** The same day with its mark, and with words for it, where it is one of the holidays. */
  mark(date: PlainDate, face: DayFace): DayFace;
}

/** The school holidays that the visitor wants to see. */
export function useSchoolHolidays(): SchoolHolidays {
  const { t } = useTexts();
  const region = useChosenRegion();
  const holidays = useMemo(() => holidaysOf(region), [region]);
  return {
    region,
    holidays,
    mark(date, face) {
      const holiday = holidayOn(holidays, date);
      return holiday
        ? { ...face, words: `${face.words} ${t(`calendar.holidays.${holiday.kind}`)}.`, isHoliday: true }
        : face;
    },
  };
}
