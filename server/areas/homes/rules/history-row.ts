import type { HistoryKind, HistorySide } from '../../../../domain/homes/home-history.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { HomeChange } from './changes-of-home.ts';

/** Where an entry stands among all of a home: its microsecond, the table it comes from, and its number there. */
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
  detail: string;
  changes: HomeChange[];
  /** What an act on the calendar was about: a block, a list of seasons, a connected calendar. */
  before: unknown;
  after: unknown;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  bookingId: number | null;
  bookingNumber: number | null;
  reportId: number | null;
}
