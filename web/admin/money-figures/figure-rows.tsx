import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { owedByGuests, type MoneyFigure } from '../../../domain/money-figures.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { formatSubject } from '../../../texts/ledger-subject.ts';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type Row = ResponseOf<Api['listMoneyFigure']>['rows'][number];

/** Figures whose rows are parts of a stay's price instead of postings. */
const claims: readonly MoneyFigure[] = [...owedByGuests, 'hostsDue', 'hostsLater'];
const isClaim = (figure: MoneyFigure): boolean => claims.includes(figure);

export function FigureRows({
  id,
  figure,
  month,
}: {
  id: string;
  figure: MoneyFigure;
  month: string;
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const { answer, failure, retry } = useCall('listMoneyFigure', { figure, month });
  const name = t(`money.figures.of.${figure}`);
  const caption = month === '' ? name : `${name}, ${format.month(`${month}-01`)}`;
  const writeSubject = ({ subject }: Row): string => (subject === null ? '' : formatSubject(t, subject));
  const columns: WorkColumn<Row>[] = [
    {
      key: 'day',
      label: t('money.figures.day'),
      fit: 'line',
      text: ({ day }) => (day === null ? '' : format.date(day)),
      order: ({ day }) => day ?? '',
    },
    {
      key: 'name',
      label: t('money.figures.who'),
      text: (row) => [row.bookingDisplayNumber, row.name].filter(Boolean).join(' · '),
      cell: (row) =>
        row.bookingID === null ? (
          row.name
        ) : (
          <Link to={buildPath('AdminBookingMoney', { bookingID: String(row.bookingID) })}>
            {[row.bookingDisplayNumber, row.name].filter(Boolean).join(' · ')}
          </Link>
        ),
    },
    {
      key: 'what',
      label: t('money.figures.what'),
      text: (row) => {
        const subject = writeSubject(row);
        const cause =
          row.cause === null
            ? ''
            : t(isClaim(figure) ? `money.figures.for.${row.cause}` : `money.cause.${row.cause}`);
        // A card payment is both the subject and the cause of its posting, so it is named once.
        return (cause !== '' && subject.startsWith(cause) ? [subject] : [cause, subject])
          .filter(Boolean)
          .join(', ');
      },
    },
    {
      key: 'amount',
      label: t('money.figures.amount'),
      fit: 'number',
      text: ({ amount }) => format.moneyExact(amount),
      order: ({ amount }) => amount,
      sheet: ({ amount }) => sheetNumber(amount, 2, language),
    },
  ];
  return (
    <Card className={styles.stack} id={id} data-testid="figure-rows">
      <h2 className={styles.title}>{caption}</h2>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <>
          <p role="status">
            {t('money.figures.sum', { count: answer.count, sum: format.moneyExact(answer.sum) })}
          </p>
          {answer.rows.length > 0 && (
            <WorkTable
              caption={caption}
              rows={answer.rows.map((row, place) => ({ ...row, place }))}
              columns={columns}
              rowKey={(row) => (row as Row & { place: number }).place}
              isWhole={answer.rows.length === answer.count}
              fileName={`${figure}${month === '' ? '' : `-${month}`}`}
            />
          )}
        </>
      )}
    </Card>
  );
}
