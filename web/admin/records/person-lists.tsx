import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import { RecordSection } from './record-section.tsx';
import type { PersonRecord } from './record-types.ts';
import { SentMails } from './sent-mails.tsx';
import styles from './records.module.css';
import { useRecordColumns } from './use-record-columns.tsx';
import { useRecordLinks } from './use-record-links.tsx';

export function PersonLists({
  record,
  topics,
}: {
  record: PersonRecord;
  topics: Readonly<Record<string, string>>;
}): ReactNode {
  const { t } = useTexts();
  const columns = useRecordColumns(topics);
  const { bookings, cases, homes, hostBookings, vouchers } = record;
  const isEmpty = [bookings, cases, homes, hostBookings, vouchers].every(({ length }) => length === 0);
  return (
    <>
      {isEmpty && <p className={styles.count}>{t('records.person.nothing')}</p>}
      <RecordSection
        name="bookings"
        title={t('records.group.bookings')}
        columns={columns.bookings}
        rows={bookings}
        keyOf={(one) => one.bookingID}
      />
      <RecordSection
        name="cases"
        title={t('records.group.cases')}
        columns={columns.cases}
        rows={cases}
        keyOf={(one) => one.caseNumber}
      />
      <RecordSection
        name="homes"
        title={t('records.group.homes')}
        columns={columns.homes}
        rows={homes}
        keyOf={(one) => one.objectNumber}
      />
      <RecordSection
        name="host-bookings"
        title={t('records.group.hostBookings')}
        columns={columns.bookings}
        rows={hostBookings}
        keyOf={(one) => one.bookingID}
      />
      <RecordSection
        name="vouchers"
        title={t('records.group.vouchers')}
        columns={columns.vouchers.filter(({ name }) => name !== 'buyer')}
        rows={vouchers}
        keyOf={(one) => one.voucherNumber}
      />
      <SentMails mails={record.mails} />
      <Threads threads={record.threads} />
    </>
  );
}

/** Lists threads between guest and host. The office can only open those that one of them has reported. */
function Threads({ threads }: { threads: PersonRecord['threads'] }): ReactNode {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const buildPath = useAdminPaths();
  const { account } = useVisitor();
  const mayRead = account === null || account.accountPermissions['messages.read'] === true;
  return (
    <RecordSection
      name="threads"
      title={t('records.threads.title')}
      rows={threads}
      keyOf={(one) => one.threadID}
      columns={[
        {
          name: 'booking',
          isShort: true,
          label: t('records.column.booking'),
          cell: ({ bookingDisplayNumber }) =>
            bookingDisplayNumber === null
              ? t('records.threads.question')
              : links.bookingByNumber(bookingDisplayNumber),
        },
        {
          name: 'messages',
          label: t('records.threads.messages'),
          cell: ({ messages }) => t('records.threads.count', { count: messages }),
        },
        {
          name: 'changed',
          isShort: true,
          label: t('records.column.changed'),
          cell: ({ changedAt }) => format.moment(changedAt),
        },
        {
          name: 'report',
          label: t('records.threads.report'),
          cell: ({ reportID }) =>
            reportID === null ? (
              t('records.threads.closed')
            ) : mayRead ? (
              <Link to={buildPath('AdminReportedThread', { reportID: String(reportID) })}>
                {t('records.threads.read')}
              </Link>
            ) : (
              t('records.threads.reported')
            ),
        },
      ]}
    />
  );
}
