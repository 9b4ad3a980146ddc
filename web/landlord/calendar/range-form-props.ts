import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import type { Stay } from '../../../domain/stay.ts';

/** What was done, in the words of the page, and how it is taken back. */
export interface CalendarDone {
  kind: 'blocked' | 'changed' | 'removed' | 'rates';
  objectNumber: number;
  actID: number;
  stay: Stay;
}

export interface RangeFormProps {
  home: CalendarHome;
  stay: Stay;
  onDone: (done: CalendarDone) => void;
}
