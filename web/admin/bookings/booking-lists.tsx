import { useState, type ReactNode } from 'react';
import { bookingListDays, bookingLists, type BookingList } from '../../../domain/office-records.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { useRecordColumns } from '../records/use-record-columns.tsx';

/** The bookings that the office works through while nobody has called about one. */
export function BookingLists({ topics }: { topics: Readonly<Record<string, string>> }): ReactNode {
  const { t, language } = useTexts();
  const [list, setList] = useState<BookingList>('arriving');
  const { answer, failure, retry } = useCall('listOfficeBookings', { languageCode: language, list });
  const columns = useRecordColumns(topics);
  const title = t(`records.list.${list}`, { count: bookingListDays });
  return (
    <section className={styles.stack} data-testid="booking-lists">
      <ChoicePills
        legend={t('records.list.title')}
        name="list"
        value={list}
        choices={bookingLists.map((one) => ({ value: one, label: t(`records.list.short.${one}`) }))}
        onChange={(chosen) => setList(bookingLists.find((one) => one === chosen)!)}
      />
      <Pending {...{ answer, failure, retry }} />
      {answer && answer.bookings.length === 0 && (
        <p role="status">{t(`records.list.none.${list}`, { count: bookingListDays })}</p>
      )}
      {answer && (
        <RecordSection
          name={`list-${list}`}
          title={title}
          columns={columns.bookings}
          rows={answer.bookings}
          keyOf={(one) => one.bookingID}
        >
          {answer.more && <p className={styles.soft}>{t('records.search.narrow')}</p>}
        </RecordSection>
      )}
    </section>
  );
}
