import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { ReportPeriod } from './read-report-query.ts';

export interface CurvePoint {
  /** Both days are included. */
  from: PlainDate;
  until: PlainDate;
  visits: number;
  asked: number;
}

const lastDayOfMonth = (day: PlainDate): PlainDate => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const endOfPart: Record<ReportPeriod, (from: PlainDate) => PlainDate> = {
  month: (from) => from,
  quarter: (from) => addDays(from, 6),
  year: lastDayOfMonth,
};

/** Divides a period into days, weeks or months, and sums the days of a report in each. */
export function curveOfReport(
  rows: PartnerReport['rows'],
  { period, from, until }: { period: ReportPeriod; from: PlainDate; until: PlainDate },
): CurvePoint[] {
  const points: CurvePoint[] = [];
  for (let start = from; start <= until;) {
    const end = endOfPart[period](start);
    points.push({ from: start, until: end < until ? end : until, visits: 0, asked: 0 });
    start = addDays(end, 1);
  }
  for (const { key, visits, asked } of rows) {
    const point = points.find((one) => one.from <= key && key <= one.until);
    if (!point) continue;
    point.visits += visits;
    point.asked += asked;
  }
  return points;
}
