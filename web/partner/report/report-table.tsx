import { useState, type ReactNode } from 'react';
import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from '../parts/partner.module.css';
import { reportColumns, sumColumns } from './report-csv.ts';

/** Rows that are shown at first: the days of a month. */
const rowsFirst = 31;

export function ReportTable({
  report: { rows, hasCommission },
  caption,
  first,
  nameOf,
}: {
  report: PartnerReport;
  caption: string;
  first: string;
  nameOf: (key: string) => string;
}): ReactNode {
  const { t, format } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const shownRows = isWhole ? rows : rows.slice(0, rowsFirst);
  const columns = reportColumns.filter((name) => hasCommission || !sumColumns.has(name));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table} data-testid="partner-report">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`partner.report.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row.key)}</th>
              {columns.map((name) => (
                <td key={name}>
                  {name === 'value' || name === 'pending' || name === 'confirmed'
                    ? format.moneyExact(row[name])
                    : format.number(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shownRows.length < rows.length && (
        <p>
          <Button small onClick={() => setWhole(true)}>
            {t('partner.report.showAll', { count: rows.length })}
          </Button>
        </p>
      )}
    </div>
  );
}
