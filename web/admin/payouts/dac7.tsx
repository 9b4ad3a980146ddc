import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import styles from '../parts/admin.module.css';
import { Refused } from './refused.tsx';

export function Dac7({ years }: { years: readonly number[] }): ReactNode {
  const { t } = useTexts();
  const [year, setYear] = useState(years[0]!);
  const [report, setReport] = useState<ResponseOf<Api['exportDac7']> | null>(null);
  const make = useSubmit('exportDac7', {
    onDone: (report) => {
      setReport(report);
      downloadText(report);
    },
  });
  return (
    <Card className={styles.stack} data-testid="dac7">
      <h2 className={styles.title}>{t('payouts.office.dac7')}</h2>
      <p className={styles.soft}>{t('payouts.office.dac7Lead')}</p>
      <form
        className={styles.narrow}
        onSubmit={(event) => {
          event.preventDefault();
          setReport(null);
          void make.submit({ year });
        }}
      >
        <SelectField
          label={t('payouts.office.year')}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <p className={styles.actions}>
          <Button type="submit" busy={make.sending !== null}>
            {t('payouts.office.download')}
          </Button>
        </p>
      </form>
      {report && (
        <Notice kind={report.incomplete.length > 0 ? 'warning' : 'success'} role="status">
          <p>{t('payouts.office.reported', { count: report.sellers })}</p>
          {report.incomplete.length > 0 && (
            <p>
              {t('payouts.office.incomplete', {
                names: report.incomplete
                  .map(({ landlordNumber, name }) => `${landlordNumber} ${name}`)
                  .join(', '),
              })}
            </p>
          )}
        </Notice>
      )}
      <Refused failure={make.failure} />
    </Card>
  );
}
