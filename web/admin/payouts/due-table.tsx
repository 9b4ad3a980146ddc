import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type DuePayout = ResponseOf<Api['findPayouts']>['due'][number];

export function DueTable({ due }: { due: readonly DuePayout[] }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const columns: WorkColumn<DuePayout>[] = [
    {
      key: 'host',
      label: t('work.column.host'),
      text: ({ landlordNumber, name }) => `${landlordNumber} · ${name}`,
      order: ({ name }) => name,
    },
    {
      key: 'bookings',
      label: t('work.column.bookings'),
      text: ({ bookings }) => String(bookings),
      cell: ({ bookings, parts }) => (
        <details>
          <summary>{bookings}</summary>
          <ul>
            {parts.map(({ bookingID, bookingDisplayNumber, amount }) => (
              <li key={bookingID}>
                <Link to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}>
                  {bookingDisplayNumber}
                </Link>{' '}
                {format.moneyExact(amount)}
              </li>
            ))}
          </ul>
        </details>
      ),
      order: ({ bookings }) => bookings,
    },
    {
      key: 'hindrance',
      label: t('work.column.hindrance'),
      text: ({ hindrance }) => (hindrance === null ? '' : t(`payouts.office.hindrance.${hindrance}`)),
    },
    {
      key: 'amount',
      label: t('work.column.amount'),
      fit: 'number',
      text: ({ amount }) => format.moneyExact(amount),
      order: ({ amount }) => amount,
      sheet: ({ amount }) => sheetNumber(amount, 2, language),
    },
  ];
  return (
    <WorkTable
      caption={t('payouts.office.due')}
      rows={due}
      columns={columns}
      rowKey={({ landlordNumber }) => landlordNumber}
      isWhole
      fileName="payouts-due"
    />
  );
}
