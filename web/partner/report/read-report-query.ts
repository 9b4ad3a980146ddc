import type { ReportGroup } from '../../../contract/partners/get-partner-report.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';

export const reportPeriods = ['month', 'quarter', 'year'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
const daysByPeriod: Record<ReportPeriod, number> = { month: 30, quarter: 90, year: 365 };

export const groups = ['day', 'subId', 'home'] as const satisfies readonly ReportGroup[];

/** Reads period and grouping from the address. The default is the last thirty days by day. */
export function readReportQuery(
  query: URLSearchParams,
  today: PlainDate,
): { period: ReportPeriod; by: ReportGroup; from: PlainDate; until: PlainDate } {
  const period = reportPeriods.find((one) => one === query.get('period')) ?? 'month';
  const by = groups.find((one) => one === query.get('by')) ?? 'day';
  return { period, by, from: addDays(today, 1 - daysByPeriod[period]), until: today };
}
