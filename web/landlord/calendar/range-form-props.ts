import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import type { Stay } from '../../../domain/stay.ts';

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
