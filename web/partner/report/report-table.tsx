import type { ReactNode } from 'react';
import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/partner.module.css';
import { reportColumns } from './report-csv.ts';

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
  const columns = reportColumns.filter(
    (name) => hasCommission || (name !== 'pending' && name !== 'confirmed'),
  );
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
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(row.key)}</th>
              {columns.map((name) => (
                <td key={name}>
                  {name === 'pending' || name === 'confirmed'
                    ? format.money(row[name])
                    : format.number(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
