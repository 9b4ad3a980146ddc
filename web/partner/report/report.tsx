import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import { sheetType } from '../../features/own-area/sheet-csv.ts';
import { useOwnCall } from '../../features/own-area/use-own-call.ts';
import type { PartnerPage } from '../load-partner-page.ts';
import { PartnerTotals } from '../parts/partner-totals.tsx';
import { OwnStates } from '../parts/partner-frame.tsx';
import styles from '../parts/partner.module.css';
import { CurveCard } from './curve-card.tsx';
import { groups, readReportQuery, reportPeriods } from './read-report-query.ts';
import { reportCsv } from './report-csv.ts';
import { curveOfReport } from './report-curve.ts';
import { ReportTable } from './report-table.tsx';
import { Statements } from './statements.tsx';

export function Report({ partner }: { partner: OwnPartner }): ReactNode {
  const { t, language, format } = useTexts();
  const { loginPath } = useLoaderData<PartnerPage>();
  const [query, setQuery] = useSearchParams();
  const { period, by, from, until } = readReportQuery(query, useToday());
  const { partnerID, commissionPercent } = partner;
  const call = useOwnCall('getPartnerReport', { partnerID, from, until, by }, loginPath);
  const isByDay = by === 'day';
  const days = useOwnCall(
    'getPartnerReport',
    isByDay ? null : { partnerID, from, until, by: 'day' as const },
    loginPath,
  );
  const rowsByDay = (isByDay ? call.answer : days.answer)?.rows;
  const setParam = (name: string, value: string): void => {
    const params = new URLSearchParams(query);
    params.set(name, value);
    setQuery(params, { replace: true, preventScrollReset: true });
  };
  const keyName = (key: string): string => {
    if (by === 'day') return format.date(key);
    if (by === 'subId') return key === '' ? t('partner.report.noSubId') : key;
    return key === '0' ? t('partner.report.otherPages') : t('partner.report.home', { number: key });
  };
  const report = call.answer;
  const firstHeading = t(`partner.report.by.${by}`);
  return (
    <>
      <div className={styles.filters}>
        <ChoicePills
          legend={t('partner.report.period')}
          name="period"
          value={period}
          choices={reportPeriods.map((one) => ({ value: one, label: t(`partner.report.periods.${one}`) }))}
          onChange={(chosen) => setParam('period', chosen)}
        />
        <ChoicePills
          legend={t('partner.report.toldBy')}
          name="by"
          value={by}
          choices={groups.map((one) => ({ value: one, label: t(`partner.report.by.${one}`) }))}
          onChange={(chosen) => setParam('by', chosen)}
        />
      </div>
      {!report && <OwnStates call={call} />}
      {report && (
        <div className={styles.stack} aria-busy={call.isPending}>
          <PartnerTotals report={report} />
          {partner.partnerUrl !== '' && (
            <p className={styles.soft} data-testid="partner-hops">
              {t('partner.report.hops', { count: report.hops })}
            </p>
          )}
          <p className={styles.soft}>
            {commissionPercent === null
              ? t('partner.report.notAgreed')
              : t('partner.report.agreed', { percent: format.number(commissionPercent) })}
          </p>
          {rowsByDay && rowsByDay.length > 0 && (
            <CurveCard points={curveOfReport(rowsByDay, { period, from, until })} />
          )}
          <Card className={styles.stack}>
            {report.rows.length === 0 ? (
              <p>{t('partner.report.empty')}</p>
            ) : (
              <ReportTable
                report={report}
                caption={t('partner.report.title')}
                first={firstHeading}
                nameOf={keyName}
              />
            )}
          </Card>
          {report.rows.length > 0 && (
            <div>
              <Button
                onClick={() =>
                  downloadText({
                    fileName: `partner-${partnerID}-${from}-${until}.csv`,
                    mediaType: sheetType,
                    content: reportCsv(
                      report.rows,
                      { first: firstHeading, nameOf: (key) => (by === 'day' ? key : keyName(key)) },
                      t,
                      language,
                    ),
                  })
                }
              >
                {t('partner.report.csv')}
              </Button>
            </div>
          )}
        </div>
      )}
      <Statements partnerID={partnerID} />
    </>
  );
}
