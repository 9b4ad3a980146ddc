import type { getPartnerReport, PartnerReport } from '../../../../contract/partners/get-partner-report.ts';
import { addDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownPartnersStore } from '../own-partners-store.ts';
import type { PartnersDeps } from '../partners-context.ts';
import { countHops, partnerReport, type ReportRow } from '../report-store.ts';
import { sumCents, toEuros } from '../../../../domain/money.ts';

const daysMax = 400;

const presentFigures = (row: Omit<ReportRow, 'key'>): PartnerReport['totals'] => ({
  visits: row.visits,
  asked: row.asked,
  booked: row.booked,
  cancelled: row.cancelled,
  value: toEuros(row.valueCents),
  pending: toEuros(row.pendingCents),
  confirmed: toEuros(row.confirmedCents),
});

const counts = ['visits', 'asked', 'booked', 'cancelled', 'agreed'] as const;

export function getPartnerReportHandler({
  connection,
  clock,
}: Pick<PartnersDeps, 'connection' | 'clock'>): Handler<typeof getPartnerReport> {
  return async ({ partnerID, from, until, by }, { user }) => {
    const ownPartners = await ownPartnersStore.listByPerson(connection.db, user.uid);
    const partner = ownPartners.find(({ id }) => id === partnerID);
    if (!partner) {
      return { ok: false, type: 'partner-not-found', data: null };
    }
    if (until < from || until > addDays(from, daysMax)) {
      return { ok: false, type: 'period-invalid', data: null };
    }
    const reportQuery = { partnerId: partnerID, from, until, today: clock.today() };
    const rows = await partnerReport(connection.db, { ...reportQuery, by });
    // A report by link or home is cut at a maximum number of rows; a report by day is complete and gives the totals.
    const days = by === 'day' ? rows : await partnerReport(connection.db, { ...reportQuery, by: 'day' });
    const countTotals = Object.fromEntries(
      counts.map((name) => [name, days.reduce((sum, row) => sum + row[name], 0)]),
    ) as Record<(typeof counts)[number], number>;
    const totals = {
      ...countTotals,
      valueCents: sumCents(days.map((row) => row.valueCents)),
      pendingCents: sumCents(days.map((row) => row.pendingCents)),
      confirmedCents: sumCents(days.map((row) => row.confirmedCents)),
    };
    return {
      ok: true,
      data: {
        totals: presentFigures(totals),
        rows: rows.map((row) => ({ key: row.key, ...presentFigures(row) })),
        hops: await countHops(connection.db, partner.url, { from, until }),
        hasCommission: totals.agreed > 0,
      },
    };
  };
}
