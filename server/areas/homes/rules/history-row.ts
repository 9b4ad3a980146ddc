import type { HistoryKind, HistorySide } from '../../../../domain/homes/home-history.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { HomeChange } from './changes-of-home.ts';

/** Sort key of an entry among all of a home: its time in microseconds, its table, and its number there. */
export interface HistoryPosition {
  micros: string;
  origin: string;
  id: number;
}

export interface HistoryRow extends HistoryPosition {
  at: string;
  kind: HistoryKind;
  event: string;
  side: HistorySide;
  personNumber: number | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** The name of the API key that was used; null for people. */
  program: string | null;
  detail: string;
  changes: HomeChange[];
  /** Subject of an act on the calendar: a block, a list of seasons, or a connected calendar. */
  before: unknown;
  after: unknown;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  bookingId: number | null;
  bookingNumber: number | null;
  reportId: number | null;
}
