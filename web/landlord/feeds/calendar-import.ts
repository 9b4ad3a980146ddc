import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { nightsBetween } from '../../../domain/stay.ts';

export type CalendarImport = ResponseOf<Api['importCalendarFile']>;

export const countAll = (stays: CalendarImport['blocked']): number =>
  stays.reduce((sum, { startDate, endDate }) => sum + nightsBetween(startDate, endDate), 0);
