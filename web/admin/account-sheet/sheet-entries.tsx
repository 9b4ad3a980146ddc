import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { euros } from '../../../domain/money.ts';
import { formatSubject } from '../../../texts/ledger-subject.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type Entry = ResponseOf<Api['getAccountSheet']>['entries'][number];

/** The entries of an account in their order, each with the balance after it. */
export function SheetEntries({
  caption,
  entries,
  isWhole,
  fileName,
}: {
  caption: string;
  entries: readonly Entry[];
  isWhole: boolean;
  fileName: string;
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useAdminPaths();
  const who = ({ bookingDisplayNumber, name }: Entry): string =>
    [bookingDisplayNumber, name].filter(Boolean).join(' · ');
  const amountColumn = (key: 'debit' | 'credit' | 'balance'): WorkColumn<Entry> => {
    const pick = ({ amount, balance }: Entry): number | null => {
      if (key === 'balance') return balance;
      if (amount > 0 !== (key === 'debit')) return null;
      return Math.abs(amount);
    };
    return {
      key,
      label: t(`money.sheetPage.column.${key}`),
      fit: 'number',
      text: (entry) => {
        const sum = pick(entry);
        return sum === null ? '' : format.moneyExact(euros(sum));
      },
      order: (entry) => pick(entry) ?? 0,
      sheet: (entry) => {
        const sum = pick(entry);
        return sum === null ? '' : sheetNumber(sum, 2, language);
      },
    };
  };
  const columns: WorkColumn<Entry>[] = [
    {
      key: 'day',
      label: t('money.figures.day'),
      fit: 'line',
      text: ({ day }) => format.date(day),
      order: ({ day, entryID }) => `${day} ${String(entryID).padStart(15, '0')}`,
    },
    {
      key: 'cause',
      label: t('money.sheet.cause'),
      text: ({ cause, reason }) => [t(`money.cause.${cause}`), reason].filter(Boolean).join(': '),
      second: ({ contra, bankDay }) =>
        [
          contra.map((one) => t(`money.account.${one}`)).join(', '),
          bankDay !== null && t('money.sheetPage.bankDay', { date: format.date(bankDay) }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'who',
      label: t('money.figures.who'),
      text: who,
      cell: (entry) =>
        entry.bookingID === null ? (
          who(entry)
        ) : (
          <Link to={buildPath('AdminBookingMoney', { bookingID: String(entry.bookingID) })}>
            {who(entry)}
          </Link>
        ),
      second: ({ subject }) => (subject === null ? '' : formatSubject(t, subject)),
    },
    {
      key: 'contra',
      label: t('money.sheetPage.column.contra'),
      isOnlyInFile: true,
      text: ({ contra }) => contra.map((one) => t(`money.account.${one}`)).join(', '),
    },
    {
      key: 'subject',
      label: t('money.sheet.subject'),
      isOnlyInFile: true,
      text: ({ subject }) => (subject === null ? '' : formatSubject(t, subject)),
    },
    {
      key: 'posting',
      label: t('money.sheet.posting'),
      isOnlyInFile: true,
      text: ({ postingID }) => String(postingID),
    },
    amountColumn('debit'),
    amountColumn('credit'),
    amountColumn('balance'),
  ];
  return (
    <WorkTable
      caption={caption}
      rows={entries}
      columns={columns}
      rowKey={({ entryID }) => entryID}
      isWhole={isWhole}
      fileName={fileName}
    />
  );
}
