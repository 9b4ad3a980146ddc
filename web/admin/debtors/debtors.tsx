import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { owedByGuests } from '../../../domain/money-figures.ts';
import { euros } from '../../../domain/money.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import { EmptyState } from '../../features/work/empty-state.tsx';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import figures from '../money-figures/money-figures.module.css';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type Debtor = ResponseOf<Api['listDebtors']>['debtors'][number];

/** What guests owe on a day, one line a booking, by how long it has been due. */
export function Debtors(): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const typed = params.get('asOf') ?? '';
  const asOf = isPlainDate(typed) ? typed : today;
  const { answer, failure, retry } = useCall('listDebtors', { asOf });
  const caption = t('money.debtors.caption', { date: format.date(asOf) });
  const who = ({ bookingDisplayNumber, name }: Debtor): string => `${bookingDisplayNumber} · ${name}`;
  const amountColumn = (key: (typeof owedByGuests)[number] | 'sum'): WorkColumn<Debtor> => ({
    key,
    label: t(key === 'sum' ? 'money.debtors.sum' : `money.figures.of.${key}`),
    fit: 'number',
    text: (row) => (row[key] === 0 ? '' : format.moneyExact(row[key])),
    order: (row) => row[key],
    sheet: (row) => sheetNumber(row[key], 2, language),
  });
  const columns: WorkColumn<Debtor>[] = [
    {
      key: 'who',
      label: t('money.figures.who'),
      text: who,
      cell: (row) => (
        <Link to={buildPath('AdminBookingMoney', { bookingID: String(row.bookingID) })}>{who(row)}</Link>
      ),
      second: ({ arrival }) => t('money.debtors.arrival', { date: format.date(arrival) }),
      order: ({ name }) => name,
    },
    ...owedByGuests.map(amountColumn),
    amountColumn('sum'),
    {
      key: 'days',
      label: t('money.debtors.days'),
      fit: 'number',
      text: ({ days }) => (days === 0 ? '' : String(days)),
      order: ({ days }) => days,
    },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('money.debtors.title')}</h1>
        <p className={styles.soft}>{t('money.debtors.lead')}</p>
      </div>
      <div className={styles.narrow}>
        <TextField
          name="asOf"
          type="date"
          label={t('money.debtors.asOf')}
          max={today}
          value={asOf}
          onChange={({ target }) => {
            if (!isPlainDate(target.value)) return;
            setParams({ asOf: target.value }, { preventScrollReset: true, replace: true });
          }}
        />
      </div>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <Card className={styles.stack} data-testid="debtors">
          <h2 className={styles.title}>{caption}</h2>
          {answer.debtors.length === 0 ? (
            <EmptyState title={t('money.debtors.none')}>{t('money.debtors.noneText')}</EmptyState>
          ) : (
            <>
              <dl className={figures.sums}>
                {owedByGuests.map((name) => (
                  <div key={name}>
                    <dt>{t(`money.figures.of.${name}`)}</dt>
                    <dd>
                      {format.moneyExact(
                        euros(
                          answer.debtors.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100,
                        ),
                      )}
                    </dd>
                  </div>
                ))}
                <div>
                  <dt>{t('money.debtors.sum')}</dt>
                  <dd>{format.moneyExact(answer.sum)}</dd>
                </div>
              </dl>
              <WorkTable
                caption={caption}
                rows={answer.debtors}
                columns={columns}
                rowKey={({ bookingID }) => bookingID}
                isWhole
                fileName={`${t('money.debtors.fileName')}-${asOf}`}
              />
            </>
          )}
        </Card>
      )}
    </div>
  );
}
