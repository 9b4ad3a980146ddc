import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type ListedBooking = ResponseOf<Api['findMoney']>['bookings'][number];

export function BookingsTable({
  caption,
  bookings,
  isWhole,
}: {
  caption: string;
  bookings: readonly ListedBooking[];
  isWhole: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const amountColumn = (name: 'open' | 'overdue'): WorkColumn<ListedBooking> => ({
    key: name,
    label: t(`work.column.${name}`),
    fit: 'number',
    text: (booking) => format.moneyExact(booking[name]),
    order: (booking) => booking[name],
    sheet: (booking) => sheetNumber(booking[name], 2, language),
  });
  const columns: WorkColumn<ListedBooking>[] = [
    {
      key: 'name',
      label: t('work.column.guest'),
      text: ({ bookingDisplayNumber, name }) => `${bookingDisplayNumber} · ${name}`,
      cell: ({ bookingID, bookingDisplayNumber, name }) => (
        <Link
          to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}
        >{`${bookingDisplayNumber} · ${name}`}</Link>
      ),
      order: ({ name }) => name,
    },
    amountColumn('open'),
    amountColumn('overdue'),
    {
      key: 'reminders',
      label: t('work.column.reminders'),
      fit: 'number',
      text: ({ reminders }) => String(reminders),
      order: ({ reminders }) => reminders,
    },
    {
      key: 'note',
      label: t('work.column.note'),
      text: ({ isForOffice }) => (isForOffice ? t('money.list.forOffice') : ''),
      cell: ({ isForOffice }) => isForOffice && <Badge>{t('money.list.forOffice')}</Badge>,
    },
  ];
  return (
    <WorkTable
      caption={caption}
      rows={bookings}
      columns={columns}
      rowKey={({ bookingID }) => bookingID}
      isWhole={isWhole}
      fileName="bookings"
    />
  );
}
