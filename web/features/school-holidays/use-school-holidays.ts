import { useMemo } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { DayContent } from '../calendar/month-grid.tsx';
import { useChosenRegion } from './chosen-region.ts';
import { holidayOn, listHolidays, type SchoolHoliday } from '../../../domain/school-holidays.ts';

export interface SchoolHolidays {
  region: string;
  holidays: readonly SchoolHoliday[];
  mark(date: PlainDate, face: DayContent): DayContent;
}

export function useSchoolHolidays(): SchoolHolidays {
  const { t } = useTexts();
  const region = useChosenRegion();
  const holidays = useMemo(() => listHolidays(region), [region]);
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
