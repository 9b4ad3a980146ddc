import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Pending } from '../parts/pending.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { OfficeNotes } from './notes.tsx';
import { personPath, type NamedPerson } from './person-path.ts';
import { RecordSection } from './record-section.tsx';
import type { Column } from './record-table.tsx';
import styles from './records.module.css';
import { useRecordColumns } from './use-record-columns.tsx';

const narrow = {
  bookings: ['booking', 'stay', 'state'],
  cases: ['case', 'topic', 'state'],
} as const;

/** Shows notes and other records of the person named by a booking or case, next to it. */
export function PersonBeside({
  of,
  topics,
}: {
  of: NamedPerson & { source: 'booking' | 'case' };
  topics: Readonly<Record<string, string>>;
}): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  const columns = useRecordColumns(topics);
  const { answer, failure, retry } = useCall('getPersonRecord', { languageCode: language, of });
  // A booking or case without a mail address names no person.
  if (failure?.type === 'record-missing') return null;
  if (!answer) return <Pending {...{ answer, failure, retry }} />;
  const { account, name, email } = answer;
  const pickColumns = <Row,>(columns: readonly Column<Row>[], names: readonly string[]): Column<Row>[] =>
    columns.filter((column) => names.includes(column.name));
  return (
    <div className={styles.record} data-testid="person-beside">
      <p>
        <Link to={personPath(buildPath, account ? { source: 'account', number: account.number } : of)}>
          {t('records.person.all', { name: name || email })}
        </Link>
      </p>
      <OfficeNotes of={of} notes={answer.notes} colleagues={answer.colleagues} />
      <RecordSection
        name="bookings"
        title={t(of.source === 'booking' ? 'records.person.otherBookings' : 'records.group.bookings')}
        columns={pickColumns(columns.bookings, narrow.bookings)}
        rows={answer.bookings.filter(
          ({ bookingDisplayNumber }) => of.source !== 'booking' || bookingDisplayNumber !== of.number,
        )}
        keyOf={(one) => one.bookingID}
      />
      <RecordSection
        name="cases"
        title={t(of.source === 'case' ? 'records.person.otherCases' : 'records.group.cases')}
        columns={pickColumns(columns.cases, narrow.cases)}
        rows={answer.cases.filter(({ caseNumber }) => of.source !== 'case' || caseNumber !== of.number)}
        keyOf={(one) => one.caseNumber}
      />
    </div>
  );
}
